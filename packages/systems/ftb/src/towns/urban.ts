import { raise } from './buildings.js';
import { park, trees } from './green.js';
import type { Names } from './names.js';
import { type Box, GAP, type Plan, type Side } from './plan.js';
import { cross, isOn, lay, light, lot, park as parkCars, type Street } from './streets.js';

/** Where the avenue runs: its lanes lie west of the middle, so that the east side of its sections has houses. */
const LANE = 1.75;
const WALK = 1;
const AVENUE: Street = { along: 'north', from: 12.25, to: 12.25 + 4 * LANE, walk: WALK };
/** A one-lane street behind the first row. */
const BACK: Street = { along: 'north', from: 27, to: 29.5, walk: 0 };
const CROSSING: Street = { along: 'east', from: 16, to: 16 + 4 * LANE, walk: WALK };

/** Rows of lots from south to north, with and without a street through the middle. */
const ROWS = {
  crossed: [
    [2, 8.25],
    [9.5, 14.75],
    [24.25, 34.5],
  ],
  straight: [
    [2, 11.25],
    [12.5, 23.25],
    [24.5, 34.5],
  ],
} as const;

/** Columns of lots: from where to where, where their front is, and how deep a house may be. */
const COLUMNS: readonly {
  readonly west: number;
  readonly east: number;
  readonly front: Side;
  readonly most: number;
}[] = [
  { west: 1.5, east: 11, front: 'east', most: 9.5 },
  { west: 20.5, east: 26.5, front: 'west', most: 6 },
  { west: 30, east: 34.75, front: 'west', most: 4.75 },
];

/** A four-lane street with buildings in all nine sections. FTB-9.1b. */
export function urban(plan: Plan, names: Names, opts: { readonly lamps: boolean }): string {
  const { chance } = plan;
  const crossed = chance.percent(60);
  const streets = crossed ? [AVENUE, CROSSING] : [AVENUE];
  plan.area('pavement', [AVENUE.to + WALK, 0, BACK.from, plan.high], 'yards');
  lay(plan, BACK, 'back-street', []);
  lay(plan, AVENUE, 'avenue', crossed ? [CROSSING] : []);
  if (crossed) {
    lay(plan, CROSSING, 'cross-street', [AVENUE, BACK]);
    cross(plan, AVENUE, CROSSING);
  }
  for (const [south, north] of ROWS[crossed ? 'crossed' : 'straight'])
    for (const { west, east, front, most } of COLUMNS)
      block(plan, names, [west, south, east, north], front, most);
  for (const street of streets) {
    parkCars(
      plan,
      street,
      streets.filter((o) => o !== street),
      55,
    );
    const others = [AVENUE, BACK, CROSSING].filter((o) => o.along !== street.along);
    planters(plan, street, crossed ? others : []);
  }
  parkCars(plan, { ...BACK, from: BACK.from - 0.2, to: BACK.to + 0.2 }, crossed ? [CROSSING] : [], 26);
  if (opts.lamps) {
    light(plan, AVENUE, crossed ? [CROSSING] : []);
    if (crossed) light(plan, CROSSING, [AVENUE, BACK]);
  }
  return 'concrete';
}

/** A lot along a street: houses wall to wall or with alleys between, now and then a car park or a little green. */
function block(plan: Plan, names: Names, [w, s, e, n]: Box, front: Side, most: number): void {
  const { chance } = plan;
  const long = n - s;
  // One house alone must keep its middle in the section.
  const cuts = long > 8.5 ? stretches(plan, s, n) : [[s, n] as const];
  const open = cuts.length > 1 && chance.percent(45) ? chance.below(cuts.length) : -1;
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
      floors: 1 + chance.below(3),
    });
    if (back >= GAP) {
      const yard: Box = front === 'east' ? [w, from, e - deep, to] : [w + deep, from, e, to];
      plan.area('asphalt', yard);
      const x = front === 'east' ? yard[0] + 0.3 : yard[2] - 0.3;
      if (chance.percent(50)) plan.hedge('low wall', [x, from + 0.4], [x, to - 0.4]);
    }
  });
}

/** Cuts a frontage into two or three, with an alley here and there. */
function stretches({ chance }: Plan, from: number, to: number): (readonly [number, number])[] {
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

/** Low walls with flowers along the pavements: something to duck behind. */
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
