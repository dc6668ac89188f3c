import type { Rule } from '@shambles/engine';
import type { AmzWorld } from '../facts.js';

/** A medic treats at the start of his unit's activation, if its player wants it. AMZ-medics. */
export function* medicTreats(w: AmzWorld, unit: string): Rule<void> {
  void [w, unit];
}

/** A unit spends its activation on its wounded. AMZ-first-aid-when. */
export function* tend(w: AmzWorld, unit: string): Rule<void> {
  void [w, unit];
}

/** The unit has, or stands by, somebody who is down and untreated. */
export function mayTend(w: AmzWorld, unit: string): boolean {
  void [w, unit];
  return false;
}
