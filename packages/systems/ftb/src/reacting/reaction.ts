import type { Rule } from '@shambles/engine';
import { distance } from '@shambles/field';
import { capped, freeWill, type Passed, pass, readCell, worst } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import { cardOf } from '../house/tables.js';
import { type Gun, RESULTS, type Result } from '../kinds.js';
import { chargeHome } from '../melee/charge.js';
import { duckBack } from '../moving/duck.js';
import { baseMove } from '../moving/moving.js';
import { seenAnew, seenDucking, type Watch, walkTo } from '../moving/walking.js';
import { byRep, COHESION, groupOf, leader } from '../people/groups.js';
import type { RuleId } from '../register.js';
import { choosesWeapons, takesAim, type Weapon } from '../shooting/aim.js';
import { type Call, emptyCall, loadedGuns, shootAll } from '../shooting/shooting.js';
import { within } from '../shooting/targets.js';
import { carriesOn, type Person, personOf, standing } from '../state.js';
import { FRONT, tableOf } from '../table.js';
import { type Circumstance, cellOf, type Test } from '../tables/reactions.js';
import { word } from '../words.js';

/** Tests that a person owes, and the figures that fired at it. */
interface Owed {
  readonly who: string;
  readonly tests: readonly Test[];
  readonly firedBy: readonly string[];
}

/**
 * Takes all Reaction Tests owed for one call of fire or one fall: highest Rep first, each carried out before the next
 * one rolls. `watches` see to what a charge in reaction or a Duck Back brings into sight. FTB-5.6.1a, FTB-5.6.2,
 * FTB-5.6.5, FTB-D-48, FTB-D-192.
 */
export function* reactions(w: FtbWorld, call: Call, watches: readonly Watch[] = []): Rule<void> {
  const owed = owedFor(w, call);
  const dice: LeaderDie[] = [];
  for (const { who } of owed) if (!choosesFreely(w, personOf(w.s, who))) yield* leaderDie(w, who, dice);
  for (const each of owed) {
    const p = personOf(w.s, each.who);
    if (!carriesOn(p)) continue;
    const result = yield* reactionTest(
      w,
      p,
      each.tests,
      (c) => holds(w, p, c, each.firedBy),
      () => leaderDie(w, p.id, dice),
    );
    yield* carryOut(w, p, result, each.firedBy, watches);
    if (result === 'duck-back') call.ducked.push(p.id);
  }
  for (const id of call.ducked) if (tableOf(w).has(id)) yield* seenDucking(w, id, watches);
}

/** People who must test, and for what, highest Rep first. FTB-5.6.3, FTB-5.6.4, FTB-D-19, FTB-D-48. */
function owedFor(w: FtbWorld, call: Call): Owed[] {
  const table = tableOf(w);
  const owed = new Map<string, { tests: Test[]; firedBy: readonly string[] }>();
  for (const { target, by } of call.fired)
    if (!call.hit.includes(target)) owed.set(target, { tests: ['received-fire'], firedBy: by });
  for (const fallen of call.fallen) {
    const body = personOf(w.s, fallen);
    const by = call.fired.find((f) => f.target === fallen)?.by ?? [];
    for (const p of standing(w.s)) {
      if (call.charging.includes(p.id) || !seesFall(w, p, body)) continue;
      const known = owed.get(p.id);
      if (!known) owed.set(p.id, { tests: ['man-down'], firedBy: by });
      else if (!known.tests.includes('man-down')) known.tests.push('man-down');
    }
  }
  const who = byRep(w.s.people.filter((p) => owed.has(p.id) && carriesOn(p) && table.has(p.id)));
  return who.map((p) => ({ who: p.id, ...(owed.get(p.id) as { tests: Test[]; firedBy: string[] }) }));
}

/** True if a person sees the fall of a friend nearby. FTB-5.6.4. */
export function seesFall(w: FtbWorld, p: Person, body: Person): boolean {
  return p.id !== body.id && p.side === body.side && nearEnough(p, body) && seesFallen(w, p, body);
}

function nearEnough(p: Person, body: Person): boolean {
  return distance(p, body) <= COHESION && p.level === body.level;
}

