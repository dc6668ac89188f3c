import type { BdzWorld } from '../facts.js';
import { isChild, isThere, type Person } from '../state.js';
import { tableOf } from '../table.js';

export function childrenOn(w: BdzWorld): Person[] {
  return w.s.people.filter((p) => isChild(p) && isThere(p));
}

/**
 * True for the mother in sight of one of her children: she rolls an extra die on every test in place of a Leader's.
 * BDZ-enc-scen-bleens-mother.
 */
export function protects(w: BdzWorld, id: string): boolean {
  if (w.book.scenario.mother !== id) return false;
  const table = tableOf(w);
  return childrenOn(w).some((c) => table.line(id, c.id) !== 'no');
}
