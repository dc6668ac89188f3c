import { ask, type Rule, Some } from '@shambles/engine';
import { placesNear, Spot } from '@shambles/field';
import type { Place } from '@shambles/measured';
import { LIVING } from '../book.js';
import { roomIn } from '../casualties/carrying.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { gaitOf } from '../movement/marching.js';
import { type Edge, lengthOf } from '../scenarios/edges.js';
import type { LivingSpec } from '../scenarios/format.js';
import { activeOf, type Unit, unitOf } from '../state.js';
import { BASE, VEHICLE } from '../table/rules.js';
import { tableOf } from '../table/table.js';
import { entryLine } from './landmarks.js';

/**
 * A unit comes onto the table at its edge, at the start of its first activation. It enters along its stretch, or
 * anywhere along the edge if that stretch is full, or in a later activation if the whole edge is full.
 * AMZ-scenario-format.
 */
export function* enters(w: AmzWorld, unit: string): Rule<void> {
  const u = unitOf(w.s, unit);
  const spec = specOf(w, unit);
  if (u.entered || !spec?.entry.edge) return;
  const long = lengthOf(spec.entry.edge, w.book.ground.map.size);
  const { edge, from = 0, to = long } = spec.entry;
  const ids = u.vehicle === null ? activeOf(w.s, unit).map((f) => f.id) : [unit];
  const stretch = roomsAlong(w, u, ids.length, edge, from, to);
  const rooms = stretch.length > 0 ? stretch : roomsAlong(w, u, ids.length, edge, 0, long);
  const [first] = rooms;
  if (!first) return;
  const answer = yield* ask(
    w,
    LIVING,
    'AMZ-scenario-format',
    'enter',
    new Spot({
      figure: ids[0] as string,
      from: first.at,
      how: 'put',
      within: 0,
      options: rooms.map(({ id, at, inches }) => ({
        id,
        line: entryLine(w.book.ground, { x: at[0], y: at[1] }, { edge, inches }),
        at,
      })),
    }),
    { who: named(unit) },
  );
  const { places } = rooms.find(({ id }) => 'option' in answer && id === answer.option) as Room;
  w.happen({
    is: 'entered',
    cause: 'AMZ-scenario-format',
    unit,
    places: ids.map((id, i) => [id, places[i] as Place] as const),
  });
  if (u.vehicle !== null) yield* takesAboard(w, unit);
}

/** An entry spot at an edge with room for a whole unit. */
interface Room {
  readonly id: string;
  readonly at: Place;
  /** Position of the spot along its edge. */
  readonly inches: number;
  readonly places: readonly Place[];
}

function specOf(w: AmzWorld, unit: string): LivingSpec | undefined {
  return w.book.scenario.living.find(({ id }) => id === unit);
}

/** Entry spots, one an inch along a stretch of an edge, that have room for `count` figures of a unit. */
function roomsAlong(w: AmzWorld, u: Unit, count: number, edge: Edge, from: number, to: number): Room[] {
  const [width, height] = w.book.ground.map.size;
  const base = u.vehicle === null ? BASE : VEHICLE;
  const found: Room[] = [];
  for (let inches = from; inches <= to; inches++) {
    const spots: { readonly [each in Edge]: Place } = {
      north: [inches, height - base, 0],
      east: [width - base, inches, 0],
      south: [inches, base, 0],
      west: [base, inches, 0],
    };
    const places = placesFor(w, u.id, spots[edge], count, base);
    if (places) found.push({ id: `${edge} ${inches}`, at: spots[edge], inches, places });
  }
  return found;
}

/** Places for a whole unit near a spot at its edge; undefined if there are too few. */
function placesFor(
  w: AmzWorld,
  unit: string,
  at: Place,
  count: number,
  base: number,
): readonly Place[] | undefined {
  const table = tableOf(w);
  const ways = table.ways(gaitOf(w, unit));
  if (!ways.standing(...at) || table.taken(at, '', base)) return undefined;
  const places = placesNear(ways, table.figures, at, count, count);
  return places.length === count ? places : undefined;
}

/** Asks which units ride in the vehicle from the start, up to its capacity. AMZ-sc4, AMZ-vehicles. */
function* takesAboard(w: AmzWorld, unit: string): Rule<void> {
  const riders = w.book.scenario.living.filter(
    ({ id, mayRide }) => mayRide === unit && !unitOf(w.s, id).entered,
  );
  for (const { id } of riders) {
    if (roomIn(w, unit) < activeOf(w.s, id).length) continue;
    const rides = yield* ask(
      w,
      LIVING,
      'AMZ-vehicles',
      'ride',
      new Some([id], { min: 0, max: 1 }, { line: () => ({ key: 'ride.in', values: { who: named(id) } }) }),
      { who: named(id), vehicle: named(unit) },
    );
    if (rides.length === 0) continue;
    w.happen({
      is: 'boarded',
      cause: 'AMZ-vehicles',
      unit: id,
      vehicle: unit,
      figures: activeOf(w.s, id).map((f) => f.id),
    });
  }
}
