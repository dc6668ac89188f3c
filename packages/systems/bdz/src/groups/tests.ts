import type { Rule } from '@shambles/engine';
import { byRep, capped, faces, freeWill, type Passed, pass, readCell, sum } from '@shambles/thw';
import { one, word } from '../facts/lines.js';
import type { BdzFact, BdzWorld } from '../facts.js';
import type { NoFire, Test } from '../kinds.js';
import type { RuleId } from '../register.js';
import { carriesOn, has, isChild, isHeld, isUp, type Person, personOf } from '../state.js';
import { tableOf } from '../table.js';
import { ailRow } from '../tables/ails.js';
import { TEST_DICE, testDice } from '../tables/attributes.js';
import { type Case, cellOf, FREE_WILL, HEROIC, LEADER_DIE, type Result } from '../tables/reactions.js';
import { protects } from './children.js';
import { actingLeader, groupOf, hasFollowers, inFront, leaderIn } from './groups.js';

/** Inches within which figures follow a Born Leader. BDZ-attr-born-leader-aura. */
const AURA = 4;

/** The result of a figure's test. */
export interface Taken {
  readonly who: string;
  readonly passed: Passed;
  readonly result: Result;
  /** The group's two dice; empty if it did not roll. */
  readonly dice: readonly number[];
}

/** True if the group's two dice are equal. */
export function isDouble(dice: readonly number[]): boolean {
  return dice.length === TEST_DICE && dice[0] === dice[1];
}

/** A test that some figures owe. */
interface Testing {
  readonly test: Test;
  readonly who: readonly string[];
  readonly rule: RuleId;
  /** The causes of the test: a Leader has to be in front of its group towards them. BDZ-leader-front. */
  readonly causes: readonly string[];
  readonly holds: (p: Person, c: Case, dice: readonly number[]) => boolean;
  /** What a result would come to now, for a Star that chooses; otherwise the result itself. BDZ-D-cannot-fire. */
  readonly comesTo?: (p: Person, result: Result) => Result | NoFire;
  /** Extra dice that each of them rolls. BDZ-camp-road-aware. */
  readonly plus?: number;
  /** The figure whose Leader Die counts, wherever it is; '' for none. BDZ-D-leader-front. */
  readonly leads?: string;
}

/** True if on its feet, or if low and the table has agreed that low figures test as well. BDZ-D-down-tests. */
export function takesTests(w: BdzWorld, p: Person): boolean {
  if (isHeld(w.s, p)) return false;
  return carriesOn(p) || (isUp(p) && w.book.options['down-tests'] === 'forced-only');
}

/** Figures that owe a test, by group, the highest Rep first: one roll serves a group. BDZ-react-how, BDZ-D-volley. */
export function inGroups(w: BdzWorld, who: readonly string[]): (readonly string[])[] {
  const left = who.filter((id) => !isChild(personOf(w.s, id)));
  const found: { readonly who: readonly string[]; readonly rep: number }[] = [];
  while (left.length > 0) {
    const group = groupOf(w, left[0] as string);
    const own = left.filter((id) => id === left[0] || group.some((p) => p.id === id));
    for (const id of own) left.splice(left.indexOf(id), 1);
    found.push({ who: own, rep: actingLeader(group).rep });
  }
  return byRep(found).map((each) => each.who);
}

/**
 * One group takes a test on one roll. Stars may choose, heroes need not roll, and a Leader Die comes before the group's
 * two dice. Each figure reads its own cell. BDZ-react-how, BDZ-dice-passing, BDZ-star-freewill.
 */