/** True if a person sees where a body is, or where it was before it ran away or was whisked off. */
function seesFallen(w: FtbWorld, p: Person, body: Person): boolean {
  const table = tableOf(w);
  if (table.has(body.id)) return table.sees(p.id, body.id);
  const aside = Math.abs(((table.bearing(p.id, body) - p.facing + 540) % 360) - 180);
  return aside <= FRONT && table.reaches(p.id, { x: body.x, y: body.y, level: body.level });
}

/** A Star's Leader Die for its group in one call. */
interface LeaderDie {
  readonly group: readonly string[];
  readonly passed: boolean;
}

/**
 * True if a Leader Die helps a person. The Star rolls once per group and call, whether or not it tests itself.
 * FTB-4.3.4a, FTB-4.3.4b, FTB-4.3.4c, FTB-D-48.
 */
function* leaderDie(w: FtbWorld, who: string, dice: LeaderDie[]): Rule<boolean> {
  const known = dice.find((d) => d.group.includes(who));
  if (known) return known.passed;
  const group = groupOf(w, who);
  const led = helperOf(w, who);
  if (!led) return false;
  const passes = yield* pass(w, 1, led.rep, {
    rule: 'FTB-4.3.4a',
    label: 'leader-die',
    seat: led.seat,
    who: led.id,
  });
  const die = { group: group.map((p) => p.id), passed: passes > 0 };
  w.happen({ is: 'leader-die', cause: 'FTB-4.3.4a', who: led.id, ...die });
  dice.push(die);
  return die.passed;
}

/** The Star whose Leader Die helps a person, possibly that person itself; undefined if there is none. FTB-4.3.4a. */
export function helperOf(w: FtbWorld, who: string): Person | undefined {
  const group = groupOf(w, who);
  const led = leader(group);
  return led.star && group.length > 1 ? led : undefined;
}

/** FTB-3.1.4.4. */
export function choosesFreely(w: FtbWorld, p: Person): boolean {
  return p.star && w.book.options['free-will'] === 'on';
}

/**
 * Rolls one set of dice for all tests owed, and takes the worse result. A Star may choose its column, or roll as others
 * do. FTB-5.6.5, FTB-3.1.4.4, FTB-D-171.
 */
export function* reactionTest(
  w: FtbWorld,
  p: Person,
  tests: readonly Test[],
  holds: (c: Circumstance) => boolean,
  helped: () => Rule<boolean>,
): Rule<Result> {
  const card = cardOf(w.book.tables, p.class);
  const read = (passed: Passed): Result[] => tests.map((t) => readCell(cellOf(card, t, passed), holds));
  const of = (passed: Passed) => worst(RESULTS, read(passed));
  const cause = tests.includes('received-fire') ? 'FTB-5.6.3' : 'FTB-5.6.4';
  const told = { is: 'reacted' as const, to: 'all' as const, who: p.id, tests };
  const who = word(`person.${p.id}`);
  const says = { who, tests: tests.map((t) => word(`test.${t}`)) };
  const chosen = choosesFreely(w, p) ? yield* freeWill(w, p.seat, 'FTB-3.1.4.4', says, of) : 'roll';
  if (chosen !== 'roll') {
    const result = of(chosen);
    const results = read(chosen);
    w.happen({ ...told, cause: 'FTB-3.1.4.4', passed: chosen, chose: true, results, result });
    return result;
  }
  const more = (yield* helped()) ? 1 : 0;
  const dice = p.attributes.includes('poser') ? 1 : 2;
  const own = yield* pass(w, dice, p.rep, { rule: cause, label: 'reaction', seat: p.seat, who: p.id });
  const passed = capped(own + more);
  const result = of(passed);
  w.happen({ ...told, cause, passed, results: read(passed), result });
  return result;
}

/** True if a circumstance of the reaction cards applies. FTB-D-49. */
export function holds(w: FtbWorld, p: Person, c: Circumstance, firedBy: readonly string[]): boolean {
  const none = () => left(w, p, firedBy).length === 0;
  const covered = () => firedBy.some((id) => tableOf(w).has(id) && tableOf(w).inCover(p.id, id));
  switch (c) {
    case 'none-that-fired-left':
      return none();
    case 'can-fire':
      return answers(w, p, firedBy).length > 0;
    case 'can-reach-one-that-fired':
      return chargeable(w, p, firedBy).length > 0;
    case 'in-cover':
      return covered();
    case 'in-cover-and-none-that-fired-left':
      return covered() && none();
    case 'in-cover-and-can-fire':
      return covered() && answers(w, p, firedBy).length > 0;
    case 'friend-carries-on-near':
      return standing(w.s).some((q) => q.id !== p.id && q.side === p.side && nearEnough(p, q));
  }
}

