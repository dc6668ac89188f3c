import {
  activeOf,
  buildingOf,
  dependentsOf,
  fightersOf,
  isArmored,
  isLiving,
  mayGoRapidly,
  modeRow,
  type Unit,
  vehicleRow,
} from '@shambles/amz';
import { far, type Look, type Place, turnsLeft, whereIs } from './look.js';

/** What a unit of the Living is trying to do. */
export interface Plan {
  readonly do: 'task' | 'join' | 'hunt' | 'leave' | 'hold' | 'fly' | 'escort';
  readonly at: Place;
  /** The thing, unit or building concerned. */
  readonly what: string;
}

/** Something that a unit has to be sent to do. */
interface Errand extends Plan {
  /** Points that it earns. */
  readonly worth: number;
  /** Nobody goes out of the way home for it. */
  readonly inPassing?: true;
}

/** Inches a turn that a unit comes forward, somewhat less than its full move. */
const onFoot = ({ book }: Pick<Look, 'book'>): number => Math.max(0.5, modeRow(book, 'rapid').most - 1);
const slowly = ({ book }: Pick<Look, 'book'>): number => Math.max(0.5, modeRow(book, 'cautious').most - 0.5);
const driving = ({ book }: Pick<Look, 'book'>, vehicle: NonNullable<Unit['vehicle']>): number =>
  Math.max(0.5, vehicleRow(book, vehicle).cruise - 2);
/** Turns to spare, beyond those of the way home, with which a unit waits for the others. */
const TO_SPARE = 2.6;
/** At this distance (inches) the dead make an unarmored vehicle leave the table. */
const TOO_NEAR = 9;
/** A unit that has acted yields an errand to one that may do it at once: this many inches are done in one activation. */
const atOnce = ({ book }: Pick<Look, 'book'>): number => modeRow(book, 'cautious').most;
/** Turns that meeting and handing over take. */
const TO_MEET = 0.5;
/** Units ahead of others by more than this wait for them, in inches. */
const AHEAD = 3;
/** Turns that a unit with something in hand keeps in reserve when it goes for more: an Interrupt may cost it one. */
const IN_RESERVE = 1;
/** Nobody sets out to close a Hot Spot with one of the dead this near to it, in inches. */
const CLEAR = 12;
/** The chance that a Hot Spot is closed, about. */
const CLOSES = 0.6;
/** Longest detour for one more load, in inches. */
const ON_THE_WAY = 16;

/** The unit's present plan. */
export function planOf(seen: Look, unit: Unit): Plan {
  const at = whereIs(seen, unit.id) ?? [0, 0, 0];
  return holding(seen, unit, at) ?? shared(seen).get(unit.id) ?? idle(seen, unit, at);
}

// ------------------------------------------------------------------ buildings

/** A unit that holds a building stays in it; if a helicopter comes, it is on the roof in time. */
function holding(seen: Look, unit: Unit, at: Place): Plan | undefined {
  const { view, book, table } = seen;
  const { helicopter, objectives } = book.scenario;
  const house = table.houseOf({ x: at[0], y: at[1], level: at[2] });
  const held = objectives.living.find((o) => o.kind === 'held' && view.turn <= o.turn);
  if (helicopter) return upstairs(seen, helicopter.roof, held !== undefined, at);
  if (held?.kind !== 'held' || held.building !== house) return undefined;
  if (buildingOf(view, house).breached || unit.vehicle !== null) return undefined;
  return { do: 'hold', at, what: house };
}

/** By the stairs on the highest floor while the building is held, then on the roof. */
function upstairs({ view, book }: Look, roof: string, held: boolean, at: Place): Plan {
  const stairs = book.ground.map.links?.find((l) => l.kind === 'stairs');
  const [x, y] = stairs?.at ?? at;
  const top = stairs?.to ?? at[2];
  if (view.helicopter || !held || buildingOf(view, roof).breached)
    return { do: 'fly', at: [x, y, top], what: roof };
  return { do: 'hold', at: [x, y, Math.max(0, top - 1)], what: roof };
}

