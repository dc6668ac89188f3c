import type { Rule } from '@shambles/engine';
import {
  bearingOf,
  distance,
  east,
  MILLION,
  north,
  type Reach,
  type Route,
  Spot,
  type SpotAnswer,
  snap,
  strides,
} from '@shambles/field';
import { decide, decidesOn } from '../asking/decide.js';
import { climbsFences } from '../book.js';
import type { RosWorld } from '../facts.js';
import { fenceInWay, type Over } from '../ground/fences.js';
import { climbs, nextLeg, touchesMarker } from '../ground/ladders.js';
import { type Card, cardsOf } from '../kinds.js';
import { allowance, inZone, reachOf } from '../moving/going.js';
import { leave, walk } from '../moving/walking.js';
import { unarmed, zedsInSight } from '../nps/lookout.js';
import { besideOf } from '../nps/nps.js';
import { able, type Person, type Place, personOf, placeOf, type Zed } from '../state.js';
import { tableOf } from '../table.js';
import { climb, firstAid, give } from './aid.js';
import { assist } from './assist.js';
import { crossFence, HANDLING, noFence, search, useDoor } from './deeds.js';

/** Step 5 of an NPS: it does what it was given to do, within the limits of a survivor. ROS-R-nps-steps. */
export function* npsMoves(w: RosWorld, p: Person): Rule<void> {
  const card = cardsOf(p.play)[0];
  if (card === undefined || !able(p)) return;
  if (p.ladder !== '' && card !== 'climb') return;
  if (card === 'climb') yield* climbOn(w, p);
  else if (card === 'run' || card === 'both') yield* goes(w, p, card);
  else if (card === 'first-aid') yield* firstAid(w, p);
  else if (card === 'give') yield* give(w, p);
  else if (card === 'assist') yield* assist(w, p);
  if (!able(p)) return;
  for (const place of w.book.map.places ?? [])
    if (place.kind === 'exit' && place.rect && inZone(place.rect, placeOf(p)) && goesOut(w, p, card))
      return leave(w, p, 'exit');
}

/**
 * True if an NPS on its feet leaves: nobody on the table leads it, or its order was to run there. ROS-D-last-out,
 * ROS-D-exit.
 */
function goesOut(w: RosWorld, p: Person, card: Card): boolean {
  const led = w.s.people.some((q) => q.id === p.leader && q.where === 'table');
  return (card === 'run' || card === 'both') && w.s.turn > 1 && (!led || p.order?.do === 'run');
}

/** The place that an NPS makes for now: its leader may have moved since. */
function goalOf(w: RosWorld, p: Person): Place | undefined {
  if (p.goal !== 'leader') return p.goal === 'away' || p.goal === null ? undefined : p.goal;
  const leader = personOf(w.s, p.leader);
  return besideOf(w, leader, p);
}

/** Climbs after its leader, or up or down towards its goal; without a goal, wherever the ladder leads. */
function* climbOn(w: RosWorld, p: Person): Rule<void> {
  const goal = goalOf(w, p);
  const leg = goal && nextLeg(w, p, goal);
  const ways = climbs(w, p).filter(({ at }) => p.ladder !== '' || !comesNearer(w, p, at));
  const leader = p.goal === 'leader' ? personOf(w.s, p.leader) : undefined;
  const after = leader?.ladder ? `${leader.ladder} ${leader.level >= p.level ? 'up' : 'down'}` : undefined;
  const on = leg && 'climb' in leg ? leg.climb : goal === undefined ? ways[0]?.id : undefined;
  yield* climb(w, p, after ?? on);
}

/** True if an unarmed NPS would come nearer to a standing Zed that it sees. ROS-order-unarmed. */
function comesNearer(w: RosWorld, p: Person, to: Place, minded = seen(w, p)): boolean {
  return unarmed(p) && minded.some((z) => isNearer(z, placeOf(p), to));
}

function seen(w: RosWorld, p: Person): Zed[] {
  const ids = zedsInSight(w, p, Number.POSITIVE_INFINITY);
  return ids.map((id) => w.s.zeds.find((z) => z.id === id)).filter((z) => z !== undefined);
}

/** Smaller differences, in cm, are rounding and not a step. */
const A_HAIR = 0.0015;

function isNearer(z: Zed, a: Place, b: Place): boolean {
  return distance(z, { x: b[0], y: b[1] }) < distance(z, { x: a[0], y: a[1] }) - A_HAIR;
}

// ------------------------------------------------------------------ going

/** Moves an NPS to its goal; a person in the umpire's seat may send it elsewhere. ROS-U-seats. */
function* goes(w: RosWorld, p: Person, card: Card): Rule<void> {
  const sent = decidesOn(w, 'nps') ? yield* sendTo(w, p, card) : AS_PROPOSED;
  if ('at' in sent) {
    const route = reachOf(w, p, allowance(w.book, p)).route(...sent.at);
    if (route) yield* walk(w, p.id, route, 'nps', 'ROS-order-doubt');
  } else if (sent.option === 'proposed') {
    const goal = goalOf(w, p);
    if (p.goal === 'away') yield* flee(w, p);
    else if (goal) yield* goTowards(w, p, goal);
  }
  if (able(p) && p.order?.do === 'take') yield* takeFind(w, p, p.order.what);
}

