import { GRAIN, grains } from '@shambles/field';
import type { BdzWorld } from '../facts.js';
import { partsOf } from '../house/campaign-rows.js';
import { byDoor } from '../house/ground-rows.js';
import { inchesLeft } from '../movement/walking.js';
import { OTHERS } from '../scenarios/scenarios.js';
import { carriesOn, inMelee, isThere, isUp, type Person } from '../state.js';
import { tableOf } from '../table.js';

import { buildingKind, isTrailer } from '../tables/ground.js';

/** Square inches of floor at which a building is divided like a hospital. BDZ-enc-loot-large-three. */
const LARGE = 60;
/** The number of areas of a building: one, unless the table's option divides large ones. BDZ-enc-loot-large. */
export function areasOf(w: BdzWorld, house: string): number {
  const b = tableOf(w).ground.houses.find((each) => each.id === house);
  const kind = b && buildingKind(b.name);
  if (w.book.options['large-buildings'] === 'whole' || !kind || isTrailer(b.name)) return 1;
  const [west, south, east, north] = b.box;
  return partsOf(w.book, kind.id, b.levels, (east - west) * (north - south) >= grains(LARGE) * GRAIN);
}

/** True if no zombie and no enemy on its feet is in the building. BDZ-enc-loot-large. */
export function isClear(w: BdzWorld, house: string): boolean {
  const table = tableOf(w);
  const hostile = [...w.s.zeds, ...w.s.people.filter((p) => p.side === OTHERS && isUp(p))];
  return hostile.every((f) => table.houseOf(f) !== house);
}

/**
 * The building in which a figure can go on into the next area, because the current one is clear, for as many inches as
 * a door costs. BDZ-enc-loot-large, BDZ-bldg-door.
 */
export function goesOnIn(w: BdzWorld, p: Person): string | undefined {
  const { houses = [] } = w.s.encounter ?? {};
  const house = isThere(p) && p.aboard === '' ? tableOf(w).houseOf(p) : undefined;
  if (house === undefined || !carriesOn(p) || inMelee(w.s, p.id) || inchesLeft(p) < byDoor(w.book))
    return undefined;
  const known = houses.filter((h) => h.id === house);
  const last = known[known.length - 1];
  if (!last || last.people.length > 0 || last.part + 1 >= areasOf(w, house)) return undefined;
  return isClear(w, house) ? house : undefined;
}
