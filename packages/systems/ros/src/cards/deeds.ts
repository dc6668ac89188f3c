import { ask, Choose, type Line, type Rule } from '@shambles/engine';
import { distance, type Route, type SpotOption } from '@shambles/field';
import { type Bar, bar } from '../asking/bar.js';
import { decidesOn } from '../asking/decide.js';
import { tenSided } from '../asking/dice.js';
import { UMPIRE } from '../book.js';
import type { RosWorld } from '../facts.js';
import { canCarry } from '../goods/carrying.js';
import { overStairs, stairsAt, touchesMarker } from '../ground/ladders.js';
import { wholeAction } from '../house/rows.js';
import { CLUBS, cardsOf, LONG_GUNS, MINORS, SUPPLIES, type Thing } from '../kinds.js';
import { inZone, reachOf } from '../moving/going.js';
import { arrive, draws, leave, walk } from '../moving/walking.js';
import type { RuleId } from '../register.js';
import { unnoticed, unveiled } from '../senses/alarm.js';
import { discover } from '../senses/hordes.js';
import { isWatched, know } from '../senses/prey.js';
import { type Find, type Person, type Place, placeOf } from '../state.js';
import { CONTACT, tableOf } from '../table.js';
import { gunIn } from '../tables/guns.js';
import { SEARCH } from '../tables/things.js';
import { nameOf } from '../words.js';

/**
 * Movement spent on a door, a search or getting in or out of a vehicle, in cm. ROS-terrain-door, ROS-R-search,
 * ROS-R-car.
 */
export const HANDLING = 5;

/**
 * True if there is time to handle something. With RUN, a survivor that has not moved has time once, however badly hurt.
 * ROS-D-door-hurt.
 */
function hasTime(p: Person, left: number): boolean {
  return left >= HANDLING || (cardsOf(p.play).includes('run') && p.used === 0);
}

export type Verb = 'open' | 'close' | 'bar' | 'unbar' | 'search' | 'fence' | 'stairs' | 'board' | 'leave';
type Deed = { readonly verb: Verb; readonly on: string } | { readonly verb: 'get-out'; readonly side: Side };

/** A deed, and the option that offers it. */
interface Offer {
  readonly deed: Deed;
  readonly option: SpotOption;
}

/** What a survivor can do where it is now, in the middle of its move. */
export function deedsFor(w: RosWorld, p: Person, left: number): Offer[] {
  const table = tableOf(w);
  const time = hasTime(p, left);
  const deeds: Offer[] = [];
  const offer = (verb: Verb, on: string, cost = HANDLING, id = `${verb} ${on}`) => {
    const line = { key: `deed.${verb}`, values: { name: nameOf(w.book, on) } };
    deeds.push({ deed: { verb, on }, option: { id, line, on, cost } });
  };
  if (p.inside !== '') {
    if (time)
      for (const side of SIDES) {
        const at = besideOn(w, p.inside, side);
        const name = nameOf(w.book, p.inside);
        if (!at) continue;
        const where = { noun: `side.${side}`, count: 1 };
        deeds.push({
          deed: { verb: 'get-out', side },
          option: {
            id: side === '' ? 'get-out' : `get-out ${side}`,
            line:
              side === ''
                ? { key: 'deed.get-out', values: { name } }
                : { key: 'deed.get-out-side', values: { name, side: where } },
            on: p.inside,
            cost: HANDLING,
          },
        });
      }
    return deeds;
  }
  for (const id of table.doorsAt(p))
    for (const verb of ['open', 'close', 'bar', 'unbar'] as const)
      if (!noDeed(w, p, left, verb, id)) offer(verb, id, verb === 'open' || verb === 'close' ? HANDLING : 0);
  for (const f of w.s.finds) if (!noDeed(w, p, left, 'search', f.id)) offer('search', f.id);
  for (const id of table.fencesAt(p))
    if (!noDeed(w, p, left, 'fence', id)) offer('fence', id, Math.min(left, wholeAction(w.book)));
  for (const id of stairsAt(w, p)) if (!noDeed(w, p, left, 'stairs', id)) offer('stairs', id, left);
  for (const v of w.s.vehicles) if (!noDeed(w, p, left, 'board', v.id)) offer('board', v.id);
  for (const place of w.book.map.places ?? [])
    if (place.kind === 'exit' && !noDeed(w, p, left, 'leave', place.id)) offer('leave', place.id, 0, 'leave');
  return deeds;
}

