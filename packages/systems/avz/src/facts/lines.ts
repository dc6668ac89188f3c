import { type Line, type Noun, nouns } from '@shambles/engine';
import type { Icon } from '../kinds.js';

export const line = (key: string, values: Line['values'] = {}): Line => ({ key: `tell.${key}`, values });

/** Counters as counted nouns by kind: "tank-3" is a tank. */
export function kinds(ids: readonly string[]): Noun[] {
  return nouns(
    ids.map((id) => id.slice(0, id.lastIndexOf('-'))),
    'kind.',
  );
}

/** Locations by name, for a sentence: they are drawn and placed in no order that means anything. */
export const inOrder = (places: readonly string[]): string => places.toSorted().join(', ');

/** True of events that put a counter into their location; the others strike at it. */
export const comesDown = (name: Icon): boolean => name === 'mutant' || name === 'bfar';

export const icon = (name: string): Noun => ({ noun: `icon.${name}`, count: 1 });
