import type { Rule } from '@shambles/engine';
import { successes, sum } from '@shambles/thw';
import { isAlive } from '../encounters/ending.js';
import { dayOf } from '../facts/campaign/day-one.js';
import type { BdzWorld } from '../facts.js';
import { meleeWeaponRow } from '../house/rows.js';
import { locationRow } from '../house/travel-rows.js';
import { forces } from '../melee/melee.js';
import { BAND } from '../scenarios/scenarios.js';
import { isPresent, isThere, isUp, type Person, personOf } from '../state.js';
import { closes } from './closing.js';

/** Dice of any civilian. BDZ-day-civ-fight. */
const CIVILIAN = 2;

/** Plays the crowd that is there before anybody's first move. BDZ-day-civ-locations, BDZ-D-c74. */
export function* crowdAtStart(w: BdzWorld): Rule<void> {
  const { at, pushed } = dayOf(w.s);
  const crowd = w.book.options['day-crowd'];
  if (pushed || at === null) return;
  const { civilians } = locationRow(w.book, at);
  const dice = crowd === 'none' ? 0 : crowd === 'press' ? Math.ceil(civilians / 2) : civilians;
  const roll = { rule: 'BDZ-day-civ-locations', label: 'crowd', table: 'BDZ-T-day-locations' } as const;
  const n = dice === 0 ? 0 : yield* sum(w, dice, roll);
  w.happen({ is: 'day-crowd', cause: 'BDZ-day-civ-locations', n, start: true });
  yield* pushThrough(w, n);
}

/** On a pair, more people join the crowd before the dice are rolled again. BDZ-day-civilians, BDZ-D-c34. */
export function* crowdGrows(w: BdzWorld): Rule<void> {
  const crowd = w.book.options['day-crowd'];
  if (crowd === 'none') return;
  const rule = 'BDZ-day-civilians';
  const n = crowd === 'press' ? 1 : yield* sum(w, 1, { rule, label: 'crowd', table: 'BDZ-T-day-activation' });
  w.happen({ is: 'day-crowd', cause: rule, n, start: false });
  yield* pushThrough(w, n);
}

/**
 * Plays one melee after another until the crowd is gone, shared among the characters present. BDZ-day-civ-fight,
 * BDZ-D-c74.
 */
function* pushThrough(w: BdzWorld, n: number): Rule<void> {
  for (let i = 0; i < n; i++) {
    const all = grownUps(w).filter(isPresent);
    const who = all[i % all.length];
    if (!who) break;
    yield* meets(w, who.id);
  }
  if (dayOf(w.s).felled.length > 0 && grownUps(w).length === 0)
    closes(w, 'BDZ-day-civ-result', 'unconscious');
}

/** The adult family members who are here and alive, whatever their state. */
export function grownUps(w: BdzWorld): Person[] {
  const young = dayOf(w.s)
    .family.filter((r) => r.age !== 'adult')
    .map((r) => r.person);
  return w.s.people.filter((p) => p.side === BAND && isThere(p) && isAlive(p) && !young.includes(p.id));
}

/** Those adults who are on their feet. */
export function characters(w: BdzWorld): Person[] {
  return grownUps(w).filter(isUp);
}

/** Fights a civilian's two dice, again while neither side leads. BDZ-day-civ-result. */
function* meets(w: BdzWorld, who: string): Rule<void> {
  const { impact } = meleeWeaponRow(w.book, 'unarmed');
  const { seat } = personOf(w.s, who);
  const theirs = (n: number) => successes(w, n, { rule: 'BDZ-day-civ-fight', label: 'civilian', seat });
  for (;;) {
    const ended = yield* forces(w, who, impact, theirs, CIVILIAN);
    const [own, other] = [ended.mine, ended.theirs];
    if (own !== other) return w.happen({ is: 'day-shoved', cause: 'BDZ-day-civ-result', who, own, other });
  }
}
