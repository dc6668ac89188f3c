import type { AmzWorld } from '../facts.js';
import type { Edge } from '../scenarios/edges.js';

/**
 * The edge by which a unit came; for a unit that began on the table, one by which it may leave. AMZ-T-morale-levels.
 */
export function entryOf(w: AmzWorld, unit: string): Edge | undefined {
  const { living, exits } = w.book.scenario;
  return living.find(({ id }) => id === unit)?.entry.edge ?? exits[0];
}
