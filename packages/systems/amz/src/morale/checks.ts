import type { Rule } from '@shambles/engine';
import { played } from '../cards/playing.js';
import type { AmzWorld } from '../facts.js';
import { levelEffect } from '../house/rows.js';
import { LEVELS, type Level } from '../kinds.js';
import type { RuleId } from '../register.js';
import { basesOf, type Unit, unitOf } from '../state.js';
import { confidence } from './confidence.js';
import { moraleFace, moraleRoll, PASSES } from './dice.js';
import { leadersGo } from './leaders.js';
import { checks, fears, isClose } from './nearness.js';
import { pullBack } from './pullback.js';
import { type Stress, stressOf } from './stress.js';

/** AMZ-T-quirk-cards, 24 and 23. */
const HOLD_THE_LINE = 24;
const PANIC = -1;

/**
 * One Morale Check of a Living unit. Returns whether it passed; a failure takes effect at once. `from` are the zombie
 * units that cause it. AMZ-morale-check.
 */
export function* moraleCheck(
  w: AmzWorld,
  unit: string,
  cause: RuleId,
  modifier = 0,
  from: readonly string[] = [],
): Rule<boolean> {
  const u = unitOf(w.s, unit);
  if (!checks(w, u)) return true;
  const passed = yield* holds(w, unit, cause, modifier);
  if (!passed) yield* fails(w, unit, from);
  return passed;
}

/** Rolls a Morale Check without applying a failure. AMZ-morale-check. */
export function* holds(
  w: AmzWorld,
  unit: string,
  cause: RuleId,
  modifier: number,
  under?: Pick<Stress, 'points' | 'row'>,
): Rule<boolean> {
  if ((yield* played(w, 'check', { unit })).includes(HOLD_THE_LINE)) return true;
  const u = unitOf(w.s, unit);
  const stress = under ?? stressOf(w, unit);
  const { sides, plus } = moraleRoll(w.book, u, stress);
  const more = plus + modifier;
  // The highest face always passes.
  const face = yield* moraleFace(w, unit, cause, 'morale', sides, Math.min(sides, PASSES - more));
  const total = face + more;
  const passed = face === sides || total >= PASSES;
  const added = more !== 0 && { plus: more };
  w.tell({ is: 'checked-morale', cause, unit, total, ...added, stress: stress.points, passed });
  return passed;
}

/** The unit falls one level, with its effects; a Broken unit suffers those of Broken again. AMZ-morale-levels. */
function* fails(w: AmzWorld, unit: string, from: readonly string[]): Rule<void> {
  const u = unitOf(w.s, unit);
  const level = LEVELS[Math.min(LEVELS.indexOf(u.level) + 1, LEVELS.length - 1)] as Level;
  const still = u.level === level && { still: true as const };
  w.happen({ is: 'lost-heart', cause: 'AMZ-morale-levels', unit, level, ...still });
  const { onEntry } = levelEffect(w.book, u);
  if (onEntry === 'halts') w.happen({ is: 'halts', cause: 'AMZ-T-morale-levels', unit });
  if (onEntry === 'pulls-back') yield* pullBack(w, unit, from);
}

// ------------------------------------------------------------------ nearness

/** Makes the checks for Romeos and Dexters that are now near. AMZ-morale-once. */
export function* nearnessChecks(w: AmzWorld): Rule<void> {
  forgetsWhoIsGone(w);
  // A unit that pulls back may come near to other zombies.
  for (let due = dueNow(w); due; due = dueNow(w)) yield* checksFor(w, due);
}

/** True if some unit is due to check. AMZ-morale-once. */
export function isSomebodyNear(w: AmzWorld): boolean {
  return dueNow(w) !== undefined;
}

/** The Living unit, and the zombie unit that it fears. */
interface Due {
  readonly unit: string;
  readonly of: string;
}

function dueNow(w: AmzWorld, only?: string): Due | undefined {
  for (const z of w.s.units) {
    const u = w.s.units.find(
      (l) => (only === undefined || l.id === only) && (fears(w, l, z) || hasPassed(w, l, z)),
    );
    if (u) return { unit: u.id, of: z.id };
  }
  return undefined;
}

/** True if a zombie unit has come by a Living unit that has yet to check for it. AMZ-morale-once. */
function hasPassed(w: AmzWorld, u: Unit, of: Unit): boolean {
  return u.passed?.includes(of.id) === true && checks(w, u) && basesOf(w.s, of.id).length > 0;
}

/** As a turn begins, notes which Romeos and Dexters are near to which Living units already. AMZ-morale-once. */
export function notesWhoIsNear(w: AmzWorld): void {
  for (const u of w.s.units) {
    const of = w.s.units.filter((z) => fears(w, u, z)).map((z) => z.id);
    if (of.length > 0) w.happen({ is: 'near-already', cause: 'AMZ-morale-once', unit: u.id, of });
  }
}

/** Those noted as near that are near no more: if they come near again, the unit checks for them. AMZ-morale-once. */
function forgetsWhoIsGone(w: AmzWorld): void {
  for (const { id: unit, near = [] } of w.s.units) {
    const of = near.filter((z) => isClose(w, unit, z));
    if (of.length < near.length) w.happen({ is: 'near-already', cause: 'AMZ-morale-once', unit, of });
  }
}

function* checksFor(w: AmzWorld, { unit, of }: Due): Rule<void> {
  const cause = unitOf(w.s, unit).professional ? 'AMZ-morale-pro-points' : 'AMZ-morale-nonpro-points';
  w.happen({ is: 'feared', cause: 'AMZ-morale-once', unit, of });
  yield* moraleCheck(w, unit, cause, 0, [of]);
}

// ------------------------------------------------------------------ the start of an activation

/** What a unit does before it announces anything: Stress, nearness, Confidence. AMZ-D-start-order. */
export function* beforeActing(w: AmzWorld, unit: string): Rule<void> {
  const goesOn = () => w.s.active?.unit !== unit || !w.s.active.ended;
  yield* leadersGo(w, unit);
  if (stressOf(w, unit).row.checks) yield* moraleCheck(w, unit, 'AMZ-T-stress');
  for (let due = dueNow(w, unit); due && goesOn(); due = dueNow(w, unit)) yield* checksFor(w, due);
  if (goesOn()) yield* confidence(w, unit);
}

/** A card makes it check now, at -1. AMZ-T-quirk-cards, 23. */
export function* panic(w: AmzWorld, unit: string): Rule<void> {
  yield* moraleCheck(w, unit, 'AMZ-T-quirk-cards', PANIC);
}
