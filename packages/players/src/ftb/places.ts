import { type Building, distance } from '@shambles/field';
import { type FtbTable, isDown, type Person, type Place, placeOf, sectionAt } from '@shambles/ftb';
import { isMet } from './aims.js';
import { type Look, reachOf } from './look.js';

/** The band's plan: to go somewhere, leave the table there, shoot its way free, or stay. */
export interface Plan {
  readonly do: 'go' | 'leave' | 'clear' | 'hold';
  readonly at?: Place;
  /** Cost of the way there for its Leader, in inches. */
  readonly cost?: number;
}

/** Distances searched in turn, in inches. */
const RANGES = [14, 30, Number.POSITIVE_INFINITY];

/** The place that is cheapest to get to; undefined if none can be reached. */
export function nearest(look: Look, led: Person, places: readonly Place[]): Plan | undefined {
  for (const most of RANGES) {
    const near = places.filter(([x, y]) => distance(led, { x, y }) <= most);
    const plan = near.length > 0 ? nearestOf(look, led, near, most) : undefined;
    if (plan) return plan;
  }
  return undefined;
}

/** No way is shorter than the straight line, so places farther away than the best found need no way. */
function nearestOf(look: Look, led: Person, places: readonly Place[], most: number): Plan | undefined {
  const reach = reachOf(look, led, most);
  let best: Plan | undefined;
  let least = Number.POSITIVE_INFINITY;
  const sorted = places
    .map((at) => ({ at, off: distance(led, { x: at[0], y: at[1] }) }))
    .sort((a, b) => a.off - b.off);
  for (const { at, off } of sorted) {
    if (off >= least) break;
    const [x, y] = at;
    const feared = look.zeds.filter((z) => distance(z, { x, y }) < 7 && z.level === at[2]).length;
    if (off + 4 * feared >= least) continue;
    const cost = reach.cost(...at);
    if (cost + 4 * feared < least) {
      least = cost + 4 * feared;
      best = { do: 'go', at, cost };
    }
  }
  return best;
}

const insides = new WeakMap<FtbTable, Map<string, readonly Place[]>>();

/** Free places on a floor of a building: just inside its doors, or all over the floor. */
export function inside(look: Look, id: string, level: number): readonly Place[] {
  const known = insides.get(look.table) ?? new Map<string, readonly Place[]>();
  insides.set(look.table, known);
  const key = `${id} ${level}`;
  const found = known.get(key) ?? placesIn(look, id, level);
  known.set(key, found);
  return found;
}

function placesIn(look: Look, id: string, level: number): readonly Place[] {
  const { table, e } = look;
  const building = e.map.buildings?.find((b) => b.id === id);
  if (!building) return [];
  const ways = table.ways('human');
  const isIn = ([x, y]: Place) => ways.standing(x, y, level) && table.houseOf({ x, y, level }) === id;
  if (level === 0) {
    const steps = [
      [0.9, 0],
      [-0.9, 0],
      [0, 0.9],
      [0, -0.9],
    ] as const;
    const doors = (building.doors ?? [])
      .filter((d) => (d.level ?? 0) === 0)
      .flatMap(({ at: [x, y] }) => steps.map(([dx, dy]): Place => [x + dx, y + dy, 0]))
      .filter(isIn);
    if (doors.length > 0) return doors;
  }
  return placesOn(look, id, level);
}

/** Free places all over a floor, the outermost within an inch of its walls. */
function placesOn({ table, e }: Look, id: string, level: number): Place[] {
  const building = e.map.buildings?.find((b) => b.id === id);
  if (!building) return [];
  const [w, s, east, n] = boundsOf(building);
  const ways = table.ways('human');
  const found: Place[] = [];
  for (let x = w + 0.75; x < east; x++)
    for (let y = s + 0.75; y < n; y++)
      if (ways.standing(x, y, level) && table.houseOf({ x, y, level }) === id) found.push([x, y, level]);
  return found;
}

