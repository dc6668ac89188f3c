import type { Json } from '../rule/fact.js';
import type { Checkpoint } from './journal.js';

/**
 * A checkpoint written as a difference from an earlier one of its game: whatever is the very same object in both is not
 * written again. States share only what never changes, so the shared part is their common past and the map.
 */
interface UponAnother extends Omit<Checkpoint, 'state' | 'months'> {
  /** The entry of the checkpoint that this one refers to. */
  readonly upon: number;
  readonly same: readonly Same[];
  /** The state, and the months if there are any, with null wherever something is taken from the earlier checkpoint. */
  readonly rest: Remembered;
}

export type Written = Checkpoint | UponAnother;

/** A checkpoint may refer to one that is at most this many entries back, if only one such checkpoint is kept. */
const FAR = 512;

/**
 * Returns what to write a checkpoint upon, for a store that keeps one checkpoint besides the last. That is the kept one
 * or, from time to time, the new checkpoint itself, which then becomes the kept one. Undefined for short games, and for
 * games whose states share nothing.
 */
export function footing(
  checkpoint: Checkpoint,
  last?: Checkpoint,
  kept?: Checkpoint,
): Checkpoint | undefined {
  const from = kept?.at ?? 0;
  if (checkpoint.at >= from && checkpoint.at < from + FAR) return kept;
  return 'upon' in written(checkpoint, last) ? checkpoint : undefined;
}

type Remembered = Pick<Checkpoint, 'state' | 'months'>;

/** What is taken from the earlier checkpoint: its path, and either all of it or how the list is composed. */
interface Same {
  readonly path: readonly string[];
  readonly is: 'all' | readonly Piece[];
}

/** A part of a list: `n` items of the earlier list, or new ones. */
type Piece = { from: number; n: number } | { new: Json[] };

interface Tree {
  readonly [field: string]: Json;
}

/** Returns a checkpoint as it will be written: in full if there is no earlier one, or if the two share nothing. */
export function written(checkpoint: Checkpoint, below?: Checkpoint): Written {
  if (!below) return checkpoint;
  const { at, facts, dice, standing } = checkpoint;
  const same: Same[] = [];
  const rest = without(remembered(checkpoint), remembered(below), [], same) as unknown as Remembered;
  return same.length === 0 ? checkpoint : { at, facts, upon: below.at, same, rest, dice, standing };
}

const remembered = ({ state, months }: Checkpoint) =>
  ({ state, ...(months && { months }) }) as unknown as Tree;

function without(value: Json, below: Json | undefined, path: readonly string[], same: Same[]): Json {
  if (typeof value !== 'object' || value === null || below === undefined) return value;
  const is = value === below ? 'all' : piecesOf(value, below);
  if (is) {
    same.push({ path, is });
    return null;
  }
  if (!isTree(value) || !isTree(below)) return value;
  const fields = Object.entries(value).map(([k, v]) => [k, without(v, below[k], [...path, k], same)]);
  return Object.fromEntries(fields) as Tree;
}

const isThing = (value: Json | undefined): boolean => typeof value === 'object' && value !== null;
const isTree = (value: Json | undefined): value is Tree => isThing(value) && !Array.isArray(value);

/** Composes a list from pieces of the earlier one; undefined if they have no item in common. */
function piecesOf(list: Json, below: Json): readonly Piece[] | undefined {
  if (!Array.isArray(list) || !Array.isArray(below)) return undefined;
  // Most lists just continue the earlier one.
  let n = 0;
  while (n < below.length && list[n] === below[n] && isThing(list[n])) n++;
  const pieces: Piece[] = n > 0 ? [{ from: 0, n }] : [];
  const places = new Map<Json, number>();
  for (let i = n; i < below.length; i++) if (isThing(below[i])) places.set(below[i], i);
  for (const item of list.slice(n) as readonly Json[]) {
    const from = places.get(item);
    const last = pieces[pieces.length - 1];
    if (from === undefined) {
      if (last && 'new' in last) last.new.push(item);
      else pieces.push({ new: [item] });
    } else if (last && 'n' in last && last.from + last.n === from) last.n++;
    else pieces.push({ from, n: 1 });
  }
  return pieces.some((p) => 'n' in p) ? pieces : undefined;
}

/** Restores a checkpoint from its written form. Undefined if the one it refers to was not read before. */
export function rebuilt(read: Written, before: readonly Checkpoint[]): Checkpoint | undefined {
  if (!('upon' in read)) return read;
  const { at, facts, upon, same, rest, dice, standing } = read;
  const below = before.findLast((c) => c.at === upon);
  if (!below) return undefined;
  for (const { path, is } of same) {
    const there = follow(below, path);
    const place = follow(rest, path.slice(0, -1)) as { [field: string]: Json };
    place[path[path.length - 1] as string] = is === 'all' ? there : joined(is, there as readonly Json[]);
  }
  return { at, facts, ...rest, dice, standing };
}

/** Throws TypeError if the path leads nowhere. */
function follow(tree: Remembered, path: readonly string[]): Json {
  let at = tree as unknown as Json | undefined;
  for (const field of path) at = (at as Tree)[field];
  if (at === undefined) throw new TypeError(`There is nothing at ${path.join('/')}.`);
  return at;
}

function joined(pieces: readonly Piece[], below: readonly Json[]): Json[] {
  return pieces.flatMap((p) => ('n' in p ? below.slice(p.from, p.from + p.n) : p.new));
}
