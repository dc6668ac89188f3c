import { distance } from '@shambles/field';
import type { At } from '@shambles/measured';
import type { FtbWorld } from '../facts.js';
import { able } from '../people/able.js';
import { groupOf } from '../people/groups.js';
import { encounterOf, type Person } from '../state.js';
import { tableOf } from '../table.js';

/** Those of some people between whom and a spot a line runs, nearest first. What is unknown has no front. FTB-12.5a. */
export function whoSees(w: FtbWorld, people: readonly Person[], spot: At): Person[] {
  const table = tableOf(w);
  return people
    .filter((p) => table.reaches(p.id, spot))
    .sort((a, b) => distance(a, spot) - distance(b, spot));
}

/** The figure of a player nearest to a spot. */
export function nearestPlayer(w: FtbWorld, spot: At): Person | undefined {
  const near = able(w).sort((a, b) => distance(a, spot) - distance(b, spot));
  return near[0];
}

/** The active figures that hang together with one of them: the group that moves. */
export function moversWith(w: FtbWorld, who: string): string[] {
  const active = encounterOf(w.s).active?.who ?? [];
  return groupOf(w, who)
    .map((p) => p.id)
    .filter((id) => id === who || active.includes(id));
}
