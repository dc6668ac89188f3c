import { raise } from './buildings.js';
import { park, pond, trees, woods } from './green.js';
import type { Names } from './names.js';
import { type Box, GAP, meet, middleOf, type Plan, type Side, type Spot } from './plan.js';
import { sectionAt } from './sections.js';
import { cross, lay, light, lot, park as parkCars, put, type Street } from './streets.js';

const LANE = 2;
/** The least that a house needs along the street. */
const LEAST = 3.75;
const WALK = 0.75;

/** South and north of the rows, from the south: sections 7 to 9, 4 to 6, 1 to 3. */
const ROWS = [
  [2, 11.75],
  [12.25, 23.75],
  [24.25, 34.75],
] as const;

/** A two-lane street with buildings in four sections. FTB-9.1c. */
export function suburban(
  plan: Plan,
  names: Names,
  opts: {
    readonly sections: number;
    readonly target: number;
    readonly lamps: boolean;
    readonly floors: number;
  },
): string {
  const { chance } = plan;
  const middle = chance.pick([17, 17.5, 18.5, 19]);
  const street: Street = { along: 'north', from: middle - LANE, to: middle + LANE, walk: WALK };
  const corner = chance.pick([13.5, 18.5]);
  const side: Street = { along: 'east', from: corner, to: corner + 2 * LANE, walk: WALK };
  const crossed = chance.percent(55);
  lay(plan, street, 'street', crossed ? [side] : []);
  if (crossed) {
    lay(plan, side, 'side-street', [street]);
    cross(plan, street, side);
  }
  const built = sections(plan, opts.sections, opts.target, street);
  for (const section of built) {
    const lots = lotsOf(section, street, crossed ? side : undefined);
    build(plan, names, section, lots, opts.floors);
  }
  for (let section = 1; section <= 9; section++)
    if (!built.includes(section)) leaveOpen(plan, section, street, crossed ? side : undefined);
  parkCars(plan, street, crossed ? [side] : [], 30);
  if (crossed) parkCars(plan, side, [street], 25);
  if (opts.lamps) {
    light(plan, street, crossed ? [side] : []);
    if (crossed) light(plan, side, [street]);
  }
  verges(plan, street, crossed ? [side] : []);
  trees(plan, [0.6, 2, plan.wide - 0.6, plan.high - 0.6], 60);
  return 'grass';
}

/** So many sections, the target among them, of which no two stand on one lot. */
function sections({ chance }: Plan, count: number, target: number, street: Street): number[] {
  const chosen = [target];
  // The houses of the middle column share a side of the street with the west column or the east.
  const shared = isWest(street) ? [1, 2] : [0, 1];
  const clash = (a: number, b: number) =>
    Math.ceil(a / 3) === Math.ceil(b / 3) && [a, b].every((c) => shared.includes((c - 1) % 3));
  for (const section of chance.shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9])) {
    if (chosen.length === count) break;
    if (!chosen.includes(section) && !chosen.some((c) => clash(c, section))) chosen.push(section);
  }
  return chosen.sort((a, b) => a - b);
}

/** The street runs west of the middle: houses of its own sections stand east of it. */
function isWest(street: Street): boolean {
  return street.from < 16;
}

interface Lot {
  readonly box: Box;
  readonly front: Side;
}

/** Where houses of a section may stand: by the street, on the side that has room for their middles. FTB-9.1e. */
function lotsOf(section: number, street: Street, side: Street | undefined): Lot[] {
  const column = (section - 1) % 3;
  const [south, north] = ROWS[2 - Math.floor((section - 1) / 3)] as (typeof ROWS)[number];
  const west: Box = [4.5, south, street.from - WALK - 0.5, north];
  const east: Box = [street.to + WALK + 0.5, south, 31.5, north];
  const facing: readonly Lot[] =
    column === 0
      ? [{ box: [west[0], south, Math.min(west[2], 13.5), north], front: 'east' }]
      : column === 2
        ? [{ box: [Math.max(east[0], 22.5), south, east[2], north], front: 'west' }]
        : isWest(street)
          ? [{ box: [east[0], south, 27, north], front: 'west' }]
          : [{ box: [9, south, west[2], north], front: 'east' }];
  if (!side || section < 4 || section > 6) return [...facing];
  // One side of the street that crosses has room for houses.
  return facing
    .flatMap(({ box: [w, s, e, n], front }): Lot[] => [
      { box: [w, s, e, side.from - WALK - 0.4], front },
      { box: [w, side.to + WALK + 0.4, e, n], front },
    ])
    .filter(({ box }) => box[3] - box[1] >= LEAST);
}

