import { type Building, distance } from '@shambles/field';
import { type FtbTable, type Person, type Place, placeOf, sectionAt } from '@shambles/ftb';
import { isHurt, type Look, leaderOf, reachOf } from './look.js';

/** What the band is about: going somewhere, leaving the table there, or staying where it is. */
export interface Plan {
  readonly do: 'go' | 'leave' | 'hold';
  readonly at?: Place;
}

/** Nobody stays longer than so many turns. */
const LATEST = 40;
/** In a campaign one goes on looking for more until so late, and until one carries so much. */
const ENOUGH_TURNS = 14;
const ENOUGH_FINDS = 4;

const plans = new WeakMap<object, Plan>();

/** What to do now, found once for a view. */
export function planOf(look: Look): Plan {
  const known = plans.get(look.view);
  if (known) return known;
  const made = planFor(look);
  plans.set(look.view, made);
  return made;
}

function planFor(look: Look): Plan {
  const { e, view } = look;
  const led = leaderOf(look.mine);
  if (!led) return { do: 'hold' };
  const away = () => leaving(look, led);
  if (e.turn >= LATEST || goesHome(look)) return away();
  switch (e.kind) {
    case 'robbery-in-town':
    case 'escape':
    case 'robbing':
      return away();
    case 'zed':
      return toZed(look, led) ?? away();
    case 'search':
      return nearest(look, led, floors(look)) ?? away();
    case 'take-back':
      return nearest(look, led, floors(look)) ?? toAnyZed(look, led) ?? toPef(look, led) ?? away();
    case 'raid':
    case 'rescue':
      return nearest(look, led, raided(look)) ?? away();
    case 'chillin':
      return (
        (moments(look) < MOMENTS ? nearest(look, led, inside(look, e.target, 0)) : toPef(look, led)) ?? away()
      );
    case 'raid-defend':
      return look.foes.length > 0 || view.pefs.length > 0 ? { do: 'hold' } : away();
    case 'burglarized':
      return look.foes.length > 0
        ? { do: 'hold' }
        : (nearest(look, led, inside(look, e.target, 0)) ?? away());
    case 'confrontation':
    case 'robbed':
      return look.foes.length > 0 && e.turn < 12 ? { do: 'hold' } : away();
    case 'no-terrain':
      return { do: 'hold' };
  }
}

/** Defining Moments that a night out has had, and how many it has at least. FTB-14.10.5b. */
const MOMENTS = 3;

function moments({ e, view }: Look): number {
  return view.premises.find((b) => b.id === e.target)?.entered ?? 0;
}

/** The Encounter may be ended where nobody hostile is left: nothing is left to do, or it is done. FTB-D-63. */
export function mayEnd(look: Look): boolean {
  switch (look.e.kind) {
    case 'robbery-in-town':
    case 'escape':
      return false;
    case 'take-back':
      return planOf(look).do !== 'go';
    case 'zed':
    case 'search':
    case 'raid':
    case 'rescue':
    case 'chillin':
      return goesHome(look);
    default:
      return true;
  }
}

/** What was come for is done, or it has cost enough. FTB-14.3. */
export function isMet({ e, star, mine, view }: Look): boolean {
  const count = (what: string) => e.tally[what] ?? 0;
  switch (e.kind) {
    case 'zed':
      return star?.knowsZeds === true;
    case 'search':
      return count('found') + count('recruited') > 0;
    case 'raid':
    case 'rescue':
      return count('goal') > 0;
    case 'chillin':
      return count('talks-won') > 0 || count('talks-lost') > 0;
    case 'burglarized':
      return view.premises.some((b) => b.id === e.target && b.entered > 0);
    default:
      return mine.length === 0;
  }
}

function goesHome(look: Look): boolean {
  const { e, view } = look;
  const hurt = isHurt(look);
  const met = isMet(look);
  if (hurt) return e.kind !== 'raid-defend';
  if (!met) return false;
  if (e.kind !== 'search' || !view.campaign.on) return true;
  return e.turn > ENOUGH_TURNS || (e.tally.found ?? 0) >= ENOUGH_FINDS;
}

// ------------------------------------------------------------------ places to go to

/** How far is looked at first, in inches, and then. */
const RANGES = [14, 30, Number.POSITIVE_INFINITY];

/** The cheapest of some places to get to; undefined where no way leads to any. */
function nearest(look: Look, led: Person, places: readonly Place[]): Plan | undefined {
  for (const most of RANGES) {
    const near = places.filter(([x, y]) => distance(led, { x, y }) <= most);
    const plan = near.length > 0 ? nearestOf(look, led, near, most) : undefined;
    if (plan) return plan;
  }
  return undefined;
}

function nearestOf(look: Look, led: Person, places: readonly Place[], most: number): Plan | undefined {
  const reach = reachOf(look, led, most);
  let best: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const at of places) {
    const [x, y] = at;
    const feared = look.zeds.filter((z) => distance(z, { x, y }) < 7 && z.level === at[2]).length;
    const cost = reach.cost(...at) + 4 * feared;
    if (cost < least) [best, least] = [at, cost];
  }
  return best && { do: 'go', at: best };
}

