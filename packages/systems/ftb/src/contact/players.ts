import { distance } from '@shambles/field';
import type { At } from '@shambles/measured';
import type { FtbWorld } from '../facts.js';
import { able } from '../people/able.js';
import { groupOf } from '../people/groups.js';
import { encounterOf, type Person } from '../state.js';
import { tableOf } from '../table.js';

/** People with a clear line to a spot, nearest first. Facing does not matter: a PEF has no front. FTB-12.5a. */
export function whoSees(w: FtbWorld, people: readonly Person[], spot: At): Person[] {
  const table = tableOf(w);
  return people
    .filter((p) => table.reaches(p.id, spot))
    .sort((a, b) => distance(a, spot) - distance(b, spot));
}

/** The player's figure nearest to a spot. */
export function nearestPlayer(w: FtbWorld, spot: At): Person | undefined {
  const near = able(w).sort((a, b) => distance(a, spot) - distance(b, spot));
  return near[0];
}

/** The active figures in one figure's group, which move together. */
export function moversWith(w: FtbWorld, who: string): string[] {
  const active = encounterOf(w.s).active?.who ?? [];
  return groupOf(w, who)
    .map((p) => p.id)
    .filter((id) => id === who || active.includes(id));
}