// ------------------------------------------------------------------ errands

/** Everything to fetch, bring along, shut or destroy. */
function errands(seen: Look): Errand[] {
  const { view, book } = seen;
  const found: Errand[] = [];
  for (const o of book.scenario.objectives.living) {
    if (o.kind === 'thing-off')
      for (const t of view.things)
        if (t.id === o.thing && t.by === '')
          found.push({ do: 'task', at: [t.x, t.y, t.level], what: t.id, worth: o.points });
    if (o.kind === 'load-off')
      for (const t of view.things)
        if ((t.kind === 'supply' && !t.spent) || (t.kind === 'load' && t.by === ''))
          found.push({ do: 'task', at: [t.x, t.y, t.level], what: t.id, worth: o.points });
    if (o.kind === 'off-edge' && o.who !== 'fighters') found.push(...forlorn(view, o.points));
    if (o.kind === 'closed') found.push(...hotSpots(seen, o.points));
    if (o.kind === 'destroyed')
      for (const z of view.units.filter((u) => u.kind === o.type))
        for (const f of activeOf(view, z.id).slice(0, 1))
          if (f.x >= 0) found.push({ do: 'hunt', at: [f.x, f.y, f.level], what: z.id, worth: o.points });
  }
  return found;
}

/** Hot Spots that could be closed: none of the dead is about. */
function hotSpots({ view, dead, table }: Look, points: number): Errand[] {
  return view.hotSpots
    .filter((h) => !h.closed && h.number > 0)
    .filter((h) => !dead.some((z) => table.apartFrom(z.id, h) < CLEAR))
    .map((h) => ({
      do: 'task',
      at: [h.x, h.y, h.level],
      what: String(h.number),
      worth: CLOSES * points,
      inPassing: true,
    }));
}

/** Dependents without anybody to take care of them. */
function forlorn(view: Look['view'], points: number): Errand[] {
  return view.units
    .filter((u) => isLiving(u) && u.vehicle === null && fightersOf(view, u.id).length === 0)
    .flatMap((u) => {
      const [first] = dependentsOf(view, u.id).filter((f) => f.x >= 0);
      if (!first) return [];
      const worth = points * dependentsOf(view, u.id).length;
      return [{ do: 'join' as const, at: [first.x, first.y, first.level] as Place, what: u.id, worth }];
    });
}

const plans = new WeakMap<object, Map<string, Plan>>();

/** Assigns units to errands: best pairs first, one unit for each errand. Units left over may hunt too. */
function shared(seen: Look): Map<string, Plan> {
  const known = plans.get(seen);
  if (known) return known;
  const found = new Map<string, Plan>();
  const all = errands(seen);
  const now = isNothingOff(seen, all) ? all.filter((e) => !e.inPassing) : all;
  const pairs = seen.view.units
    .filter((u) => mayBeSent(seen, u))
    .flatMap((u) => now.map((e) => ({ u, e, cost: priceOf(seen, u, e) })))
    .filter(({ cost }) => Number.isFinite(cost))
    .sort((a, b) => a.cost - b.cost);
  const taken = new Set<string>();
  for (const { u, e } of pairs) {
    if (found.has(u.id) || taken.has(e.what)) continue;
    taken.add(e.what);
    found.set(u.id, e);
  }
  for (const { u, e } of pairs) if (e.do === 'hunt' && !found.has(u.id)) found.set(u.id, e);
  plans.set(seen, found);
  return found;
}

/** True if there is something to bring off the table, and nothing is off yet: Hot Spots wait until then. */
function isNothingOff({ view, book, living }: Look, all: readonly Errand[]): boolean {
  const { living: objectives } = book.scenario.objectives;
  const off = objectives.filter(
    ({ kind }) => kind === 'thing-off' || kind === 'load-off' || kind === 'off-edge',
  );
  if (view.achieved.some((a) => off.some(({ id }) => id === a.objective))) return false;
  return all.some((e) => !e.inPassing) || living.some((u) => carries({ view, book }, u.id) > 0);
}

