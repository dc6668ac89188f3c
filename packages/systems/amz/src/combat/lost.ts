import type { Place } from '@shambles/measured';
import { dropsThings, mayBeWipedOut } from '../casualties/lost.js';
import type { AmzWorld } from '../facts.js';
import { activeOf, dependentsOf, downOf, fightersOf, isLiving, unitOf } from '../state.js';
import { scores } from '../units/scoring.js';

/** A unit's part in a Close Combat, as it was when the combat began. */
export interface Side {
  readonly unit: string;
  /** The unit has only Dependents. AMZ-D-dependents-cc. */
  readonly helpless: boolean;
  /** Where the unit stands: its dead will lie there. */
  readonly at: Place;
  /** Figures of slight injury that the unit has left elsewhere: nobody overruns them. AMZ-D-slight-rises. */
  readonly elsewhere: readonly string[];
}

/**
 * Checks after an attack whether the Close Combat is over for a unit. A Living unit that lost its last fighter is
 * captured if some of it are captives and nobody is left, and overrun otherwise. AMZ-cc-lost, AMZ-capture.
 */
export function isBeaten(w: AmzWorld, { unit, helpless, at, elsewhere }: Side, by: string): boolean {
  const active = activeOf(w.s, unit).length;
  if (!isLiving(unitOf(w.s, unit))) return active === 0;
  const captive = w.s.figures.some((f) => f.unit === unit && f.status === 'captured' && f.captor === by);
  if (active === 0 && captive) {
    w.happen({ is: 'unit-captured', cause: 'AMZ-capture', unit, by, at });
    scores(w, 'zombies', 'AMZ-zombie-objectives', (o) => o.kind === 'captured');
    dropsThings(w, unit, at);
    return true;
  }
  if (helpless) return mayBeWipedOut(w, unit, at, 'AMZ-D-dependents-cc') || active === 0;
  if (fightersOf(w.s, unit).length > 0) return false;
  const figures = [...dependentsOf(w.s, unit), ...downOf(w.s, unit)]
    .map((f) => f.id)
    .filter((id) => !elsewhere.includes(id));
  if (figures.length > 0) w.happen({ is: 'overrun', cause: 'AMZ-cc-lost', unit, figures, at });
  mayBeWipedOut(w, unit, at, 'AMZ-cc-lost');
  return true;
}
