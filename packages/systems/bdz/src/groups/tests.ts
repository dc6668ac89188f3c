import type { Rule } from '@shambles/engine';
import { byRep, capped, faces, freeWill, type Passed, pass, readCell, sum } from '@shambles/thw';
import { one } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import type { Test } from '../kinds.js';
import type { RuleId } from '../register.js';
import { carriesOn, type Person, personOf } from '../state.js';
import { type Case, cellOf, FREE_WILL, HEROIC, LEADER_DIE, type Result } from '../tables/reactions.js';
import { actingLeader, groupOf, hasFollowers, inFront, leaderIn } from './groups.js';

/** A test that somebody has taken. */
export interface Taken {
  readonly who: string;
  readonly passed: Passed;
  readonly result: Result;
}

/** A test that some figures owe. */
interface Testing {
  readonly test: Test;
  readonly who: readonly string[];
  readonly rule: RuleId;
  /** What they test for: a Leader has to be in front of its group towards them. BDZ-leader-front. */
  readonly causes: readonly string[];
  readonly holds: (p: Person, c: Case, dice: readonly number[]) => boolean;
  /** Whose Leader Die counts, wherever that is; '' for nobody's. BDZ-D-leader-front. */
  readonly leads?: string;
}

/** Those who owe a test, in groups: one throw serves a group. The highest Rep first. BDZ-react-how, BDZ-D-volley. */
export function inGroups(w: BdzWorld, who: readonly string[]): (readonly string[])[] {
  const left = [...who];
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
 * One group takes a test on one throw: Stars may choose, heroes need not throw, a Leader Die comes before the group's
 * two. Each reads its own cell. BDZ-react-how, BDZ-dice-passing, BDZ-star-freewill.
 */
export function* takeTest(w: BdzWorld, t: Testing): Rule<Taken[]> {
  const people = t.who.map((id) => personOf(w.s, id));
  const read = (p: Person, passed: Passed, dice: readonly number[] = []): Result => {
    const result = readCell(cellOf(p.class, t.test, passed), (c) => t.holds(p, c, dice));
    return result === 'count-as-1' ? read(p, 1, dice) : result;
  };
  const taken = new Map<string, Taken>();
  const note = (p: Person, passed: Passed, by: 'dice' | 'free-will' | 'hero', dice?: readonly number[]) => {
    const result = read(p, passed, dice);
    w.happen({ is: 'tested', cause: t.rule, to: 'all', who: p.id, test: t.test, passed, by, result });
    taken.set(p.id, { who: p.id, passed, result });
  };
  for (const p of people) {
    if (p.hero && HEROIC.includes(t.test)) note(p, 2, 'hero');
    else if (p.star && FREE_WILL.includes(t.test)) {
      const chosen = yield* freeWill(w, p.seat, 'BDZ-star-freewill', one(p.id), (n) => read(p, n));
      if (chosen !== 'roll') note(p, chosen, 'free-will');
    }
  }
  const rolling = people.filter((p) => !taken.has(p.id));
  const [first] = rolling;
  if (first) {
    const more = (yield* leaderDie(w, t, first.id)) ? 1 : 0;
    const { test, rule } = t;
    const dice = yield* faces(w, 2, { rule, label: 'reaction', seat: first.seat, who: `test.${test}` });
    for (const p of rolling) note(p, capped(dice.filter((die) => die <= p.rep).length + more), 'dice', dice);
    if (HEROIC.includes(test) && dice.every((die) => die === 1)) yield* heroes(w, rolling);
  }
  return t.who.map((id) => taken.get(id) as Taken);
}

/** Whether a Leader Die helps a group on its test: its Leader throws it before the others do. BDZ-leader-die. */
function* leaderDie(w: BdzWorld, { test, causes, leads }: Testing, who: string): Rule<boolean> {
  if (!LEADER_DIE.includes(test) || leads === '') return false;
  const group = groupOf(w, who);
  const led = leads === undefined ? leaderIn(group) : personOf(w.s, leads);
  if (!led || !carriesOn(led)) return false;
  if (leads === undefined && !(hasFollowers(w, led, group) && inFront(w, led, group, causes))) return false;
  const roll = { rule: 'BDZ-leader-die', label: 'leader-die', seat: led.seat, who: led.id } as const;
  const passed = (yield* pass(w, 1, led.rep, roll)) > 0;
  w.happen({ is: 'leader-die', cause: 'BDZ-leader-die', to: 'all', who: led.id, passed, test });
  return passed;
}

/** Double ones: of those who rolled, the highest die and Rep; all of equal ones. BDZ-react-heroes-who, BDZ-D-hero-dice. */
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
