import { type Ground, grains, type Ring, squareTo, turn } from '@shambles/field';
import {
  type Body,
  isBike,
  measures,
  overlaps,
  type Road,
  ringOfBody,
  seen,
  shifted,
  sidesOf,
  type Thing,
  thingsOn,
} from './bodies.js';

/** Something a vehicle runs into, and how far it has driven by then, in inches. */
export interface Hit {
  readonly thing: Thing;
  readonly at: number;
}

/**
 * A straight leg of a drive, worked out in advance, so that a page can show it before somebody commits to it.
 * BDZ-veh-lane.
 */
export interface Lane {
  /** The area that the body sweeps, in thousandths. */
  readonly ring: Ring;
  /** Things it would touch, the nearest first; ties are sorted by id. */
  readonly hits: readonly Hit[];
}

/** An overlap with the strip of less than this is rounding, in thousandths. */
const ROUNDING = 2;
/** Something farther behind the front than this is beside the vehicle, in thousandths. */
const BESIDE = 10;

/** The lane of a vehicle that drives this many inches straight on, or back. */
export function laneOf(road: Road, ground: Ground, body: Body, inches: number, back = false): Lane {
  const { length, width } = measures(body);
  const ahead = back ? { ...body, facing: turn(body.facing + 180) } : body;
  const found = thingsOn(road, ground, body.id, isBike(body.kind)).flatMap((thing): Hit[] => {
    const at = contact(ahead, thing, grains(length) / 2, grains(width) / 2);
    return at !== undefined && at <= grains(inches) ? [{ thing, at: at / 1000 }] : [];
  });
  const nearest = new Map<string, Hit>();
  for (const hit of found)
    if (hit.at < (nearest.get(hit.thing.id)?.at ?? Number.POSITIVE_INFINITY)) nearest.set(hit.thing.id, hit);
  const hits = [...nearest.values()].sort((a, b) => a.at - b.at || (a.thing.id < b.thing.id ? -1 : 1));
  const [rear, front] = [ringOfBody(ahead), ringOfBody(shifted(ahead, inches))];
  return { ring: [...front.slice(0, 2), ...rear.slice(2, 6), ...front.slice(6, 8)], hits };
}

/** How far the front goes until it touches a thing, in whole thousandths; undefined if it passes by. */
function contact(body: Body, thing: Thing, long: number, wide: number): number | undefined {
  const nearest = thing.what === 'figure' ? base(body, thing, wide) : line(body, thing, wide - ROUNDING)?.[0];
  if (nearest === undefined || nearest < long - BESIDE) return undefined;
  return Math.max(0, Math.floor(nearest - long));
}

/** How far ahead a strip first touches a base; undefined if it does not. */
function base(body: Body, { ring, r }: Thing, wide: number): number | undefined {
  const [ahead, left] = seen(body, ring[0] as number, ring[1] as number);
  const aside = Math.max(0, Math.abs(left) - wide);
  return aside < r - ROUNDING ? ahead - Math.sqrt(r * r - aside * aside) : undefined;
}

/** The range ahead, near and far, in which the sides of a thing lie in the strip. */
function line(body: Body, thing: Thing, wide: number): readonly [number, number] | undefined {
  const clipped = sidesOf(thing).flatMap(([ax, ay, bx, by]) => {
    const found = within(seen(body, ax, ay), seen(body, bx, by), wide);
    return found && found[1] > 0 ? [found] : [];
  });
  if (clipped.length === 0) return undefined;
  return [Math.min(...clipped.map(([near]) => near)), Math.max(...clipped.map(([, far]) => far))];
}

/** The circle round the part of a thing in the strip ahead, where a vehicle goes through it, in inches. */
export function crossing(
  body: Body,
  thing: Thing,
): { readonly x: number; readonly y: number; readonly r: number } | undefined {
  const { width } = measures(body);
  const found = line(body, thing, grains(width) / 2 + BESIDE);
  if (!found) return undefined;
  const { x, y } = shifted(body, (found[0] + found[1]) / 2 / 1000);
  return { x, y, r: Math.ceil((found[1] - found[0]) / 2 + grains(width)) / 1000 };
}

/** The range ahead, near and far, in which a line lies in the strip. */
function within(
  [ahead, left]: readonly [number, number],
  [far, right]: readonly [number, number],
  wide: number,
): readonly [number, number] | undefined {
  if (Math.min(left, right) >= wide || Math.max(left, right) <= -wide) return undefined;
  const at = (side: number) => ahead + ((far - ahead) * (side - left)) / (right - left);
  const ends = [Math.abs(left) < wide ? ahead : at(left > 0 ? wide : -wide)];
  ends.push(Math.abs(right) < wide ? far : at(right > 0 ? wide : -wide));
  return [Math.min(...ends), Math.max(...ends)];
}

