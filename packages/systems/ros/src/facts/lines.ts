import { type Line, type Noun, nouns } from '@shambles/engine';
import type { Thing } from '../kinds.js';
import { gunIn } from '../tables/guns.js';
import { TABLE_WORDS } from '../words/tables.js';
import { THINGS } from '../words/things.js';
import { figure } from '../words.js';

export const line = (key: string, values: Line['values'] = {}): Line => ({ key: `tell.${key}`, values });

/** A survivor by name, or "a Zed"; a survivor without a name in the catalogue is a stranger. */
export function one(id: string): Noun {
  const noun = figure(id);
  return noun.noun in THINGS || `${noun.noun}_one` in THINGS ? noun : { noun: 'kind.nps', count: 1 };
}

/** Several figures, with identical ones counted together. */
export const several = (ids: readonly string[]): Noun[] => nouns(ids.map((id) => one(id).noun));

/** Things in words; a gun is named without its shots. */
export const things = (list: readonly Thing[]): Noun[] =>
  nouns(list.map((thing) => `thing.${gunIn(thing).gun ?? thing}`));

export const word = (key: string): Noun => ({ noun: key, count: 1 });

/** A line that gives the reason, if the reason has words. */
export function because(key: string, why: string, values: NonNullable<Line['values']>): Line {
  return `why.${why}` in TABLE_WORDS
    ? line(`${key}-why`, { ...values, why: word(`why.${why}`) })
    : line(key, values);
}

export const cm = (length: number): number => Math.round(length);