/** One or two houses, or a large shop with its car park. */
function build(plan: Plan, names: Names, section: number, lots: readonly Lot[], floors: number): void {
  const { chance } = plan;
  const roomy = lots.find(({ box: [w, s, e, n] }) => n - s >= 9 && e - w >= 7);
  if (roomy && chance.percent(35)) {
    superstore(plan, names, section, roomy);
    return;
  }
  let stands = 0;
  for (const { box, front } of lots)
    for (const plot of plots(plan, box)) if (house(plan, names, section, plot, front, floors)) stands++;
  if (stands > 0) return;
  // Where none of them kept to its section, one fills the lot as far as it does.
  const [first] = lots as [Lot];
  raise(plan, within(first.box, first.front, section, 5.5), first.front, {
    name: names.shop(),
    roof: 'flat',
    floors: 1,
  });
}

/** A lot cut along the street. */
function plots({ chance }: Plan, [w, s, e, n]: Box): Box[] {
  const long = n - s;
  if (long < 9) return [[w, s, e, n]];
  const cut = s + long / 2 + chance.between(-0.5, 0.5);
  return [
    [w, s, e, cut - GAP / 2],
    [w, cut + GAP / 2, e, n],
  ];
}

/** A house with its lawn, its drive and perhaps a hedge round the back. */
function house(plan: Plan, names: Names, section: number, plot: Box, front: Side, floors: number): boolean {
  const { chance } = plan;
  const [w, s, e, n] = plot;
  const deep = chance.between(4.25, Math.min(6.5, e - w));
  const wide = chance.between(3.5, Math.min(5, n - s - 0.25));
  if (n - s < LEAST || e - w < 4.25) return false;
  const from = chance.between(s, n - wide);
  const setBack = chance.between(0, Math.min(0.5, e - w - deep));
  const box: Box =
    front === 'east'
      ? [e - setBack - deep, from, e - setBack, from + wide]
      : [w + setBack, from, w + setBack + deep, from + wide];
  const [x, y] = middleOf(box);
  // Not upon the line either: tables are turned round.
  if (
    [x - 0.1, x + 0.1].some((v) => sectionAt([plan.wide, plan.high], v, y) !== section) ||
    !plan.fits(box, GAP)
  )
    return false;
  const shop = chance.percent(25);
  plan.area('lawn', [w, s, e, n]);
  raise(plan, box, front, {
    name: shop ? names.shop() : names.house(),
    roof: shop ? 'flat' : 'tiled',
    floors: 1 + chance.below(floors),
  });
  const street = front === 'east' ? e : w;
  const drive: Box =
    n - box[3] >= 1.6
      ? [Math.min(street, box[0] + 1), n - 1.6, Math.max(street, box[2] - 1), n]
      : [Math.min(street, box[0] + 1), s, Math.max(street, box[2] - 1), s + 1.6];
  if ((drive[3] <= box[1] || drive[1] >= box[3]) && drive[2] - drive[0] >= 3.2) {
    plan.area('concrete', drive);
    const x = front === 'east' ? drive[2] - 3.3 : drive[0] + 0.3;
    if (chance.percent(60)) put(plan, 'car', [x, drive[1] + 0.1, x + 3, drive[1] + 1.45]);
  }
  yard(plan, plot, box, front);
  return true;
}

/** A fence or hedge round the back of a house, and sometimes a pool. */
function yard(plan: Plan, [w, s, e, n]: Box, house: Box, front: Side): void {
  const { chance } = plan;
  const kind = chance.pick(['hedge', 'fence', 'low wall', 'fence']);
  const end = front === 'east' ? Math.max(1.5, w - 2.5) : Math.min(plan.wide - 1.5, e + 2.5);
  const near = front === 'east' ? house[0] - 0.4 : house[2] + 0.4;
  if (Math.abs(near - end) < 1.5) return;
  if (chance.percent(75)) plan.hedge(kind, [end, s + 0.2], [end, n - 0.2]);
  for (const y of [s + 0.2, n - 0.2])
    if (chance.percent(70)) plan.hedge(kind, [Math.min(end, near), y], [Math.max(end, near), y]);
  const pool: Box =
    front === 'east' ? [end + 0.5, s + 0.8, end + 2.25, s + 3.3] : [end - 2.25, s + 0.8, end - 0.5, s + 3.3];
  if (chance.percent(18) && plan.isBare(pool) && Math.abs(near - end) > 3.2) {
    plan.area('pool', pool);
    plan.keep(pool);
  }
}