const AS_PROPOSED: SpotAnswer = { option: 'proposed' };

function* sendTo(w: RosWorld, p: Person, card: Card): Rule<SpotAnswer> {
  const left = allowance(w.book, p);
  const reach = reachOf(w, p, left);
  const space = new Spot({
    figure: p.id,
    from: placeOf(p),
    how: 'walk',
    within: left,
    lit: () => (p.inside === '' ? reach.lit(1) : []),
    may: (x, y, level) => {
      if (p.inside !== '' || reach.cost(x, y, level) > left)
        return { rule: `ROS-card-${card.toUpperCase()}`, text: `It cannot be reached with ${left} cm.` };
      const route = reach.route(x, y, level);
      return route && heedful(w, p, route, reach) === route
        ? undefined
        : { rule: 'ROS-order-unarmed', text: 'Unarmed, it comes no nearer to a standing Zed that it sees.' };
    },
    options: [
      { id: 'proposed', line: { key: 'where.proposed' } },
      { id: 'stop', line: { key: 'move.stop' } },
    ],
  });
  return yield* decide(w, p, 'ROS-order-doubt', 'move', space, () => AS_PROPOSED, { left: snap(left) });
}

/**
 * Moves along the shortest way and opens closed doors. An unarmed NPS never comes nearer to a standing Zed that it
 * sees.
 */
function* goTowards(w: RosWorld, p: Person, goal: Place): Rule<void> {
  const leg = nextLeg(w, p, goal);
  const to = 'to' in leg ? leg.to : undefined;
  if (!to) return;
  const over = climbsFences(w.book) ? fenceInWay(w, p, to) : undefined;
  if (over && tableOf(w).fencesAt(p).includes(over.fence)) return yield* getOver(w, p, over);
  const next = over?.from ?? to;
  for (;;) {
    const { route, shies } = partOf(w, p, next);
    if (route) yield* walk(w, p.id, route, 'nps', 'ROS-R-nps-steps');
    if (!able(p)) return;
    if (shies) return w.happen({ is: 'shied', cause: 'ROS-order-unarmed', who: p.id });
    const door = doorInWay(w, p, next);
    if (door === undefined || allowance(w.book, p) < HANDLING) return;
    yield* useDoor(w, p, door, 'open');
  }
}

/** Climbs a wire fence with a whole RUN. Unarmed, it comes no nearer to a Zed that it sees. ROS-terrain-fence. */
function* getOver(w: RosWorld, p: Person, { fence, to }: Over): Rule<void> {
  if (comesNearer(w, p, to)) return w.happen({ is: 'shied', cause: 'ROS-order-unarmed', who: p.id });
  if (!noFence(w, p, fence)) yield* crossFence(w, p, fence);
}

/** The part of a way that an NPS takes. */
interface Part {
  readonly route?: Route | undefined;
  /** True if it takes no more of it because it would come nearer to a Zed. */
  readonly shies: boolean;
}

/** The part of the way to the goal that the allowance covers, up to the first closed door. */
function partOf(w: RosWorld, p: Person, goal: Place): Part {
  const left = allowance(w.book, p);
  const table = tableOf(w);
  const reach = reachOf(w, p, Number.POSITIVE_INFINITY);
  const stop = reach.along(...(wayThrough(w, p, goal, table.ways('opener')) ?? goal), left);
  const most = stop?.route;
  const route = most && heedful(w, p, most, reach);
  return { route, shies: route !== most };
}

/** The place beside the first closed door on the way; undefined if the way is open. */
function wayThrough(w: RosWorld, p: Person, goal: Place, ways: ReturnType<typeof waysOf>): Place | undefined {
  const table = tableOf(w);
  const whole = ways.from(p.x, p.y, p.level, { self: table.figures.find(p.id) }).route(...goal);
  const first = whole && ways.crossed(whole)[0];
  return first && table.besideDoor(first.id, whole.points[first.leg] as Place);
}

const waysOf = (w: RosWorld) => tableOf(w).ways('opener');

/** The closed door on the way to the goal, if the NPS touches it and can open it. */
function doorInWay(w: RosWorld, p: Person, goal: Place): string | undefined {
  const table = tableOf(w);
  const ways = waysOf(w);
  const route = ways.from(p.x, p.y, p.level, { self: table.figures.find(p.id) }).route(...goal);
  const first = route && ways.crossed(route)[0];
  if (!first || !table.doorsAt(p).includes(first.id)) return undefined;
  const door = w.s.doors.find((d) => d.id === first.id);
  const inside = table.houseOf(p) === table.houseOfDoor(first.id);
  return door?.barred && !inside ? undefined : first.id;
}

