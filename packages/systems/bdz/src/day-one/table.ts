import type { Rule } from '@shambles/engine';
import { possibly, sum } from '@shambles/thw';
import type { Square, SquaresSpec } from '@shambles/towns';
import { laysTable, specOf } from '../board/laying.js';
import { hasRidge, howManyVehicles, isHill } from '../board/squares.js';
import { settingOf } from '../book.js';
import { dayOf } from '../facts/campaign/day-one.js';
import type { BdzWorld } from '../facts.js';
import { type Location, locationOf } from '../tables/campaign/day-one.js';
import { ACROSS, areaRow, BUILDINGS, type Square as Holds, roadRow, squareOf } from '../tables/ground.js';

/** Three feet by three: nine squares of twelve inches. BDZ-day-table. */
const SIZE: readonly [number, number] = [36, 36];
const SIDE = 3;
/** The square in the middle, and the one north of it. */
const MIDDLE = 4;
const NORTH = 1;
/**
 * Squares of each road, and its middle line in inches. Roads keep to the west and the south, so that the middle is
 * free.
 */
const BY = {
  north: { squares: [0, 3, 6], at: 5 },
  east: { squares: [6, 7, 8], at: 5 },
} as const;

/** A building that fits the location; a bank is not among the buildings that can be searched. BDZ-day-table. */
const FITS: { readonly [place in Exclude<Location, 'home' | 'work' | 'bank'>]: string } = {
  'spouse-work': 'office-buildings',
  school: 'school',
  military: 'military-base',
  police: 'police-station',
  box: 'retail-box-store',
  super: 'supermarket',
  vehicle: 'gas-station',
};

/** Lays the table of a location: what its area has, with the location's building in the middle. BDZ-day-table. */
export function laysLocation(w: BdzWorld): Rule<void> {
  return laysTable(w, planned);
}

function* planned(w: BdzWorld): Rule<SquaresSpec> {
  const { area } = settingOf(w.s, w.book);
  const roads = yield* rollsRoads(w);
  const paved = roads.flatMap(({ along }): readonly number[] => BY[along].squares);
  const beside = Array.from({ length: SIDE * SIDE }, (_, i) => i).filter((i) => !paved.includes(i));
  const [least, most] = areaRow(area).built.map((n) => Math.ceil((n * beside.length) / 16));
  const its = locationOf(dayOf(w.s).at ?? 'home') === 'vehicle' ? NORTH : MIDDLE;
  const holds = new Map<number, Holds>([
    [MIDDLE, 'clear'],
    [its, 'building'],
  ]);
  const built = () => [...holds.values()].filter((each) => each === 'building').length;
  for (const i of beside.filter((each) => !holds.has(each))) {
    const rule = 'BDZ-enc-terrain-generator';
    const found = squareOf(
      area,
      yield* sum(w, 2, { rule, label: 'square', table: 'BDZ-T-terrain-generator' }),
    );
    holds.set(i, found === 'building' && built() >= (most as number) ? 'clear' : found);
  }
  for (const i of beside)
    if (built() < (least as number) && i !== MIDDLE && holds.get(i) === 'clear') holds.set(i, 'building');
  const squares: Square[] = [];
  for (let i = 0; i < SIDE * SIDE; i++) {
    const each = holds.get(i) ?? 'clear';
    const ridge = isHill(each) && { ridge: yield* hasRidge(w) };
    squares.push({ holds: each, ...ridge, ...(i === its && { building: buildingOf(w) }) });
  }
  const spec = specOf(w, { roads, squares, vehicles: yield* howManyVehicles(w, area) });
  return { ...spec, table: { ...spec.table, size: SIZE } };
}

/** Rolls as many roads as the area has, along two of its edges. BDZ-terrain-road. */
function* rollsRoads(w: BdzWorld) {
  const { area } = settingOf(w.s, w.book);
  const road = (along: 'north' | 'east') => ({ along, stops: false, at: BY[along].at });
  if (roadRow(area).roads === 2) return [road('north'), road('east')];
  const rule = 'BDZ-terrain-road-direction';
  const lying = yield* possibly(w, ACROSS, { rule, label: 'road', table: 'BDZ-T-roads' });
  return [road(lying ? 'east' : 'north')];
}

function buildingOf(w: BdzWorld): NonNullable<Square['building']> {
  const { at, sheet } = dayOf(w.s);
  const location = locationOf(at ?? 'home');
  if (location === 'bank') return { name: 'Bank', roof: 'flat' };
  const id =
    location === 'home'
      ? sheet.dwelling
      : location === 'work'
        ? sheet.job === 'sedentary'
          ? 'office-buildings'
          : 'warehouse'
        : FITS[location];
  const name = BUILDINGS.rows.find((row) => row.id === id)?.name ?? '';
  return { name, roof: id === 'house' ? 'tiled' : 'flat' };
}
