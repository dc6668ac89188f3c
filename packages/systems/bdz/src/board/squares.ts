import type { Rule } from '@shambles/engine';
import { halfDie, possibly, sum } from '@shambles/thw';
import type { Square } from '@shambles/towns';
import { settingOf } from '../book.js';
import type { BdzWorld } from '../facts.js';
import type { Area } from '../kinds.js';
import type { RuleId } from '../register.js';
import { ACROSS, areaRow, type Square as Holds, POINT, roadRow, squareOf } from '../tables/ground.js';

/** Squares along each side of the table: twelve inches each on four feet. BDZ-D-c101. */
const SIDE = 4;
/** The middle four squares, around the end of a road that stops there. BDZ-D-road-end. */
const MIDDLE: readonly number[] = [5, 6, 9, 10];
/** Least number of middle squares built on where a road ends. */
const HANDFUL = 2;

/** Buildings of a settlement in addition to the die. BDZ-enc-raid-buildings. */
const SETTLEMENT = 2;

/** The fewest buildings of a place that is taken back. BDZ-D-c64. */
const ONE = 1;

/** The rolled contents of a table. */
export interface Lie {
  readonly roads: readonly {
    readonly along: 'north' | 'east';
    readonly stops: boolean;
    readonly at?: number;
  }[];
  readonly squares: readonly Square[];
  readonly vehicles: number;
}

/** Rolls the road first, then square by square, then the vehicles. BDZ-enc-terrain-generator, BDZ-enc-area-choice. */
export function* rollsTable(w: BdzWorld): Rule<Lie> {
  const { area } = settingOf(w.s, w.book);
  const roads = yield* rollsRoads(w, area);
  const [least, most] = yield* howBuilt(w, area);
  const holds: Holds[] = [];
  for (let i = 0; i < SIDE * SIDE; i++) {
    const roll = {
      rule: 'BDZ-enc-terrain-generator',
      label: 'square',
      table: 'BDZ-T-terrain-generator',
    } as const;
    const found = squareOf(area, yield* sum(w, 2, roll));
    holds.push(found === 'building' && built(holds) >= most ? 'clear' : found);
  }
  if (roads.some((r) => r.stops)) buildOn(holds, MIDDLE, ['clear'], HANDFUL, most);
  const order = nearestRoad(roads);
  buildOn(holds, order, ['clear'], least, most);
  buildOn(holds, order, ['woods', 'hill', 'wooded hill'], least, most);
  const squares: Square[] = [];
  for (const each of holds) squares.push({ holds: each, ...(isHill(each) && { ridge: yield* hasRidge(w) }) });
  return { roads, squares, vehicles: yield* howManyVehicles(w, area) };
}

/**
 * Rolls the roads: two that cross in a city, else one, which may stop in the middle in the country.
 * BDZ-terrain-road-urban, BDZ-terrain-road-suburbs, BDZ-terrain-road-rural.
 */
function* rollsRoads(w: BdzWorld, area: Area): Rule<Lie['roads']> {
  // A road down the middle, from the edge where the band enters to the opposite one. BDZ-camp-road-terrain.
  if (w.s.encounter?.road) return [{ along: 'north', stops: false }];
  const row = roadRow(area);
  if (row.roads === 2) return (['north', 'east'] as const).map((along) => ({ along, stops: false }));
  const rule = 'BDZ-terrain-road-direction';
  const lying = yield* possibly(w, ACROSS, { rule, label: 'road', table: 'BDZ-T-roads' });
  const far = { rule: 'BDZ-terrain-road-rural', label: 'road-end', table: 'BDZ-T-roads' } as const;
  const stops = row.across < 6 && !(yield* possibly(w, row.across, far));
  return [{ along: lying ? 'east' : 'north', stops }];
}

/** The least and the greatest number of squares with buildings. BDZ-area-urban, BDZ-area-suburbs, BDZ-area-rural. */
function* howBuilt(w: BdzWorld, area: Area): Rule<readonly [least: number, most: number]> {
  if (w.s.encounter?.kind === 'raid') {
    const n = SETTLEMENT + (yield* sum(w, 1, { rule: 'BDZ-enc-raid-buildings', label: 'buildings' }));
    return [n, n];
  }
  const { built: all, few } = areaRow(area);
  // Without a building there is nothing to take back. BDZ-D-c64.
  const least = w.s.encounter?.kind === 'take-back' ? Math.max(ONE, all[0]) : all[0];
  const roll = { rule: 'BDZ-area-rural', label: 'few', table: 'BDZ-T-areas' } as const;
  if (few === 0 || !(yield* possibly(w, few, roll))) return [least, all[1]];
  return [least, Math.min(all[1], yield* halfDie(w, roll))];
}

export function* howManyVehicles(w: BdzWorld, area: Area): Rule<number> {
  const { vehicles, half } = areaRow(area);
  const rules = { urban: 'BDZ-area-urban', suburbs: 'BDZ-area-suburbs', rural: 'BDZ-area-rural' } as const;
  const rule: RuleId = rules[area];
  const roll = { rule, label: 'vehicles', table: 'BDZ-T-areas' } as const;
  return vehicles + (half ? yield* halfDie(w, roll) : yield* sum(w, 1, roll));
}

/** BDZ-terrain-hill. */
export function* hasRidge(w: BdzWorld): Rule<boolean> {
  return !(yield* possibly(w, POINT, { rule: 'BDZ-terrain-hill', label: 'top' }));
}

export const isHill = (holds: Holds) => holds === 'hill' || holds === 'wooded hill';
const built = (holds: readonly Holds[]) => holds.filter((each) => each === 'building').length;

/**
 * Builds on squares of the kinds in `from`, in this order, until `least` of the squares listed or `most` of all squares
 * are built on. BDZ-enc-terrain-generator.
 */
function buildOn(
  holds: Holds[],
  order: readonly number[],
  from: readonly Holds[],
  least: number,
  most: number,
): void {
  for (const i of order) {
    if (built(order.map((n) => holds[n] as Holds)) >= least || built(holds) >= most) return;
    if (from.includes(holds[i] as Holds)) holds[i] = 'building';
  }
}

/** All squares, nearest to a road first, then row by row from the north-west. */
function nearestRoad(roads: Lie['roads']): readonly number[] {
  const lines = (n: number) => Math.abs(n - (SIDE - 1) / 2);
  const off = (i: number) =>
    Math.min(...roads.map(({ along }) => lines(along === 'north' ? i % SIDE : Math.floor(i / SIDE))));
  return Array.from({ length: SIDE * SIDE }, (_, i) => i).sort((a, b) => off(a) - off(b) || a - b);
}
