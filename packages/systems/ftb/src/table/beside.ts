import type { FtbWorld } from '../facts.js';
import type { Person } from '../state.js';
import { tableOf } from '../table.js';

/** How near is next to somebody, in inches from middle to middle. */
const BESIDE = 1;

/** Next to somebody, with nothing between. */
export function beside(w: FtbWorld, who: string, other: string): boolean {
  const table = tableOf(w);
  return (
    table.has(other) &&
    table.at(who).level === table.at(other).level &&
    table.distance(who, other) <= BESIDE &&
    table.line(who, other) !== 'no'
  );
}

/** Those who lie next to somebody, Out of the Fight and on nobody's shoulder. */
export function lying(w: FtbWorld, p: Person): Person[] {
  return w.s.people.filter(
    (q) =>
      q.condition === 'out-of-the-fight' &&
      beside(w, p.id, q.id) &&
      !w.s.people.some((carrier) => carrier.carries === q.id),
  );
}
