import { type Line, type Noun, nouns } from '@shambles/engine';

export const line = (key: string, values: Line['values'] = {}): Line => ({ key: `tell.${key}`, values });

/** Counters as counted nouns by kind: "tank-3" is a tank. */
export function kinds(ids: readonly string[]): Noun[] {
  return nouns(
    ids.map((id) => id.slice(0, id.lastIndexOf('-'))),
    'kind.',
  );
}

export const icon = (name: string): Noun => ({ noun: `icon.${name}`, count: 1 });
