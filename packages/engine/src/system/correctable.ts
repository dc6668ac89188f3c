import type { Json } from '../rule/fact.js';
import { idOf } from '../table/patch.js';

/** A thing stands at x to the east, at y to the north, on a level. */
type Coordinate = 'x' | 'y' | 'level';

/** A value on the table that a seat sees and may propose to put right. */
export interface Correctable {
  /** The id of the figure or thing that it belongs to; undefined if it belongs to the game as a whole. */
  readonly of?: string;
  /** What it is of that: "hits", "facing". */
  readonly what: string;
  /** Where it lies in the state, as a patch writes it. */
  readonly path: string;
  readonly now: Json;
  /** If it is part of where a thing stands on a measured table: which part. */
  readonly coordinate?: Coordinate;
  /** The values that it can take, if only some can, with a name for each. */
  readonly values?: readonly { readonly value: Json; readonly name: string }[];
}

/** The names of the two values of something that is so or is not. */
export const YES_OR_NO: Correctable['values'] = [
  { value: true, name: 'yes' },
  { value: false, name: 'no' },
];

/**
 * Each plain value of a view that lies at the same place in the state, for a system whose views are made like its
 * states. `apart`: fields that only the view has, or that it counts differently, because it leaves out what is hidden.
 * What is null cannot be corrected: a correction keeps the kind of a value.
 */
export function correctableIn(view: object, apart: readonly string[]): Correctable[] {
  const found: Correctable[] = [];
  /** The list that a thing was met in first: in another list, what is known of it is named after that list. */
  const lists = new Map<string, string>();
  const walk = (at: unknown, path: string, of: string | undefined, what: string): void => {
    if (at === null || at === undefined) return;
    if (typeof at !== 'object') {
      const now = at as Json;
      found.push({
        of,
        what,
        path,
        now,
        ...(of !== undefined && isCoordinate(what) && { coordinate: what }),
        ...(typeof now === 'boolean' && { values: YES_OR_NO }),
      });
      return;
    }
    for (const [key, value] of Object.entries(at)) {
      const id = Array.isArray(at) ? idOf(value) : undefined;
      if (id !== undefined) {
        if (!lists.has(id)) lists.set(id, path);
        walk(value, `${path}/${id}`, id, lists.get(id) === path ? '' : what);
      }
      // The id of a thing names it: it is no property that could be wrong.
      else if (key !== 'id' || of === undefined) walk(value, `${path}/${key}`, of, named(what, at, key));
    }
  };
  for (const [field, value] of Object.entries(view))
    if (!apart.includes(field)) walk(value, field, undefined, inWords(field));
  return found;
}

const isCoordinate = (what: string): what is Coordinate => what === 'x' || what === 'y' || what === 'level';

/** "clip", "minor 1": a key after the name of what it lies in; items of lists are counted from 1. */
function named(what: string, at: object, key: string): string {
  return `${what} ${Array.isArray(at) ? Number(key) + 1 : inWords(key)}`.trim();
}

/** "knownIn" as "known in". */
function inWords(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
