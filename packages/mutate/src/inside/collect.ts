/**
 * Replaces Vitest in the tests of a system: collects the tests instead of running them, so that one can be run again
 * and again, each time with another mutant. `expect` and `vi` are the real ones.
 */
import { format } from 'node:util';

export { expect, vi } from 'vitest';

type Body = (...given: never[]) => unknown;

export interface Collected {
  readonly title: string;
  readonly run: () => unknown;
}

/** What the file being imported has declared so far. */
export interface Collection {
  readonly tests: Collected[];
  readonly before: (() => unknown)[];
}

const at = globalThis as { __collection?: Collection };

/** Tests declared from now on go into this collection. */
export function collectInto(collection: Collection): void {
  at.__collection = collection;
}

const now = (): Collection => {
  if (!at.__collection) throw new Error('a test was declared while no file was being imported');
  return at.__collection;
};

const within: string[] = [];

function group(title: string, ...rest: readonly unknown[]): void {
  within.push(title);
  (bodyOf(rest) as () => void)();
  within.pop();
}

/** The body of a test. Vitest takes options before it and a time limit after it; neither matters here. */
const bodyOf = (rest: readonly unknown[]) => rest.find((part) => typeof part === 'function') as Body;

function declare(title: string, ...rest: readonly unknown[]): void {
  const body = bodyOf(rest) as () => unknown;
  now().tests.push({ title: [...within, title].join(' > '), run: () => body() });
}

/** Declares a test for each row. The row's first values fill the placeholders of the title. */
const each =
  (declares: (title: string, body: () => unknown) => void) =>
  (rows: readonly unknown[]) =>
  (title: string, ...rest: readonly unknown[]): void => {
    const body = bodyOf(rest) as (...given: unknown[]) => unknown;
    for (const row of rows) {
      const given = Array.isArray(row) ? row : [row];
      const holes = title.match(/%[sdifjoO]/g)?.length ?? 0;
      declares(format(title, ...given.slice(0, holes)), () => body(...given));
    }
  };

export const describe = Object.assign(group, { each: each(group) });
export const test = Object.assign(declare, { each: each(declare) });
export const it = test;

export function beforeAll(body: () => unknown): void {
  now().before.push(body);
}
