import type { FtbWorld } from './facts.js';
import { tableOf } from './table.js';

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
