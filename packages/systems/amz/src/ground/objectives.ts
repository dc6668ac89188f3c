import type { Rule } from '@shambles/engine';
import type { Reach } from '@shambles/field';
import { hasPlace } from '@shambles/measured';
import { LIVING } from '../book.js';
import { cautiousInches } from '../cards/effects.js';
import { luckyFind } from '../cards/finding.js';
import { played } from '../cards/playing.js';
import type { AmzWorld } from '../facts.js';
import { modeRow } from '../house/rows.js';
import { reachOf } from '../movement/marching.js';
import { activeOf, basesOf, dependentsOf, isLiving, unitOf } from '../state.js';
import { CONTACT } from '../table/rules.js';
import { tableOf } from '../table/table.js';
import { die } from '../units/dice.js';
import { insideOf, roofOf } from '../units/houses.js';
import { scores } from '../units/scoring.js';
import { dieOf, leadOf } from '../units/units.js';
import { barricades, raisesTo } from './barricading.js';
import { goesOff } from './leaving.js';
import { search, takes } from './searching.js';
import { outside } from './vehicles.js';

/** A zombie unit this near (inches) keeps a Hot Spot open; and the lowest die that closes one. AMZ-hot-spot-close. */
const CLEAR = 6;
const CLOSES = 4;
/** AMZ-T-quirk-cards, 6. */
const LUCKY_FIND = 6;

/**
 * Something that a unit could do instead of firing: search, take up, barricade, close a Hot Spot, leave.
 * AMZ-special-actions.
 */
export interface Task {
  readonly id: string;
  readonly kind: 'search' | 'take' | 'close' | 'barricade' | 'fly-out';
  /** Its object: a thing, the number of a Hot Spot, a building. */
  readonly on: string;
  readonly at: { readonly x: number; readonly y: number; readonly level: number };
}

type At = Task['at'];
const task = (kind: Task['kind'], on: string, { x, y, level }: At): Task => ({
  id: `${kind} ${on}`,
  kind,
  on,
  at: { x, y, level },
});

/** Tasks at a marker: things to search or take up, Hot Spots to close. AMZ-special-actions, AMZ-hot-spot-close. */
function atMarkers(w: AmzWorld): Task[] {
  const things = w.s.things
    .filter((t) => !t.spent && t.by === '' && !t.kind.startsWith('emplaced'))
    .map((t) => task(t.kind === 'supply' ? 'search' : 'take', t.id, t));
  const spots = w.book.scenario.hotSpots.closable
    ? w.s.hotSpots.filter((h) => !h.closed && h.number > 0)
    : [];
  return [...things, ...spots.map((h) => task('close', String(h.number), h))];
}

/** True if a unit can do such things: it is on foot and on the table. */
function onFoot(w: AmzWorld, unit: string): boolean {
  return unitOf(w.s, unit).vehicle === null && activeOf(w.s, unit).some(hasPlace);
}

/** Tasks that a unit could do from where it stands. */
export function tasksHere(w: AmzWorld, unit: string): readonly Task[] {
  return allHere(w, unit).filter((t) => hasNerveFor(w, unit, t));
}

/** True unless the unit is Broken: then it only tries to get away. AMZ-T-morale-levels, AMZ-sc2. */
function hasNerveFor({ s }: AmzWorld, unit: string, { kind }: Task): boolean {
  return unitOf(s, unit).level !== 'broken' || kind === 'fly-out';
}

function allHere(w: AmzWorld, unit: string): readonly Task[] {
  if (!onFoot(w, unit)) return [];
  const here = basesOf(w.s, unit)[0] as At;
  const markers = atMarkers(w).filter((t) => tableOf(w).touchesAt(unit, t.at) && mayDo(w, unit, t));
  const house = raisesTo(w, unit);
  const roof = landsOn(w, unit);
  return [
    ...markers,
    ...(house ? [task('barricade', house.building, here)] : []),
    ...(roof !== undefined && mayFly(w, unit) ? [task('fly-out', roof, here)] : []),
  ];
}

function mayDo(w: AmzWorld, unit: string, { kind, on }: Task): boolean {
  const table = tableOf(w);
  if (kind === 'close') return !w.s.units.some((z) => !isLiving(z) && table.apart(unit, z.id) <= CLEAR);
  const thing = w.s.things.find((t) => t.id === on);
  return thing?.kind !== 'load' || activeOf(w.s, unit).some((f) => f.loads === 0);
}

/** Tasks that a unit might reach with a Cautious move. */
export function tasksNear(w: AmzWorld, unit: string): readonly Task[] {
  return allNear(w, unit).filter((t) => hasNerveFor(w, unit, t));
}