/** Floors that can still be searched. FTB-11.9a. */
export function floors(look: Look): Place[] {
  const { view, e } = look;
  return (e.map.buildings ?? []).flatMap((b) => {
    const known = view.premises.find((each) => each.id === b.id);
    return Array.from({ length: b.levels }, (_, level) => level)
      .filter((level) => !known?.searched.includes(level))
      .flatMap((level) => inside(look, b.id, level));
  });
}

/** Buildings of section 1 that nobody has searched. FTB-14.12.5c. */
export function raided(look: Look): Place[] {
  const { view, e } = look;
  return (e.map.buildings ?? [])
    .filter((b) => b.id === e.target || isInFirst(look, boundsOf(b)))
    .filter((b) => !view.premises.some((each) => each.id === b.id && each.rolled))
    .flatMap((b) => inside(look, b.id, 0));
}

function isInFirst({ e }: Look, [w, s, east, n]: Bounds): boolean {
  return sectionAt(e.map.size, (w + east) / 2, (s + n) / 2) === 1;
}

type Bounds = readonly [west: number, south: number, east: number, north: number];

function boundsOf({ rect, outline = [] }: Building): Bounds {
  if (rect) return rect;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function unentered(look: Look): Place[] {
  return (look.e.map.buildings ?? [])
    .filter((b) => !look.view.premises.some((each) => each.id === b.id && each.entered > 0))
    .flatMap((b) => inside(look, b.id, 0));
}

export function toAnyZed(look: Look, led: Person): Plan | undefined {
  const [first] = [...look.zeds].sort((a, b) => distance(a, led) - distance(b, led));
  return first && upTo(look, led, placeOf(first));
}

/** Goes after enemies that are out of sight. */
export function toFoe(look: Look, led: Person): Plan {
  const sees = look.foes.some((f) => look.table.line(led.id, f.id) !== 'no');
  const [first] = [...look.foes].sort((a, b) => distance(a, led) - distance(b, led));
  return (!sees && first && upTo(look, led, placeOf(first))) || { do: 'hold' };
}

/** Loots those who resisted, once the fight is over. FTB-14.13.1. */
export function loot(look: Look, led: Person): Plan | undefined {
  const { tally } = look.e;
  if ((tally.provoked ?? 0) === 0 || isMet(look)) return undefined;
  if (look.foes.length > 0) return toFoe(look, led);
  const prey = look.view.parties.filter((party) => party.goal === 'prey').flatMap((party) => party.people);
  const bodies = look.view.people.filter(
    (p) => prey.includes(p.id) && isDown(p) && tally[`looted ${p.id}`] === undefined,
  );
  const [first] = bodies.sort((a, b) => distance(a, led) - distance(b, led));
  return first && upTo(look, led, placeOf(first));
}

export function toPef(look: Look, led: Person): Plan | undefined {
  const [first] = [...look.view.pefs].sort((a, b) => distance(a, led) - distance(b, led));
  return first && upTo(look, led, placeOf(first));
}

/** When shut in by zombies, goes as near to one as the house allows, to shoot the way free; in the open, stays. */
export function toWindow(look: Look, led: Person): Plan | undefined {
  const { table, zeds } = look;
  const house = table.houseOf(led);
  const off = ([x, y]: Place) => Math.min(...zeds.map((z) => distance(z, { x, y })));
  if (zeds.length === 0) return undefined;
  const [at] = house === undefined ? [] : placesOn(look, house, led.level).sort((a, b) => off(a) - off(b));
  return { do: 'clear', ...(at && { at }) };
}

/** Distance at which a figure stops beside something, in inches. */
const UP_TO = 1.5;

/** To a place near something, wherever there is room; else into its building. */
function upTo(look: Look, led: Person, [x, y, level]: Place): Plan | undefined {
  const near: Place[] = [-UP_TO, 0, UP_TO].flatMap((dx) =>
    [-UP_TO, 0, UP_TO].map((dy): Place => [x + dx, y + dy, level]),
  );
  const house = look.table.houseOf({ x, y, level });
  return (
    nearest(look, led, near) ?? nearest(look, led, house === undefined ? [] : inside(look, house, level))
  );
}
