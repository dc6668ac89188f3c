import {
  bearingOf,
  east,
  type Ground,
  grains,
  inside,
  MILLION,
  north,
  outlineOf,
  type Ring,
  ringOf,
  snap,
  squareTo,
  touch,
  turn,
} from '@shambles/field';
import { hasPlace } from '@shambles/measured';
import type { VehicleKind } from '../kinds.js';
import { isThere, type Person, type Vehicle, type Zed } from '../state.js';
import { likeliest, obstacleOf, sizeOf } from '../tables/vehicles.js';

/** Half the width of a base, in inches. BDZ-figure-base. */
export const BASE = 0.5;
/** Distance of the middle of a base in contact with a vehicle from its edge, with a gap for rounding, in inches. */
export const IN_CONTACT = BASE + 0.01;
/** How far two rounded outlines may overlap and still only touch, in inches. */
const ROUNDING = 0.006;

/** A vehicle at its place, or at one it might have. BDZ-veh-lane. */
export type Body = Pick<Vehicle, 'id' | 'kind' | 'x' | 'y' | 'facing'> & Partial<Pick<Vehicle, 'size'>>;

/** Everything on the table that matters to driving; a state has it, and so does a view. */
export interface Road {
  readonly people: readonly Pick<Person, 'id' | 'side' | 'x' | 'y' | 'level' | 'status' | 'aboard'>[];
  readonly zeds: readonly Pick<Zed, 'id' | 'x' | 'y' | 'level'>[];
  readonly vehicles: readonly Vehicle[];
}

/** Something that a vehicle may touch: an outline or a line in thousandths of an inch, or a base. */
export interface Thing {
  readonly id: string;
  readonly what: 'solid' | 'scenery' | 'vehicle' | 'figure';
  /** Its entry on the table of obstacles, or the kind of vehicle. */
  readonly kind: string;
  /** Corners, x and y in turn; closed if there are more than two. */
  readonly ring: Ring;
  /** Half the width of its base, in thousandths. */
  readonly r: number;
}

const LEVEL = 0;

/** Length and width of a vehicle in inches: its own size, or that of its kind. BDZ-T-veh-size. */
export function measures({ kind, size }: Pick<Body, 'kind' | 'size'>): {
  readonly length: number;
  readonly width: number;
} {
  return size ? { length: size[0], width: size[1] } : sizeOf(kind);
}

/**
 * The outline of a vehicle in thousandths, beginning with its front left corner, then its front right; `less` inches
 * are taken off length and width.
 */
export function ringOfBody(body: Body, less = 0): Ring {
  const { kind, x, y, facing } = body;
  const { length, width } = measures(body);
  return outlineOf({ id: '', kind, at: [x, y], length: length - less, width: width - less, facing });
}

/** Everything that a vehicle may touch, except itself and things it can drive past or over. */
export function thingsOn(road: Road, ground: Ground, self: string, bike = false): Thing[] {
  const vehicles = road.vehicles.filter((v) => hasPlace(v) && v.id !== self);
  const known = new Set(road.vehicles.map((v) => v.id));
  const solid = ground.pieces
    .filter((p) => p.from === LEVEL && p.kind !== 'border' && p.kind !== 'edge' && !known.has(p.id))
    .flatMap(({ id, kind, type, ax, ay, bx, by }): Thing[] => {
      const ring = [ax, ay, bx, by];
      if (kind === 'vehicle') return [{ id, what: 'scenery', kind: likeliest(type ?? ''), ring, r: 0 }];
      const row = obstacleOf(kind);
      return row ? [{ id, what: 'solid', kind: row.id, ring, r: 0 }] : [];
    });
  const areas = ground.patches.flatMap(({ id, kind, ring }): Thing[] => {
    const row = obstacleOf(kind);
    // A motorcycle finds its way between trees. BDZ-veh-type-motorcycle.
    return row && !(bike && row.id === 'tree') ? [{ id, what: 'solid', kind: row.id, ring, r: 0 }] : [];
  });
  return [
    ...solid,
    ...areas,
    ...vehicles.map((v): Thing => ({ id: v.id, what: 'vehicle', kind: v.kind, ring: ringOfBody(v), r: 0 })),
    ...figuresOn(road),
  ];
}

/** Figures on foot, without corpses, which nobody drives round. */
function figuresOn({ people, zeds }: Road): Thing[] {
  const afoot = people.filter((p) => isThere(p) && p.aboard === '' && p.status !== 'dead');
  return [...afoot, ...zeds]
    .filter((f) => f.level === LEVEL)
    .map(({ id, x, y }) => ({
      id,
      what: 'figure',
      kind: '',
      ring: [grains(x), grains(y)],
      r: grains(BASE),
    }));
}

/** The sides of a thing, each from one corner to the next. */
export function sidesOf({ ring }: Pick<Thing, 'ring'>): [number, number, number, number][] {
  const n = ring.length;
  const at = (i: number) => ring[i % n] as number;
  const ends = n > 4 ? n : n - 2;
  return Array.from({ length: ends / 2 }, (_, i) => [at(2 * i), at(2 * i + 1), at(2 * i + 2), at(2 * i + 3)]);
}

