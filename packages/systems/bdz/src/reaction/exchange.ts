import type { Rule } from '@shambles/engine';
import { byRep, drawn } from '@shambles/thw';
import { hasOneAttack } from '../facts/campaign/road.js';
import { isZed } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { COHESION } from '../groups/groups.js';
import { inGroups, takesTests, takeTest } from '../groups/tests.js';
import { gunRow } from '../house/rows.js';
import { type Fire, markOn } from '../shooting/aim.js';
import type { Call } from '../shooting/call.js';
import { fireAll, missedBy } from '../shooting/shooting.js';
import { readyGuns, takesVehicleTests, targetsAmong, thrown } from '../shooting/weapons.js';
import { carriesOn, inMelee, isThere, isUp, type Person, personOf } from '../state.js';
import { tableOf } from '../table.js';
import { type Because, holds } from './cases.js';
import { carryOut, comesTo, TEST_RULES } from './results.js';

const FACES = [1, 2, 3, 4, 5, 6];
/** Friends within this many inches of somebody who was missed take the test. BDZ-react-received-fire. */
const HEARS = 8;

/** Fire that is reacted to at once: that of a whole group, or of one member, the highest Rep first. BDZ-D-volley. */
type Together = readonly Fire[];

function volleys(w: BdzWorld, fires: readonly Fire[]): Together[] {
  if (w.book.options.volleys === 'volley') return [fires];
  return byRep(fires.map((fire) => ({ fire, rep: personOf(w.s, fire.who).rep }))).map(({ fire }) => [fire]);
}

/**
 * Fire continues, volley by volley, until nobody owes a test or can return fire. Each volley is reacted to before the
 * next. BDZ-shoot-exchange, BDZ-D-volley, BDZ-play-reaction-first.
 */
export function* exchange(w: BdzWorld, first: Together): Rule<void> {
  const owed = volleys(w, first);
  const given = new Map<string, number>();
  for (let fires = owed.shift(); fires; fires = owed.shift()) {
    const able = yield* atRandom(
      w,
      fires.filter((fire) => mayFire(w, fire) && !isEndless(w, fire, given)),
    );
    for (const { who } of able) given.set(who, (given.get(who) ?? 0) + 1);
    owed.unshift(...(yield* reactions(w, yield* fireAll(w, able))));
  }
}

/** Runs the tests for people who went down other than by fire: in a melee or by a grenade. */
export function* settle(w: BdzWorld, call: Call): Rule<void> {
  for (const fires of yield* reactions(w, call)) yield* exchange(w, fires);
}

function mayFire(w: BdzWorld, { who, at }: Fire): boolean {
  const p = personOf(w.s, who);
  if (hasOneAttack(w.s, p) && w.s.encounter?.road?.spent) return false;
  return carriesOn(p) && at.some((id) => tableOf(w).has(id));
}

/**
 * Somebody with a single attack fires at a target drawn at random from those it could hit. BDZ-camp-road-sniper,
 * BDZ-D-c44.
 */
function* atRandom(w: BdzWorld, fires: Together): Rule<Together> {
  const aimed: Fire[] = [];
  for (const fire of fires) {
    const p = personOf(w.s, fire.who);
    const people = fire.at.filter((id) => !isZed(id));
    const from = readyGuns(w.book, p).flatMap(({ gun }) => targetsAmong(w, p.id, gun, people));
    if (!hasOneAttack(w.s, p) || from.length === 0) aimed.push(fire);
    else {
      const rule = 'BDZ-camp-road-sniper';
      aimed.push({ ...fire, at: [yield* drawn(w, { rule, label: 'target', from, like: (id) => id })] });
    }
  }
  return aimed;
}

/**
 * True if two who fire at each other always pass and cannot hit, and each has fired three times. BDZ-D-endless-fire.
 */
function isEndless(w: BdzWorld, { who, at, snap }: Fire, given: ReadonlyMap<string, number>): boolean {
  const [foe] = at;
  const enough = (id: string) => (given.get(id) ?? 0) >= 3;
  if (foe === undefined || at.length > 1 || isZed(foe) || !enough(who) || !enough(foe)) return false;
  return isVain(w, who, foe, snap) && isVain(w, foe, who, false);
}

