import type { Rule } from '@shambles/engine';
import { buildingName, definingMoment, resolvePef } from './contact.js';
import { enemiesOf } from './enemies.js';
import type { FtbWorld } from './facts.js';
import type { Trigger } from './hostility.js';
import { moversWith } from './marker.js';
import { isSettlement } from './meeting.js';
import { able } from './objective.js';
import { carriesOn, encounterOf, isPlayers, type Pef, personOf } from './state.js';
import { tableOf } from './table.js';
import type { Watch } from './walking.js';

/** Defining Moments of a night out, and of one in the Evening. FTB-14.10.5b. */
const NIGHT_OUT = 3;
const EVENING_OUT = 6;

/** Defining Moments that a building still has in this Encounter. FTB-12.16a, FTB-14.10.5b. */
export function momentsLeft(w: FtbWorld, building: string): number {
  const { part } = encounterOf(w.s);
  const all = isSettlement(w, building) ? (part === 'evening' ? EVENING_OUT : NIGHT_OUT) : 1;
  return all - (w.s.premises.find((b) => b.id === building)?.entered ?? 0);
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
    return momentsLeft(w, house) > 0 || pefIn(w, house) !== undefined;
  },
  *happens(w, who) {
    const house = tableOf(w).houseOf(personOf(w.s, who));
    if (house !== undefined) yield* enter(w, house, who);
  },
};

/**
 * A PEF that is inside is resolved in place of the Defining Moment. Where a building has several they follow one
 * another, as long as nobody fights. FTB-12.16b, FTB-14.10.5b.
 */
function* enter(w: FtbWorld, building: string, who: string): Rule<void> {
  const trigger: Trigger = { by: who, active: 'players', movers: moversWith(w, who) };
  const pef = pefIn(w, building);
  while (!pef && momentsLeft(w, building) > 0) {
    yield* definingMoment(w, building, trigger);
    const p = personOf(w.s, who);
    if (!carriesOn(p) || enemiesOf(w, who).some((id) => tableOf(w).line(who, id) !== 'no')) return;
  }
  if (!pef) return;
  if (momentsLeft(w, building) > 0)
    w.happen({
      is: 'defining-moment',
      cause: 'FTB-12.16b',
      to: 'all',
      building,
      name: buildingName(w, building),
    });
  yield* resolvePef(w, pef.id, trigger);
}

/**
 * Where the table lets figures duck into buildings that nobody has been in, the Defining Moment follows as soon as
 * the reactions are over. FTB-D-50.
 */
export function* momentsOwed(w: FtbWorld): Rule<void> {
  if (w.book.options['duck-into-building'] !== 'any' || encounterOf(w.s).kind === 'no-terrain') return;
  const table = tableOf(w);
  for (const p of able(w).filter((each) => each.heldFire)) {
    const house = table.houseOf(p);
    if (house !== undefined && momentsLeft(w, house) > 0) return yield* enter(w, house, p.id);
  }
}
