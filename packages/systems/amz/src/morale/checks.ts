import type { Rule } from '@shambles/engine';
import type { AmzWorld } from '../facts.js';
import type { RuleId } from '../register.js';

/**
 * One Morale Check of a Living unit: says whether it passed; a failed one takes its effect at once. `from` are the zombie
 * units that it is made for. AMZ-morale-check.
 */
export function* moraleCheck(
  w: AmzWorld,
  unit: string,
  cause: RuleId,
  modifier = 0,
  from: readonly string[] = [],
): Rule<boolean> {
  void [w, unit, cause, modifier, from];
  return true;
}

/** Checks for Romeos and Dexters that have come near, due after whatever has just happened. AMZ-morale-once. */
export function* nearnessChecks(w: AmzWorld): Rule<void> {
  void w;
}

/** What a unit does before it announces anything: Stress, nearness, Confidence. AMZ-D-start-order. */
export function* beforeActing(w: AmzWorld, unit: string): Rule<void> {
  void [w, unit];
}
