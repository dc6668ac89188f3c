import { dayOf } from '../facts/campaign/day-one.js';
import type { BdzWorld } from '../facts.js';
import { PARKED, type Vehicle } from '../state.js';
import { type Body, overlaps, thingsOn } from '../table/bodies.js';
import { tableOf } from '../table.js';

/** Step and radius of the search for a place, in inches from the middle of the table. */
const STEP = 0.5;
const FAR = 12;

/** Parks all vehicles that the household has here around the middle, with or without keys. BDZ-day-loc-vehicle. */
export function standsReady(w: BdzWorld, wired: boolean): void {
  const placed: Vehicle[] = [];
  const at = dayOf(w.s).parked.flatMap(({ kind, ...each }) => {
    const spot = roomFor(w, { id: kind, kind }, placed);
    if (!spot) return [];
    placed.push({ ...PARKED, triedBy: [], ...spot });
    return [{ kind, ...each, x: spot.x, y: spot.y }];
  });
  w.happen({ is: 'day-vehicles', cause: 'BDZ-day-loc-vehicle', at, wired });
}

/** The place nearest to the middle where the vehicle overlaps nothing; all of them are far from the edges. */
function roomFor(
  w: BdzWorld,
  of: Pick<Vehicle, 'id' | 'kind'>,
  placed: readonly Vehicle[],
): Body | undefined {
  const { ground } = tableOf(w);
  const [wide, high] = ground.map.size;
  const things = thingsOn({ ...w.s, vehicles: [...w.s.vehicles, ...placed] }, ground, of.id);
  const n = Math.floor(FAR / STEP);
  const grid = Array.from({ length: 2 * n + 1 }, (_, i) => (i - n) * STEP);
  const spots = grid
    .flatMap((dx) => grid.map((dy): readonly [number, number] => [dx, dy]))
    .sort(([ax, ay], [bx, by]) => ax * ax + ay * ay - (bx * bx + by * by));
  for (const [dx, dy] of spots) {
    const body: Body = { ...of, x: wide / 2 + dx, y: high / 2 + dy, facing: 0 };
    if (!things.some((thing) => overlaps(body, thing))) return body;
  }
  return undefined;
}