/** True if a body at this place would overlap something. */
export function overlaps(body: Body, thing: Thing): boolean {
  const ring = ringOfBody(body, 2 * ROUNDING);
  const own = sidesOf({ ring });
  const [x, y] = [thing.ring[0] as number, thing.ring[1] as number];
  if (inside(ring, x, y)) return true;
  if (thing.what === 'figure')
    return own.some(([ax, ay, bx, by]) => squareTo(x, y, ax, ay, bx, by) < (thing.r - 2) ** 2);
  if (thing.ring.length > 4 && inside(thing.ring, ring[0] as number, ring[1] as number)) return true;
  return sidesOf(thing).some((s) => own.some((o) => touch(...o, ...s)));
}

/** The body moved along its heading and to its left, in inches. */
export function shifted<B extends Body>(body: B, ahead: number, left = 0): B {
  const fx = east(body.facing) / MILLION;
  const fy = north(body.facing) / MILLION;
  return {
    ...body,
    x: snap(body.x + fx * ahead - fy * left),
    y: snap(body.y + fy * ahead + fx * left),
  };
}

/** A point from the driver's position: thousandths ahead of the centre, and to its left. */
export function seen(body: Body, x: number, y: number): [ahead: number, left: number] {
  const fx = east(body.facing) / MILLION;
  const fy = north(body.facing) / MILLION;
  const [dx, dy] = [x - grains(body.x), y - grains(body.y)];
  return [dx * fx + dy * fy, dy * fx - dx * fy];
}

/** The place nearest to another where a base is in contact with a body. */
export function nearestBeside(
  body: Body,
  to: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } {
  const { length, width } = measures(body);
  const [ahead, left] = seen(body, grains(to.x), grains(to.y)).map((n) => n / 1000) as [number, number];
  const [edge, side] = [upTo(ahead, length / 2), upTo(left, width / 2)];
  const off = Math.sqrt((ahead - edge) ** 2 + (left - side) ** 2) / IN_CONTACT || 1;
  return shifted(body, edge + (ahead - edge) / off, side + (left - side) / off);
}

/** The number, but no farther from 0 than `most`. */
function upTo(n: number, most: number): number {
  return Math.max(-most, Math.min(most, n));
}

/** The point that a vehicle turns about: its centre, or the middle of its rear edge. BDZ-D-c76. */
export type Pivot = 'centre' | 'rear-axle';

/** The body turned on the spot. BDZ-D-c76. */
export function turned<B extends Body>(body: B, degrees: number, about: Pivot = 'centre'): B {
  const facing = turn(body.facing + degrees);
  if (about === 'centre') return { ...body, facing };
  const half = measures(body).length / 2;
  return shifted({ ...shifted(body, -half), facing }, half);
}

/** Degrees (clockwise positive), up to those given, that a body can turn before it touches something. BDZ-D-c76. */
export function clearTurn(
  body: Body,
  degrees: number,
  things: readonly Thing[],
  about: Pivot = 'centre',
): number {
  const step = Math.sign(degrees);
  let clear = 0;
  while (clear !== degrees && !things.some((t) => overlaps(turned(body, clear + step, about), t)))
    clear += step;
  return clear;
}

/** The squared distance from a place to an outline, in thousandths; 0 inside. */
function squareFrom(ring: Ring, x: number, y: number): number {
  if (inside(ring, x, y)) return 0;
  return Math.min(...sidesOf({ ring }).map(([ax, ay, bx, by]) => squareTo(x, y, ax, ay, bx, by)));
}

/** Distance from a place to the edge of a vehicle, in inches; 0 inside. */
export function distanceTo(body: Body, at: { readonly x: number; readonly y: number }): number {
  return offRing(ringOfBody(body), at);
}

/** Distance from a place to an outline, in inches; 0 inside. */
export function offRing(ring: Ring, { x, y }: { readonly x: number; readonly y: number }): number {
  return Math.sqrt(squareFrom(ring, grains(x), grains(y))) / 1000;
}

/** Distance between the edges of two outlines, in inches; 0 if they cross. */
export function ringsApart(p: Ring, q: Ring): number {
  if (sidesOf({ ring: p }).some((s) => sidesOf({ ring: q }).some((o) => touch(...s, ...o)))) return 0;
  const from = (ring: Ring, other: Ring) => sidesOf({ ring }).map(([x, y]) => squareFrom(other, x, y));
  return Math.sqrt(Math.min(...from(p, q), ...from(q, p))) / 1000;
}

/** Distance between the edges of two vehicles, in inches. BDZ-veh-group-convoy. */
export function apart(a: Body, b: Body): number {
  return ringsApart(ringOfBody(a), ringOfBody(b));
}

/** The direction from a body to a place, in whole degrees off its heading; positive to the right. */
export function offHeading(body: Body, to: { readonly x: number; readonly y: number }): number {
  const off = turn(bearingOf(to.x - body.x, to.y - body.y) - body.facing);
  return off > 180 ? off - 360 : off;
}

/** True if a place lies on the table. */
export function isOnTable(ground: Ground, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return inside(ringOf([0, 0, ground.width, ground.height]), grains(x), grains(y));
}

export function isBike(kind: VehicleKind): boolean {
  return kind === 'motorcycle';
}
