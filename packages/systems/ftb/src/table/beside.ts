import type { FtbWorld } from '../facts.js';
import type { Person } from '../state.js';
import { tableOf } from '../table.js';

/** Greatest distance in inches, middle to middle, at which a figure is beside another. */
const BESIDE = 1;

/** True if a figure is beside another with nothing between. FTB-D-246. */
export function beside(w: FtbWorld, who: string, other: string): boolean {
  const table = tableOf(w);
  return (
    table.has(other) &&
    table.at(who).level === table.at(other).level &&
    table.distance(who, other) <= BESIDE &&
    table.line(who, other) !== 'no' &&
    !table.isWalled(who, other)
  );
}

/** Figures beside a person that are Out of the Fight and not carried by anybody. */
export function lying(w: FtbWorld, p: Person): Person[] {
  return w.s.people.filter(
    (q) =>
      q.condition === 'out-of-the-fight' &&
      beside(w, p.id, q.id) &&
      !w.s.people.some((carrier) => carrier.carries === q.id),
  );
}
