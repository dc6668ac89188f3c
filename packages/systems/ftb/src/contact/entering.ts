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

/** Defining Moments of a night out, and of one in the Evening. FTB-14.10.5b. */
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

/** A building is entered for the first time, or one with a PEF in it. FTB-12.16a, FTB-12.16b. */
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
 * A PEF that is inside is resolved in place of the Defining Moment. Where a building has several they follow one
 * another, as long as nobody fights. FTB-12.16b, FTB-14.10.5b.
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
 * A building that nobody has been in is entered in the middle of something else: with the two inches before In Sight,
 * by a charge in it or in a reaction, by a Duck Back where the table allows that. Its Defining Moment follows as soon
 * as that is over. FTB-12.16a, FTB-D-50, FTB-D-192.
 */
export function* momentsOwed(w: FtbWorld, watches: readonly Watch[]): Rule<void> {
  if (encounterOf(w.s).kind === 'no-terrain') return;
  for (const p of able(w)) {
    const house = tableOf(w).houseOf(p);
    if (house === undefined || momentsLeft(w, house) === 0) continue;
    const entered = w.s.premises.some((b) => b.id === house && b.entered > 0);
    if (!entered && cameIn(w, p, house)) return yield* enter(w, house, p.id, watches);
  }
}

/** It was elsewhere when it became active, or has ducked in; it has not stood there from the start. */
function cameIn(w: FtbWorld, p: Person, house: string): boolean {
  if (p.heldFire && w.book.options['duck-into-building'] === 'any') return true;
  if (!p.began) return false;
  const [x, y, level] = p.began;
  return tableOf(w).houseOf({ x, y, level }) !== house;
}