export function* takeTest(w: BdzWorld, t: Testing): Rule<Taken[]> {
  const people = t.who.map((id) => personOf(w.s, id));
  const follows = followers(w, people);
  const taken = new Map<string, Taken>();
  const note = (p: Person, passed: Passed, by: By, dice: readonly number[] = []) =>
    taken.set(p.id, takes(w, t, p, passed, by, dice));
  const own = people.filter((p) => !follows.has(p.id));
  for (const p of own) {
    if (p.hero && HEROIC.includes(t.test)) note(p, 2, 'hero');
    else if (hasFreeWill(p) && FREE_WILL.includes(t.test)) {
      const does = (n: Passed) => {
        const result = resultOf(t, p, n, []);
        return t.comesTo?.(p, result) ?? result;
      };
      const told = { who: one(p.id), tests: [word(`test.${t.test}`)] };
      const chosen = yield* freeWill(w, p.seat, 'BDZ-star-freewill', told, does);
      if (chosen !== 'roll') note(p, chosen, 'free-will');
    }
  }
  const rolling = own.filter((p) => !taken.has(p.id));
  const [first] = rolling;
  if (first) {
    const { test, rule } = t;
    const helped = protects(w, first.id) ? motherDie(w, first) : leaderDie(w, t, first.id);
    const more = (yield* helped) ? 1 : 0;
    const roll = { rule, label: 'reaction', seat: first.seat, who: `test.${test}` } as const;
    // If a figure reads only the first die, they are rolled one after the other.
    const inTurn = rolling.some((p) => diceOf(p, test) < TEST_DICE);
    const thrown = TEST_DICE + (t.plus ?? 0);
    const dice = inTurn
      ? [...(yield* faces(w, 1, roll)), ...(yield* faces(w, thrown - 1, roll))]
      : yield* faces(w, thrown, roll);
    for (const p of rolling) note(p, yield* passes(w, p, t, dice, more), 'dice', dice);
    if (HEROIC.includes(test) && dice.every((die) => die === 1)) yield* heroes(w, rolling);
  }
  for (const [id, leader] of follows) {
    const { passed, result } = taken.get(leader) as Taken;
    tells(w, t, id, passed, 'born-leader', result);
    taken.set(id, { who: id, passed, result, dice: [] });
  }
  return t.who.map((id) => taken.get(id) as Taken);
}

/** True for a Star, or somebody who tests like one. BDZ-star-freewill, BDZ-camp-road-cultists-types. */
export function hasFreeWill(p: Person): boolean {
  return p.star || ailRow(p.ails).freeWill;
}

/** The number of dice that a figure rolls on a test. BDZ-camp-road-refugees-shell. */
export function diceOf(p: Pick<Person, 'attributes' | 'ails'>, test: Test): number {
  return ailRow(p.ails).oneDie.includes(test) ? 1 : testDice(p.attributes, test);
}

type By = Extract<BdzFact, { is: 'tested' }>['by'];

/** The result in a figure's cell. */
function resultOf(t: Testing, p: Person, passed: Passed, dice: readonly number[]): Result {
  const result = readCell(cellOf(p.class, t.test, passed), (c) => t.holds(p, c, dice));
  return result === 'count-as-1' ? resultOf(t, p, 1, dice) : result;
}

function takes(w: BdzWorld, t: Testing, p: Person, passed: Passed, by: By, dice: readonly number[]): Taken {
  const result = resultOf(t, p, passed, dice);
  tells(w, t, p.id, passed, by, result);
  return { who: p.id, passed, result, dice };
}

function tells(
  w: BdzWorld,
  { test, rule }: Testing,
  who: string,
  passed: Passed,
  by: By,
  result: Result,
): void {
  const cause = by === 'born-leader' ? 'BDZ-attr-born-leader-aura' : rule;
  w.happen({ is: 'tested', cause, to: 'all', who, test, passed, by, result });
}

/**
 * Figures near a Born Leader who takes the same test do what it does: their ids and the Born Leader's.
 * BDZ-attr-born-leader-aura, BDZ-D-born-leader.
 */
function followers(w: BdzWorld, people: readonly Person[]): ReadonlyMap<string, string> {
  const table = tableOf(w);
  const born = people.filter((p) => has(p, 'born-leader'));
  const near = (p: Person) => born.find((led) => table.distance(p.id, led.id) <= AURA);
  return new Map(
    people
      .filter((p) => !born.includes(p))
      .flatMap((p) => {
        const led = near(p);
        return led ? [[p.id, led.id] as const] : [];
      }),
  );
}

