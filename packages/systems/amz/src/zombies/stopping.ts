import { distance, grains, type Piece, type Route, squareTo } from '@shambles/field';
import { hasPlace, type Place } from '@shambles/measured';
import type { AmzWorld } from '../facts.js';
import { blockedBy } from '../ground/buildings.js';
import { gaitOf } from '../movement/marching.js';
import { Trail } from '../movement/trail.js';
import { basesOf, isLiving, unitOf } from '../state.js';
import { BASE, CONTACT, stopsOf } from '../table/rules.js';
import { tableOf } from '../table/table.js';

/** What stops a move before the end of its way. */
export type Stopper =
  | { readonly by: 'building'; readonly id: string }
  | { readonly by: 'barrier'; readonly id: string }
  | { readonly by: 'unit'; readonly id: string };

/** The part of a way that a zombie unit may go. */
export interface Halted {
  readonly route: Route;
  /** What is in the way, anywhere along it. */
  readonly stopper: Stopper | undefined;
  /** True if the unit has reached it. */
  readonly met: boolean;
}

interface Halt {
  readonly far: number;
  readonly stopper: Stopper;
}

/** Slightly more than rounding, in inches. */
const HAIR = 0.002;
/** Less than a thousandth of an inch, to which places are rounded, and more than calculation may be off. */
const SPECK = 1e-6;
/** A base this near to something is on it, in inches. */
const UPON = 0.05;

/**
 * The part of a way that a figure may go with `most` inches: up to anything that its type does not cross, a door shut
 * to it, or a Living figure in the way. It ends where a base may stand. AMZ-terrain, AMZ-buildings,
 * AMZ-interrupt-mindless.
 */
export function asFar(w: AmzWorld, mob: string, route: Route, most: number): Halted {
  const table = tableOf(w);
  const ways = table.ways(gaitOf(w, mob));
  const trail = new Trail(ways, route);
  const first = firstHalt(w, mob, route, trail);
  const afforded = trail.within(most);
  const own = new Set(w.s.figures.filter((f) => f.unit === mob).map((f) => f.id));
  const mayEnd = (at: Place) => ways.standing(...at) && !isTaken(w, at, own);
  const end = trail.retreat(Math.min(afforded, first?.far ?? trail.length), mayEnd);
  const gone = trail.upTo(end);
  return { route: gone, stopper: first?.stopper, met: first !== undefined && first.far <= afforded };
}

/** What is in a way, near or far. */
export function stopperOf(w: AmzWorld, mob: string, route: Route): Stopper | undefined {
  return firstHalt(w, mob, route, new Trail(tableOf(w).ways(gaitOf(w, mob)), route))?.stopper;
}

function firstHalt(w: AmzWorld, mob: string, route: Route, trail: Trail): Halt | undefined {
  return [shutDoor(w, mob, route, trail), barrier(w, mob, route, trail), somebody(w, mob, trail)].reduce(
    (a, b) => (b && (!a || b.far < a.far) ? b : a),
    undefined,
  );
}

/** True if a figure of another unit is where a base would have to be. */
export function isTaken(w: AmzWorld, [x, y, level]: Place, own: ReadonlySet<string>): boolean {
  const f = tableOf(w).figures;
  for (let i = 0; i < f.count; i++) {
    if (f.level[i] !== level || own.has(f.ids[i] as string)) continue;
    const least = BASE + (f.r[i] as number) / 1000 - HAIR;
    if (((f.x[i] as number) / 1000 - x) ** 2 + ((f.y[i] as number) / 1000 - y) ** 2 < least ** 2) return true;
  }
  return false;
}

function shutDoor(w: AmzWorld, mob: string, route: Route, trail: Trail): Halt | undefined {
  const blocked = blockedBy(w, mob, route);
  if (!blocked) return undefined;
  const stopper = { by: 'building', id: blocked.building } as const;
  return { far: before(w, trail, blocked.door.leg, blocked.door.id), stopper };
}

/** Hedges and fences stop a mob unless it begins its move in contact with them. AMZ-T-terrain, AMZ-odies. */
function barrier(w: AmzWorld, mob: string, route: Route, trail: Trail): Halt | undefined {
  const gait = gaitOf(w, mob);
  const stopping = stopsOf(w.book, gait);
  if (stopping.length === 0) return undefined;
  for (const { id, kind, leg } of tableOf(w).ways(gait).crossed(route)) {
    if (!stopping.includes(kind) || isBeside(w, mob, id)) continue;
    return { far: before(w, trail, leg, id), stopper: { by: 'barrier', id } };
  }
  return undefined;
}

/** True if a figure of a unit is in contact with a barrier or door. */
function isBeside(w: AmzWorld, unit: string, piece: string): boolean {
  const pieces = piecesOf(w, piece);
  return basesOf(w.s, unit).some((f) => off(pieces, [f.x, f.y, f.level]) <= BASE + CONTACT);
}

const piecesOf = (w: AmzWorld, id: string) => w.book.ground.pieces.filter((p) => p.id === id);

/** The distance from a place to the nearest of some pieces, in inches. */
function off(pieces: readonly Piece[], [x, y, level]: Place): number {
  let least = Infinity;
  for (const p of pieces)
    if (p.from <= level && level < p.to)
      least = Math.min(least, squareTo(grains(x), grains(y), p.ax, p.ay, p.bx, p.by));
  return Math.sqrt(least) / 1000;
}

/** How far along the way a base comes before it would touch the piece that the way crosses on a leg. */
function before(w: AmzWorld, trail: Trail, leg: number, id: string): number {
  const [[ax, ay, level], [bx, by]] = trail.leg(leg);
  const end = trail.startOf(leg) + distance({ x: ax, y: ay }, { x: bx, y: by });
  const pieces = piecesOf(w, id);
  // Finds the first place of the leg that is on the piece, then steps back from there.
  let on = trail.startOf(leg);
  while (on < end && off(pieces, trail.at(on)) > UPON) on += UPON;
  return trail.retreat(Math.min(on, end), (at) => at[2] === level && off(pieces, at) >= BASE - HAIR);
}

/** The first base of the Living that a base on its way would run into. */
function somebody(w: AmzWorld, mob: string, trail: Trail): Halt | undefined {
  const { figures: f } = tableOf(w);
  let first: Halt | undefined;
  for (const { id, status, unit, x, y, level } of w.s.figures) {
    if (!hasPlace({ x }) || status !== 'active' || unit === mob || !isLiving(unitOf(w.s, unit))) continue;
    const least = BASE + (f.r[f.of(id)] as number) / 1000;
    const far = meets(trail, [x, y, level], least);
    if (far < (first?.far ?? Infinity)) first = { far, stopper: { by: 'unit', id: unit } };
  }
  return first;
}

/** How far along the way it first comes nearer than `least` to a place; Infinity if it never does. */
function meets(trail: Trail, [x, y, level]: Place, least: number): number {
  for (let leg = 0; leg < trail.legs; leg++) {
    const [a, b] = trail.leg(leg);
    if (a[2] !== level || b[2] !== level) continue;
    const long = Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2);
    if (long === 0) continue;
    const along = ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / long;
    const square = (x - a[0]) ** 2 + (y - a[1]) ** 2 - along ** 2;
    // A figure that is already past it moves away from it.
    if (along <= 0 || square >= least ** 2) continue;
    const touching = along - Math.sqrt(least ** 2 - square);
    // Whoever is only touched where the leg ends does not bar it.
    if (touching < long - SPECK) return trail.startOf(leg) + Math.max(0, touching);
  }
  return Infinity;
}
