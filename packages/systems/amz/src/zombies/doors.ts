import type { Rule } from '@shambles/engine';
import type { AmzWorld } from '../facts.js';
import { lockedTight } from '../ground/buildings.js';
import { gaitOf } from '../movement/marching.js';
import { figureOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { houseWith } from '../units/houses.js';
import { type Bound, boundBy } from './going.js';

/** The building that a way leads into from outside. */
function entered(w: AmzWorld, { unit, lead, route }: Bound): string | undefined {
  const table = tableOf(w);
  const here = table.houseOf(figureOf(w.s, lead));
  return table
    .ways(gaitOf(w, unit))
    .crossed(route)
    .map(({ id }) => houseWith(w, id))
    .find((id) => id !== undefined && id !== here);
}

/**
 * The way of a zombie unit. The Living may lock a building that it would enter; then it goes only to the door.
 * AMZ-T-quirk-cards, 21.
 */
export function* unlessLocked(w: AmzWorld, bound: Bound, most: number): Rule<Bound> {
  const building = entered(w, bound);
  if (building === undefined || !(yield* lockedTight(w, bound.unit, building))) return bound;
  return boundBy(w, bound.unit, bound.lead, bound.route, most);
}
