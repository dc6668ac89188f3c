/**
 * Stands in for Vitest in the tests of a system: they are written down instead of run, so that one can be run again and
 * again, with another mutant each time. `expect` and `vi` are the real ones.
 */
import { format } from 'node:util';

export { expect, vi } from 'vitest';

type Body = (...given: never[]) => unknown;

export interface Collected {
  readonly title: string;
  readonly run: () => unknown;
}

/** What the file being imported has written down so far. */
export interface Collection {
  readonly tests: Collected[];
  readonly before: (() => unknown)[];
}

const at = globalThis as { __collection?: Collection };

/** Everything that tests written down from now on belong to. */
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

/** Vitest takes options before the body and a time limit after it; neither matters here. */
const bodyOf = (rest: readonly unknown[]) => rest.find((part) => typeof part === 'function') as Body;

function declare(title: string, ...rest: readonly unknown[]): void {
  const body = bodyOf(rest) as () => unknown;
  now().tests.push({ title: [...within, title].join(' > '), run: () => body() });
}

/** The same for each row, whose first values fill the holes of the title. */
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
