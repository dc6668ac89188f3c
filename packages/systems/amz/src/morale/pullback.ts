import type { Rule } from '@shambles/engine';
import { distance, grains, isSeen, type Reach, type Route } from '@shambles/field';
import type { Place } from '@shambles/measured';
import { isStalled } from '../cards/effects.js';
import { afterMove, takesAlong } from '../casualties/carrying.js';
import { drivesOn, touchesFoe } from '../casualties/driving.js';
import type { AmzWorld } from '../facts.js';
import { modeRow } from '../house/rows.js';
import { comesTo, isHeld, type March, marchOf, placesAt, reachOf } from '../movement/marching.js';
import { spotsOf } from '../movement/spots.js';
import { together } from '../movement/together.js';
import { figureOf, unitOf } from '../state.js';
import { BASE } from '../table/rules.js';
import { type AmzTable, tableOf } from '../table/table.js';
import { buildingOf, insideOf, isStrong } from '../units/houses.js';
import { foesOf, leadOf, mayGoRapidly } from '../units/units.js';
import { endsNearer, shunsOf } from './approach.js';
import { notesPassing } from './nearness.js';

/** Side of the cells that are searched, in inches: within reach, and over the whole table. */
const CELL = 0.5;
const WIDE = 1;
/** Farther than any cover, in inches. */
const FAR = 100;

/**
 * A unit pulls back from the zombies that caused its check, or from those that it sees if none did in particular. Its
 * activation ends. AMZ-pull-back.
 */
export function* pullBack(w: AmzWorld, unit: string, from: readonly string[]): Rule<void> {
  if (w.s.active?.unit === unit) w.happen({ is: 'broke-off', cause: 'AMZ-pull-back', unit });
  const lead = leadOf(w.s, unit);
  const u = unitOf(w.s, unit);
  const house = insideOf(w, unit);
  const shut = house !== undefined && isStrong(buildingOf(w.s, house)) ? house : undefined;
  if (shut !== undefined) w.happen({ is: 'loses-next', cause: 'AMZ-pull-back', unit });
  // Passengers stay with the vehicle.
  if (lead === undefined || figureOf(w.s, lead).unit !== unit) return;
  if (u.immobilised || (u.vehicle !== null && (isStalled(w, unit) || isHeld(w, unit)))) return;
  const mode = mayGoRapidly(w.s, unit) ? 'rapid' : 'cautious';
  const most = modeRow(w.book, mode).most;
  const reach = reachOf(w, lead, most);
  const foes = fledFrom(w, unit, from);
  const to = shut === undefined ? refuge(w, { unit, lead, reach, foes }) : farSide(w, reach, shut, foes);
  const route = to && reach.route(...to);
  if (!route || route.cost === 0) return;
  // Two carriers each, even where Dependents slow the unit down.
  const carried = yield* takesAlong(w, unit, 'rapid');
  const shuns = shut === undefined ? shunsOf(w, unit, foes) : undefined;
  const marches = (way: Route) => marchOf(w, unit, lead, way, most, carried, undefined, shuns);
  const nearer = shut === undefined ? endsNearer(w, unit, foes) : () => undefined;
  const march = together(w, unit, route, marches, (at) => nearer(at) === undefined);
  notesPassing(w, march);
  if (u.vehicle !== null) yield* backsOff(w, march);
  else comesTo(w, march, march.cost, 0, 'pulls-back', 'AMZ-pull-back');
  afterMove(w, unit);
}

/** A vehicle pulls back through whoever is in its way, unless they are too many. AMZ-pull-back, AMZ-vehicle-attack. */
function* backsOff(w: AmzWorld, march: March): Rule<void> {
  const { unit, cost } = march;
  const meets = (inches: number) => tableOf(w).asAll(placesAt(march, inches), () => touchesFoe(w, unit));
  const pushed: string[] = [];
  let gone = 0;
  if (!(yield* drivesOn(w, unit, pushed))) return;
  for (let inch = 1; gone < cost; inch++) {
    const here = Math.min(inch, cost);
    if (here < cost && !meets(here)) continue;
    comesTo(w, march, here, gone, 'pulls-back', 'AMZ-pull-back');
    gone = here;
    if (!(yield* drivesOn(w, unit, pushed))) return;
  }
}

/** The zombies on the table that caused it, or all that the unit sees. */
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
  readonly reach: Reach;
  readonly foes: readonly string[];
}

/**
 * The nearest cover out of their sight, or the place nearest to it; if there is no cover, the place farthest from them.
 */
function refuge(w: AmzWorld, { unit, lead, reach, foes }: Fleeing): Place | undefined {
  const table = tableOf(w);
  const at = table.at(lead);
  const nearer = endsNearer(w, unit, foes);
  const places = spotsOf(reach.lit(CELL, (x, y, level) => !nearer([x, y, level])));
  const near = firstHidden(w, foes, places, (to) => reach.cost(...to));
  if (near) return near;
  const anywhere = spotsOf(reachOf(w, lead, Number.POSITIVE_INFINITY).lit(WIDE));
  const far = firstHidden(w, foes, anywhere, (to) => off(to, [at.x, at.y, at.level]));
  return best(places, (to) => (far ? -off(to, far) : fromFoes(table, to, foes)));
}

/** The nearest place out of sight of all of them. */
function firstHidden(
  w: AmzWorld,
  foes: readonly string[],
  places: readonly Place[],
  far: (at: Place) => number,
): Place | undefined {
  const table = tableOf(w);
  const viewers = foes.flatMap((z) => table.basesOf(z)).map((id) => table.at(id));
  const { sight } = table.field;
  const sees = (v: (typeof viewers)[number], [x, y, level]: Place) =>
    isSeen(sight.lookAt(grains(v.x), grains(v.y), v.level, grains(x), grains(y), level, grains(BASE)));
  return places
    .map((at) => ({ at, inches: far(at) }))
    .sort((a, b) => a.inches - b.inches)
    .find(({ at }) => !viewers.some((v) => sees(v, at)))?.at;
}

/** The place inside the house that is farthest from them; undefined if they are none, for then no side is far. */
function farSide(w: AmzWorld, reach: Reach, house: string, foes: readonly string[]): Place | undefined {
  if (foes.length === 0) return undefined;
  const table = tableOf(w);
  const inside = (x: number, y: number, level: number) => table.houseOf({ x, y, level }) === house;
  return best(spotsOf(reach.lit(CELL, inside)), (at) => fromFoes(table, at, foes));
}

const off = ([ax, ay]: Place, [bx, by]: Place) => distance({ x: ax, y: ay }, { x: bx, y: by });

/** The distance from a place to the nearest of them. */
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