/** Why a survivor cannot do something where it is now; undefined if it can. */
export function noDeed(w: RosWorld, p: Person, left: number, verb: Verb, on: string): Bar | undefined {
  if (p.inside !== '') return bar('ROS-R-car', 'inside');
  switch (verb) {
    case 'open':
    case 'close':
    case 'bar':
    case 'unbar':
      return noDoor(w, p, left, verb, on);
    case 'search': {
      const find = w.s.finds.find((f) => f.id === on);
      if (!find || !touchesMarker(tableOf(w), p, find)) return bar('ROS-R-search', 'not-there');
      return noTime(p, left, 'ROS-R-search');
    }
    case 'fence':
      return noFence(w, p, on);
    case 'stairs':
      if (!stairsAt(w, p).includes(on)) return bar('ROS-R-levels', 'not-there');
      if (!cardsOf(p.play).includes('run') || p.used > 0) return bar('ROS-D-stairs-hurt', 'stairs-whole');
      return noStairs(w, p, left, on);
    case 'board':
      if (p.level !== 0 || tableOf(w).gapToVehicle(on, p) > CONTACT) return bar('ROS-R-car', 'not-there');
      return noTime(p, left, 'ROS-R-car');
    case 'leave': {
      const rect = w.book.map.places?.find((place) => place.id === on)?.rect;
      if (!rect || !inZone(rect, placeOf(p))) return bar('ROS-D-exit', 'not-there');
      return w.s.turn > 1 ? undefined : bar('ROS-D-exit', 'first-turn');
    }
  }
}

function noTime(p: Person, left: number, rule: RuleId): Bar | undefined {
  return hasTime(p, left)
    ? undefined
    : bar(rule, 'no-time', { needs: HANDLING, left: Math.floor(left * 10) / 10 });
}

/** Why a survivor at stairs does not take a whole action for them; undefined if it does. ROS-D-stairs-hurt. */
function noStairs(w: RosWorld, p: Person, left: number, on: string): Bar | undefined {
  const way = wayOver(w, p, on);
  if (!way) return bar('ROS-R-levels', 'stairs-room');
  return way.cost > left ? undefined : bar('ROS-R-levels', 'stairs-walk');
}

/** The way to the other end of stairs, however badly hurt. */
function wayOver(w: RosWorld, p: Person, stairs: string): Route | undefined {
  const at = overStairs(w, p, stairs);
  return at && reachOf(w, p, wholeAction(w.book)).route(...at);
}

/** Why a survivor cannot do this with a door; undefined if it can. ROS-terrain-door, ROS-R-door. */
function noDoor(
  w: RosWorld,
  p: Person,
  left: number,
  verb: 'open' | 'close' | 'bar' | 'unbar',
  id: string,
): Bar | undefined {
  const table = tableOf(w);
  const door = w.s.doors.find((d) => d.id === id);
  if (!door || !table.doorsAt(p).includes(id)) return bar('ROS-terrain-door', 'not-there');
  if (door.state === 'gone') return bar('ROS-terrain-door', 'door-gone');
  const inside = table.houseOf(p) === table.houseOfDoor(id);
  if (verb === 'close') {
    if (door.state !== 'open') return bar('ROS-terrain-door', 'door-closed');
    if (!table.doorwayFree(id)) return bar('ROS-terrain-door', 'doorway');
    return noTime(p, left, 'ROS-terrain-door');
  }
  if (door.state !== 'closed') return bar('ROS-terrain-door', 'door-open');
  if (verb === 'open') {
    if (door.barred && !inside) return bar('ROS-R-door', 'door-barred');
    return noTime(p, left, 'ROS-terrain-door');
  }
  if (!inside) return bar('ROS-R-door', 'door-outside');
  if (table.doorType(id) === 'standard') return bar('ROS-R-door', 'door-weak');
  return door.barred === (verb === 'unbar') ? undefined : bar('ROS-R-door', `door-${verb}`);
}

