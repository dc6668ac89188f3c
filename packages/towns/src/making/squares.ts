import type { MapFile } from '@shambles/field';
import { inUnit } from '../turning.js';
import { raise, type Style } from './buildings.js';
import { Chance } from './chance.js';
import { trees } from './green.js';
import { Names, type Words } from './names.js';
import { type Bare, type Box, middleOf, Plan, type Side } from './plan.js';
import { lay, light, type Road, type Street } from './streets.js';

/** A road on a table that is laid square by square. It runs through the table's middle unless `at` is given. */
interface Through {
  readonly along: 'north' | 'east';
  /** The road ends in the middle of the table, whichever edge it starts from. */
  readonly stops: boolean;
  /** Inches from the west or the south edge to its middle line. */
  readonly at?: number;
}

/** The contents of a square; a hill has a ridge or a single top. */
export interface Square {
  readonly holds: 'clear' | 'woods' | 'hill' | 'wooded hill' | 'building';
  readonly ridge?: boolean;
  /** The building that stands there, as large as its square allows. */
  readonly building?: Omit<Style, 'floors'>;
}

/** A table of squares whose contents were rolled for. Lengths in inches, whatever the unit of the map. */
export interface SquaresSpec {
  readonly id: string;
  readonly unit: MapFile['unit'];
  /** Vehicles are given below. */
  readonly table: Omit<Bare, 'vehicles'>;
  readonly words: Words;
  /** The ground where nothing else lies. */
  readonly ground: string;
  /** Puts low bushes on some of the clear squares. */
  readonly bushes: boolean;
  readonly roads: readonly Through[];
  readonly road: Road;
  readonly lamps: boolean;
  /** The squares, row by row from the north-west. There are as many columns as rows. */
  readonly squares: readonly Square[];
  /** Buildings to choose from, and their most floors. */
  readonly buildings: readonly Omit<Style, 'floors'>[];
  readonly floors: number;
  /** Number of vehicles on the roads, and the kinds to choose from. */
  readonly parked: number;
  readonly vehicles: readonly { readonly kind: string; readonly long: number; readonly wide: number }[];
}

/** Space that a building leaves free on every side of its square: two bases pass between two buildings. */
const YARD = 0.75;
/** Least width and depth of a building. */
const LEAST = 4;

/** Makes a table of squares: the same number and squares give the same table on every machine. */
export function makeSquares(spec: SquaresSpec, seed: number): MapFile {
  const chance = new Chance(`${spec.id} ${seed}`);
  const names = new Names(chance, spec.words);
  const title = names.town();
  const plan = new Plan(chance, { ...spec.table, vehicles: NONE });
  const roads = spec.roads.map((road) => roadOn(plan, road, spec.road));
  const others = (road: Laid) => roads.filter((other) => other !== road);
  for (const [i, road] of roads.entries()) layRoad(plan, road, others(road), `road-${i + 1}`);
  const across = Math.sqrt(spec.squares.length);
  for (const [i, square] of spec.squares.entries())
    fill(plan, names, spec, square, freeOf(plan, roads, i, across), roads);
  for (let n = 0; n < spec.parked; n++) park(plan, roads, chance.pick(spec.vehicles));
  for (const road of spec.lamps ? roads : [])
    light(
      plan,
      road.street,
      others(road).map((r) => r.street),
    );
  return inUnit(plan.mapFile(title, spec.ground), spec.unit);
}

const NOTHING = { kind: '', long: 0, wide: 0, odds: 0 };
const NONE: Bare['vehicles'] = { streets: [], lots: [], drive: NOTHING, yard: NOTHING };

/** A road, and where it starts and ends. */
interface Laid {
  readonly street: Street;
  readonly ends: readonly [from: number, to: number];
}

function roadOn(plan: Plan, { along, stops, at }: Through, { lanes, lane, walk }: Road): Laid {
  const [across, long] = along === 'north' ? [plan.wide, plan.high] : [plan.high, plan.wide];
  const middle = at ?? across / 2;
  const half = (lanes * lane) / 2;
  const street = { along, from: middle - half, to: middle + half, walk };
  if (!stops) return { street, ends: [0, long] };
  return { street, ends: plan.chance.percent(50) ? [0, long / 2 + half] : [long / 2 - half, long] };
}

function layRoad(plan: Plan, { street, ends }: Laid, others: readonly Laid[], id: string): void {
  const long = street.along === 'north' ? plan.high : plan.wide;
  if (ends[1] - ends[0] === long)
    lay(
      plan,
      street,
      id,
      others.map((o) => o.street),
    );
  else plan.area('road', stripOf(street, 0, ends), id);
}

/** A stretch of a road including its pavements. */
function stripOf({ along, from, to }: Street, walk: number, [low, high]: Laid['ends']): Box {
  return along === 'north' ? [from - walk, low, to + walk, high] : [low, from - walk, high, to + walk];
}

/** The part of a square that roads and pavements leave free. */
function freeOf(plan: Plan, roads: readonly Laid[], number: number, across: number): Box {
  const [wide, high] = [plan.wide / across, plan.high / across];
  const [column, row] = [number % across, Math.floor(number / across)];
  let [w, s, e, n]: Box = [
    column * wide,
    plan.high - (row + 1) * high,
    (column + 1) * wide,
    plan.high - row * high,
  ];
  for (const { street, ends } of roads) {
    const [rw, rs, re, rn] = stripOf(street, street.walk, ends);
    if (rw >= e || re <= w || rs >= n || rn <= s) continue;
    if (street.along === 'north') [w, e] = longer(w, e, rw, re);
    else [s, n] = longer(s, n, rs, rn);
  }
  return [w, s, e, n];
}

