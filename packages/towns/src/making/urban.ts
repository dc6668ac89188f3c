import { raise } from './buildings.js';
import { park, trees } from './green.js';
import type { Names } from './names.js';
import { type Box, GAP, type Plan } from './plan.js';
import { cross, isOn, lay, light, lot, park as parkCars, type Street } from './streets.js';

/** A town of blocks: streets, and lots in rows and columns along them. Lengths in inches, from the south-west. */
export interface Urban {
  readonly kind: 'urban';
  /** From south to north. */
  readonly avenue: Street;
  /** A street behind the first row of houses. Their yards extend from the avenue to it. */
  readonly back?: Street;
  /** From west to east. */
  readonly crossing: Street;
  /** Percentage of towns with a crossing street. */
  readonly crossed: number;
  /** South and north limits of the rows of lots, with and without a crossing street. */
  readonly rows: { readonly crossed: readonly Stretch[]; readonly straight: readonly Stretch[] };
  readonly columns: readonly Column[];
  /** Percentage of divided lots that have one part left open. */
  readonly open: number;
  /** Most floors. Walls count once per floor: in a city of four feet, more than three may exceed `MAP_LIMITS`. */
  readonly floors: number;
}

type Stretch = readonly [from: number, to: number];

/** Lots between two lines, the side of their fronts, and the greatest depth of a house. */
interface Column {
  readonly west: number;
  readonly east: number;
  readonly front: 'east' | 'west';
  readonly most: number;
}

/** Lays out streets with buildings in every lot. */
export function urban(plan: Plan, names: Names, layout: Urban, opts: { readonly lamps: boolean }): string {
  const { chance } = plan;
  const { avenue, back, crossing } = layout;
  const crossed = chance.percent(layout.crossed);
  const across = crossed ? [crossing] : [];
  const along = back ? [avenue, back] : [avenue];
  if (back) {
    plan.area('pavement', [avenue.to + avenue.walk, 0, back.from, plan.high], 'yards');
    lay(plan, back, 'back-street', []);
  }
  lay(plan, avenue, 'avenue', across);
  if (crossed) {
    lay(plan, crossing, 'cross-street', along);
    cross(plan, avenue, crossing);
  }
  for (const [south, north] of layout.rows[crossed ? 'crossed' : 'straight'])
    for (const column of layout.columns) block(plan, names, [south, north], column, layout);
  parkCars(plan, avenue, across, 55);
  planters(plan, avenue, across);
  if (crossed) {
    parkCars(plan, crossing, [avenue], 55);
    planters(plan, crossing, along);
  }
  if (back) parkCars(plan, { ...back, from: back.from - 0.2, to: back.to + 0.2 }, across, 26);
  if (opts.lamps) {
    light(plan, avenue, across);
    if (crossed) light(plan, crossing, along);
  }
  return 'concrete';
}

/** A lot along a street: houses wall to wall or with alleys between them, and sometimes a car park or a small green. */
function block(
  plan: Plan,
  names: Names,
  [s, n]: Stretch,
  { west: w, east: e, front, most }: Column,
  { open: opened, floors }: Urban,
): void {
  const { chance } = plan;
  const long = n - s;
  // A single house must keep its middle in the section.
  const cuts = long > 8.5 ? stretches(plan, s, n) : [[s, n] as const];
  const open = cuts.length > 1 && chance.percent(opened) ? chance.below(cuts.length) : -1;
  cuts.forEach(([from, to], i) => {
    if (i === open) {
      openLot(plan, [w, from, e, to]);
      return;
    }
    const deep = chance.between(Math.max(3.5, most - 2.5), most);
    const back = most - deep;
    const box: Box = front === 'east' ? [e - deep, from, e, to] : [w, from, w + deep, to];
    const large = deep * (to - from) > 32;
    raise(plan, box, front, {
      name: large ? names.large() : names.shop(),
      roof: 'flat',
      floors: 1 + chance.below(floors),
    });
    if (back >= GAP) {
      const yard: Box = front === 'east' ? [w, from, e - deep, to] : [w + deep, from, e, to];
      plan.area('asphalt', yard);
      const x = front === 'east' ? yard[0] + 0.3 : yard[2] - 0.3;
      if (chance.percent(50)) plan.hedge('low wall', [x, from + 0.4], [x, to - 0.4]);
    }
  });
}

/** Divides a frontage into up to three parts, with some alleys between them. */
function stretches({ chance }: Plan, from: number, to: number): Stretch[] {
  const long = to - from;
  const n = long > 12.3 && chance.percent(30) ? 3 : chance.percent(75) ? 2 : 1;
  if (n === 1) return [[from, to]];
  const gap = chance.percent(65) ? GAP : 0;
  const each = (long - gap * (n - 1)) / n;
  const uneven = n === 2 ? chance.between(-Math.min(1.25, each - 3.25), Math.min(1.25, each - 3.25)) : 0;
  return Array.from({ length: n }, (_, i) => {
    const a = from + i * (each + gap) + (i === 1 ? uneven : 0);
    const b = from + i * (each + gap) + each + (i === 0 ? uneven : 0);
    return [a, i === n - 1 ? to : b] as const;
  });
}

function openLot(plan: Plan, box: Box): void {
  if (plan.chance.percent(55)) lot(plan, box, 55);
  else {
    park(plan, box);
    trees(plan, box, 2);
  }
}

/** Low walls and hedges along the pavements, as cover to duck behind. */
function planters(plan: Plan, { along, from, to, walk }: Street, others: readonly Street[]): void {
  const { chance } = plan;
  for (const v of [from - walk + 0.15, to + walk - 0.15])
    for (let u = chance.between(3, 6); u < plan.high - 4; u += chance.between(5, 8)) {
      if (!chance.percent(60) || others.some((o) => isOn(o, u - 0.3, u + 2))) continue;
      const kind = chance.percent(70) ? 'low wall' : 'hedge';
      plan.hedge(
        kind,
        along === 'north' ? [v, u] : [u, v],
        along === 'north' ? [v, u + 1.75] : [u + 1.75, v],
      );
    }
}
