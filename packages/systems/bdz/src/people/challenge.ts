import { ask, Confirm, type Rule } from '@shambles/engine';
import { capped, pass } from '@shambles/thw';
import { one, word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { challengeRow } from '../house/campaign-rows.js';
import type { RuleId } from '../register.js';
import { personOf } from '../state.js';
import { VERY_DIFFICULT } from '../tables/campaign/loot.js';

/** The outcome of a Challenge. */
export type Came = 'success' | 'failure' | 'given-up';

/**
 * Rolls two dice against Rep, which is lowered for a very difficult Challenge. One pass leaves a choice: give up, or
 * try again at once. BDZ-enc-chal-roll, BDZ-enc-chal-difficulty.
 */
export function* challenge(w: BdzWorld, who: string, rule: RuleId, hard: boolean): Rule<Came> {
  const { seat, rep } = personOf(w.s, who);
  const most = rep + (hard ? VERY_DIFFICULT : 0);
  const roll = { rule, label: 'challenge', seat, who } as const;
  const passed = capped(yield* pass(w, 2, most, roll));
  const { first } = challengeRow(w.book, passed);
  if (first !== 'choice') return first;
  const [again, leave] = [{ key: 'challenge.again' }, { key: 'challenge.leave' }];
  const values = { who: one(who), passed: word(`challenge.passed-${passed}`) };
  const goesOn = yield* ask(w, seat, rule, 'challenge', new Confirm(again, leave), values);
  if (!goesOn) return 'given-up';
  return challengeRow(w.book, capped(yield* pass(w, 2, most, roll))).second;
}