/** How far to the left and right of a lane's middle a thing extends along this stretch of it, in inches. */
function asideOf(body: Body, things: readonly Thing[], far: number): readonly [left: number, right: number] {
  const rear = -grains(measures(body).length) / 2;
  const front = grains(far) - rear;
  const beside: number[] = [];
  for (const [ax, ay, bx, by] of things.flatMap(sidesOf)) {
    const [a, b] = [seen(body, ax, ay), seen(body, bx, by)];
    for (const [ahead, left] of [a, b]) if (ahead >= rear && ahead <= front) beside.push(left);
    // A side that leaves this stretch counts only up to where it leaves.
    for (const end of [rear, front])
      if (a[0] < end !== b[0] < end) beside.push(a[1] + ((b[1] - a[1]) * (end - a[0])) / (b[0] - a[0]));
  }
  return [Math.max(...beside) / 1000, Math.min(...beside) / 1000];
}

/** A way round something: this far to the left or to the right. */
export interface Aside {
  readonly by: number;
  readonly to: 'left' | 'right';
  readonly body: Body;
}

/** Extra distance so that two rounded corners do not touch, in inches. */
const CLEAR = 0.005;

/** The shortest sideways moves that clear a thing for the rest of a leg, if there is room. BDZ-D-c82. */
export function pastIt(
  road: Road,
  ground: Ground,
  body: Body,
  thing: Thing,
  left: number,
  most: number,
): Aside[] {
  const things = thingsOn(road, ground, body.id, isBike(body.kind));
  const same = things.filter((t) => t.id === thing.id);
  const wide = measures(body).width / 2 + CLEAR;
  const [far, near] = asideOf(body, same, left);
  return inOrder(Math.max(0, far + wide), Math.max(0, wide - near), (by) => shifted(body, 0, by)).filter(
    (a) => a.by <= most && !things.some((t) => overlaps(a.body, t)),
  );
}

/** The shortest sideways moves that clear another vehicle's lane, measured across that lane. BDZ-D-c82. */
export function outOfLane(road: Road, ground: Ground, body: Body, lane: Body): Aside[] {
  const wide = measures(lane).width / 2 + CLEAR;
  const corners = sidesOf({ ring: ringOfBody(body) }).map(([x, y]) => seen(lane, x, y)[1] / 1000);
  const byLeft = Math.max(0, wide - Math.min(...corners));
  const byRight = Math.max(0, wide + Math.max(...corners));
  const things = thingsOn(road, ground, body.id).filter((t) => t.id !== lane.id && t.what !== 'figure');
  const moved = (by: number): Body => ({
    ...shifted({ ...body, facing: lane.facing }, 0, by),
    facing: body.facing,
  });
  return inOrder(byLeft, byRight, moved).filter((a) => !things.some((t) => overlaps(a.body, t)));
}

/** Both sides, the nearer first. */
function inOrder(left: number, right: number, moved: (left: number) => Body): Aside[] {
  const all: Aside[] = [
    { by: left, to: 'left', body: moved(left) },
    { by: right, to: 'right', body: moved(-right) },
  ];
  return all.sort((a, b) => a.by - b.by);
}

/** Two places for a base beside a lane: on its nearer side, then on the other. BDZ-D-c83. */
export function besideLane(
  body: Body,
  at: { readonly x: number; readonly y: number },
  r: number,
): [number, number][] {
  const off = measures(body).width / 2 + r + CLEAR;
  const [, left] = seen(body, grains(at.x), grains(at.y));
  const to = (side: number): [number, number] => {
    const { x, y } = shifted({ ...body, x: at.x, y: at.y }, 0, side * off - left / 1000);
    return [x, y];
  };
  return left >= 0 ? [to(1), to(-1)] : [to(-1), to(1)];
}

/**
 * True if contact is on a long side of the other vehicle, judged by the side nearest to the middle of the front.
 * BDZ-D-c61.
 */
export function strikesSide(by: Body, other: Body): boolean {
  const { length } = measures(by);
  const ring = ringOfBody(other);
  const [fl, rl, rr, fr] = [0, 2, 4, 6].map((i) => [ring[i] as number, ring[i + 1] as number] as const) as [
    P,
    P,
    P,
    P,
  ];
  const nose = shifted(by, length / 2);
  const [x, y] = [grains(nose.x), grains(nose.y)];
  const to = (a: P, b: P) => squareTo(x, y, ...a, ...b);
  return Math.min(to(fl, rl), to(rr, fr)) < Math.min(to(fl, fr), to(rl, rr));
}
type P = readonly [number, number];
