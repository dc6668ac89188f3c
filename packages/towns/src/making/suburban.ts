import { sectionAt } from '../sections.js';
import { raise } from './buildings.js';
import { park, pond, trees, woods } from './green.js';
import type { Names } from './names.js';
import { type Box, GAP, meet, middleOf, type Plan, type Side, type Spot } from './plan.js';
import {
  cross,
  isWest,
  lay,
  light,
  lot,
  park as parkCars,
  put,
  type Road,
  type Street,
  through,
} from './streets.js';

/** A town of houses with gardens along a street. The table has nine sections, three by three. */
export interface Suburban {
  readonly kind: 'suburban';
  readonly street: Road;
  /** A crossing street, and the percentage of towns with one. Beside it the middle row has room for a house. */
  readonly side?: Road & { readonly odds: number };
  /** Number of sections with buildings: 1 to 6. */
  readonly sections: number;
  /** Most floors. */
  readonly floors: number;
}

/** Least length along the street that a house needs, in inches. */
const LEAST = 3.75;
/** Gaps in inches: from the pavement of a crossing street to a lot, and from a pavement to the front of a house. */
const VERGE = 0.4;
const LAWN = 0.5;

/** Lays out a street with houses in some sections, and parks, woods and ponds in the others. */
export function suburban(
  plan: Plan,
  names: Names,
  layout: Suburban,
  opts: { readonly target: number; readonly lamps: boolean },
): string {
  const street = through(plan, layout.street);
  const sides = layout.side ? sideStreets(plan, layout.side) : [];
  lay(plan, street, 'street', sides);
  for (const other of sides) {
    lay(plan, other, 'side-street', [street]);
    cross(plan, street, other);
  }
  const built = sections(plan, layout.sections, opts.target, street);
  for (const section of built)
    build(plan, names, section, lotsOf(plan, section, street, sides[0]), layout.floors);
  for (let section = 1; section <= 9; section++)
    if (!built.includes(section)) leaveOpen(plan, section, street, sides[0]);
  parkCars(plan, street, sides, 30);
  for (const other of sides) parkCars(plan, other, [street], 25);
  if (opts.lamps) {
    light(plan, street, sides);
    for (const other of sides) light(plan, other, [street]);
  }
  verges(plan, street, sides);
  trees(plan, [0.6, plan.table.entry, plan.wide - 0.6, plan.high - 0.6], plan.strewn(60));
  return 'grass';
}

/** A street from west to east in the south or the north of the middle row, or none. */
function sideStreets(
  { chance, high }: Plan,
  { lanes, lane, walk, odds }: NonNullable<Suburban['side']>,
): readonly Street[] {
  const third = high / 3;
  const from = chance.pick([third + 1.5, 2 * third - 1.5 - lanes * lane]);
  return chance.percent(odds) ? [{ along: 'east', from, to: from + lanes * lane, walk }] : [];
}

/** South and north limits of the row that a section is in. */
function rowOf({ high, table }: Plan, section: number): readonly [south: number, north: number] {
  const third = high / 3;
  const row = Math.floor((section - 1) / 3);
  return [
    row === 2 ? table.entry : (2 - row) * third + 0.25,
    row === 0 ? high - table.margin : (3 - row) * third - 0.25,
  ];
}

/** Chooses `count` sections, the target among them, so that no two share a lot. */
function sections(plan: Plan, count: number, target: number, street: Street): number[] {
  const chosen = [target];
  // The houses of the middle column are on the same side of the street as those of either the west or the east column.
  const shared = isWest(street, plan) ? [1, 2] : [0, 1];
  const clash = (a: number, b: number) =>
    Math.ceil(a / 3) === Math.ceil(b / 3) && [a, b].every((c) => shared.includes((c - 1) % 3));
  for (const section of plan.chance.shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9])) {
    if (chosen.length === count) break;
    if (!chosen.includes(section) && !chosen.some((c) => clash(c, section))) chosen.push(section);
  }
  return chosen.sort((a, b) => a - b);
}

interface Lot {
  readonly box: Box;
  readonly front: Side;
}

/** The lots for houses in a section: beside the street, on the side with room to keep their middles in the section. */
function lotsOf(plan: Plan, section: number, street: Street, side: Street | undefined): Lot[] {
  const third = plan.wide / 3;
  const column = (section - 1) % 3;
  const [south, north] = rowOf(plan, section);
  const west: Box = [4.5, south, street.from - street.walk - LAWN, north];
  const east: Box = [street.to + street.walk + LAWN, south, plan.wide - 4.5, north];
  const facing: Lot =
    column === 0
      ? { box: [west[0], south, Math.min(west[2], third + 1.5), north], front: 'east' }
      : column === 2
        ? { box: [Math.max(east[0], 2 * third - 1.5), south, east[2], north], front: 'west' }
        : isWest(street, plan)
          ? { box: [east[0], south, 2 * third + 3, north], front: 'west' }
          : { box: [third - 3, south, west[2], north], front: 'east' };
  if (!side || section < 4 || section > 6) return [facing];
  // At least one side of the crossing street has room for houses.
  const { box, front } = facing;
  const [w, s, e, n] = box;
  const halves: readonly Lot[] = [
    { box: [w, s, e, side.from - side.walk - VERGE], front },
    { box: [w, side.to + side.walk + VERGE, e, n], front },
  ];
  return halves.filter((half) => half.box[3] - half.box[1] >= LEAST);
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
  // If no house could stay within its section, one building fills as much of the lot as keeps it there.
  const [first] = lots as [Lot];
  raise(plan, within(plan, first, section, 5.5), first.front, {
    name: names.shop(),
    roof: 'flat',
    floors: 1,
  });
}

