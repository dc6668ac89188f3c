import { grains, inside, squareTo } from '@shambles/field';
import type { AmzWorld } from '../facts.js';
import { isLiving } from '../state.js';
import { tableOf } from '../table/table.js';

/** A vehicle or wreck, with its distance from a unit in inches. */
export interface Wreck {
  readonly apart: (unit: string) => number;
}

/** Vehicles of the Living on the table. */
export function vehiclesOf(w: AmzWorld): string[] {
  return w.s.units
    .filter((u) => isLiving(u) && u.vehicle !== null && tableOf(w).basesOf(u.id).length > 0)
    .map((u) => u.id);
}

/** Vehicles and wrecks within a distance of a unit, the nearest first. AMZ-T-quirk-cards, 4. */
export function wrecksNear(w: AmzWorld, unit: string, within: number): Wreck[] {
  const table = tableOf(w);
  const driven = vehiclesOf(w)
    .filter((id) => id !== unit)
    .map((id): Wreck => ({ apart: (u) => table.apart(u, id) }));
  const { patches, pieces } = w.book.ground;
  const lying = patches.filter((p) => p.kind === 'wreck').map((p) => shape(w, linesOf(p.ring), p.ring));
  const parked = (w.book.ground.map.vehicles ?? []).map(({ id }) =>
    shape(
      w,
      pieces.filter((p) => p.kind === 'vehicle' && p.id === id).map((p) => [p.ax, p.ay, p.bx, p.by] as const),
    ),
  );
  return [...driven, ...lying, ...parked]
    .filter((each) => each.apart(unit) <= within)
    .sort((a, b) => a.apart(unit) - b.apart(unit));
}

type Line = readonly [ax: number, ay: number, bx: number, by: number];

function linesOf(ring: readonly number[]): Line[] {
  const n = ring.length;
  const at = (i: number) => ring[i % n] as number;
  return Array.from(
    { length: n / 2 },
    (_, i): Line => [at(2 * i), at(2 * i + 1), at(2 * i + 2), at(2 * i + 3)],
  );
}

/** A wreck from its outline; distances run from the edge of a unit's nearest base. */
function shape(w: AmzWorld, lines: readonly Line[], ring?: Parameters<typeof inside>[0]): Wreck {
  const table = tableOf(w);
  const off = (id: string): number => {
    const { x, y } = table.at(id);
    const [px, py] = [grains(x), grains(y)];
    if (ring && inside(ring, px, py)) return 0;
    const square = Math.min(...lines.map((l) => squareTo(px, py, ...l)));
    const r = table.figures.r[table.figures.of(id)] as number;
    return Math.max(0, Math.sqrt(square) - r) / 1000;
  };
  return { apart: (unit) => Math.min(Number.POSITIVE_INFINITY, ...table.basesOf(unit).map(off)) };
}
