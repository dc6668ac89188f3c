import { ask, choose, type Rule } from '@shambles/engine';
import type { Place } from '@shambles/measured';
import { leaderOf } from '@shambles/thw';
import { walksTheWalk } from '../contact/fighting.js';
import { dayOf } from '../facts/campaign/day-one.js';
import { one } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { roomRound } from '../movement/family.js';
import { turnUp } from '../people/recruit.js';
import type { RuleId } from '../register.js';
import { isArmed, isThere, type Person, personOf } from '../state.js';
import { closes } from './closing.js';
import { characters } from './crowd.js';

/** Greatest distance in inches at which they stand, from middle to middle. */
const NEAR = 3;

/**
 * n officers come up to the character: the unarmed are told to leave, the armed to give up their weapons. D-c58 says
 * what follows from obeying or refusing. BDZ-day-police, BDZ-day-loc-police.
 */
export function* policeComeUp(w: BdzWorld, n: number, rule: RuleId): Rule<void> {
  const all = characters(w);
  const stopped = all.find((p) => p.star) ?? all[0];
  // Nobody comes up to a character at the wheel, or one with no room beside it.
  if (!stopped || dayOf(w.s).calm || placesBy(w, stopped, 1).length === 0) return;
  const { id: who, seat } = stopped;
  const armed = isArmed(stopped);
  const officers = yield* turnUp(w, 'police', n);
  comesUp(w, personOf(w.s, who), officers, rule);
  const does = yield* ask(
    w,
    seat,
    rule,
    armed ? 'day-arms-up' : 'day-leave',
    choose(['obey', 'refuse'] as const, {
      id: (each) => each,
      line: (each) => ({ key: `${armed ? 'day-arms-up' : 'day-leave'}.${each}` }),
    }),
    { who: one(who) },
  );
  if (does === 'refuse') return yield* refuses(w, who, officers);
  if (armed) w.happen({ is: 'gave-up-arms', cause: 'BDZ-D-c58', who });
  else closes(w, 'BDZ-D-c58', 'sent-away');
}

/**
 * Refusing starts a fight like one that breaks out in Meet & Greet: one of the two leaders fires first, and play goes
 * on from there. BDZ-D-c58, BDZ-enc-mg-lose2.
 */
function* refuses(w: BdzWorld, who: string, officers: readonly string[]): Rule<void> {
  const there = officers.map((id) => personOf(w.s, id)).filter(isThere);
  yield* walksTheWalk(w, who, leaderOf(there)?.id as string, 'BDZ-enc-mg-lose2');
}

/** Places officers beside the figure, as many as there is room for, facing it. */
function comesUp(w: BdzWorld, p: Person, officers: readonly string[], rule: RuleId): void {
  const spots = placesBy(w, p, officers.length);
  const facing = (p.facing + 180) % 360;
  const placed = officers.map((who, i) => ({ who, at: spots[i] ?? null, facing }));
  w.happen({ is: 'day-police', cause: rule, officers: placed });
}

/** Free spots beside a figure, as many as there is room for, up to n. */
export function placesBy(w: BdzWorld, p: Person, n: number): Place[] {
  const filled: { readonly who: string; readonly at: Place }[] = [];
  for (let i = 0; i < n; i++) {
    const [at] = roomRound(w, p, '', NEAR, p, filled);
    if (at) filled.push({ who: '', at });
  }
  return filled.map((f) => f.at);
}
