import type { Rule } from '@shambles/engine';
import { counted, sum } from '@shambles/thw';
import type { BdzWorld } from '../facts.js';
import { rollDown } from '../melee/melee.js';
import type { RuleId } from '../register.js';
import { personOf } from '../state.js';
import { type Greeting, greetDice, greetingOf } from '../tables/campaign/contact.js';

/** One side of a contest. */
interface Rolls {
  readonly who: string;
  readonly seat: string;
  readonly dice: number;
}

/** The result of a contest: each side's remaining successes, or its highest failed die, and the first side's lead. */
export interface Contest {
  readonly own: number;
  readonly other: number;
  readonly lead: number;
}

/** Two leaders talk for parties of these sizes. BDZ-enc-mg-procedure. */
export function* greets(
  w: BdzWorld,
  who: string,
  foe: string,
  figures: number,
  others: number,
): Rule<Greeting> {
  const [p, q] = [personOf(w.s, who), personOf(w.s, foe)];
  const [mine, theirs] = [
    { rep: p.rep, class: p.class, figures },
    { rep: q.rep, class: q.class, figures: others },
  ];
  const cause = 'BDZ-enc-mg-procedure';
  const { own, other, lead } = yield* contest(w, cause, [
    { who, seat: p.seat, dice: greetDice(mine, theirs) },
    { who: foe, seat: q.seat, dice: greetDice(theirs, mine) },
  ]);
  const result = greetingOf(lead);
  w.happen({ is: 'greeted', cause, who, with: foe, own, other, result });
  return result;
}

/**
 * Rolls two pools against each other: successes are rolled again until one side has none left. If neither has, the side
 * with the highest failed die leads by one. With no dice on either side the lead is 0. BDZ-enc-mg-procedure,
 * BDZ-enc-mg-tie, BDZ-D-c102.
 */
export function* contest(w: BdzWorld, rule: RuleId, [own, other]: readonly [Rolls, Rolls]): Rule<Contest> {
  if (own.dice === 0 && other.dice === 0) return { own: 0, other: 0, lead: 0 };
  const failed = { [own.who]: 0, [other.who]: 0 };
  const throws = ({ who, seat }: Rolls) =>
    function* (n: number): Rule<number> {
      const { successes, faces } = yield* counted(w, n, { rule, label: 'talk', seat, who });
      failed[who] = Math.max(0, ...faces);
      return successes;
    };
  const { mine, theirs } = yield* rollDown(throws(own), own.dice, throws(other), other.dice);
  if (mine !== theirs) return { own: mine, other: theirs, lead: mine - theirs };
  const [high, low] = [failed[own.who] as number, failed[other.who] as number];
  const first = high === low ? yield* isHigher(w, own, other) : high > low;
  return { own: high, other: low, lead: first ? 1 : -1 };
}

/** Breaks a tie: a die each, again until one is higher. BDZ-D-c27. */
export function* isHigher(
  w: BdzWorld,
  own: Pick<Rolls, 'who' | 'seat'>,
  other: Pick<Rolls, 'who' | 'seat'>,
): Rule<boolean> {
  const roll = { rule: 'BDZ-D-c27', label: 'roll-off' } as const;
  for (;;) {
    const mine = yield* sum(w, 1, { ...roll, seat: own.seat, who: own.who });
    const theirs = yield* sum(w, 1, { ...roll, seat: other.seat, who: other.who });
    if (mine !== theirs) return mine > theirs;
  }
}
