import type { Figures, Which } from '../figures/figures.js';
import { overlapped } from '../figures/near.js';
import { GRAIN, grains, lasts } from '../shapes/units.js';
import { OUT } from '../ways/corners.js';
import { GIVE, type Room } from '../ways/room.js';
import { type Corner, follow, furthest, type Route, type Stop } from '../ways/route.js';
import type { Ways } from '../ways/ways.js';
import { basesBetween, overlaps, sweep } from './push.js';

/** How often a walker steps round somebody before it gives up. */
const DETOURS = 4;
/** How many bases it passes in one such step. */
const DEEP = 2;

/** Turns of 22.5 and of 45 degrees. */
const FIRST = [0.9238795325112867, 0.3826834323650898] as const;
const NEXT = [Math.SQRT1_2, Math.SQRT1_2] as const;

/** Where a walker ended, and the figure that it could not get past. */
export interface Walked extends Stop {
  readonly by?: number;
}

type Spot = readonly [x: number, y: number];

/**
 * Walks a way among bases that cannot be passed. If a base is in the way, the walker steps round it on the shorter
 * side, past two bases at most, or else stops in contact. It never ends overlapping such a base or on a fence.
 */
export function walk(
  ways: Ways,
  f: Figures,
  walker: number,
  { points, costs }: Route,
  allowance: number,
  blocks: Which,
): Walked {
  const { graph } = ways;
  const others: Which = (i) => i !== walker && blocks(i);
  const most = lasts(allowance);
  const [sx, sy, start] = points[0] as Route['points'][number];
  const gone: Corner[] = [{ x: grains(sx), y: grains(sy), level: start, cost: 0 }];
  let by = -1;
  let detours = 0;
  walking: for (let k = 1; k < points.length; k++) {
    const [gx, gy, level] = points[k] as Route['points'][number];
    const goal: Spot = [grains(gx), grains(gy)];
    const room = graph.rooms[level] as Room;
    const from = gone.at(-1) as Corner;
    if (from.level !== level) {
      const cost = from.cost + ((costs[k] as number) - (costs[k - 1] as number)) * GRAIN;
      by = overlapped(f, ...goal, level, graph.r, others, GIVE);
      if (cost > most || by >= 0) break;
      gone.push({ x: goal[0], y: goal[1], level, cost });
      continue;
    }
    for (;;) {
      const here = gone.at(-1) as Corner;
      const far = apart(here.x, here.y, ...goal);
      if (far === 0) break;
      const price = room.price(here.x, here.y, ...goal);
      const there: Corner = { x: goal[0], y: goal[1], level, cost: here.cost + price };
      const t = there.cost <= most ? far : furthest(room, here, there, most);
      const ex = Math.round(here.x + ((there.x - here.x) * t) / far);
      const ey = Math.round(here.y + ((there.y - here.y) * t) / far);
      if (basesBetween(f, level, here.x, here.y, ex, ey, graph.r - GIVE, others).length === 0) {
        gone.push(there);
        if (there.cost > most) break walking;
        break;
      }
      const met = sweep(room, f, here.x, here.y, ex, ey, others);
      if (met.moved > 0) gone.push(reached(room, here, [met.x, met.y]));
      by = met.figure;
      if (met.figure < 0 || ++detours > DETOURS) break walking;
      const aside = shorter(room, f, met, met.figure, goal, others);
      if (!aside) break walking;
      for (const spot of aside) gone.push(reached(room, gone.at(-1) as Corner, spot));
      if ((gone.at(-1) as Corner).cost > most) break walking;
      by = -1;
    }
  }
  const stop = follow(graph, gone, most, (x, y, level) => {
    return overlapped(f, x, y, level, graph.r, others, GIVE) < 0;
  });
  return cameTo(stop, points.at(-1) as Route['points'][number], by);
}

/** The result of a walk towards `end` that stopped here because of figure `by`, or -1. */
function cameTo(
  { x, y, level, cost, route }: Stop,
  [ex, ey, end]: Route['points'][number],
  by: number,
): Walked {
  const arrived = x === ex && y === ey && level === end;
  return { x, y, level, cost, route, arrived, ...(by >= 0 && { by }) };
}

function reached(room: Room, from: Corner, [x, y]: Spot): Corner {
  return { x, y, level: from.level, cost: from.cost + room.price(from.x, from.y, x, y) };
}

function apart(ax: number, ay: number, bx: number, by: number): number {
  return Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
}

/** The shorter way round a base between a place and a goal; undefined if there is none. */
function shorter(
  room: Room,
  f: Figures,
  from: { readonly x: number; readonly y: number },
  base: number,
  goal: Spot,
  others: Which,
): Spot[] | undefined {
  const dx = goal[0] - from.x;
  const dy = goal[1] - from.y;
  const aside = dx * ((f.y[base] as number) - from.y) - dy * ((f.x[base] as number) - from.x);
  // If the base is left of the way, passing it on the right is probably shorter, so that side is tried first.
  const sense = aside > 0 ? 1 : -1;
  const first = round(room, f, from.x, from.y, base, goal, others, sense, Infinity);
  const second = round(
    room,
    f,
    from.x,
    from.y,
    base,
    goal,
    others,
    sense === 1 ? -1 : 1,
    first?.far ?? Infinity,
  );
  const [right, left] = sense === 1 ? [first, second] : [second, first];
  return (right?.far ?? Infinity) <= (left?.far ?? Infinity) ? right?.spots : left?.spots;
}

/**
 * The way round a base on one side, along an octagon about it, until the goal can be reached straight; not longer than
 * `most`.
 */
function round(
  room: Room,
  f: Figures,
  fromX: number,
  fromY: number,
  first: number,
  [gx, gy]: Spot,
  others: Which,
  sense: 1 | -1,
  most: number,
): { far: number; spots: Spot[] } | undefined {
  const spots: Spot[] = [];
  const passed = [first];
  let [x, y] = [fromX, fromY];
  let far = 0;
  let ux = 0;
  let uy = 0;
  let base = -1;
  for (let k = 0; k < 5; k++) {
    // Slightly more is allowed here; equal lengths are distinguished when everything is added up.
    if (far + apart(x, y, gx, gy) > most + 1) return undefined;
    const now = passed.at(-1) as number;
    const [cx, cy] = [f.x[now], f.y[now]] as [number, number];
    if (now !== base) {
      // The octagon has an edge at the place where the base is touched.
      base = now;
      k = 0;
      const d = apart(cx, cy, x, y) || 1;
      [ux, uy] = spin((x - cx) / d, (y - cy) / d, FIRST, sense);
    } else [ux, uy] = spin(ux, uy, NEXT, sense);
    const out = (room.r + (f.r[now] as number)) * OUT;
    const [vx, vy] = [Math.round(cx + ux * out), Math.round(cy + uy * out)];
    const met = sweep(room, f, x, y, vx, vy, others);
    if (met.moved > 0) {
      spots.push([met.x, met.y]);
      far += met.moved;
      [x, y] = [met.x, met.y];
    }
    if (met.piece >= 0) return undefined;
    if (met.figure >= 0) {
      if (passed.includes(met.figure) || passed.length >= DEEP) return undefined;
      passed.push(met.figure);
      continue;
    }
    if (!room.clear(x, y, gx, gy)) continue;
    if (!passed.some((i) => overlaps(f, i, x, y, gx, gy, room.r - GIVE)))
      return { far: far + apart(x, y, gx, gy), spots };
  }
  return undefined;
}

function spin(ux: number, uy: number, [c, s]: readonly [number, number], sense: 1 | -1): [number, number] {
  return [ux * c - uy * s * sense, uy * c + ux * s * sense];
}
