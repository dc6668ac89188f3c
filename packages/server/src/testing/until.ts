/** Waits until something holds, looking again and again; the test's own limit is the only clock. */
export async function until(when: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await when())) await new Promise((done) => setTimeout(done, 5));
}
