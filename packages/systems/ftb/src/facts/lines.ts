import type { Line, Noun } from '@shambles/engine';
import { figure } from '../words.js';

export { figure as one, word } from '../words.js';

export const line = (key: string, values: Line['values'] = {}): Line => ({ key: `tell.${key}`, values });

/** Several figures, alike ones counted together. */
export function several(ids: readonly string[]): Noun[] {
  const found: { noun: string; count: number }[] = [];
  for (const { noun } of ids.map(figure)) {
    const known = found.find((n) => n.noun === noun);
    if (known) known.count++;
    else found.push({ noun, count: 1 });
  }
  return found;
}

/** Inches to the nearest half, as read from a ruler. */
export const inches = (length: number): number => Math.round(length * 2) / 2;

/** Modifiers of a roll, in brackets; nothing if there are none. */
export const changes = (mods: readonly Noun[]): Line[] =>
  mods.length > 0 ? [{ key: 'changes', values: { mods } }] : [];
