import type { Rule } from '@shambles/engine';
import type { AmzWorld } from '../facts.js';

/** Which sort of fire an attack is. */
export type FireKind = 'announced' | 'reaction' | 'overwatch' | 'defensive' | 'mounted' | 'possessed';

/** One attack by fire, from pools to Morale: says how many figures it took. AMZ-fire-procedure. */
export function* fireAt(w: AmzWorld, by: string, at: string, kind: FireKind): Rule<number> {
  void [w, by, at, kind];
  return 0;
}

/** A unit may fire at another: weapons, sight, targets left, Morale, Close Combat. */
export function mayFireAt(w: AmzWorld, by: string, at: string, kind: FireKind): boolean {
  void [w, by, at, kind];
  return false;
}

/** The fire that a unit announced: asks at whom, shared out as its player likes. AMZ-targets-scope. */
export function* announcedFire(w: AmzWorld, by: string): Rule<void> {
  void [w, by];
}