/** True if every die misses, its weapon never runs dry, and it always passes. */
function isVain(w: BdzWorld, who: string, target: string, snap: boolean): boolean {
  const p = personOf(w.s, who);
  const [ready] = readyGuns(w.book, p);
  if (!(p.star || p.hero) || !ready || p.rep === 3) return false;
  const { dice, impact } = gunRow(w.book, ready.gun);
  const mark = markOn(w, who, { target, dice: 1 }, 1, impact);
  const misses = (die: number) => missedBy(w.book, { fast: false, snap }, mark, die + p.rep) !== undefined;
  return thrown(w.book, p, ready.gun, Math.max(...dice)) === 1 && FACES.every(misses);
}

/** A test that somebody owes. */
interface Owed extends Because {
  readonly test: keyof typeof TEST_RULES;
  readonly who: string;
}

/**
 * Takes all tests that a volley calls for, each group on one throw; returns the fire given in answer. BDZ-D-one-test.
 */
function* reactions(w: BdzWorld, call: Call): Rule<Together[]> {
  const all = owedFor(w, call);
  const returned: Together[] = [];
  for (const test of ['leader-lost', 'man-down', 'received-fire'] as const) {
    const owed = new Map(all.filter((o) => o.test === test).map((o) => [o.who, o]));
    for (const group of inGroups(w, [...owed.keys()])) {
      const who = group.filter((id) => isUp(personOf(w.s, id)));
      if (who.length === 0) continue;
      const causes = [...new Set(who.flatMap((id) => (owed.get(id) as Owed).causes))];
      const taken = yield* takeTest(w, {
        test,
        who,
        rule: TEST_RULES[test],
        causes,
        holds: (p, c, dice) => holds(w, p, c, owed.get(p.id) as Owed, dice),
        comesTo: (p, result) => comesTo(w, p, result, (owed.get(p.id) as Owed).causes),
      });
      const fires: Fire[] = [];
      for (const each of taken) {
        const fire = yield* carryOut(w, each, (owed.get(each.who) as Owed).causes);
        if (fire) fires.push(fire);
      }
      returned.push(...volleys(w, fires));
    }
  }
  return returned;
}

/**
 * The tests that people owe: a lost Leader comes before a friend who went down, and that before being missed.
 * BDZ-D-one-test.
 */
function owedFor(w: BdzWorld, call: Call): Owed[] {
  const owed: Owed[] = [];
  const put = (each: Owed, besides = false) => {
    const known = owed.some((o) => o.who === each.who && (o.test === each.test || !besides));
    if (!known) owed.push(each);
  };
  const up = w.s.people.filter((p) => isThere(p) && takesTests(w, p));
  const table = tableOf(w);
  const saw = (p: string, other: string, within: number) =>
    table.distance(p, other) <= within && table.sees(p, other);
  // Both are for friends of equal or greater Rep who go down. BDZ-react-man-down, BDZ-react-leader-lost.
  const sawFall = (p: Person, who: string) =>
    p.rep <= personOf(w.s, who).rep && table.has(who) && saw(p.id, who, COHESION);
  for (const { who, by, led } of call.down)
    for (const p of up)
      if (led.includes(p.id) && sawFall(p, who)) put({ test: 'leader-lost', who: p.id, causes: [by] });
  for (const { who, by } of call.down)
    for (const p of up)
      if (p.side === personOf(w.s, who).side && sawFall(p, who))
        put({ test: 'man-down', who: p.id, causes: [by] });
  const all = w.book.options.tests === 'all';
  const missed = w.s.people.filter((p) => call.missed.some((m) => m.target === p.id));
  const driving = missed.filter((p) => takesVehicleTests(w, p));
  for (const { target, by, rank, impact } of call.missed) {
    const at = missed.find((p) => p.id === target);
    if (!at) continue;
    // A driver who was missed takes the vehicle's test instead. BDZ-veh-test-receivedfire-when.
    const spared = inMelee(w.s, target) || (!all && owed.some((o) => o.who === target));
    if (driving.includes(at) && isUp(at) && !spared)
      w.happen({
        is: 'owes',
        cause: 'BDZ-veh-test-receivedfire-when',
        driver: target,
        what: 'vehicle-received-fire',
        causes: [...by],
      });
    for (const p of up)
      if (!driving.includes(p) && (p === at || (p.side === at.side && saw(p.id, target, HEARS))))
        put({ test: 'received-fire', who: p.id, causes: by, rank, impact }, p === at && all);
  }
  // Somebody in melee tests for a friend or Leader who falls, but not for being missed. BDZ-D-down-tests.
  return owed.filter(({ test, who }) => test !== 'received-fire' || !inMelee(w.s, who));
}