const insides = new WeakMap<FtbTable, Map<string, readonly Place[]>>();

/** Free places in a building on one of its floors: just inside its doors, or all about the floor. */
function inside(look: Look, id: string, level: number): readonly Place[] {
  const known = insides.get(look.table) ?? new Map<string, readonly Place[]>();
  insides.set(look.table, known);
  const key = `${id} ${level}`;
  const found = known.get(key) ?? placesIn(look, id, level);
  known.set(key, found);
  return found;
}

function placesIn({ table, e }: Look, id: string, level: number): readonly Place[] {
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
  const [w, s, east, n] = boundsOf(building);
  const found: Place[] = [];
  for (let x = w + 0.75; x < east; x++)
    for (let y = s + 0.75; y < n; y++) if (isIn([x, y, level])) found.push([x, y, level]);
  return found;
}

/** Floors that can still be searched. FTB-11.9a. */
function floors(look: Look): Place[] {
  const { view, e } = look;
  return (e.map.buildings ?? []).flatMap((b) => {
    const known = view.premises.find((each) => each.id === b.id);
    return Array.from({ length: b.levels }, (_, level) => level)
      .filter((level) => !known?.searched.includes(level))
      .flatMap((level) => inside(look, b.id, level));
  });
}

/** Buildings of section 1 that nobody has looked through. FTB-14.12.5c. */
function raided(look: Look): Place[] {
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

/** Into the Target Building; where that has been seen and held none, to whatever zombie there is. FTB-14.6.5. */
function toZed(look: Look, led: Person): Plan | undefined {
  const { e, view } = look;
  const seen = view.premises.some((b) => b.id === e.target && b.entered > 0);
  if (!seen) return nearest(look, led, inside(look, e.target, 0)) ?? toAnyZed(look, led);
  return toAnyZed(look, led) ?? toPef(look, led) ?? nearest(look, led, unentered(look));
}

function unentered(look: Look): Place[] {
  return (look.e.map.buildings ?? [])
    .filter((b) => !look.view.premises.some((each) => each.id === b.id && each.entered > 0))
    .flatMap((b) => inside(look, b.id, 0));
}

function toAnyZed(look: Look, led: Person): Plan | undefined {
  const [first] = [...look.zeds].sort((a, b) => distance(a, led) - distance(b, led));
  return first && upTo(look, led, placeOf(first));
}

function toPef(look: Look, led: Person): Plan | undefined {
  const [first] = [...look.view.pefs].sort((a, b) => distance(a, led) - distance(b, led));
  return first && upTo(look, led, placeOf(first));
}

/** How near one goes up to something, in inches. */
const UP_TO = 1.5;

/** Near something, wherever there is room; into its building, where there is none. */
function upTo(look: Look, led: Person, [x, y, level]: Place): Plan | undefined {
  const near: Place[] = [-UP_TO, 0, UP_TO].flatMap((dx) =>
    [-UP_TO, 0, UP_TO].map((dy): Place => [x + dx, y + dy, level]),
  );
  const house = look.table.houseOf({ x, y, level });
  return (
    nearest(look, led, near) ?? nearest(look, led, house === undefined ? [] : inside(look, house, level))
  );
}

// ------------------------------------------------------------------ leaving

/** The section that the way out leads by; undefined where any edge will do. FTB-14.7.5b, FTB-14.8.5c, FTB-14.10.4. */
function exitOf({ e }: Look): number | undefined {
  switch (e.kind) {
    case 'robbery-in-town':
      return 1;
    case 'escape':
      return (e.tally.legs ?? 0) === 0 ? 1 : 3;
    case 'chillin':
      return 9;
    default:
      return undefined;
  }
}

/** So near to the edge one leaves by it, and so near one makes for. FTB-D-63. */
const EDGE = 1;
const BRINK = 0.6;

/** From a place one leaves the table at once, where one wants to. */
export function isWayOut(look: Look, [x, y, level]: Place): boolean {
  const { e } = look;
  const [width, height] = e.map.size;
  const out = exitOf(look);
  return (
    planOf(look).do === 'leave' &&
    level === 0 &&
    Math.min(x, y, width - x, height - y) <= EDGE &&
    (out === undefined || sectionAt(e.map.size, x, y) === out)
  );
}

function leaving(look: Look, led: Person): Plan {
  const { e } = look;
  const [width, height] = e.map.size;
  const out = exitOf(look);
  const places: Place[] = [];
  for (let along = 1; along < width; along += 1.5) places.push([along, BRINK, 0], [along, height - BRINK, 0]);
  for (let along = 1; along < height; along += 1.5) places.push([BRINK, along, 0], [width - BRINK, along, 0]);
  const ways = look.table.ways('human');
  const can = places.filter(
    (at) => ways.standing(...at) && (out === undefined || sectionAt(e.map.size, at[0], at[1]) === out),
  );
  const plan = nearest(look, led, can);
  return plan ? { do: 'leave', at: plan.at as Place } : { do: 'hold' };
}
