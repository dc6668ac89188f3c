import { byRep, groupsOf, leaderOf } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import { encounterOf, type Person, personOf, standing } from '../state.js';
import { tableOf } from '../table.js';

/** Greatest distance in inches between linked figures of a group. FTB-4.2.1b. */
export const COHESION = 4;

/** Splits people into the groups that they form now. FTB-4.2.1b. */
export function groupsAmong(w: FtbWorld, people: readonly Person[]): Person[][] {
  const table = tableOf(w);
  return groupsOf(people, (a, b) => a.side === b.side && table.distance(a.id, b.id) <= COHESION);
}

/**
 * All groups of a side as they are now: the connected parts of the groups of the turn's start. FTB-4.2.1c, FTB-D-51.
 */
export function groupsOn(w: FtbWorld, side: string): Person[][] {
  const people = present(w, side);
  const numbers = [...new Set(people.map((p) => numberOf(w, p.id)))];
  return numbers.flatMap((n) =>
    groupsAmong(
      w,
      people.filter((p) => numberOf(w, p.id) === n),
    ),
  );
}

/**
 * The group that a person is in now: those of its group at the turn's start who carry on and are still connected to it.
 * FTB-4.2.1c, FTB-D-51.
 */
export function groupOf(w: FtbWorld, id: string): Person[] {
  const p = personOf(w.s, id);
  const mates = present(w, p.side).filter((q) => numberOf(w, q.id) === numberOf(w, id));
  return groupsAmong(w, mates).find((g) => g.includes(p)) ?? [p];
}

/** People of a side on the table who carry on: nobody else can link figures. FTB-4.2.1c. */
function present(w: FtbWorld, side: string): Person[] {
  return standing(w.s).filter((p) => p.side === side && tableOf(w).has(p.id));
}

/** Index of a person's group at the turn's start; -1 for all who have come since. */
function numberOf(w: FtbWorld, id: string): number {
  return encounterOf(w.s).groups.findIndex((g) => g.who.includes(id));
}

/** The Leader of a group. FTB-4.3, FTB-4.3.1, FTB-4.3.2, FTB-D-38. */
export function leader(group: readonly Person[]): Person {
  return leaderOf(group) as Person;
}

/** Rep by which a group activates. FTB-4.2.1a, FTB-3.3-initiative. */
export function activationRep(group: readonly Person[]): number {
  const { rep, attributes } = leader(group);
  return group.length === 1 && attributes.includes('initiative') ? rep + 1 : rep;
}

/**
 * Rep by which a group activates this turn: that of the turn's start, unless the group has broken up since. FTB-D-51.
 */
export function decidingRep(w: FtbWorld, group: readonly Person[]): number {
  const [first] = group as readonly [Person];
  const fixed = encounterOf(w.s).groups[numberOf(w, first.id)];
  if (!fixed || (group.length === 1 && fixed.who.length > 1)) return activationRep(group);
  const whole = present(w, first.side).filter((p) => fixed.who.includes(p.id)).length === group.length;
  return whole ? fixed.rep : activationRep(group);
}

export { byRep };