/** Nobody is sent who waits, or is Broken: such a unit goes where it is forced to. */
function mayBeSent({ view }: Look, u: Unit): boolean {
  return isLiving(u) && u.waits === null && u.level !== 'broken' && fightersOf(view, u.id).length > 0;
}

/** Cost of an errand to a unit, in inches of way; Infinity if the unit should not take it. */
function priceOf(seen: Look, u: Unit, e: Errand): number {
  const from = whereIs(seen, u.id) ?? entryOf(seen, u);
  const there = far(from, e.at) * 1.15;
  const home = edgeNear(seen, e.at);
  const back = home ? wayHome(seen, e, home) : 0;
  const has = carries(seen, u.id);
  if (u.vehicle !== null) return e.do === 'hunt' ? there : Number.POSITIVE_INFINITY;
  const slow = e.do === 'join' && isTooFew(seen, u.id, e.what);
  const turns =
    there / onFoot(seen) +
    (e.do === 'hunt' ? 0 : back / (slow ? slowly(seen) : onFoot(seen))) +
    (e.do === 'task' ? 0.7 : 0.3) +
    (u.done ? 1 : 0);
  if (turns + (has > 0 || e.inPassing ? IN_RESERVE : 0) > turnsLeft(seen)) return Number.POSITIVE_INFINITY;
  if (e.inPassing && there + back - (home ? far(from, home) : 0) > ON_THE_WAY / 2)
    return Number.POSITIVE_INFINITY;
  if (has > 0 && e.do !== 'join') {
    const straight = home ? far(from, home) : 0;
    const late = seen.view.turn >= 5 || e.do === 'hunt';
    if (there + back - straight > (late ? ON_THE_WAY / 2 : ON_THE_WAY)) return Number.POSITIVE_INFINITY;
  }
  const yields = u.done ? atOnce(seen) : 0;
  return (
    there + yields - 2 * e.worth + (slow ? back : 0) + (e.do === 'hunt' && u.professional === false ? 99 : 0)
  );
}

/** Length of the way on foot from an errand to the edge, in inches; approximate for a hunt. */
function wayHome({ table }: Look, { do: what, at }: Errand, home: Place): number {
  const cost =
    what === 'hunt'
      ? NaN
      : table
          .ways('living')
          .to(...home)
          .cost(...at);
  return Number.isFinite(cost) ? cost : far(at, home) * 1.15;
}

/** True if a unit has too few hands to bring the others home at its own pace. */
function isTooFew({ view }: Look, unit: string, others: string): boolean {
  const care = dependentsOf(view, unit).length + dependentsOf(view, others).length;
  return fightersOf(view, unit).length < care;
}

/** Points that a unit has in hand: what it carries and the Dependents it leads. */
export function carries({ view, book }: Pick<Look, 'view' | 'book'>, unit: string): number {
  const own = activeOf(view, unit);
  let sum = 0;
  for (const o of book.scenario.objectives.living) {
    if (o.kind === 'thing-off' && view.things.some((t) => t.id === o.thing && t.by === unit)) sum += o.points;
    if (o.kind === 'load-off') sum += o.points * own.reduce((n, f) => n + f.loads, 0);
    if (o.kind === 'off-edge' && o.who !== 'fighters') sum += o.points * dependentsOf(view, unit).length;
  }
  return sum;
}

// ------------------------------------------------------------------ the way home

