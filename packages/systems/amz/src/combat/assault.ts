import type { Rule } from '@shambles/engine';
import type { AmzWorld } from '../facts.js';

/** One unit has come into contact with another: nerve, defensive fire or flight, rounds to the end. AMZ-assault. */
export function* assault(w: AmzWorld, by: string, on: string): Rule<void> {
  void [w, by, on];
}

/** The check of a Living unit that wants to start a Close Combat. AMZ-cc-initiate. */
export function* nerve(w: AmzWorld, unit: string): Rule<boolean> {
  void [w, unit];
  return true;
}