/** The longer of the two parts of a stretch that remain when another is cut out. */
function longer(low: number, high: number, from: number, to: number): [number, number] {
  return from - low > high - to ? [low, from] : [to, high];
}

function fill(
  plan: Plan,
  names: Names,
  spec: SquaresSpec,
  { holds, ridge = false, building }: Square,
  free: Box,
  roads: readonly Laid[],
): void {
  const { chance } = plan;
  switch (holds) {
    case 'building': {
      const { name, roof } = building ?? chance.pick(spec.buildings);
      const front = towards(free, roads);
      raise(plan, lotOn(plan, free, front, building ? 1 : 0.7), front, {
        name: names.one(name),
        roof,
        floors: 1 + chance.below(spec.floors),
      });
      return;
    }
    case 'clear':
      if (spec.bushes && chance.percent(50)) bushes(plan, free);
      if (spec.bushes) trees(plan, free, 2);
      return;
    default:
      if (holds !== 'woods') mound(plan, free, ridge);
      if (holds !== 'hill') plan.area('woods', free);
  }
}

/** The side of a box that faces the nearest road. */
function towards(box: Box, roads: readonly Laid[]): Side {
  const [x, y] = middleOf(box);
  const sides = roads.map(({ street }): readonly [off: number, side: Side] => {
    const middle = (street.from + street.to) / 2;
    return street.along === 'north'
      ? [Math.abs(x - middle), x < middle ? 'east' : 'west']
      : [Math.abs(y - middle), y < middle ? 'north' : 'south'];
  });
  return sides.reduce((a, b) => (b[0] < a[0] ? b : a))[1];
}

/** Where a building stands on its square: at its front, with random width and depth of at least `share` of the room. */
function lotOn(plan: Plan, [w, s, e, n]: Box, front: Side, share: number): Box {
  const { margin, entry } = plan.table;
  const [low, left] = [Math.max(s + YARD, entry), Math.max(w + YARD, margin)];
  const [right, high] = [Math.min(e - YARD, plan.wide - margin), Math.min(n - YARD, plan.high - margin)];
  const wide = plan.chance.between(Math.max(LEAST, share * (right - left)), right - left);
  const deep = plan.chance.between(Math.max(LEAST, share * (high - low)), high - low);
  const x = front === 'east' ? right - wide : left;
  const y = front === 'north' ? high - deep : low;
  return [x, y, x + wide, y + deep];
}

function bushes(plan: Plan, [w, s, e, n]: Box): void {
  const [wide, high] = [plan.chance.between(2, (e - w) / 2), plan.chance.between(2, (n - s) / 2)];
  const [x, y] = [plan.chance.between(w + 1, e - 1 - wide), plan.chance.between(s + 1, n - 1 - high)];
  plan.area('bushes', [x, y, x + wide, y + high]);
}

/** Half the length of a ridge's crest line, and of a single top's, as a share of the square. */
const RIDGE = 0.35;
const TOP = 0.1;

/** A hill that fills its square: a ridge along its longer side, or a single top in its middle. */
function mound(plan: Plan, box: Box, ridge: boolean): void {
  plan.area('hill', box);
  const [w, s, e, n] = box;
  const [x, y] = middleOf(box);
  const lying = e - w >= n - s;
  const line = (along: boolean, share: number) => {
    const [dx, dy] = along ? [(e - w) * share, 0] : [0, (n - s) * share];
    plan.barrier('crest', [
      [x - dx, y - dy],
      [x + dx, y + dy],
    ]);
  };
  if (ridge) line(lying, RIDGE);
  else for (const along of [true, false]) line(along, TOP);
}

/** From the kerb to a vehicle. */
const KERB = 0.2;
const GAP_BETWEEN = 0.25;
const TRIES = 40;

type Row = 'near' | 'far' | 'middle';

/** Parks one vehicle at a kerb, facing the way it would drive; if both kerbs are full, in the middle of a road. */
function park(
  plan: Plan,
  roads: readonly Laid[],
  { kind, long, wide }: SquaresSpec['vehicles'][number],
): void {
  const at = ({ street: { along, from, to }, ends }: Laid, row: Row, u: number): boolean => {
    const v = { near: from + KERB, far: to - KERB - wide, middle: (from + to - wide) / 2 }[row];
    const box: Box = along === 'north' ? [v, u, v + wide, u + long] : [u, v, u + long, v + wide];
    if (u < ends[0] || u + long > ends[1] || !plan.fits(box, GAP_BETWEEN)) return false;
    const facing = along === 'north' ? (row === 'near' ? 180 : 0) : row === 'near' ? 90 : 270;
    plan.stand(box);
    const [x, y] = middleOf(box);
    plan.vehicles.push({ id: plan.id(kind), kind, at: [x, y], length: long, width: wide, facing });
    return true;
  };
  const { chance } = plan;
  for (let n = 0; n < TRIES; n++) {
    const road = chance.pick(roads);
    const row = chance.percent(50) ? 'near' : 'far';
    if (at(road, row, chance.between(road.ends[0], road.ends[1] - long))) return;
  }
  for (const row of ['near', 'far', 'middle'] as const)
    for (const road of roads)
      for (let u = road.ends[0]; u < road.ends[1]; u += 0.5) if (at(road, row, u)) return;
}
