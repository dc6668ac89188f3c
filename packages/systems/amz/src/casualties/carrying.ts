import type { Rule } from '@shambles/engine';
import type { AmzWorld } from '../facts.js';
import type { Mode } from '../kinds.js';

/** Asks which of its casualties a unit takes along: figures that are down, by id. AMZ-casualties-carry. */
export function* takesAlong(w: AmzWorld, unit: string, mode: Mode): Rule<readonly string[]> {
  void [w, unit, mode];
  return [];
}

/** Casualties that the unit has left behind, and others that it has reached. AMZ-casualties-abandon. */
export function afterMove(w: AmzWorld, unit: string): void {
  void [w, unit];
}

/** Asks what a unit takes up of what lies in contact with it, and what it hands over. AMZ-casualties, AMZ-casualties-abandon. */
export function* takesUp(w: AmzWorld, unit: string): Rule<void> {
  void [w, unit];
}
