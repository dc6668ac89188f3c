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

/** How near they come, at most, from middle to middle in inches. */
const NEAR = 3;

/**
 * So many come up to the character: the unarmed are told to leave, the armed to give up what they carry. What follows
 * from either, and from refusing, is D-c58's. BDZ-day-police, BDZ-day-loc-police.
 */
export function* policeComeUp(w: BdzWorld, n: number, rule: RuleId): Rule<void> {
  const all = characters(w);
  const stopped = all.find((p) => p.star) ?? all[0];
  // Nobody comes up to somebody at the wheel, or walled in.
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

/** A fight as one that breaks out in Meet & Greet: one of the two best fires first, and it goes on from there. BDZ-D-c58, BDZ-enc-mg-lose2. */
function* refuses(w: BdzWorld, who: string, officers: readonly string[]): Rule<void> {
  const there = officers.map((id) => personOf(w.s, id)).filter(isThere);
  yield* walksTheWalk(w, who, leaderOf(there)?.id as string, 'BDZ-enc-mg-lose2');
}

/** They stand beside somebody, as many as there is room for, and look at it. */
function comesUp(w: BdzWorld, p: Person, officers: readonly string[], rule: RuleId): void {
  const spots = placesBy(w, p, officers.length);
  const facing = (p.facing + 180) % 360;
  const placed = officers.map((who, i) => ({ who, at: spots[i] ?? null, facing }));
  w.happen({ is: 'day-police', cause: rule, officers: placed });
}

/** Free spots beside somebody, as many as there is room for. */
export function placesBy(w: BdzWorld, p: Person, n: number): Place[] {
  const filled: { readonly who: string; readonly at: Place }[] = [];
  for (let i = 0; i < n; i++) {
    const [at] = roomRound(w, p, '', NEAR, p, filled);
    if (at) filled.push({ who: '', at });
  }
  return filled.map((f) => f.at);
}
