import { placeOf } from '@shambles/measured';
import type { BdzWorld } from '../facts.js';
import { isThere, isUp } from '../state.js';
import { tableOf } from '../table.js';
import { screamOf } from '../tables/ails.js';

/**
 * People who see zombies and have not screamed this turn. BDZ-camp-road-patients-scream, BDZ-camp-road-kids-littler.
 */
export function screamers(w: BdzWorld): string[] {
  return w.s.people
    .filter((p) => !p.screamed && screamOf(p) > 0 && isThere(p) && isUp(p))
    .filter((p) => w.s.zeds.some((z) => tableOf(w).sees(p.id, z.id)))
    .map((p) => p.id);
}

/** People scream. Zombies hear that as they hear shots; nobody screams more than once a turn. BDZ-zgen-noise-other. */
export function scream(w: BdzWorld, who: readonly string[]): void {
  for (const id of who) {
    const p = w.s.people.find((q) => q.id === id);
    if (!p) continue;
    const [at, shots] = [placeOf(p), screamOf(p)];
    w.happen({ is: 'screamed', cause: 'BDZ-camp-road-patients-scream', who: id });
    w.happen({ is: 'noise', cause: 'BDZ-camp-road-patients-scream', at, shots });
  }
}
