/*
 * A JavaScript engine remembers, at each place of the source, what the objects look like that come there. The place is quick for
 * as long as they look alike. One place for all copying takes four times as long as a place for each kind of thing and one for each
 * field. Functions cannot be written while the page runs, because its policy forbids that. So the same few words stand here
 * many times, and whoever asks gets the next of them.
 */

/** A thing while it is copied. */
export interface Open {
  [field: string]: unknown;
}

/** Copies whatever its schema allows. */
export type Copy = (data: unknown) => unknown;

/** Makes a new thing with the same fields. */
type Spread = (thing: Open) => Open;

/** Puts a copy into one field, unless that is not there or holds what is plain. It hands the thing on. */
export type Field = (thing: Open) => Open;

/** Objects and lists; everything else is plain. */
export const isTree = (data: unknown): data is object => typeof data === 'object' && data !== null;

let spreads = 0;
let fields = 0;

export function nextSpread(): Spread {
  return SPREADS[spreads++ % SPREADS.length] as Spread;
}

export function nextField(name: string, copy: Copy): Field {
  return (FIELDS[fields++ % FIELDS.length] as (typeof FIELDS)[number])(name, copy);
}

// More than there are kinds of things in all states together.
// biome-ignore format: nothing is to be read here
const SPREADS: readonly Spread[] = [
  (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }),
  (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }),
  (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }),
  (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }),
  (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }),
  (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }),
  (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }),
  (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }),
  (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }),
  (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }), (o) => ({ ...o }),
];

// More than there are fields with objects or lists in all states together.
// biome-ignore format: nothing is to be read here
const FIELDS: readonly ((k: string, copy: Copy) => Field)[] = [
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
  (k, copy) => (o) => { if (isTree(o[k])) o[k] = copy(o[k]); return o; },
];
