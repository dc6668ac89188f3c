import type { Rule } from '@shambles/engine';
import { definingMoment, resolvePef } from './contact.js';
import type { FtbWorld } from './facts.js';
import type { Trigger } from './hostility.js';
import { moversWith, playersThere } from './marker.js';
import { encounterOf, isPlayers, type Pef, personOf } from './state.js';
import { tableOf } from './table.js';
import type { Watch } from './walking.js';

/** Nobody has been in a building in this Encounter yet. FTB-12.16a. */
export function isNew(w: FtbWorld, building: string): boolean {
  return !w.s.premises.some((b) => b.id === building && b.entered > 0);
}

function pefIn(w: FtbWorld, building: string): Pef | undefined {
  const table = tableOf(w);
  return w.s.pefs.find((pef) => table.houseOf(pef) === building);
}

/** A building is entered for the first time, or one with a PEF in it. FTB-12.16a, FTB-12.16b. */
export const DEFINING_MOMENT: Watch = {
  stops(w, p, table, [x, y, level]) {
    const house = isPlayers(p) ? table.houseOf(table.at(p.id)) : undefined;
    if (house === undefined || house === table.houseOf({ x, y, level })) return false;
    return isNew(w, house) || pefIn(w, house) !== undefined;
  },
  *happens(w, who) {
    const house = tableOf(w).houseOf(personOf(w.s, who));
    if (house !== undefined) yield* enter(w, house, who);
  },
};

/** A PEF that is inside is resolved in place of the Defining Moment. FTB-12.16b. */
function* enter(w: FtbWorld, building: string, who: string): Rule<void> {
  const trigger: Trigger = { by: who, active: 'players', movers: moversWith(w, who) };
  const pef = pefIn(w, building);
  if (!pef) return yield* definingMoment(w, building, trigger);
  if (isNew(w, building)) w.happen({ is: 'defining-moment', cause: 'FTB-12.16b', to: 'all', building });
  yield* resolvePef(w, pef.id, trigger);
}

/**
 * Where the table lets figures duck into buildings that nobody has been in, the Defining Moment follows as soon as
 * the reactions are over. FTB-D-50.
 */
export function* momentsOwed(w: FtbWorld): Rule<void> {
  if (w.book.options['duck-into-building'] !== 'any' || encounterOf(w.s).kind === 'no-terrain') return;
  const table = tableOf(w);
  for (const p of playersThere(w)) {
    const house = table.houseOf(p);
    if (house !== undefined && isNew(w, house)) return yield* enter(w, house, p.id);
  }
}