/** A lot, divided in two along the street if it is long. */
function plots({ chance }: Plan, [w, s, e, n]: Box): Box[] {
  const long = n - s;
  if (long < 9) return [[w, s, e, n]];
  const cut = s + long / 2 + chance.between(-0.5, 0.5);
  return [
    [w, s, e, cut - GAP / 2],
    [w, cut + GAP / 2, e, n],
  ];
}

/** Adds a house with its lawn, its drive and perhaps a hedge round the back. Returns whether it did. */
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
  // The middle must not lie on a section line either, since tables may be turned.
  if (
    [x - 0.1, x + 0.1].some((v) => sectionAt([plan.wide, plan.high], 3, v, y) !== section) ||
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
  const { drive: car } = plan.table.vehicles;
  const drive: Box =
    n - box[3] >= 1.6
      ? [Math.min(street, box[0] + 1), n - 1.6, Math.max(street, box[2] - 1), n]
      : [Math.min(street, box[0] + 1), s, Math.max(street, box[2] - 1), s + 1.6];
  if ((drive[3] <= box[1] || drive[1] >= box[3]) && drive[2] - drive[0] >= car.long + 0.2) {
    plan.area('concrete', drive);
    const x = front === 'east' ? drive[2] - car.long - 0.3 : drive[0] + 0.3;
    if (chance.percent(60)) put(plan, car.kind, [x, drive[1] + 0.1, x + car.long, drive[1] + 0.1 + car.wide]);
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

/** One large flat building beside its car park. */
function superstore(plan: Plan, names: Names, section: number, where: Lot): void {
  const { chance } = plan;
  const { front } = where;
  const store = within(plan, where, section, 7);
  const cut: Box = [store[0], store[1], store[2], store[3] - chance.between(4.6, 5.1)];
  raise(plan, cut, front, { name: names.box(), roof: 'flat', floors: 1 });
  lot(plan, [cut[0], cut[3] + 1.1, cut[2], store[3]], 60);
}

/** The part of a lot, measured from its front, whose middle is in the section. */
function within({ wide }: Plan, { box: [w, s, e, n], front }: Lot, section: number, deep: number): Box {
  const column = (section - 1) % 3;
  const [low, high] = [(wide / 3) * column, (wide / 3) * (column + 1)];
  const longest = front === 'east' ? 2 * (e - low) : 2 * (high - w);
  const far = Math.min(deep, e - w, longest - 0.5);
  // If its section lies farther from the street, the house is set back as far as necessary.
  if (front === 'east') {
    const edge = Math.min(e, high + far / 2 - 0.25);
    return [edge - far, s, edge, n];
  }
  const edge = Math.max(w, low - far / 2 + 0.25);
  return [edge, s, edge + far, n];
}

/** Fills a section without buildings: a park, a wood, a pond, a playing field. */
function leaveOpen(plan: Plan, section: number, street: Street, side: Street | undefined): void {
  const third = plan.wide / 3;
  const column = (section - 1) % 3;
  const [south, north] = rowOf(plan, section);
  const parts: readonly (readonly [number, number])[] =
    side && section >= 4 && section <= 6
      ? [
          [south, side.from - side.walk - VERGE],
          [side.to + side.walk + VERGE, north],
        ]
      : [[south, north]];
  const [w, e] =
    column === 0
      ? [1, Math.min(third - 0.5, street.from - street.walk - VERGE)]
      : column === 2
        ? [Math.max(2 * third + 0.5, street.to + street.walk + VERGE), plan.wide - 1]
        : [0, 0];
  if (e - w < 4) return;
  for (const [s, n] of parts) if (n - s >= 2.5) leavePart(plan, [w, s, e, n]);
}

function leavePart(plan: Plan, box: Box): void {
  const { chance, table, wide } = plan;
  const [w, s, e, n] = box;
  if (!plan.fits([Math.max(w, table.margin), s, Math.min(e, wide - table.margin), n], 0.5)) {
    scatter(plan, box);
    return;
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

/** Short walls and hedges on open ground, as cover to duck behind. */
function scatter(plan: Plan, [w, s, e, n]: Box): void {
  const { chance } = plan;
  for (let i = 0; i < 3; i++) {
    const at: Spot = [chance.between(w + 1, e - 3), chance.between(s + 1, n - 3)];
    const to: Spot = chance.percent(50) ? [at[0] + 2, at[1]] : [at[0], at[1] + 2];
    const box: Box = [at[0] - 0.4, at[1] - 0.4, to[0] + 0.4, to[1] + 0.4];
    if (plan.isBare(box) && !plan.crosses(box)) plan.hedge(chance.pick(['hedge', 'low wall']), at, to);
  }
}

/** Hedges and low walls along the pavements, with gaps to go through. */
function verges(plan: Plan, { from, to, walk }: Street, others: readonly Street[]): void {
  const { chance } = plan;
  for (const x of [from - walk - 0.25, to + walk + 0.25])
    for (let y = chance.between(2.5, 5); y < plan.high - 3; y += chance.between(4, 6)) {
      const crossed = others.some((o) => meet([0, y, 1, y + 2], [0, o.from - o.walk, 1, o.to + o.walk], 0.5));
      if (!crossed && chance.percent(55))
        plan.hedge(chance.percent(65) ? 'hedge' : 'low wall', [x, y], [x, y + 2]);
    }
}