/** Carries out a deed chosen from `deedsFor`. */
export function* act(w: RosWorld, p: Person, deed: Deed): Rule<void> {
  switch (deed.verb) {
    case 'open':
      return yield* useDoor(w, p, deed.on, 'open');
    case 'close':
      return yield* useDoor(w, p, deed.on, 'closed');
    case 'bar':
    case 'unbar':
      w.happen({
        is: 'barred',
        cause: 'ROS-R-door',
        door: deed.on,
        barred: deed.verb === 'bar',
        by: p.id,
      });
      return;
    case 'search':
      return yield* search(w, p, deed.on);
    case 'fence':
      return yield* crossFence(w, p, deed.on);
    case 'stairs':
      return yield* takeStairs(w, p, deed.on);
    case 'board':
      return board(w, p, deed.on);
    case 'get-out':
      return yield* getOut(w, p, deed.side);
    case 'leave':
      return leave(w, p, 'exit');
  }
}

function spend(w: RosWorld, p: Person, on: string, cause: RuleId, cost = HANDLING): void {
  w.happen({ is: 'spent', cause, who: p.id, cost, on });
}

/**
 * Opens or closes a door. An opened door may reveal a hideout behind it, ROS-U-discover, and show survivors to
 * drifters, ROS-D-charge-when. ROS-terrain-door.
 */
export function* useDoor(w: RosWorld, p: Person, door: string, state: 'open' | 'closed'): Rule<void> {
  spend(w, p, door, 'ROS-terrain-door');
  const before = unnoticed(w);
  w.happen({ is: 'door', cause: 'ROS-terrain-door', door, state, by: p.id });
  unveiled(w, before);
  if (state === 'open') yield* discover(w, p.id);
}

// ------------------------------------------------------------------ search

/**
 * Searches a marker: its content is rolled for unless already decided, and the survivor takes what it has room for.
 * ROS-R-search.
 */
export function* search(w: RosWorld, p: Person, id: string): Rule<void> {
  spend(w, p, id, 'ROS-R-search');
  const find = w.s.finds.find((f) => f.id === id) as Find;
  if (!find.open) {
    const things = find.things ?? (yield* sayFind(w, p));
    w.happen({ is: 'found', cause: 'ROS-R-search', who: p.id, find: id, things, reveals: true });
  }
  const there = w.s.finds.find((f) => f.id === id)?.things ?? [];
  const things = canCarry(p, there);
  w.happen({ is: 'took', cause: 'ROS-R-search', who: p.id, find: id, things });
}

const ROLL = 'roll';
const NOTHING = 'nothing';

/**
 * What an umpire may say is found: the entries of the search table first, then anything else except scenario supplies.
 */
const FINDS: readonly Thing[] = [
  ...new Set<Thing>([
    ...SEARCH.rows.flatMap((row) => (row.find ? [row.find] : [])),
    ...MINORS.filter((thing) => !(SUPPLIES as readonly Thing[]).includes(thing)),
    ...CLUBS,
    'pistol',
    ...LONG_GUNS.map((gun): Thing => `${gun} with a full clip`),
  ]),
];

/**
 * What lies at a marker that no scenario fills. A die decides, or the person in the umpire's seat with this duty.
 * Players learn neither before the finder does. ROS-R-search, ROS-U-seats.
 */
function* sayFind(w: RosWorld, p: Pick<Person, 'id'>): Rule<Thing[]> {
  if (!decidesOn(w, 'finds')) return yield* rollFind(w, p);
  const said = yield* ask(
    w,
    UMPIRE,
    'ROS-R-search',
    'find',
    new Choose([ROLL, NOTHING, ...FINDS], { line: (id) => findLine(id) }),
    { who: nameOf(w.book, p.id) },
  );
  if (said === ROLL) return yield* rollFind(w, p);
  return said === NOTHING ? [] : [said as Thing];
}

