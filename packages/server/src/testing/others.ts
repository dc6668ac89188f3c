import { get } from 'node:http';

/** How other guests fared while something costly went on. */
export interface Others<T> {
  readonly result: T;
  /** Number of requests answered meanwhile. */
  readonly answered: number;
}

/** Sends requests from another address of this machine, one after the other, until `costly` is done. */
export async function meanwhile<T>(url: string, what: string, costly: Promise<T>): Promise<Others<T>> {
  let done = false;
  costly.then(
    () => {
      done = true;
    },
    () => {
      done = true;
    },
  );
  const took: number[] = [];
  while (!done) {
    const began = performance.now();
    const status = await statusFrom(`${url}/healthz`, OTHER);
    if (status !== 200) throw new Error(`somebody else was answered with ${status}`);
    took.push(performance.now() - began);
    await new Promise((next) => setTimeout(next, 2));
  }
  took.sort((a, b) => a - b);
  const at = (share: number) => Math.round(took[Math.floor(took.length * share)] ?? 0);
  console.info(
    `${what}: ${took.length} others, median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(0.9999)} ms`,
  );
  return { result: await costly, answered: took.length };
}

/** Another address of this machine, where there is one: Linux has all of 127.0.0.0/8. */
export const OTHER = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1';

export function statusFrom(url: string, localAddress: string): Promise<number> {
  return new Promise((done, fail) => {
    get(url, { localAddress, agent: false }, (response) => {
      response.resume();
      response.once('end', () => done(response.statusCode ?? 0));
    }).once('error', fail);
  });
}
