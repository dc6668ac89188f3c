import { houseAt } from '@shambles/field';
import type { At } from '@shambles/measured';
import type { AmzWorld } from '../facts.js';
import type { Building, State } from '../state.js';
import { tableOf } from '../table/table.js';

/** The state of a building; without an entry it is open and whole. AMZ-buildings. */
export function buildingOf(s: Pick<State, 'buildings'>, id: string): Building {
  return s.buildings.find((b) => b.id === id) ?? { id, kind: 'open', points: 0, breached: false };
}

/** True if a building still keeps the dead out: it is Barricaded or Fortified, and not breached. AMZ-buildings. */
export function isStrong({ kind, breached }: Building): boolean {
  return kind !== 'open' && !breached;
}

/** The building that a door belongs to. */
export function houseWith(w: AmzWorld, door: string): string | undefined {
  return w.book.ground.map.buildings?.find((b) => b.doors?.some((d) => d.id === door))?.id;
}

/** The building that all of a unit are in; undefined if any of them is not, or they ride. AMZ-buildings. */
export function insideOf(w: AmzWorld, unit: string): string | undefined {
  const table = tableOf(w);
  const [first, ...others] = table.basesOf(unit).map((id) => table.houseOf(table.at(id)));
  return first !== undefined && others.every((house) => house === first) ? first : undefined;
}

/** The building on whose roof a place is. */
export function roofOf(w: AmzWorld, at: At): string | undefined {
  const house = houseAt(w.book.ground, at);
  return house && at.level === house.levels ? house.id : undefined;
}
