import { type Rule, roll } from '@shambles/engine';
import { LIVING } from '../book.js';
import { played } from '../cards/playing.js';
import { SUCCESS } from '../dice/matching.js';
import type { Nerve } from '../facts/combat.js';
import type { AmzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { unitOf } from '../state.js';
import { dieOf } from '../units/units.js';

/** Card that makes the check pass without a roll. AMZ-T-quirk-cards, 24. */
const HOLD_THE_LINE = 24;

const RULES: { readonly [test in Nerve]: RuleId } = {
  attack: 'AMZ-cc-initiate',
  charged: 'AMZ-cc-attacked',
  flee: 'AMZ-cc-flee',
};

/** A Quality Check of a Living unit for Close Combat: one Troop Quality die, 4+. AMZ-core-4plus. */
export function* qualityCheck(w: AmzWorld, unit: string, test: Nerve): Rule<boolean> {
  const cause = RULES[test];
  if ((yield* played(w, 'check', { unit })).includes(HOLD_THE_LINE)) {
    w.tell({ is: 'quality-check', cause, unit, test, die: 0, passed: true });
    return true;
  }
  const { faces } = yield* roll(w, {
    kind: 'roll',
    rule: cause,
    label: 'quality-check',
    seat: LIVING,
    pools: [{ n: 1, sides: dieOf(w.book, unitOf(w.s, unit)), who: `unit.${unit}`, from: SUCCESS }],
  });
  const die = (faces[0] as readonly number[])[0] as number;
  const passed = die >= SUCCESS;
  w.tell({ is: 'quality-check', cause, unit, test, die, passed });
  return passed;
}

/** The check of a Living unit that wants to start Close Combat. AMZ-cc-initiate. */
export function* nerve(w: AmzWorld, unit: string): Rule<boolean> {
  return yield* qualityCheck(w, unit, 'attack');
}
