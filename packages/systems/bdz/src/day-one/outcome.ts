import type { Outcome } from '@shambles/engine';
import type { RuleId } from '../register.js';
import { type DayOne, isTogether } from '../state/day-one.js';
import type { State } from '../state.js';

/** Day One, if it has ended and no campaign follows. */
export function endedDay({ day, campaign }: Pick<State, 'day' | 'campaign'>): DayOne | undefined {
  return day && day.ended !== '' && campaign?.step === 'day-one' ? day : undefined;
}

/**
 * The outcome of the day: what came together at home, or how else it ended. The score counts family members brought
 * together. BDZ-D-c73.
 */
export function dayOutcome({ ended, family }: DayOne, seat: string): Outcome {
  const rule: RuleId = 'BDZ-D-c73';
  const score = family.filter(isTogether).length;
  if (ended !== 'done') return { winner: undefined, level: `outcome.day-${ended}`, rule, score };
  const all =
    family.length === 0 ? 'alone' : score === family.length ? 'together' : score > 0 ? 'some' : 'none';
  const winner = all === 'together' || all === 'alone' ? seat : undefined;
  return { winner, level: `outcome.day-${all}`, rule, score };
}
