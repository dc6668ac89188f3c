import type { ZedKind } from '../kinds.js';
import { type Person, type Place, type State, type Zed, zedOf } from '../state.js';

/** A Zed entering the table. */
export interface Newcomer {
  readonly id: string;
  readonly kind: ZedKind;
  readonly at: Place;
  readonly facing: number;
  readonly mode: Zed['mode'];
  readonly horde?: string;
  readonly number?: number;
  /** For a Witch, the survivor that disturbed her. */
  readonly prey?: string;
}

export function newZed(s: Pick<State, 'nextZed'>, z: Newcomer): Zed {
  // Mutants are named by kind, so that no number shows how many there are.
  if (z.kind === 'zed') s.nextZed++;
  return {
    id: z.id,
    kind: z.kind,
    x: z.at[0],
    y: z.at[1],
    level: z.at[2],
    facing: z.facing,
    mode: z.mode,
    horde: z.horde ?? '',
    number: z.number ?? 0,
    down: false,
    burning: 0,
    hits: 0,
    crouching: false,
    leapt: 0,
    moved: false,
    pins: '',
    fence: '',
    prey: z.prey ?? '',
    lastSeen: null,
    trail: [],
    struck: false,
  };
}

export function figureOf(s: State, id: string): Person | Zed {
  return s.people.find((p) => p.id === id && p.where !== 'risen') ?? zedOf(s, id);
}

export function put(f: { x: number; y: number; level: number }, [x, y, level]: Place): void {
  f.x = x;
  f.y = y;
  f.level = level;
}

/** Ends a pin: the victim is free, still lying down. */
export function unpin(s: State, zed: string): void {
  for (const p of s.people) if (p.pinned === zed) p.pinned = '';
  for (const z of s.zeds) if (z.id === zed) z.pins = '';
}

export function hideoutOf(s: State, id: string): State['hideouts'][number] {
  const found = s.hideouts.find((h) => h.id === id);
  if (!found) throw new RangeError(`There is no hideout "${id}".`);
  return found;
}

export function drop<T>(list: T[], item: T): void {
  const i = list.indexOf(item);
  if (i >= 0) list.splice(i, 1);
}
