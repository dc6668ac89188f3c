import { byRep, groupsOf, leaderOf } from '@shambles/thw';
import type { FtbWorld } from './facts.js';
import { type Person, personOf, standing } from './state.js';
import { tableOf } from './table.js';

/** How far a figure may be from another of its group, in inches. FTB-4.2.1b. */
export const COHESION = 4;

/** Figures that hang together now, of those given. FTB-4.2.1b, FTB-4.2.1c. */
export function groupsAmong(w: FtbWorld, people: readonly Person[]): Person[][] {
  const table = tableOf(w);
  return groupsOf(people, (a, b) => a.side === b.side && table.distance(a.id, b.id) <= COHESION);
}

/** The group that somebody is in now: those of its side who carry on. FTB-4.2.1c. */
export function groupOf(w: FtbWorld, id: string): Person[] {
  const p = personOf(w.s, id);
  const side = standing(w.s).filter((q) => q.side === p.side);
  return groupsAmong(w, side).find((g) => g.includes(p)) ?? [p];
}

/** The Leader of a group. FTB-4.3, FTB-4.3.1, FTB-4.3.2, FTB-D-38. */
export function leader(group: readonly Person[]): Person {
  return leaderOf(group) as Person;
}

/** The Rep that a group activates on. FTB-4.2.1a, FTB-3.3-initiative. */
export function activationRep(group: readonly Person[]): number {
  const { rep, attributes } = leader(group);
  return group.length === 1 && attributes.includes('initiative') ? rep + 1 : rep;
}

export { byRep };
