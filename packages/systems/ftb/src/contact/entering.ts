import type { Rule } from '@shambles/engine';
import type { FtbWorld } from '../facts.js';
import type { Trigger } from '../in-sight/hostility.js';
import type { Watch } from '../moving/walking.js';
import { able } from '../people/able.js';
import { enemiesOf } from '../people/enemies.js';
import { carriesOn, encounterOf, isPlayers, type Pef, type Person, personOf } from '../state.js';
import { tableOf } from '../table.js';
import { isHome, isSettlement } from '../terrain/buildings.js';
import { buildingName, definingMoment, resolvePef } from './contact.js';
import { moversWith } from './players.js';

/** Defining Moments of the Target Building on a night out, and on one in the Evening. FTB-14.10.5b. */
const NIGHT_OUT = 3;
const EVENING_OUT = 6;

/** Defining Moments that a building still has in this Encounter. FTB-12.16a, FTB-14.10.5b. */
export function momentsLeft(w: FtbWorld, building: string): number {
  if (isHome(w, building)) return 0;
  const { part } = encounterOf(w.s);
  const all = isSettlement(w, building) ? (part === 'evening' ? EVENING_OUT : NIGHT_OUT) : 1;
  return all - (w.s.premises.find((b) => b.id === building)?.entered ?? 0);
}

function pefIn(w: FtbWorld, building: string): Pef | undefined {
  const table = tableOf(w);
  return w.s.pefs.find((pef) => table.houseOf(pef) === building);
}

/**
 * Stops a player's figure that enters a building with a Defining Moment left or a PEF in it. FTB-12.16a, FTB-12.16b.
 */
export const DEFINING_MOMENT: Watch = {
  stops(w, p, table, [x, y, level]) {
    const house = isPlayers(p) ? table.houseOf(table.at(p.id)) : undefined;
    if (house === undefined || house === table.houseOf({ x, y, level })) return false;
    return momentsLeft(w, house) > 0 || pefIn(w, house) !== undefined;
  },
  *happens(w, who, watches) {
    const house = tableOf(w).houseOf(personOf(w.s, who));
    if (house !== undefined) yield* enter(w, house, who, watches);
  },
};

/**
 * Resolves a PEF in the building instead of a Defining Moment. If the building has several Defining Moments, they
 * follow in turn until there is a fight. FTB-12.16b, FTB-14.10.5b.
 */
function* enter(w: FtbWorld, building: string, who: string, watches: readonly Watch[]): Rule<void> {
  const trigger: Trigger = { by: who, active: 'players', movers: moversWith(w, who), watches };
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
      building,
      name: buildingName(w, building),
    });
  yield* resolvePef(w, pef.id, trigger);
}

/**
 * Resolves Defining Moments of buildings entered during something else: in the two inches before In Sight, by a charge
 * in it or in a reaction, or by a Duck Back if the table allows that. They follow as soon as that is over. FTB-12.16a,
 * FTB-D-50, FTB-D-192.
 */
export function* momentsOwed(w: FtbWorld, watches: readonly Watch[]): Rule<void> {
  if (encounterOf(w.s).kind === 'no-terrain') return;
  for (const p of able(w)) {
    const house = tableOf(w).houseOf(p);
    if (house === undefined || isHome(w, house)) continue;
    const entered = w.s.premises.some((b) => b.id === house && b.entered > 0);
    if (!entered && cameIn(w, p, house)) return yield* enter(w, house, p.id, watches);
  }
}

/**
 * True if a person was outside the building when it became active, or has ducked into it; false if it started there.
 */
function cameIn(w: FtbWorld, p: Person, house: string): boolean {
  if (p.heldFire && w.book.options['duck-into-building'] === 'any') return true;
  if (!p.began) return false;
  const [x, y, level] = p.began;
  return tableOf(w).houseOf({ x, y, level }) !== house;
}
