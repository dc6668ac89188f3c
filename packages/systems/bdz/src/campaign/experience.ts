import type { Rule } from '@shambles/engine';
import { sum } from '@shambles/thw';
import { campaignOf } from '../facts/campaign/months.js';
import type { BdzWorld } from '../facts.js';
import { type Person, personOf } from '../state.js';

const SIX = 6;

/** Each figure that took part learns from the encounter or loses heart. BDZ-camp-improve-rep, BDZ-camp-rep-failure. */
export function* learns(w: BdzWorld): Rule<void> {
  for (const { who, success } of campaignOf(w.s).fared.map((f) => ({ ...f }))) {
    const p = w.s.people.find((each) => each.id === who);
    if (p) yield* afterEncounter(w, p, success);
  }
}

/** Rolls one die for a figure: after a success its Rep may rise, after a failure it may fall. */
export function* afterEncounter(w: BdzWorld, { id: who, seat }: Person, success: boolean): Rule<void> {
  const cause = success ? 'BDZ-camp-improve-rep' : 'BDZ-camp-rep-failure';
  const die = yield* sum(w, 1, { rule: cause, label: 'experience', seat, who });
  const { rep } = personOf(w.s, who);
  const now = success ? risen(w, rep, die) : die === 1 ? Math.max(1, rep - 1) : rep;
  const by = Math.sign(now - rep) as -1 | 0 | 1;
  w.happen({ is: 'experience', cause, who, success, die, rep: now, by });
}

/**
 * The Rep after a success: it rises on a die higher than Rep or on any six, without a maximum unless the table sets
 * one. BDZ-D-c57, BDZ-D-c103.
 */
function risen(w: BdzWorld, rep: number, die: number): number {
  const rises = die > rep || die === SIX;
  const capped = w.book.options['rep-cap'] === 'six' && rep >= SIX;
  return rises && !capped ? rep + 1 : rep;
}
