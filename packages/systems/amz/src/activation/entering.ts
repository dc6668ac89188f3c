import { ask, type Rule, Some } from '@shambles/engine';
import { placesNear, Spot } from '@shambles/field';
import type { Place } from '@shambles/measured';
import { LIVING } from '../book.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { gaitOf } from '../movement/marching.js';
import { type Edge, lengthOf } from '../scenarios/edges.js';
import type { LivingSpec } from '../scenarios/format.js';
import { activeOf, type Unit, unitOf } from '../state.js';
import { BASE, VEHICLE } from '../table/rules.js';
import { tableOf } from '../table/table.js';
import { vehicleRow } from '../tables/ground.js';

/**
 * A unit comes onto the table at its edge, at the start of its first activation: along its stretch, anywhere along the
 * edge where that stretch is full, in a later activation where the whole edge is. AMZ-scenario-format.
 */
export function* enters(w: AmzWorld, unit: string): Rule<void> {
  const u = unitOf(w.s, unit);
  const spec = specOf(w, unit);
  if (u.entered || !spec?.entry.edge) return;
  const { edge, from = 0, to = lengthOf(edge, w.book.ground.map.size) } = spec.entry;
  const ids = u.vehicle === null ? activeOf(w.s, unit).map((f) => f.id) : [unit];
  const off = u.vehicle === null ? BASE : VEHICLE;
  const freeFrom = (low: number, high: number) =>
    spotsAlong(w, edge, low, high, off).filter((at) => roomFor(w, unit, at, ids.length) !== undefined);
  const stretch = freeFrom(from, to);
  const free = stretch.length > 0 ? stretch : freeFrom(0, lengthOf(edge, w.book.ground.map.size));
  const [first] = free;
  if (!first) return;
  const answer = yield* ask(
    w,
    LIVING,
    'AMZ-scenario-format',
    'enter',
    new Spot({
      figure: ids[0] as string,
      from: first,
      how: 'put',
      within: 0,
      options: free.map((at) => ({
        id: `${edge} ${along(edge, at)}`,
        line: { key: 'enter.at', values: { edge: { key: `edge.${edge}` }, inches: along(edge, at) } },
        at,
      })),
    }),
    { who: named(unit) },
  );
  const at =
    'at' in answer ? answer.at : free.find((each) => `${edge} ${along(edge, each)}` === answer.option);
  const places = at && roomFor(w, unit, at, ids.length);
  if (!places) return;
  w.happen({
    is: 'entered',
    cause: 'AMZ-scenario-format',
    unit,
    places: ids.map((id, i) => [id, places[i] as Place] as const),
  });
  if (u.vehicle !== null) yield* takesAboard(w, u);
}

function specOf(w: AmzWorld, unit: string): LivingSpec | undefined {
  return w.book.scenario.living.find(({ id }) => id === unit);
}

const along = (edge: Edge, [x, y]: Place): number => (edge === 'north' || edge === 'south' ? x : y);

/** A spot for each inch of a stretch of an edge. */
function spotsAlong(w: AmzWorld, edge: Edge, from: number, to: number, off: number): Place[] {
  const [width, height] = w.book.ground.map.size;
  const found: Place[] = [];
  for (let n = Math.max(from, 1); n <= Math.min(to, lengthOf(edge, [width, height]) - 1); n++)
    found.push(
      edge === 'south'
        ? [n, off, 0]
        : edge === 'north'
          ? [n, height - off, 0]
          : edge === 'west'
            ? [off, n, 0]
            : [width - off, n, 0],
    );
  return found;
}

/** Places for a whole unit by a spot at its edge; undefined where there are too few. */
function roomFor(w: AmzWorld, unit: string, at: Place, count: number): readonly Place[] | undefined {
  const table = tableOf(w);
  const ways = table.ways(gaitOf(w, unit));
  if (!ways.standing(...at) || table.taken(at, '', count === 1 ? VEHICLE : BASE)) return undefined;
  const places = placesNear(ways, table.figures, at, count, count);
  return places.length === count ? places : undefined;
}

/** Units that may ride in it from the start, as many as it has room for. AMZ-sc4, AMZ-vehicles. */
function* takesAboard(w: AmzWorld, u: Unit): Rule<void> {
  const riders = w.book.scenario.living.filter(
    ({ id, mayRide }) => mayRide === u.id && !unitOf(w.s, id).entered,
  );
  if (riders.length === 0 || u.vehicle === null) return;
  const room = vehicleRow(u.vehicle).passengers;
  const size = (id: string) => activeOf(w.s, id).length;
  let left = room;
  for (const { id } of riders) {
    if (size(id) > left) continue;
    const rides = yield* ask(
      w,
      LIVING,
      'AMZ-vehicles',
      'ride',
      new Some([id], { min: 0, max: 1 }, { line: () => ({ key: 'ride.in', values: { who: named(id) } }) }),
      { who: named(id), vehicle: named(u.id) },
    );
    if (rides.length === 0) continue;
    left -= size(id);
    w.happen({
      is: 'boarded',
      cause: 'AMZ-vehicles',
      unit: id,
      vehicle: u.id,
      figures: activeOf(w.s, id).map((f) => f.id),
    });
  }
}