function allNear(w: AmzWorld, unit: string): readonly Task[] {
  const max = inchesOf(w, unit);
  const from = setsOutFrom(w, unit, max + 1);
  if (!from) return [];
  const { here, reach } = from;
  const comes = ({ x, y, level }: At) => {
    const cost = reach.route(x, y, level)?.cost ?? Number.POSITIVE_INFINITY;
    return cost <= max + CONTACT;
  };
  const found = atMarkers(w).filter(({ at }) => tableOf(w).touchesAt(unit, at) || comes(at));
  const houses = w.book.ground.houses.filter(({ id, box }) => {
    const [west, south, east, north] = box.map((n) => n / 1000) as [number, number, number, number];
    const beside = Math.max(west - here.x, here.x - east, south - here.y, here.y - north) <= max;
    return insideOf(w, unit) === id ? raisesTo(w, unit) !== undefined : beside && mayBeRaised(w, id);
  });
  const roof = landsOn(w, unit);
  return [
    ...found,
    ...houses.map(({ id }) => task('barricade', id, here)),
    ...(roof !== undefined && mayFly(w, unit) ? [task('fly-out', roof, here)] : []),
  ];
}

/** Inches of a Cautious move on foot. AMZ-T-movement, AMZ-T-quirk-cards. */
const inchesOf = (w: AmzWorld, unit: string): number =>
  cautiousInches(w, unit, modeRow(w.book, 'cautious').most);

/** The start of a unit's Cautious move, and where it could go. Passengers get out first. AMZ-vehicles. */
function setsOutFrom(w: AmzWorld, unit: string, most: number): { here: At; reach: Reach } | undefined {
  if (onFoot(w, unit))
    return { here: basesOf(w.s, unit)[0] as At, reach: reachOf(w, leadOf(w.s, unit) as string, most) };
  const [x, y, level] = outside(w, unit) ?? [];
  if (x === undefined || y === undefined || level === undefined) return undefined;
  return { here: { x, y, level }, reach: tableOf(w).ways('living').from(x, y, level, { most }) };
}

/** True if a building is not breached, so that a unit that comes in might barricade it. */
function mayBeRaised({ s }: AmzWorld, building: string): boolean {
  return !s.buildings.some((b) => b.id === building && b.breached);
}

/**
 * The roof where the helicopter is, if all of the unit are on it, or those still inside have their whole Cautious move
 * for the climb. AMZ-sc2.
 */
function landsOn(w: AmzWorld, unit: string): string | undefined {
  const { helicopter } = w.book.scenario;
  if (!helicopter || !w.s.helicopter) return undefined;
  const { roof, climb } = helicopter;
  const below = basesOf(w.s, unit).filter((f) => roofOf(w, f) !== roof);
  const gone = w.s.active?.unit === unit ? w.s.active.gone : 0;
  const climbs = gone + climb <= inchesOf(w, unit);
  const inside = below.every((f) => tableOf(w).houseOf(f) === roof);
  return below.length === 0 || (inside && climbs) ? roof : undefined;
}

/** Dependents fly first: while a unit that has any could still act, the others wait. AMZ-sc2. */
function mayFly(w: AmzWorld, unit: string): boolean {
  if (dependentsOf(w.s, unit).length > 0) return true;
  return !w.s.units.some(
    (u) => u.id !== unit && isLiving(u) && !u.done && dependentsOf(w.s, u.id).some(hasPlace),
  );
}

/** Carries out a task. AMZ-special-actions. */
export function* doTask(w: AmzWorld, unit: string, { kind, on }: Task): Rule<void> {
  if ((yield* played(w, 'objective', { unit })).includes(LUCKY_FIND)) yield* luckyFind(w, unit);
  switch (kind) {
    case 'search':
      return yield* search(w, unit, on);
    case 'take':
      return takes(w, unit, on);
    case 'close':
      return yield* closes(w, unit, Number(on));
    case 'barricade':
      return barricades(w, unit);
    case 'fly-out':
      return goesOff(w, unit, 'flies');
  }
}

/** AMZ-hot-spot-close. */
export function* closes(w: AmzWorld, unit: string, number: number): Rule<void> {
  const face = yield* die(w, dieOf(w.book, unitOf(w.s, unit)), {
    rule: 'AMZ-hot-spot-close',
    label: 'close',
    seat: LIVING,
    unit,
    from: CLOSES,
  });
  const closed = face >= CLOSES;
  w.happen({ is: 'closed-hot-spot', cause: 'AMZ-hot-spot-close', unit, number, closed });
  if (closed) scores(w, 'living', 'AMZ-living-objectives', (o) => o.kind === 'closed', unit);
}
