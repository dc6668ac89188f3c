import type { Rule } from '@shambles/engine';
import { distance, type Route, type Ways } from '@shambles/field';
import { atPlace, type Place, placeOf } from '@shambles/measured';
import { cut } from '@shambles/thw';
import { isZed } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { takeTest } from '../groups/tests.js';
import { climbs } from '../movement/hills.js';
import {
  inchesLeft,
  partOf,
  reachAfterClimb,
  reachOf,
  type Watch,
  walk,
  waysOf,
  wayToContact,
} from '../movement/walking.js';
import { OUT_OF_WINDOW } from '../movement/windows.js';
import { holds } from '../reaction/cases.js';
import { exchange } from '../reaction/exchange.js';
import { carryOut } from '../reaction/results.js';
import type { Fire } from '../shooting/aim.js';
import { carriesOn, inMelee, isThere, isUp, personOf } from '../state.js';
import { BASE, tableOf } from '../table.js';
import { mayDrop } from '../wounded/retrieving.js';
import { beingCharged, type Rush } from './charged.js';
import { engage, fightOn } from './melee.js';

/** Distance from contact, in inches, at which a charger stops while the charged takes its test. BDZ-react-charged. */
export const POISED = 4;

/** Somebody who wants to charge, and whom. */
export interface Charging {
  readonly who: string;
  readonly target: string;
}

/**
 * Members of a group who want to charge test on one throw, whomever each of them charges. Those who pass move to within
 * 4 inches, then the targets take their charged test, and whoever still charges fights. BDZ-react-charge,
 * BDZ-melee-start.
 */
export function* charge(w: BdzWorld, charges: readonly Charging[], watches: readonly Watch[]): Rule<void> {
  const aims = new Map(charges.map((c) => [c.who, c.target]));
  const targetOf = (id: string) => aims.get(id) as string;
  for (const each of charges) w.happen({ is: 'charges', cause: 'BDZ-act-charge', ...each });
  const taken = yield* takeTest(w, {
    test: 'wanting-to-charge',
    who: charges.map((c) => c.who),
    rule: 'BDZ-react-charge',
    causes: [...new Set(charges.map((c) => c.target))],
    holds: (p, c) => holds(w, p, c, { causes: [targetOf(p.id)] }),
  });
  const behind = new Map(charges.map(({ who, target }) => [who, beganBehind(w, who, target)]));
  const fires: Fire[] = [];
  for (const each of taken) {
    if (each.result === 'charge') continue;
    w.happen({ is: 'halted', cause: 'BDZ-move-halt', who: each.who });
    const fire = yield* carryOut(w, each, [targetOf(each.who)]);
    if (fire) fires.push({ ...fire, why: 'active' });
  }
  yield* exchange(w, fires);
  const going = taken.filter((t) => t.result === 'charge').map((t) => t.who);
  const reaches = new Map<string, typeof reachOf>();
  for (const id of going) reaches.set(id, yield* approach(w, id, targetOf(id), watches));
  const rushes = going.flatMap((by): Rush[] => {
    const target = targetOf(by);
    // Whoever was driven off on the way is on the table no more.
    if (!isCharging(w, by, target)) return [];
    return [{ by, target, rear: (behind.get(by) ?? false) && isBehind(w, by, target) }];
  });
  yield* meets(w, rushes, (id) => reaches.get(id) ?? reachOf);
  for (const { who } of charges)
    if (personOf(w.s, who).status === 'carry-on' && !w.s.done.includes(who))
      w.happen({ is: 'rested', cause: 'BDZ-act-charge', who: [who] });
}

/** The charged take their test, and the chargers come into contact. BDZ-react-charged, BDZ-melee-start. */
function* meets(w: BdzWorld, rushes: readonly Rush[], reachFor: (by: string) => typeof reachOf): Rule<void> {
  const targets = [...new Set(rushes.map((r) => r.target))];
  yield* mayDrop(w, targets);
  const there = targets.filter((id) => tableOf(w).has(id));
  const spots = new Map(there.map((id) => [id, placeOf(tableOf(w).at(id))]));
  // Somebody in melee takes no test in which it could turn in time. BDZ-melee-rear, BDZ-D-rear-pass2.
  const locked = targets.filter((id) => inMelee(w.s, id));
  const human = rushes.filter((r) => !isZed(r.target));
  const prey = targets.filter((id) => !isZed(id));
  const rear = prey.length === 0 ? new Set<string>() : yield* beingCharged(w, human, prey);
  const isCaught = (rush: Rush) => rear.has(rush.target) || (locked.includes(rush.target) && rush.rear);
  yield* close(w, rushes, isCaught, spots, reachFor);
}

/** True if it is behind its target, and was so where its activation began. BDZ-face-rear-attack. */
function beganBehind(w: BdzWorld, id: string, target: string): boolean {
  const from = personOf(w.s, id).began;
  const began = from === undefined || tableOf(w).as(id, from, () => isBehind(w, id, target));
  return began && isBehind(w, id, target);
}

