import type { At } from '../figures/near.js';
import { GRAIN } from '../shapes/units.js';
import type { Graph } from './graph.js';
import type { Room } from './room.js';

/** A corner of a way in thousandths, with the cost of the way up to it. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly cost: number;
}

/** A way between two places: its corners, the cost up to each, and its length on the ground. In units. */
export interface Route {
  readonly points: readonly At[];
  readonly costs: readonly number[];
  readonly cost: number;
  readonly length: number;
}

/** Where a figure ends on a way, and what it has spent. In units. */
export interface Stop {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly cost: number;
  /** True if the figure has reached the end of the way. */
  readonly arrived: boolean;
  /** The way it took. */
  readonly route: Route;
}

/** True if a base may end at a place, in thousandths. */
export type MayEnd = (x: number, y: number, level: number) => boolean;

export function routeOf(corners: readonly Corner[]): Route {
  const points: At[] = [];
  const costs: number[] = [];
  let length = 0;
  let before: Corner | undefined;
  for (const c of corners) {
    if (before?.level === c.level) length += far(before, c);
    points.push([c.x / GRAIN, c.y / GRAIN, c.level]);
    costs.push(c.cost / GRAIN);
    before = c;
  }
  return { points, costs, cost: costs.at(-1) ?? 0, length: length / GRAIN };
}

function far(a: Corner, b: Corner): number {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

/** The stop at the end of some corners. Its route is computed only if needed. */
class Halt implements Stop {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly cost: number;

  constructor(
    private readonly corners: readonly Corner[],
    readonly arrived: boolean,
  ) {
    const { x, y, level, cost } = corners.at(-1) as Corner;
    this.x = x / GRAIN;
    this.y = y / GRAIN;
    this.level = level;
    this.cost = cost / GRAIN;
  }

  get route(): Route {
    return routeOf(this.corners);
  }
}

/**
 * How far an allowance (thousandths) lasts on a way: the last place where the base may end. If it may not even stay
 * where it is, the result is still the start.
 */
export function follow(graph: Graph, way: readonly Corner[], allowance: number, mayEnd: MayEnd): Stop {
  const first = way[0] as Corner;
  const end = way.at(-1) as Corner;
  let last = 0;
  while (last + 1 < way.length && (way[last + 1] as Corner).cost <= allowance) last++;
  const next = way[last + 1];
  const turned = way[last] as Corner;
  // Try the leg that is too long first, then the legs before it, backwards.
  if (next && next.level === turned.level) {
    const room = graph.rooms[turned.level] as Room;
    const most = furthest(room, turned, next, allowance);
    const found = retreat(room, turned, next, most, allowance, mayEnd);
    if (found) return new Halt([...way.slice(0, last + 1), found], same(found, end));
  }
  for (; last > 0; last--) {
    const to = way[last] as Corner;
    const from = way[last - 1] as Corner;
    const room = graph.rooms[to.level] as Room;
    if (room.standing(to.x, to.y) && mayEnd(to.x, to.y, to.level))
      return new Halt(way.slice(0, last + 1), same(to, end));
    if (from.level !== to.level) continue;
    const found = retreat(room, from, to, far(from, to), allowance, mayEnd);
    if (found) return new Halt([...way.slice(0, last), found], same(found, end));
  }
  return new Halt([first], same(first, end));
}

function same(a: Corner, b: Corner): boolean {
  return a.x === b.x && a.y === b.y && a.level === b.level;
}

/** How far along a leg the allowance lasts. */
export function furthest(room: Room, a: Corner, b: Corner, allowance: number): number {
  const length = far(a, b);
  const left = allowance - a.cost;
  if (room.plain) return Math.min(length, left);
  let low = 0;
  let high = Math.ceil(length);
  while (high - low > 1) {
    const mid = (low + high) >> 1;
    const t = mid / length;
    if (room.price(a.x, a.y, a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t) <= left) low = mid;
    else high = mid;
  }
  return low;
}

/** The last place on a leg, up to `most`, where the base may end; undefined if there is none after its beginning. */
function retreat(
  room: Room,
  a: Corner,
  b: Corner,
  most: number,
  allowance: number,
  mayEnd: MayEnd,
): Corner | undefined {
  const length = far(a, b);
  for (let back = 0; back < 4 && back < most; back++) {
    const there = snapOn(room, a, b, most - back, length, allowance, mayEnd);
    if (there) return there;
  }
  const stride = Math.max(50, room.r / 4);
  let bad = most;
  for (let t = most - stride; bad > 1; t -= stride) {
    const good = Math.max(t, 1);
    let found = snapOn(room, a, b, good, length, allowance, mayEnd);
    if (!found) {
      bad = good;
      continue;
    }
    let low = good;
    while (bad - low > 1) {
      const mid = (low + bad) / 2;
      const there = snapOn(room, a, b, mid, length, allowance, mayEnd);
      if (there) {
        found = there;
        low = mid;
      } else bad = mid;
    }
    return found;
  }
  return undefined;
}

const ROUNDS = [0, 1, 2, 3] as const;

/** A whole place next to the point at `t` of a leg that the base can reach, afford and end at. */
function snapOn(
  room: Room,
  a: Corner,
  b: Corner,
  t: number,
  length: number,
  allowance: number,
  mayEnd: MayEnd,
): Corner | undefined {
  const x = a.x + ((b.x - a.x) * t) / length;
  const y = a.y + ((b.y - a.y) * t) / length;
  const nearX = Math.round(x);
  const nearY = Math.round(y);
  const otherX = nearX > x ? nearX - 1 : nearX + 1;
  const otherY = nearY > y ? nearY - 1 : nearY + 1;
  for (const k of ROUNDS) {
    const px = k & 1 ? otherX : nearX;
    const py = k & 2 ? otherY : nearY;
    if ((px === a.x && py === a.y) || !room.standing(px, py) || !mayEnd(px, py, a.level)) continue;
    const cost = a.cost + room.price(a.x, a.y, px, py);
    if (cost <= allowance && room.clear(a.x, a.y, px, py)) return { x: px, y: py, level: a.level, cost };
  }
  return undefined;
}