/** With nothing to fetch, a unit goes home, or goes with units that still have something to do. */
function idle(seen: Look, unit: Unit, at: Place): Plan {
  const { view } = seen;
  if (fightersOf(view, unit.id).length === 0) return toHelp(seen, unit, at);
  const home = edgeNear(seen, at);
  if (home && unit.vehicle !== null && !isArmored(unit.vehicle)) return waitsByTheWay(seen, unit, home);
  if (carries(seen, unit.id) > 0 && home) {
    const late = isAwaited(seen, unit) ? undefined : lastBehind(seen, unit, at, home);
    return late ?? { do: 'leave', at: home, what: 'edge' };
  }
  const busy = [...shared(seen)].filter(([id]) => id !== unit.id);
  const friend = busy
    .map(([id]) => ({ id, at: whereIs(seen, id) }))
    .filter((f): f is { id: string; at: Place } => f.at !== undefined)
    .sort((a, b) => far(a.at, at) - far(b.at, at))[0];
  if (friend && turnsLeft(seen) > 2) return { do: 'escort', at: friend.at, what: friend.id };
  const laden = home && ladenBehind(seen, unit, at, home);
  if (laden) return laden;
  return home ? { do: 'leave', at: home, what: 'edge' } : { do: 'hold', at, what: '' };
}

/**
 * True if the dead score unless something that the unit carries is off the table in time, and nothing is yet. Vehicles
 * wait all the same.
 */
function isAwaited({ view, book }: Look, unit: Unit): boolean {
  return (
    unit.vehicle === null &&
    book.scenario.objectives.zombies.some(
      (o) =>
        o.kind === 'not-by' && view.turn <= o.turn && !view.achieved.some((a) => a.objective === o.objective),
    )
  );
}

/** An unarmored vehicle waits near the way out, and leaves before the dead reach it. */
function waitsByTheWay(seen: Look, unit: Unit, home: Place): Plan {
  const near = seen.dead.some((z) => seen.table.apart(z.id, unit.id) < TOO_NEAR);
  return near ? { do: 'leave', at: home, what: 'edge' } : { do: 'escort', at: home, what: 'edge' };
}

/** With time to spare, a unit that carries nothing accompanies units behind it that carry something. */
function ladenBehind(seen: Look, unit: Unit, at: Place, home: Place): Plan | undefined {
  if (turnsLeft(seen) - far(at, home) / paceOf(seen, unit) < TO_SPARE) return undefined;
  const [behind] = seen.living
    .filter((u) => u.id !== unit.id && u.vehicle === null && carries(seen, u.id) > 0)
    .map((u) => ({ id: u.id, at: whereIs(seen, u.id) as Place }))
    .filter(({ at: there }) => far(there, edgeNear(seen, there) ?? there) > far(at, home) - AHEAD)
    .sort((a, b) => far(b.at, at) - far(a.at, at));
  return behind && { do: 'escort', at: behind.at, what: behind.id };
}

/** With time to spare, a unit that carries something accompanies those still behind: together they get through. */
function lastBehind(seen: Look, unit: Unit, at: Place, home: Place): Plan | undefined {
  const slow = overburdened(seen, unit, at);
  if (slow) return slow;
  if (
    !fightersOf(seen.view, unit.id).some((f) => (f.leader ?? 0) > 0) ||
    turnsLeft(seen) - far(at, home) / paceOf(seen, unit) < TO_SPARE
  )
    return undefined;
  const behind = seen.living
    .filter(
      (u) =>
        u.id !== unit.id &&
        u.vehicle === null &&
        u.level !== 'confident' &&
        fightersOf(seen.view, u.id).length > 0,
    )
    .map((u) => ({ id: u.id, at: whereIs(seen, u.id) as Place }))
    .filter(({ at: there }) => far(there, edgeNear(seen, there) ?? there) > far(at, home) + AHEAD)
    .sort((a, b) => far(a.at, at) - far(b.at, at))[0];
  return behind && { do: 'escort', at: behind.at, what: behind.id };
}

/**
 * Goes to meet a unit slowed down by more Dependents than it has hands for, to take some of them. A Broken unit does
 * not come to meet it.
 */
