import { ask, Confirm, choose, type Rule } from '@shambles/engine';
import { hasPlace, type Place, placeOf } from '@shambles/measured';
import { LIVING } from '../book.js';
import { IN_A_SEAT, roomIn } from '../casualties/carrying.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { activeOf, type Figure, figureOf, isLiving, type State, type Unit, unitOf } from '../state.js';
import { BASE, isArmored, VEHICLE } from '../table/rules.js';
import { tableOf } from '../table/table.js';
import { placesAbout } from '../units/mobs.js';

/** The greatest distance for getting into a vehicle and out of it, in inches. AMZ-vehicles. */
const BESIDE = 2;

/** The figure of a vehicle; undefined if it is gone. */
function bodyOf(s: Pick<State, 'figures'>, vehicle: string): Figure | undefined {
  return s.figures.find((f) => f.unit === vehicle && f.role === 'vehicle' && f.status === 'active');
}

/** The vehicle, a unit of its own, that a unit rides in. */
function riddenBy(s: Pick<State, 'figures'>, unit: string): string | undefined {
  const aboard = activeOf(s, unit).find((f) => f.aboard !== '')?.aboard;
  return aboard === unit ? undefined : aboard;
}

/** Space that a unit takes: one for each figure, and one for every two Casualties. */
function roomFor(w: AmzWorld, unit: string): number {
  const markers = w.s.casualties.filter((c) => c.unit === unit && !c.abandoned && !c.overrun).length;
  const lying = w.s.figures.filter((f) => f.unit === unit && (f.status === 'down' || f.status === 'slight'));
  return activeOf(w.s, unit).length + Math.ceil((lying.length + markers) / IN_A_SEAT);
}

/** Vehicles that a unit may get into from where it stands. AMZ-vehicles. */
export function boardable(w: AmzWorld, unit: string): Unit[] {
  if (unitOf(w.s, unit).vehicle !== null || !activeOf(w.s, unit).some(hasPlace)) return [];
  return w.s.units.filter(
    (v) =>
      isLiving(v) &&
      v.vehicle !== null &&
      bodyOf(w.s, v.id) !== undefined &&
      tableOf(w).apart(unit, v.id) <= BESIDE &&
      roomIn(w, v.id) >= roomFor(w, unit),
  );
}

/**
 * At the end of a Cautious move, or instead of one, a unit may get into a vehicle. Returns whether it did.
 * AMZ-vehicles.
 */
export function* getsIn(w: AmzWorld, unit: string): Rule<boolean> {
  const may = boardable(w, unit);
  if (may.length === 0) return false;
  const vehicle = yield* ask(
    w,
    LIVING,
    'AMZ-vehicles',
    'board',
    choose(['none', ...may.map((v) => v.id)], {
      id: (id) => id,
      line: (id) =>
        id === 'none' ? { key: 'board.none' } : { key: 'board.vehicle', values: { what: named(id) } },
    }),
    { who: named(unit) },
  );
  if (vehicle === 'none') return false;
  const figures = w.s.figures.filter(
    (f) => f.unit === unit && hasPlace(f) && ['active', 'down', 'slight'].includes(f.status),
  );
  w.happen({ is: 'boarded', cause: 'AMZ-vehicles', unit, vehicle, figures: figures.map((f) => f.id) });
  return true;
}

/** Where the unit's passengers would stand if they got out; undefined if there are none or there is no room. */
function wayOut(
  w: AmzWorld,
  unit: string,
): { readonly vehicle: string; readonly to: readonly (readonly [id: string, at: Place])[] } | undefined {
  const vehicle = riddenBy(w.s, unit);
  if (vehicle === undefined) return undefined;
  const aboard = w.s.figures.filter((f) => f.unit === unit && f.aboard === vehicle);
  const places = placesBeside(w, vehicle, aboard.length);
  return places && { vehicle, to: aboard.map((f, i) => [f.id, places[i] as Place]) };
}

/** Where a unit in a vehicle would stand if it got out; undefined if it cannot. AMZ-vehicles. */
export function outside(w: AmzWorld, unit: string): Place | undefined {
  return wayOut(w, unit)?.to[0]?.[1];
}

/** At the start of a Cautious move a unit may get out, within two inches. Returns whether it did. AMZ-vehicles. */
export function* getsOut(w: AmzWorld, unit: string): Rule<boolean> {
  const way = wayOut(w, unit);
  if (!way) return false;
  const { vehicle, to } = way;
  const out = yield* ask(
    w,
    LIVING,
    'AMZ-vehicles',
    'get-out',
    new Confirm({ key: 'get-out.yes' }, { key: 'get-out.no' }),
    { who: named(unit), what: named(vehicle) },
  );
  if (!out) return false;
  w.happen({ is: 'got-out', cause: 'AMZ-vehicles', unit, vehicle, places: to });
  return true;
}

/** Places for `n` figures round a vehicle; undefined if there is no room. */
function placesBeside(w: AmzWorld, vehicle: string, n: number): Place[] | undefined {
  const body = bodyOf(w.s, vehicle);
  if (!body) return undefined;
  const found = placesAbout(w, placeOf(figureOf(w.s, body.id)), n, VEHICLE + BESIDE + BASE, 'living');
  return found.length < n ? undefined : found;
}

/** At the start of its activation an armored vehicle opens its hatches or buttons up. AMZ-D-hatches. */
export function* hatches(w: AmzWorld, unit: string): Rule<void> {
  const { vehicle } = unitOf(w.s, unit);
  if (vehicle === null || !isArmored(vehicle)) return;
  const open = yield* ask(
    w,
    LIVING,
    'AMZ-D-hatches',
    'hatches',
    new Confirm({ key: 'hatches.open' }, { key: 'hatches.shut' }),
    { who: named(unit) },
  );
  w.happen({ is: 'hatches', cause: 'AMZ-D-hatches', unit, open });
}
