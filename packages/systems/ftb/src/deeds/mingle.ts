import { definingMoment } from '../contact.js';
import type { Deed } from '../deed.js';
import type { FtbWorld } from '../facts.js';
import { moversWith } from '../marker.js';
import { encounterOf, type Person } from '../state.js';
import { tableOf } from '../table.js';

/** Defining Moments in the Target Building, and how many in the Evening. FTB-14.10.5b. */
const MOMENTS = 3;
const EVENING_MOMENTS = 6;

/** Those that are still to come. The first one is had by coming in. FTB-14.10.5b. */
export function momentsLeft(w: FtbWorld): number {
  const e = encounterOf(w.s);
  if (e.kind !== 'chillin') return 0;
  const had = w.s.premises.find((b) => b.id === e.target)?.entered ?? 0;
  return had === 0 ? 0 : (e.part === 'evening' ? EVENING_MOMENTS : MOMENTS) - had;
}

function isInside(w: FtbWorld, p: Person): boolean {
  const { target } = encounterOf(w.s);
  return target !== '' && tableOf(w).houseOf(p) === target;
}

/** Chillin': whoever is in the Target Building looks who else is there, as its further action. FTB-14.10.5b. */
export const MINGLE: Deed = {
  verb: 'mingle',
  rule: 'FTB-14.10.5b',
  offers: (w, p) =>
    !p.acted && momentsLeft(w) > 0 && isInside(w, p)
      ? [{ line: { key: 'deed.mingle', values: { who: { noun: `person.${p.id}`, count: 1 } } } }]
      : [],
  *act(w, who) {
    w.happen({ is: 'acted', cause: 'FTB-5.2b', to: 'all', who, what: 'mingle' });
    const { target } = encounterOf(w.s);
    yield* definingMoment(w, target, { by: who, active: 'players', movers: moversWith(w, who) });
  },
};