/** True if a friendly Born Leader is near enough to decide tests that both take. BDZ-attr-born-leader-aura. */
export function hasBornLeader(w: BdzWorld, p: Person): boolean {
  const table = tableOf(w);
  return w.s.people.some(
    (q) =>
      q !== p &&
      q.side === p.side &&
      has(q, 'born-leader') &&
      table.has(q.id) &&
      table.distance(p.id, q.id) <= AURA,
  );
}

/**
 * The number of dice that a figure passes: of the group's two, of the first of them only, or with more dice of its own.
 * BDZ-D-own-dice, BDZ-attr-slow, BDZ-attr-slow-to-react.
 */
function* passes(
  w: BdzWorld,
  p: Person,
  { test, plus = 0 }: Testing,
  dice: readonly number[],
  more: number,
): Rule<Passed> {
  const n = diceOf(p, test) + plus;
  const roll = { rule: 'BDZ-D-own-dice', label: 'own-die', seat: p.seat, who: p.id } as const;
  const own = [...dice.slice(0, n), ...(yield* faces(w, n - dice.length, roll))];
  const rep = p.rep - (test === 'in-sight' && has(p, 'slow-to-react') ? 1 : 0);
  const passed = capped(own.filter((die) => die <= rep).length + more);
  return passed === 2 && test === 'fast-move' && has(p, 'slow') ? 1 : passed;
}

/** The figure that rolls a Leader Die for a group's test; undefined if none helps. BDZ-leader-die. */
export function throwsLeaderDie(
  w: BdzWorld,
  { test, causes, leads }: Pick<Testing, 'test' | 'causes' | 'leads'>,
  who: string,
): Person | undefined {
  if (!LEADER_DIE.includes(test) || leads === '') return undefined;
  const group = groupOf(w, who);
  const led = leads === undefined ? leaderIn(group) : personOf(w.s, leads);
  if (!led || !carriesOn(led)) return undefined;
  const helps = leads !== undefined || (hasFollowers(w, led, group) && inFront(w, led, group, causes));
  return helps ? led : undefined;
}

/** True if a Leader Die helps a group on its test; its Leader rolls it before the others roll. BDZ-leader-die. */
function* leaderDie(w: BdzWorld, t: Testing, who: string): Rule<boolean> {
  const led = throwsLeaderDie(w, t, who);
  if (!led) return false;
  const { test } = t;
  const roll = { rule: 'BDZ-leader-die', label: 'leader-die', seat: led.seat, who: led.id } as const;
  const passed = (yield* pass(w, 1, led.rep, roll)) > 0;
  w.happen({ is: 'leader-die', cause: 'BDZ-leader-die', to: 'all', who: led.id, passed, test });
  return passed;
}

/** True if the third die of a mother in sight of her children passes. BDZ-enc-scen-bleens-mother. */
function* motherDie(w: BdzWorld, { id, rep, seat }: Person): Rule<boolean> {
  const roll = { rule: 'BDZ-enc-scen-bleens-mother', label: 'mother', seat, who: id } as const;
  return (yield* pass(w, 1, rep, roll)) > 0;
}

/**
 * On double ones, the highest die plus Rep among those who rolled makes a hero; all of them if tied.
 * BDZ-react-heroes-who, BDZ-D-hero-dice.
 */
function* heroes(w: BdzWorld, people: readonly Person[]): Rule<void> {
  const totals: { readonly id: string; readonly total: number }[] = [];
  for (const { id, rep, seat } of people) {
    const die =
      people.length === 1
        ? 0
        : yield* sum(w, 1, { rule: 'BDZ-react-heroes-who', label: 'hero', seat, who: id });
    totals.push({ id, total: die + rep });
  }
  const most = Math.max(...totals.map((t) => t.total));
  const who = totals.filter((t) => t.total === most).map((t) => t.id);
  w.happen({ is: 'heroes', cause: 'BDZ-react-heroes', to: 'all', who });
}
