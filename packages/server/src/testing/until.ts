/** Polls until `when` holds. There is no timeout but the test's own. */
export async function until(when: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await when())) await new Promise((done) => setTimeout(done, 5));
}