/** Figures that fired and can still be fired at: not down, not gone, in sight. FTB-D-49. */
function left(w: FtbWorld, p: Person, firedBy: readonly string[]): string[] {
  const table = tableOf(w);
  return firedBy.filter((id) => {
    const q = w.s.people.find((each) => each.id === id);
    return q !== undefined && carriesOn(q) && table.has(id) && table.line(p.id, id) !== 'no';
  });
}

/** Figures that a person can fire back at with a gun, nearest first. It may turn to face them. */
function inRange(w: FtbWorld, p: Person, gun: Gun, firedBy: readonly string[]): string[] {
  return within(w, p, gun, left(w, p, firedBy));
}

/** Guns that a person can fire back with. */
function answers(w: FtbWorld, p: Person, firedBy: readonly string[]): Weapon[] {
  return loadedGuns(w, p).filter(({ gun }) => inRange(w, p, gun, firedBy).length > 0);
}

/**
 * Figures that fired and that a person can charge, nearest first: its normal move, or half if it has to get up, brings
 * it within an inch. FTB-5.7.2, FTB-D-49.
 */
function chargeable(w: FtbWorld, p: Person, firedBy: readonly string[]): string[] {
  const table = tableOf(w);
  return left(w, p, firedBy)
    .filter((id) => walkTo(w, p.id, id, baseMove(p)) !== undefined)
    .sort((a, b) => table.distance(p.id, a) - table.distance(p.id, b));
}

/** FTB-5.6.2. */
function* carryOut(
  w: FtbWorld,
  p: Person,
  result: Result,
  firedBy: readonly string[],
  watches: readonly Watch[],
): Rule<void> {
  switch (result) {
    case 'carry-on':
      return;
    case 'fire':
      return yield* fireBack(w, p, firedBy, watches);
    case 'charge':
      return yield* chargesThem(w, p, firedBy, watches);
    case 'duck-back':
      return yield* duckBack(w, p.id, firedBy, 'FTB-5.7.3a');
    case 'run-away':
      return yield* runAway(w, p.id, firedBy, 'FTB-5.7.6');
  }
}

/**
 * Charges the nearest figure that fired, then resolves the tests that others owe for that, and what it has come into
 * sight of. FTB-5.7.2, FTB-D-192.
 */
function* chargesThem(
  w: FtbWorld,
  p: Person,
  firedBy: readonly string[],
  watches: readonly Watch[],
): Rule<void> {
  const call = yield* chargeHome(w, [p.id], chargeable(w, p, firedBy)[0] as string, 'reaction');
  yield* reactions(w, call, watches);
  yield* seenAnew(w, p.id, watches);
}

/** Fires back; fire goes on between figures until only one side can return it. FTB-7.2a. */
function* fireBack(
  w: FtbWorld,
  p: Person,
  firedBy: readonly string[],
  watches: readonly Watch[],
): Rule<void> {
  const weapons = yield* choosesWeapons(w, p, answers(w, p, firedBy));
  const volleys = yield* takesAim(w, p.id, weapons, (gun) => inRange(w, p, gun, firedBy), 'reaction');
  yield* reactions(w, yield* shootAll(w, volleys), watches);
}

/** Makes a person leave the Encounter; friends nearby may see that, and so test. FTB-5.7.6, FTB-5.6.4, FTB-D-170. */
export function* runAway(w: FtbWorld, who: string, from: readonly string[], cause: RuleId): Rule<void> {
  w.happen({ is: 'ran-away', cause, who });
  yield* sawFall(w, who, from);
}

/**
 * Makes friends nearby take Man Down for a person who has gone, or gone down, other than by fire or melee. FTB-5.6.4,
 * FTB-D-170.
 */
export function* sawFall(w: FtbWorld, who: string, by: readonly string[]): Rule<void> {
  yield* reactions(w, { ...emptyCall(), fired: [{ target: who, by: [...by] }], hit: [who], fallen: [who] });
}