/** Step length, in cm, at which the way of an unarmed NPS is checked. */
const STRIDE = 0.25;

/**
 * The part of a route on which an unarmed NPS comes no nearer to any standing Zed that it sees from where it then is;
 * the whole route if there is nothing to avoid. ROS-order-unarmed.
 */
function heedful(w: RosWorld, p: Person, route: Route, reach: Reach): Route | undefined {
  if (!unarmed(p)) return route;
  const standing = w.s.zeds.filter((z) => !z.down);
  let before = route.points[0] as Place;
  let spent = 0;
  for (const { at, cost } of strides(route, STRIDE)) {
    const nearer = standing.filter((z) => isNearer(z, before, at));
    if (seesAny(w, p, before, nearer)) {
      const end = route.points[route.points.length - 1] as Place;
      return spent > 0 ? reach.along(...end, spent)?.route : undefined;
    }
    before = at;
    spent = cost;
  }
  return route;
}

/** True if somebody sees one of these Zeds from a place on its way. */
function seesAny(w: RosWorld, p: Person, from: Place, zeds: readonly Zed[]): boolean {
  if (zeds.length === 0) return false;
  const table = tableOf(w);
  return table.as(p.id, from, () => zeds.some((z) => table.sees(p.id, z.id) !== 'no'));
}

/** Limit on the spots tried, best first, for one whose way brings an unarmed NPS no nearer to a Zed. */
const TRIED = 60;

/** Runs from the Zeds, to the spot farthest from the nearest one that it sees. */
function* flee(w: RosWorld, p: Person): Rule<void> {
  const minded = seen(w, p);
  const near = minded.slice(0, NEAREST);
  const reach = reachOf(w, p, allowance(w.book, p));
  const gap = (at: Place) => Math.min(...near.map((z) => distance(z, { x: at[0], y: at[1] })));
  const here = gap(placeOf(p));
  const spots = [...cellsOf(reach), ...rays(p, allowance(w.book, p), reach)]
    .map((at) => ({ at, gap: gap(at) }))
    .filter((spot) => spot.gap > here && !comesNearer(w, p, spot.at, minded));
  spots.sort((a, b) => b.gap - a.gap);
  for (const { at } of spots.slice(0, TRIED)) {
    const route = reach.route(...at) as Route;
    if (heedful(w, p, route, reach) !== route) continue;
    yield* walk(w, p.id, route, 'nps', 'ROS-U-nps');
    return;
  }
}

/** Centres of the cells in which a move can end. */
function cellsOf(reach: Reach): Place[] {
  const found: Place[] = [];
  for (const { level, cell, runs } of reach.lit(1))
    for (let i = 0; i < runs.length; i += 3)
      for (let c = runs[i + 1] as number; c < (runs[i + 2] as number); c++)
        found.push([(c + 0.5) * cell, ((runs[i] as number) + 0.5) * cell, level]);
  return found;
}

/** Degrees between the directions tried. */
const TURN = 5;

/** Places straight ahead in every direction, at the whole, half and a quarter of the allowance. */
function rays(p: Person, left: number, reach: Reach): Place[] {
  const found: Place[] = [];
  for (let bearing = 0; bearing < 360; bearing += TURN)
    for (const far of [left, left / 2, left / 4]) {
      const at: Place = [
        snap(p.x + (east(bearing) / MILLION) * far),
        snap(p.y + (north(bearing) / MILLION) * far),
        p.level,
      ];
      if (reach.cost(...at) <= left) found.push(at);
    }
  return found;
}

/** Limit on the Zeds in sight that an NPS runs away from, nearest first. */
const NEAREST = 8;

function* takeFind(w: RosWorld, p: Person, find: string): Rule<void> {
  const there = w.s.finds.find((f) => f.id === find);
  if (there && touchesMarker(tableOf(w), p, there) && allowance(w.book, p) >= HANDLING)
    yield* search(w, p, find);
}

/**
 * The bearing that an NPS faces: where it was ordered to shoot, else the nearest Zed that it sees, one on its feet if
 * there is any, else the way it moved. ROS-R-facing, ROS-T-nps.
 */
export function npsFacing(w: RosWorld, p: Person, from: Place): number {
  if (p.order?.do === 'shoot') return bearingOf(p.order.at[0] - p.x, p.order.at[1] - p.y);
  const inSight = (fallen: boolean) => zedsInSight(w, p, Number.POSITIVE_INFINITY, fallen)[0];
  const first = inSight(false) ?? inSight(true);
  const zed = w.s.zeds.find((z) => z.id === first);
  if (zed) return bearingOf(zed.x - p.x, zed.y - p.y);
  const [dx, dy] = [p.x - from[0], p.y - from[1]];
  return dx === 0 && dy === 0 ? p.facing : bearingOf(dx, dy);
}
