import { raise } from './buildings.js';
import { creek, field, hill, pond, trees, woods } from './green.js';
import type { Names } from './names.js';
import { type Box, GAP, type Plan, type Side, type Spot } from './plan.js';
import {
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

/** Open country. The table has nine sections, three by three. */
export interface Rural {
  readonly kind: 'rural';
  readonly street: Road;
}

/** Lays out fields, woods, a hill and, in one section, a farm, a diner or a truck stop beside a street or a track. */
export function rural(
  plan: Plan,
  names: Names,
  layout: Rural,
  opts: { readonly street: boolean; readonly target: number; readonly lamps: boolean },
): string {
  const { chance } = plan;
  const { margin, entry } = plan.table;
  const street = through(plan, layout.street);
  if (opts.street) lay(plan, street, 'road', []);
  const yard = yardOf(plan, opts.target, opts.street ? street : undefined);
  if (!opts.street) track(plan, yard);
  homestead(plan, names, yard);
  const water = chance.below(100);
  if (water < 30) {
    const strip: Box = isWest(street, plan)
      ? [plan.wide - 6.5, 0, plan.wide - 3, plan.high]
      : [3, 0, 6.5, plan.high];
    if (plan.isBare([strip[0], entry, strip[2], plan.high - margin])) creek(plan, strip);
  }
  if (chance.percent(55)) somewhere(plan, 9, 8, (box) => hill(plan, box));
  if (water >= 30 && water < 60) somewhere(plan, 6, 5, (box) => pond(plan, box));
  for (let i = 0; i < plan.strewn(3); i++) somewhere(plan, 8, 8, (box) => field(plan, box));
  for (let i = 0; i < plan.strewn(4); i++) somewhere(plan, 8, 7, (box) => woods(plan, box));
  for (let i = 0; i < plan.strewn(4); i++) somewhere(plan, 5, 5, (box) => woods(plan, box));
  walls(plan, plan.strewn(14));
  if (opts.street) {
    parkCars(plan, street, [], 8);
    if (opts.lamps && chance.percent(40)) light(plan, { ...street, walk: 1 }, []);
  }
  if (opts.lamps) plan.lamp([yard.box[yard.front === 'east' ? 2 : 0], (yard.box[1] + yard.box[3]) / 2]);
  trees(plan, [0.6, 0.8, plan.wide - 0.6, plan.high - 0.6], plan.strewn(60));
  return 'grass';
}

interface Yard {
  readonly box: Box;
  readonly front: Side;
}

/** The yard of a section's buildings, beside the road. */
function yardOf(plan: Plan, section: number, street: Street | undefined): Yard {
  const { wide, high } = plan;
  const [across, along] = [wide / 3, high / 3];
  const column = (section - 1) % 3;
  const south = high - along * (1 + Math.floor((section - 1) / 3));
  const [s, n] = [Math.max(plan.table.entry + 0.25, south + 0.75), south + along - 1];
  // Close to the street, but with the middles of houses still in their section.
  const toward = (low: number, at: number, high: number) => Math.max(low, Math.min(at, high));
  if (column === 0) {
    const e = street ? toward(across - 0.25, street.from - 3.75, across + 1.25) : across - 1;
    return { box: [2, s, e, n], front: 'east' };
  }
  if (column === 2) {
    const w = street ? toward(2 * across - 1.25, street.to + 3.75, 2 * across + 0.25) : 2 * across + 1;
    return { box: [w, s, wide - 2, n], front: 'west' };
  }
  if (!street) return { box: [across + 1, s, 2 * across - 1, n], front: 'east' };
  return isWest(street, plan)
    ? { box: [street.to + 0.75, s, street.to + 6.25, n], front: 'west' }
    : { box: [street.from - 6.25, s, street.from - 0.75, n], front: 'east' };
}

/** A dirt track past the yard from the south edge to the north edge: the only road if there is no street. */
function track(plan: Plan, { box, front }: Yard): void {
  const x = front === 'east' ? box[2] + 0.5 : box[0] - 2.5;
  plan.area('path', [x, 0, x + 2, plan.high], 'track');
}

/** One or two buildings round their yard. */
function homestead(plan: Plan, names: Names, { box, front }: Yard): void {
  const { chance } = plan;
  const [w, s, e, n] = box;
  const farm = chance.percent(50);
  plan.area(farm ? 'dirt' : 'asphalt', box, 'yard');
  const deep = Math.min(e - w, chance.between(4.5, 6.5));
  const wide = chance.between(4, 5.5);
  const at = (from: number, to: number, depth: number): Box =>
    front === 'east' ? [e - depth, from, e, to] : [w, from, w + depth, to];
  const [first, second]: readonly (readonly [number, number])[] = chance.percent(50)
    ? [
        [s, s + wide],
        [s + wide + GAP, n],
      ]
    : [
        [n - wide, n],
        [s, n - wide - GAP],
      ];
  raise(plan, at(first?.[0] as number, first?.[1] as number, deep), front, {
    name: farm ? names.house() : names.stop(),
    roof: farm ? 'tiled' : 'flat',
    floors: 1,
  });
  const [from, to] = second as readonly [number, number];
  if (to - from >= 3.25 && (farm || chance.percent(45))) {
    const size = Math.min(to - from, chance.between(3.25, 5));
    const depth = Math.min(e - w, chance.between(3.5, 5.5));
    raise(plan, at(from, from + size, depth), front, {
      name: farm ? names.farm() : names.shop(),
      roof: farm ? 'tiled' : 'flat',
      floors: 1,
    });
    const { kind, long, wide: side } = plan.table.vehicles.yard;
    const beside = from + size + 1;
    if (to - from - size > 3) put(plan, kind, [w + 0.5, beside, w + 0.5 + long, beside + side]);
  } else lot(plan, [w, from, e, to], 45);
  const back = front === 'east' ? w - 0.4 : e + 0.4;
  plan.hedge(farm ? 'fence' : 'low wall', [back, s], [back, n]);
  for (let i = 0; i < 3; i++) plan.prop('barrel', [chance.between(w, e), chance.between(s, n)], 0.3);
}

/** Tries random places for a thing of about this size, until `lay` succeeds. */
function somewhere(plan: Plan, wide: number, high: number, lay: (box: Box) => boolean): void {
  const { chance } = plan;
  for (let tries = 0; tries < 12; tries++) {
    const w = chance.between(wide * 0.6, wide);
    const h = chance.between(high * 0.6, high);
    const x = chance.between(1.5, plan.wide - 1.5 - w);
    const y = chance.between(plan.table.entry + 0.25, plan.high - 1.5 - h);
    const box: Box = [x, y, x + w, y + h];
    if (plan.areas.some((a) => LAID.has(a.kind) && overlaps(box, a))) continue;
    if (lay(box)) return;
  }
}

const LAID: ReadonlySet<string> = new Set(['woods', 'field', 'dirt', 'hill', 'water']);

function overlaps([w, s, e, n]: Box, area: Plan['areas'][number]): boolean {
  const xs = area.rect ? [area.rect[0], area.rect[2]] : (area.outline ?? []).map(([x]) => x);
  const ys = area.rect ? [area.rect[1], area.rect[3]] : (area.outline ?? []).map(([, y]) => y);
  return Math.min(...xs) < e && Math.max(...xs) > w && Math.min(...ys) < n && Math.max(...ys) > s;
}

/** Old walls, hedges and logs on open ground, as cover to duck behind. */
function walls(plan: Plan, count: number): void {
  const { chance } = plan;
  for (let i = 0; i < count; i++) {
    const long = chance.between(2, 4.5);
    const lying = chance.percent(50);
    const low = plan.table.entry + 0.5;
    const from: Spot = [chance.between(1, plan.wide - 1 - long), chance.between(low, plan.high - 1 - long)];
    const to: Spot = lying ? [from[0] + long, from[1]] : [from[0], from[1] + long];
    const box: Box = [from[0] - 0.3, from[1] - 0.3, to[0] + 0.3, to[1] + 0.3];
    if (
      plan.isBare(box) &&
      !plan.crosses(box) &&
      !plan.areas.some((a) => LAID.has(a.kind) && overlaps(box, a))
    )
      plan.hedge(chance.percent(60) ? 'low wall' : 'hedge', from, to);
  }
}