function isBehind(w: BdzWorld, id: string, target: string): boolean {
  return tableOf(w).has(target) && tableOf(w).isBehind(id, target);
}

function isCharging(w: BdzWorld, id: string, target: string): boolean {
  const p = personOf(w.s, id);
  return carriesOn(p) && p.charges === target && [id, target].every((each) => tableOf(w).has(each));
}

/**
 * The part of a way into contact that ends 4 inches before it; undefined if all of it is nearer. BDZ-react-charged,
 * BDZ-zact-charge.
 */
export function poise(ways: Ways, route: Route): Route | undefined {
  let left: number = POISED;
  for (let leg = route.points.length - 2; leg >= 0; leg--) {
    const [from, to] = [route.points[leg], route.points[leg + 1]] as [Place, Place];
    const inches = distance(atPlace(from), atPlace(to));
    // Nobody stops on stairs.
    if (from[2] === to[2] && inches > left) return partOf(ways, route, leg, 1 - left / inches);
    left = Math.max(0, left - inches);
  }
  return undefined;
}

/**
 * Moves a charger to 4 inches from contact, on again after each stop on the way. Returns what it can reach from there:
 * it pays for one climb. BDZ-react-charged, BDZ-D-uphill.
 */
function* approach(w: BdzWorld, id: string, target: string, watches: readonly Watch[]): Rule<typeof reachOf> {
  return yield* comesNear(w, id, watches, (reaches) =>
    isCharging(w, id, target)
      ? wayToContact(w, id, target, inchesLeft(personOf(w.s, id)), undefined, reaches)
      : undefined,
  );
}

/**
 * Moves a charger on along its way into contact, as long as it has one, up to 4 inches from its end. Returns what it
 * can reach from there. BDZ-react-charged, BDZ-D-uphill.
 */
export function* comesNear(
  w: BdzWorld,
  id: string,
  watches: readonly Watch[],
  way: (reaches: typeof reachOf) => Route | undefined,
): Rule<typeof reachOf> {
  let reaches = reachOf;
  for (let came = false; !came; ) {
    const route = way(reaches);
    const near = route && poise(waysOf(w, personOf(w.s, id)), route);
    if (!near) break;
    const { used } = personOf(w.s, id);
    came = yield* walk(w, id, near, 'charge', 'BDZ-react-charge', watches);
    const spent = personOf(w.s, id).used - used;
    if (spent <= 0) break;
    const gone = near.points.filter((_, i) => (near.costs[i] as number) < spent);
    const points = [...gone, placeOf(personOf(w.s, id))];
    if (climbs({ ...near, points }, tableOf(w).ground)) reaches = reachAfterClimb;
  }
  return reaches;
}

/**
 * True if the target has retired from where it stood, and not if it dropped there or had retired before.
 * BDZ-react-charged-retire.
 */
export function hasFled(w: BdzWorld, target: string, [x, y, level]: Place): boolean {
  const p = w.s.people.find((q) => q.id === target);
  return p?.retired === true && (p.x !== x || p.y !== y || p.level !== level);
}

/** The route to a spot, cut to the inches left. Contact was in reach and the spot may lie up to two bases beyond it. */
function wayToSpot(
  w: BdzWorld,
  by: string,
  spot: Place,
  left: number,
  reaches: typeof reachOf,
): Route | undefined {
  const route = reaches(w, personOf(w.s, by), left + 2 * BASE).route(...spot);
  return route && cut(route, left);
}

/**
 * Moves chargers into contact, or on to the spot that the target has left, then fights a round of melee, with friends
 * who are locked with the target already. Whoever climbs out of a window comes no farther. BDZ-react-charged-retire,
 * BDZ-bldg-window, BDZ-D-melee-together.
 */
function* close(
  w: BdzWorld,
  rushes: readonly Rush[],
  isCaught: (rush: Rush) => boolean,
  spots: ReadonlyMap<string, Place>,
  reachFor: (by: string) => typeof reachOf,
): Rule<void> {
  for (const rush of rushes) {
    const { by, target } = rush;
    if (!isCharging(w, by, target)) continue;
    const left = inchesLeft(personOf(w.s, by));
    const reaches = reachFor(by);
    const spot = spots.get(target);
    const route =
      spot && hasFled(w, target, spot)
        ? wayToSpot(w, by, spot, left, reaches)
        : wayToContact(w, by, target, left, undefined, reaches);
    if (route && route.cost <= left) yield* walk(w, by, route, 'charge', 'BDZ-melee-start', [OUT_OF_WINDOW]);
    if (!carriesOn(personOf(w.s, by)) || !tableOf(w).has(target) || !tableOf(w).touching(by, target))
      continue;
    const prey = w.s.people.find((p) => p.id === target);
    if (prey && !(isThere(prey) && isUp(prey))) continue;
    // A zombie attacked from behind has no die left. BDZ-zmelee-minus.
    if (isZed(target)) engage(w, by, target, false, rush.rear);
    else engage(w, target, by, isCaught(rush));
  }
  const mine = rushes.map((r) => r.by).filter((id) => inMelee(w.s, id));
  yield* fightOn(w, mine);
}
