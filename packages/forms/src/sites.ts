/*
 * At each place in the source, a JavaScript engine remembers the shapes of the objects that pass through. The code
 * there stays fast while those shapes are the same. A single place for all copying takes four times as long as one
 * place for each kind of object and one for each field. Code cannot be generated at run time, because the page's
 * security policy forbids that. So the same few expressions are repeated here many times, and each request gets the
 * next one.
 */

/** An object while it is being copied. */
export interface Open {
  [field: string]: unknown;
}

/** Copies any data that its schema allows. */
export type Copy = (data: unknown) => unknown;

/** Makes a new object with the same fields. */
type Spread = (thing: Open) => Open;

/** Replaces one field of the object by a copy, unless it is absent or plain. Returns the object. */
export type Field = (thing: Open) => Open;

/** True for objects and lists; everything else is plain. */
export const isTree = (data: unknown): data is object => typeof data === 'object' && data !== null;

let spreads = 0;
let fields = 0;

export function nextSpread(): Spread {
  return SPREADS[spreads++ % SPREADS.length] as Spread;
}

export function nextField(name: string, copy: Copy): Field {
  return (FIELDS[fields++ % FIELDS.length] as (typeof FIELDS)[number])(name, copy);
}

// More than the kinds of objects in the largest system. With every system loaded, one place serves two kinds, which was
// not measurably slower.
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

// About as many as the largest system has fields with objects or lists.
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
