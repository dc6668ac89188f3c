/**
 * A direction: whole degrees clockwise from north (up the map), 0 to 359. North is increasing y, east is increasing x.
 * Sines come from a table of whole millionths, so that every machine computes the same.
 */
export type Bearing = number;

/** sin(0), sin(1) ... sin(90) degrees, in millionths. */
const SINES: readonly number[] = [
  0, 17_452, 34_899, 52_336, 69_756, 87_156, 104_528, 121_869, 139_173, 156_434, 173_648, 190_809, 207_912,
  224_951, 241_922, 258_819, 275_637, 292_372, 309_017, 325_568, 342_020, 358_368, 374_607, 390_731, 406_737,
  422_618, 438_371, 453_990, 469_472, 484_810, 500_000, 515_038, 529_919, 544_639, 559_193, 573_576, 587_785,
  601_815, 615_661, 629_320, 642_788, 656_059, 669_131, 681_998, 694_658, 707_107, 719_340, 731_354, 743_145,
  754_710, 766_044, 777_146, 788_011, 798_636, 809_017, 819_152, 829_038, 838_671, 848_048, 857_167, 866_025,
  874_620, 882_948, 891_007, 898_794, 906_308, 913_545, 920_505, 927_184, 933_580, 939_693, 945_519, 951_057,
  956_305, 961_262, 965_926, 970_296, 974_370, 978_148, 981_627, 984_808, 987_688, 990_268, 992_546, 994_522,
  996_195, 997_564, 998_630, 999_391, 999_848, 1_000_000,
];

export const MILLION = 1_000_000;

/** The sine of whole degrees, in millionths. */
function sine(degrees: number): number {
  const d = turn(degrees);
  if (d <= 90) return SINES[d] as number;
  if (d <= 180) return SINES[180 - d] as number;
  if (d <= 270) return -(SINES[d - 180] as number);
  return -(SINES[360 - d] as number);
}

/** Converts any whole number of degrees to a bearing. */
export function turn(degrees: number): Bearing {
  return ((Math.round(degrees) % 360) + 360) % 360;
}

const EAST = Array.from({ length: 360 }, (_, d) => sine(d));
const NORTH = Array.from({ length: 360 }, (_, d) => sine(d + 90));

/** The eastward part of a step in a direction, in millionths of its length. */
export function east(bearing: Bearing): number {
  return EAST[bearing] as number;
}

/** The northward part of a step in a direction, in millionths of its length. */
export function north(bearing: Bearing): number {
  return NORTH[bearing] as number;
}

/** The whole bearing nearest to the direction (dx, dy); 0 if both are 0. */
export function bearingOf(dx: number, dy: number): Bearing {
  if (dx === 0 && dy === 0) return 0;
  // First find the eighth of the circle, then the nearest of its 46 whole degrees: the one with the smallest deviation.
  const ax = Math.abs(dx);
  const ay = Math.abs(dy);
  const along = Math.max(ax, ay);
  const aside = Math.min(ax, ay);
  let low = 0;
  let high = 45;
  while (high - low > 1) {
    const mid = (low + high) >> 1;
    if (aside * (NORTH[mid] as number) >= along * (EAST[mid] as number)) low = mid;
    else high = mid;
  }
  const under = aside * (NORTH[low] as number) - along * (EAST[low] as number);
  const over = along * (EAST[high] as number) - aside * (NORTH[high] as number);
  const off = under < over ? low : high;
  const fromNorth = ay >= ax ? off : 90 - off;
  const quarter = dy >= 0 ? fromNorth : 180 - fromNorth;
  return turn(dx >= 0 ? quarter : -quarter);
}

/** Degrees between two bearings, 0 to 180. */
export function between(a: Bearing, b: Bearing): number {
  const d = turn(a - b);
  return d > 180 ? 360 - d : d;
}

/** The eight points of the compass, clockwise from north. */
export const POINTS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** The compass point nearest to a direction. */
export function pointOf(bearing: Bearing): (typeof POINTS)[number] {
  return POINTS[Math.round(bearing / 45) % 8] as (typeof POINTS)[number];
}

/** The direction of an hour on a clock face. */
export function bearingOfHour(hour: number): Bearing {
  return turn(hour * 30);
}

/** True if (dx, dy) is within `half` degrees to either side of a bearing, edges included. Exact for 45 and 90. */
export function inArc(bearing: Bearing, half: number, dx: number, dy: number): boolean {
  if (half >= 180) return true;
  const fx = EAST[bearing] as number;
  const fy = NORTH[bearing] as number;
  const ahead = fx * dx + fy * dy;
  const side = Math.abs(fx * dy - fy * dx);
  if (half === 45) return ahead >= side;
  if (half === 90) return ahead >= 0;
  const sin = sine(half);
  const cos = sine(half + 90);
  // The angle to the target is at most `half` if its cross product with the arc's edge does not turn outwards.
  return side * cos <= ahead * sin && (half > 90 || ahead >= 0);
}
