import { distance, type Ground, grains, houseAt, type Piece, squareTo } from '@shambles/field';
import type { At } from '@shambles/measured';
import { barricadeRow } from '../house/ground-rows.js';
import type { Tabled } from '../house/tables.js';
import type { State } from '../state.js';
import { BASE } from './bodies.js';

/** How near somebody must be to a door, window or wall to work at it, in inches from the edge of the base. */
const AT_HAND = 1;
/** The width of a door, in inches; windows as wide let zombies through. BDZ-zmove-window, a decision of ours. */
const DOOR_WIDE = 2;

/** A door or a window as it is now. */
export interface Opening {
  readonly id: string;
  readonly what: 'door' | 'window';
  /** Where it is, in thousandths. */
  readonly piece: Piece;
  /** The Rep of its barricade; 0 without one. BDZ-D-barricade-rep. */
  readonly rep: number;
  /** True for a window that no longer hinders anybody. */
  readonly open: boolean;
  /** True if zombies can come through it. BDZ-zmove-window-small. */
  readonly wide: boolean;
}

type Openings = State['openings'];

function openingOf(book: Tabled, piece: Piece, openings: Openings): Opening {
  const { id, kind } = piece;
  const what = kind === 'door' ? 'door' : 'window';
  const known = openings.find((o) => o.id === id);
  const rep = known?.rep ?? (piece.type === 'barricaded' ? barricadeRow(book, what).rep : 0);
  return { id, what, piece, rep, open: known?.open ?? false, wide: isWide(piece) };
}

function isWide({ kind, ax, ay, bx, by }: Piece): boolean {
  return kind === 'door' || distance({ x: ax, y: ay }, { x: bx, y: by }) >= grains(DOOR_WIDE) - 2;
}

/** True if there is a barricade: one that somebody has built, or that was there from the start. */
function isBarred({ id, type }: Piece, openings: Openings): boolean {
  const known = openings.find((o) => o.id === id);
  return known ? known.rep > 0 : type === 'barricaded';
}

/** Doors and windows of each map, as it was made. */
const holes = new WeakMap<Ground, readonly Piece[]>();

/** All doors and windows of a map. */
export function openingsOn(book: Tabled, bare: Ground, openings: Openings): Opening[] {
  const known = holes.get(bare) ?? bare.pieces.filter((p) => p.kind === 'door' || p.kind === 'window');
  holes.set(bare, known);
  return known.map((p) => openingOf(book, p, openings));
}

/**
 * A piece as figures pass through it or break it down: a window as wide as a door counts as a door of its own type, and
 * a small barricaded window counts as a wall.
 */
export function asItStands(piece: Piece, openings: Openings): Piece {
  if (piece.kind !== 'door' && piece.kind !== 'window') return piece;
  const wide = isWide(piece);
  if (isBarred(piece, openings))
    return wide ? { ...piece, kind: 'door', type: 'barricaded' } : { ...piece, kind: 'wall' };
  if (piece.kind === 'window') return wide ? { ...piece, kind: 'door', type: 'window' } : piece;
  return piece.type === 'barricaded' ? { ...piece, type: 'standard' } : piece;
}

/** True if somebody is close enough to a piece to work at it or reach through it. */
export function isAt({ x, y, level }: At, { ax, ay, bx, by, from, to }: Piece): boolean {
  const near = squareTo(grains(x), grains(y), ax, ay, bx, by) <= grains(BASE + AT_HAND) ** 2;
  return near && level >= from && level < to;
}

/** The building that an opening belongs to: that of its outer wall, or the building round it. */
export function houseOfOpening(bare: Ground, { piece }: Opening): string | undefined {
  const { shell, ax, ay, bx, by } = piece;
  return shell?.house ?? houseAt(bare, { x: (ax + bx) / 2000, y: (ay + by) / 2000 })?.id;
}