function overburdened(seen: Look, unit: Unit, at: Place): Plan | undefined {
  const { view } = seen;
  const spare = (id: string) => fightersOf(view, id).length - dependentsOf(view, id).length;
  if (unit.level !== 'confident' || spare(unit.id) < 1) return undefined;
  const isBroken = (u: Unit) => u.level === 'broken' && dependentsOf(view, u.id).length > 0;
  const [slow] = seen.living
    .filter(
      (u) =>
        u.id !== unit.id &&
        u.vehicle === null &&
        (isBroken(u) || (spare(u.id) < 0 && spare(u.id) + spare(unit.id) >= 0)),
    )
    .map((u) => ({ id: u.id, at: whereIs(seen, u.id) as Place, pace: isBroken(u) ? 0 : slowly(seen) }))
    .sort((a, b) => far(a.at, at) - far(b.at, at));
  if (!slow) return undefined;
  const meet = (far(slow.at, at) / (onFoot(seen) + slow.pace)) * 1.15;
  const home = (far(slow.at, edgeNear(seen, slow.at) ?? slow.at) - meet * slow.pace) / onFoot(seen);
  return meet + home + TO_MEET < turnsLeft(seen) ? { do: 'join', at: slow.at, what: slow.id } : undefined;
}

/** Dependents alone go to the nearest unit. */
function toHelp(seen: Look, unit: Unit, at: Place): Plan {
  const [near] = seen.living
    .filter((u) => u.id !== unit.id && u.vehicle === null && fightersOf(seen.view, u.id).length > 0)
    .map((u) => ({ id: u.id, at: whereIs(seen, u.id) as Place }))
    .sort((a, b) => far(a.at, at) - far(b.at, at));
  const home = edgeNear(seen, at);
  if (near && (!home || far(near.at, at) < far(home, at))) return { do: 'join', at: near.at, what: near.id };
  return home ? { do: 'leave', at: home, what: 'edge' } : { do: 'hold', at, what: '' };
}

/** The nearest spot on an edge by which units may leave. */
function edgeNear({ book }: Look, [x, y]: Place): Place | undefined {
  const [width, height] = book.ground.map.size;
  const inX = Math.min(width - 1, Math.max(1, x));
  const inY = Math.min(height - 1, Math.max(1, y));
  const spots = {
    south: [inX, 0.5],
    north: [inX, height - 0.5],
    west: [0.5, inY],
    east: [width - 0.5, inY],
  } as const;
  const all = book.scenario.exits.map((edge): Place => [...spots[edge], 0]);
  return all.sort((a, b) => far(a, [x, y, 0]) - far(b, [x, y, 0]))[0];
}

/** Where a unit not yet on the table will enter. */
function entryOf({ book }: Look, u: Unit): Place {
  const spec = book.scenario.living.find(({ id }) => id === u.id);
  const [width, height] = book.ground.map.size;
  const { edge, from, to } = spec?.entry ?? {};
  const along = (most: number) => ((from ?? 0) + (to ?? most)) / 2;
  if (edge === 'south') return [along(width), 0.5, 0];
  if (edge === 'north') return [along(width), height - 0.5, 0];
  if (edge === 'west') return [0.5, along(height), 0];
  return edge === 'east' ? [width - 0.5, along(height), 0] : [width / 2, height / 2, 0];
}

/** Inches that a unit covers in a turn, with obstacles in its way. */
function paceOf(seen: Look, unit: Unit): number {
  if (unit.vehicle !== null) return driving(seen, unit.vehicle);
  return mayGoRapidly(seen.view, unit.id) ? onFoot(seen) : slowly(seen);
}

/** How urgent it is to get on: 0 with time to spare, 1 if every turn counts. */
export function hurry(seen: Look, unit: Unit, plan: Plan, way: number): number {
  if (plan.do === 'fly') return 1;
  const home = plan.do === 'task' || plan.do === 'join' ? edgeNear(seen, plan.at) : undefined;
  const needs =
    (way + (home ? far(plan.at, home) * 1.15 : 0)) / paceOf(seen, unit) + (plan.do === 'task' ? 1 : 0);
  return Math.max(0, Math.min(1, 1 - (turnsLeft(seen) - needs - 1) / 3));
}
