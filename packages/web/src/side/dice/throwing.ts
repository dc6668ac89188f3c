import { isFace, type Pool, type Roll, typedSoFar } from '@shambles/engine';

/** One place in a pool: a die that fell, the next die to throw, or a later one. */
interface Slot {
  readonly face?: number;
  readonly next?: true;
  /** An additional die, due to one that exploded. */
  readonly extra?: true;
}

export interface Throwing {
  readonly pools: readonly { readonly pool: Pool; readonly slots: readonly Slot[] }[];
  /** The pool of the next die; undefined when all dice are there. */
  readonly next: number | undefined;
  /** Dice still to throw in that pool. */
  readonly left: number;
  readonly done: boolean;
}

/** How far a list of typed faces fills the pools of a roll. */
export function throwing(roll: Roll, faces: readonly number[]): Throwing {
  const so = typedSoFar(roll, faces);
  const next = 'done' in so ? undefined : so.pool;
  let used = 0;
  const pools = roll.pools.map((pool, p) => {
    const slots: Slot[] = [];
    for (let i = 0, due = pool.n; i < due; i++) {
      const extra = i >= pool.n ? ({ extra: true } as const) : {};
      // Faces are assigned pool by pool; once they are used up, all further dice are still to come.
      const face = faces[used++];
      if (face === undefined) slots.push(p === next && isFirst(slots) ? { ...extra, next: true } : extra);
      else slots.push({ ...extra, face });
      if (face !== undefined && face === roll.explode) due++;
    }
    return { pool, slots };
  });
  return { pools, next, left: 'done' in so ? 0 : so.left, done: next === undefined };
}

/** True if every place so far holds a die, so that the next place is the first empty one. */
function isFirst(slots: readonly Slot[]): boolean {
  return slots.every((s) => s.face !== undefined);
}

/** The faces of a die, in the order of its keys. */
export function facesOf(pool: Pool): number[] {
  const low = pool.lowest ?? 1;
  return Array.from({ length: pool.sides }, (_, n) => n + low);
}

export interface Typed {
  readonly faces: readonly number[];
  /** First digit of a two-digit face that is not complete yet. */
  readonly prefix: string;
  /** What was wrong with the last key. */
  readonly wrong?: string;
}

export const NOTHING_TYPED: Typed = { faces: [], prefix: '' };

/** Adds a die, or says why not. */
export function put(roll: Roll, typed: Typed, face: number): Typed {
  const { next } = throwing(roll, typed.faces);
  const pool = next === undefined ? undefined : roll.pools[next];
  if (!pool)
    return { ...typed, prefix: '', wrong: 'All dice have been entered. Backspace takes the last one back.' };
  if (!isFace(pool, face))
    return { ...typed, prefix: '', wrong: `${face} is not a face of this die (${rangeOf(pool)}).` };
  return { faces: [...typed.faces, face], prefix: '' };
}

function rangeOf(pool: Pool): string {
  const low = pool.lowest ?? 1;
  return `${low} to ${pool.sides + low - 1}`;
}

export function takeBack(typed: Typed): Typed {
  return typed.prefix === ''
    ? { faces: typed.faces.slice(0, -1), prefix: '' }
    : { faces: typed.faces, prefix: '' };
}

/** Handles a digit key: adds a die unless a longer face begins with these digits. On a d10 from 1 to 10, 0 is ten. */
export function digit(roll: Roll, typed: Typed, key: string): Typed {
  const { next } = throwing(roll, typed.faces);
  const pool = next === undefined ? undefined : roll.pools[next];
  if (!pool) return put(roll, typed, Number(key));
  if (pool.sides === 10 && (pool.lowest ?? 1) === 1 && key === '0' && typed.prefix === '')
    return put(roll, typed, 10);
  const text = typed.prefix + key;
  const faces = facesOf(pool).map(String);
  // On a d10 every digit is a face of its own: a 1 is never the start of 10.
  const longer = pool.sides !== 10 && faces.some((f) => f.length > text.length && f.startsWith(text));
  if (longer) return { faces: typed.faces, prefix: text };
  return put(roll, typed, Number(text));
}

/** Handles Enter or space: completes a face whose digits could have gone on. */
export function settle(roll: Roll, typed: Typed): Typed {
  return typed.prefix === '' ? typed : put(roll, typed, Number(typed.prefix));
}