function findLine(id: string): Line {
  if (id === ROLL || id === NOTHING) return { key: `find.${id}` };
  const gun = gunIn(id as Thing).gun;
  const thing = { noun: `thing.${gun ?? id}`, count: 1 };
  return { key: gun ? 'find.gun' : 'thing', values: { thing } };
}

/** Rolls on the search table. ROS-T-search. */
export function* rollFind(w: RosWorld, p: Pick<Person, 'id'>): Rule<Thing[]> {
  const die = yield* tenSided(w, 'ROS-R-search', 'find', { seat: p.id });
  const row = w.book.tables.search.rows.find((r) => die >= r.on[0] && die <= r.on[1]);
  return row?.find ? [row.find] : [];
}

// ------------------------------------------------------------------ fences and vehicles

/** The place just across a wire fence, if a base fits there. ROS-terrain-fence. */
export function overFence(
  w: RosWorld,
  p: Pick<Person, 'id' | 'x' | 'y' | 'level'>,
  fence: string,
): Place | undefined {
  return tableOf(w).across(fence, p);
}

/** Why somebody cannot climb a fence where it is now; undefined if it can. ROS-terrain-fence. */
export function noFence(w: RosWorld, p: Person, fence: string): Bar | undefined {
  if (!tableOf(w).fencesAt(p).includes(fence)) return bar('ROS-terrain-fence', 'not-there');
  if (!cardsOf(p.play).includes('run') || p.used > 0) return bar('ROS-terrain-fence', 'fence-whole');
  return overFence(w, p, fence) ? undefined : bar('ROS-terrain-fence', 'fence-room');
}

/** Moves a survivor over a fence to the other side. */
export function* overTo(w: RosWorld, p: Person, fence: string, cause: RuleId): Rule<void> {
  const at = overFence(w, p, fence);
  if (!at) return;
  const from = placeOf(p);
  const far = distance(p, { x: at[0], y: at[1] });
  const route = { points: [from, at], costs: [0, far], cost: far, length: far };
  yield* walk(w, p.id, route, 'fence', cause);
}

export function* crossFence(w: RosWorld, p: Person, fence: string): Rule<void> {
  spend(w, p, fence, 'ROS-terrain-fence', wholeAction(w.book));
  yield* overTo(w, p, fence, 'ROS-terrain-fence');
}

/** Up or down stairs with a whole RUN. ROS-D-stairs-hurt. */
function* takeStairs(w: RosWorld, p: Person, stairs: string): Rule<void> {
  const way = wayOver(w, p, stairs);
  if (way) yield* walk(w, p.id, way, 'run', 'ROS-D-stairs-hurt');
}

/** Gets into a vehicle. ROS-R-car. */
function board(w: RosWorld, p: Person, vehicle: string): void {
  spend(w, p, vehicle, 'ROS-R-car');
  const watched = isWatched(w, p.id);
  const [x, y] = tableOf(w).middleOf(vehicle);
  w.happen({ is: 'boarded', cause: 'ROS-R-car', who: p.id, vehicle, at: [x, y, 0] });
  if (watched) know(w, [p]);
  draws(w, p);
}

/** Sides of a vehicle on which a survivor may get out; '' means any side with room. */
const SIDES = ['', 'north', 'east', 'south', 'west'] as const;
type Side = (typeof SIDES)[number];

const OUTWARD: { readonly [side in Exclude<Side, ''>]: readonly [east: number, north: number] } = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};

/** A free place beside a vehicle on the given side, or undefined. */
function besideOn(w: RosWorld, vehicle: string, side: Side): Place | undefined {
  return tableOf(w).besideVehicle(vehicle, undefined, side === '' ? undefined : OUTWARD[side]);
}

function* getOut(w: RosWorld, p: Person, side: Side): Rule<void> {
  const vehicle = p.inside;
  const at = besideOn(w, vehicle, side);
  if (!at) return;
  spend(w, p, vehicle, 'ROS-R-car');
  const from = placeOf(p);
  w.happen({ is: 'boarded', cause: 'ROS-R-car', who: p.id, vehicle: '', at });
  yield* arrive(w, p.id, from);
}
