import type { Rule } from '@shambles/engine';
import { distance, isSeen, nearestCover, type Reach } from '@shambles/field';
import type { Place } from '@shambles/measured';
import { afterMove, takesAlong } from '../casualties/carrying.js';
import type { AmzWorld } from '../facts.js';
import { comesTo, gaitOf, marchOf, reachOf } from '../movement/marching.js';
import { spotsOf } from '../movement/spots.js';
import { figureOf, unitOf } from '../state.js';
import { type AmzTable, tableOf } from '../table/table.js';
import { buildingOf, insideOf, isStrong } from '../units/houses.js';
import { modeRow } from '../units/rows.js';
import { foesOf, leadOf, mayGoRapidly } from '../units/units.js';
import { endsNearer } from './approach.js';

/** Side of the cells that are looked at, in inches. */
const CELL = 0.5;
/** No cover is farther off than this, in inches. */
const FAR = 100;

/**
 * A unit pulls back from the zombies that caused its check; from those that it sees where nobody in particular did. Its
 * activation ends. AMZ-pull-back.
 */
export function* pullBack(w: AmzWorld, unit: string, from: readonly string[]): Rule<void> {
  if (w.s.active?.unit === unit) w.happen({ is: 'broke-off', cause: 'AMZ-pull-back', unit });
  const lead = leadOf(w.s, unit);
  const u = unitOf(w.s, unit);
  const house = insideOf(w, unit);
  const shut = house !== undefined && isStrong(buildingOf(w.s, house)) ? house : undefined;
  if (shut !== undefined) w.happen({ is: 'loses-next', cause: 'AMZ-pull-back', unit });
  // Whoever rides stays where the vehicle is.
  if (lead === undefined || figureOf(w.s, lead).unit !== unit || u.immobilised) return;
  const mode = mayGoRapidly(w.s, unit) ? 'rapid' : 'cautious';
  const most = modeRow(mode).max;
  const reach = reachOf(w, lead, most);
  const foes = fledFrom(w, unit, from);
  const to =
    shut === undefined ? refuge(w, { unit, lead, most, reach, foes }) : farSide(w, reach, shut, foes);
  const route = to && reach.route(...to);
  if (!route || route.cost === 0) return;
  const carried = yield* takesAlong(w, unit, mode);
  const march = marchOf(w, unit, lead, route, most, carried);
  comesTo(w, march, march.cost, 0, 'pulls-back', 'AMZ-pull-back');
  afterMove(w, unit);
}

/** Those who caused it, as far as they are on the table, or all that it sees. */
function fledFrom(w: AmzWorld, unit: string, from: readonly string[]): string[] {
  const there = from.filter((id) => tableOf(w).basesOf(id).length > 0);
  if (there.length > 0) return there;
  return foesOf(w, unit)
    .map((z) => z.id)
    .filter((z) => tableOf(w).sees(unit, z));
}

interface Fleeing {
  readonly unit: string;
  readonly lead: string;
  readonly most: number;
  readonly reach: Reach;
  readonly foes: readonly string[];
}

/** The nearest cover out of their sight, else the place nearest to it; without any, the place farthest from them. */
function refuge(w: AmzWorld, { unit, lead, most, reach, foes }: Fleeing): Place | undefined {
  const table = tableOf(w);
  const level = table.at(lead).level;
  const nearer = endsNearer(w, unit, foes);
  const may = (x: number, y: number) => !nearer([x, y, level]);
  const cover = (within: number) =>
    nearestCover(
      table.field,
      table.ways(gaitOf(w, unit)),
      table.figures.of(lead),
      foes.flatMap((z) => table.basesOf(z)).map((id) => table.figures.of(id)),
      {
        within,
        hides: (look) => !isSeen(look),
        may,
      },
    )?.at;
  const near = cover(most);
  if (near && reach.cost(...near) <= most) return near;
  const far = cover(FAR);
  const places = spotsOf(reach.lit(CELL, (x, y, l) => !nearer([x, y, l])));
  return best(places, (at) => (far ? -off(at, far) : fromFoes(table, at, foes)));
}

/** The place inside that is farthest from them. */
function farSide(w: AmzWorld, reach: Reach, house: string, foes: readonly string[]): Place | undefined {
  const table = tableOf(w);
  const inside = (x: number, y: number, level: number) => table.houseOf({ x, y, level }) === house;
  return best(spotsOf(reach.lit(CELL, inside)), (at) => fromFoes(table, at, foes));
}

const off = ([ax, ay]: Place, [bx, by]: Place) => distance({ x: ax, y: ay }, { x: bx, y: by });

/** How far the nearest of them is from a place. */
function fromFoes(table: AmzTable, [x, y]: Place, foes: readonly string[]): number {
  return Math.min(FAR, ...foes.map((z) => table.apartFrom(z, { x, y })));
}

function best(places: readonly Place[], worth: (at: Place) => number): Place | undefined {
  let [found, most]: [Place | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const at of places) {
    const n = worth(at);
    if (n > most) [found, most] = [at, n];
  }
  return found;
}
