import type { Rule } from '@shambles/engine';
import type { Place } from '@shambles/measured';
import type { BdzWorld } from '../facts.js';
import { inGroups, takeTest } from '../groups/tests.js';
import { type Watch, walk, whereTo } from '../movement/walking.js';
import type { Fire } from '../shooting/aim.js';
import { takesVehicleTests } from '../shooting/weapons.js';
import { atPeace, carriesOn, inMelee, isHeld, isThere, type Person, personOf } from '../state.js';
import { type BdzTable, tableOf } from '../table.js';
import { firedAt, holds } from './cases.js';
import { exchange } from './exchange.js';
import { carryOut } from './results.js';

/** How far members of the group may come up before the test, in inches. BDZ-react-in-sight-group. */
const UP = 2;

/**
 * Ids of enemies who carry on, are neither in melee nor held, and see somebody. BDZ-react-in-sight, BDZ-D-down-tests,
 * BDZ-enc-raid-captive-state.
 */
export function watchers(w: BdzWorld, p: Person, table = tableOf(w)): string[] {
  if (atPeace(w.s)) return [];
  return w.s.people
    .filter((q) => q.side !== p.side && isThere(q) && carriesOn(q) && !isHeld(w.s, q) && !inMelee(w.s, q.id))
    .filter((q) => table.sees(q.id, p.id))
    .map((q) => q.id);
}

/** Ids of watchers who see somebody now and did not see it where it was before. */
function anew(w: BdzWorld, p: Person, table: BdzTable, before: Place): string[] {
  const now = watchers(w, p, table);
  if (now.length === 0) return now;
  const then = table.as(p.id, before, () => watchers(w, p, table));
  return now.filter((id) => !then.includes(id));
}

/**
 * Stops an active figure that an enemy now sees. Its group may come up, then the watchers test, but for those who test
 * later in any case. BDZ-react-in-sight, BDZ-react-in-sight-group, BDZ-melee-break.
 */
export function inSightWatch(later: readonly string[] = []): Watch {
  let seenBy: readonly string[] = [];
  return {
    stops(w, p, table, before) {
      seenBy = anew(w, p, table, before).filter((id) => !later.includes(id));
      return seenBy.length > 0;
    },
    *happens(w, who) {
      const group = w.s.active?.who ?? [who];
      const up = () => group.filter((id) => tableOf(w).has(id));
      const seen = (id: string) => watchers(w, personOf(w.s, id)).filter((q) => !later.includes(q));
      const before = new Map(up().map((id) => [id, seen(id)]));
      const first = seenBy;
      yield* comeUp(w, who);
      // Those who now see somebody who came up test together with those who saw the first figure.
      const late = up().flatMap((id) => seen(id).filter((q) => !before.get(id)?.includes(q)));
      const watching = [...new Set([...first, ...late])];
      // Figures that were seen may be gone after earlier fire.
      yield* inSight(w, watching, (id) =>
        up().filter((other) => other === who || tableOf(w).sees(id, other)),
      );
    },
  };
}

/**
 * Those who see somebody only after it has done something take the test; nobody does for what others have opened to
 * view. BDZ-react-in-sight, BDZ-D-in-sight-opens.
 */
export function* showsItself(w: BdzWorld, who: string, does: () => void): Rule<void> {
  const seeing = () => watchers(w, personOf(w.s, who), tableOf(w));
  const before = seeing();
  does();
  const now = seeing().filter((id) => !before.includes(id));
  // Earlier fire may have left nobody to see.
  yield* inSight(w, now, (id) => (tableOf(w).has(who) && tableOf(w).sees(id, who) ? [who] : []));
}

/**
 * Lets other members of the group come up, by at most 2 inches, and then the first one as well if any of them has;
 * alone it is stopped at once. BDZ-react-in-sight-group, BDZ-D-in-sight-2in.
 */
function* comeUp(w: BdzWorld, first: string): Rule<void> {
  let several = false;
  for (const id of w.s.active?.who ?? []) if (id !== first && (yield* stepsUp(w, id))) several = true;
  if (several) yield* stepsUp(w, first);
}

/** One figure goes up to 2 inches, if it can and likes to. True if it does. BDZ-react-in-sight-group. */
function* stepsUp(w: BdzWorld, id: string): Rule<boolean> {
  const p = personOf(w.s, id);
  if (!isThere(p) || !carriesOn(p) || p.aboard !== '' || inMelee(w.s, id) || w.s.done.includes(id))
    return false;
  const most = Math.min(UP, p.prone ? 0 : p.allowance - p.used);
  const route = most > 0 ? yield* whereTo(w, id, most, 'step', 'BDZ-react-in-sight-group') : undefined;
  if (route) yield* walk(w, id, route, 'walk', 'BDZ-react-in-sight-group', []);
  return route !== undefined;
}

/**
 * The watchers take the test, each group on one throw with `plus` extra dice, and carry out the results.
 * BDZ-react-in-sight.
 */
export function* inSight(
  w: BdzWorld,
  watching: readonly string[],
  seen: (id: string) => readonly string[],
  plus = 0,
): Rule<void> {
  // A driver takes the vehicle's test. BDZ-veh-test-insight-when, BDZ-D-c85.
  const driving = watching.filter((id) => takesVehicleTests(w, personOf(w.s, id)));
  for (const driver of driving)
    w.happen({
      is: 'owes',
      cause: 'BDZ-veh-test-insight-when',
      driver,
      what: 'vehicle-in-sight',
      causes: [...seen(driver)],
      ...(plus > 0 && { plus }),
    });
  const others = watching.filter((id) => !driving.includes(id));
  for (const group of inGroups(w, others)) {
    const who = group.filter((id) => carriesOn(personOf(w.s, id)) && seen(id).length > 0);
    if (who.length === 0) continue;
    const taken = yield* takeTest(w, {
      test: 'in-sight',
      who,
      rule: 'BDZ-react-in-sight',
      causes: [...new Set(who.flatMap(seen))],
      plus,
      holds: (p, c) => holds(w, p, c, { causes: seen(p.id) }),
    });
    const fires: Fire[] = [];
    for (const each of taken) {
      const causes = seen(each.who);
      const fire = yield* carryOut(w, each, each.result === 'fire' ? firedAt(w, each, causes) : causes);
      if (fire) fires.push(fire);
    }
    yield* exchange(w, fires);
  }
}