/** One large flat building with its lot before it. */
function superstore(plan: Plan, names: Names, section: number, { box, front }: Lot): void {
  const { chance } = plan;
  const store = within(box, front, section, 7);
  const cut: Box = [store[0], store[1], store[2], store[3] - chance.between(4.6, 5.1)];
  raise(plan, cut, front, { name: names.box(), roof: 'flat', floors: 1 });
  lot(plan, [cut[0], cut[3] + 1.1, cut[2], store[3]], 60);
}

/** As much of a lot, from its front, as keeps its middle in the section. */
function within([w, s, e, n]: Box, front: Side, section: number, deep: number): Box {
  const column = (section - 1) % 3;
  const [low, high] = [12 * column, 12 * column + 12];
  const longest = front === 'east' ? 2 * (e - low) : 2 * (high - w);
  const far = Math.min(deep, e - w, longest - 0.5);
  // A house by the street whose own section lies farther off goes back as far as it has to.
  if (front === 'east') {
    const edge = Math.min(e, high + far / 2 - 0.25);
    return [edge - far, s, edge, n];
  }
  const edge = Math.max(w, low - far / 2 + 0.25);
  return [edge, s, edge + far, n];
}

/** What lies where nothing is built: a park, a wood, a pond, a playing field. */
function leaveOpen(plan: Plan, section: number, street: Street, side: Street | undefined): void {
  const { chance } = plan;
  const column = (section - 1) % 3;
  const row = Math.floor((section - 1) / 3);
  const [south, north] = ROWS[2 - row] as (typeof ROWS)[number];
  const parts: readonly (readonly [number, number])[] =
    side && row === 1
      ? [
          [south, side.from - WALK - 0.4],
          [side.to + WALK + 0.4, north],
        ]
      : [[south, north]];
  const [w, e] =
    column === 0
      ? [1, Math.min(11.5, street.from - WALK - 0.4)]
      : column === 2
        ? [Math.max(24.5, street.to + WALK + 0.4), 35]
        : [0, 0];
  if (e - w < 4) return;
  for (const [s, n] of parts) {
    if (n - s < 2.5) continue;
    const box: Box = [w, s, e, n];
    if (!plan.fits([Math.max(w, 1.25), s, Math.min(e, plan.wide - 1.25), n], 0.5)) {
      scatter(plan, box);
      continue;
    }
    const what = chance.below(100);
    if (n - s < 6 || what < 45) park(plan, box);
    else if (what < 70) {
      if (!woods(plan, box)) scatter(plan, box);
    } else if (what < 82) {
      pond(plan, [w + 1, s + 1, e - 1, n - 1]);
      scatter(plan, box);
    } else lot(plan, [w + 0.5, s + 0.5, e - 0.5, Math.min(n - 0.5, s + 8)], 40);
  }
}

/** Short walls and hedges on open ground: something to duck behind. */
function scatter(plan: Plan, [w, s, e, n]: Box): void {
  const { chance } = plan;
  for (let i = 0; i < 3; i++) {
    const at: Spot = [chance.between(w + 1, e - 3), chance.between(s + 1, n - 3)];
    const to: Spot = chance.percent(50) ? [at[0] + 2, at[1]] : [at[0], at[1] + 2];
    const box: Box = [at[0] - 0.4, at[1] - 0.4, to[0] + 0.4, to[1] + 0.4];
    if (plan.isBare(box) && !plan.crosses(box)) plan.hedge(chance.pick(['hedge', 'low wall']), at, to);
  }
}

/** Hedges along the pavements, with gaps to go through. */
function verges(plan: Plan, { from, to, walk }: Street, others: readonly Street[]): void {
  const { chance } = plan;
  for (const x of [from - walk - 0.25, to + walk + 0.25])
    for (let y = chance.between(2.5, 5); y < plan.high - 3; y += chance.between(4, 6)) {
      const crossed = others.some((o) => meet([0, y, 1, y + 2], [0, o.from - o.walk, 1, o.to + o.walk], 0.5));
      if (!crossed && chance.percent(55))
        plan.hedge(chance.percent(65) ? 'hedge' : 'low wall', [x, y], [x, y + 2]);
    }
}
