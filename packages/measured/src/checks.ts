import * as z from 'zod/mini';
import type { Placed } from './place.js';

/** Building blocks for the state schemas of measured books. */

/** Limit on the length and width of a table, in units. */
const LONGEST = 1000;

export const count = z.int().check(z.gte(0));
/** In units. */
export const length = z.number().check(z.gte(0), z.lte(LONGEST));
/** A length, or -1 if there is none (off the table, not tried). */
export const lengthOrNone = z.number().check(z.gte(-1), z.lte(LONGEST));
export const bearing = z.int().check(z.gte(0), z.lte(359));
export const ids = z.array(z.string());
/** East, north, level. */
export const place = z.readonly(z.tuple([length, length, count]));
/** The fields of anything that is at a place. */
export const at = { x: length, y: length, level: count };

/** Why these figures cannot be on a table of this size; undefined if they can. */
export function offTable(
  figures: Iterable<Placed>,
  [width, height]: readonly [number, number],
  unit: 'cm' | 'inches',
): string | undefined {
  for (const { id, x, y } of figures)
    if (!(x >= 0 && y >= 0 && x <= width && y <= height))
      return `${id} cannot stand at ${x}, ${y}: the table is ${width} by ${height} ${unit}.`;
  return undefined;
}

/** The complaint if two figures share an id; undefined if all differ. */
export function namedTwice(figures: Iterable<{ readonly id: string }>): string | undefined {
  const met = new Set<string>();
  for (const { id } of figures) {
    if (met.has(id)) return `${id} is there twice.`;
    met.add(id);
  }
  return undefined;
}

/** The complaint if two figures share a spot; undefined if all differ. */
export function onOneSpot(figures: Iterable<Placed>): string | undefined {
  const taken = new Map<string, string>();
  for (const { id, x, y, level } of figures) {
    const spot = `${x}, ${y}`;
    const other = taken.get(`${spot}, ${level}`);
    if (other !== undefined) return `${id} cannot stand at ${spot}: ${other} stands there.`;
    taken.set(`${spot}, ${level}`, id);
  }
  return undefined;
}
