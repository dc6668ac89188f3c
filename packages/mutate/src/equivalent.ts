import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutant, Place } from './mutants.js';

/** A mutant that somebody has shown to be equivalent: no test could notice it. `why` gives the reason. */
export interface Mark {
  readonly file: string;
  /** The lines before and after, as survivors are printed. */
  readonly before: string;
  readonly after: string;
  /** Which one of the file's changes that read alike, counted from 1; by default the first. */
  readonly nth?: number;
  readonly why: string;
}

const FILE = 'equivalent.json';

/**
 * Reads the marks stored beside a system. Throws if one is malformed, gives no reason, occurs twice, or names a change
 * that cannot be made.
 */
export function readMarks(folder: string, places: readonly Place[]): Mark[] {
  const at = path.join(folder, FILE);
  if (!existsSync(at)) return [];
  const marks: unknown = JSON.parse(readFileSync(at, 'utf8'));
  if (!Array.isArray(marks)) throw new Error(`${at} is no list of marks`);
  const known = new Set(places.flatMap((p) => p.mutants.map(keyOf)));
  const seen = new Set<string>();
  for (const [i, mark] of marks.entries()) {
    const name = `${at}, mark ${i + 1}`;
    for (const field of ['file', 'before', 'after', 'why'])
      if (typeof mark?.[field] !== 'string' || mark[field] === '')
        throw new Error(`${name}: "${field}" has to be a text`);
    const key = keyOf(mark);
    if (seen.has(key)) throw new Error(`${name} stands there twice: ${mark.file}: ${mark.after}`);
    seen.add(key);
    if (!known.has(key))
      throw new Error(
        `${name} is stale: nothing in ${mark.file} changes "${mark.before}" to "${mark.after}"`,
      );
  }
  return marks as Mark[];
}

export function markOf(marks: readonly Mark[], mutant: Mutant): Mark | undefined {
  const key = keyOf(mutant);
  return marks.find((mark) => keyOf(mark) === key);
}

const keyOf = ({ file, before, after, nth = 1 }: Omit<Mark, 'why'>) => [file, before, after, nth].join('\n');
