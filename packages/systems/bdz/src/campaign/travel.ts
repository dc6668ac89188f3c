import { ask, choose, type Line, type Rule, Some } from '@shambles/engine';
import { thing } from '../facts/campaign/loot.js';
import { campaignOf } from '../facts/campaign/months.js';
import { one, word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { kindRow, seatsIn } from '../house/vehicle-rows.js';
import { stows } from '../loot/stowing.js';
import { amountOf } from '../state/goods.js';
import { hasHands, type Vehicle, vehicleOf } from '../state.js';
import { QUARTERS } from '../tables/campaign/months.js';
import { entersArea, placeOn, type Way, waysFrom } from './areas.js';
import { bandOf, seatOf, starOf } from './band.js';
import { monthsEnd } from './month.js';

/** Travels to another area, riding or on foot. BDZ-camp-travel-steps, BDZ-camp-travel-time, BDZ-D-c87. */
export function* travels(w: BdzWorld): Rule<void> {
  const way = yield* whereTo(w);
  const convoy = way ? yield* drivesOff(w) : [];
  if (way) {
    if (convoy.length > 0) yield* rides(w, convoy);
    else yield* walks(w);
  }
  // An encounter on the road comes before the band's next choice.
  const { quarters, months } = campaignOf(w.s);
  w.happen({ is: 'calendar', cause: 'BDZ-camp-travel-time', step: 'choose', quarters, months });
  // A captive Star does not travel, and those who walked may have starved.
  if (way && starOf(w) && bandOf(w).length > 0) yield* entersArea(w, placeOn(w, way), convoy);
}

function* whereTo(w: BdzWorld): Rule<Way | undefined> {
  const space = choose([...waysFrom(w), undefined], {
    id: (way) => (!way ? 'stay' : way.id === '' ? `new ${way.area}` : way.id),
    line: (way) =>
      !way || way.id === ''
        ? { key: way ? `where-to.new-${way.area}` : 'where-to.stay' }
        : {
            key: 'where-to.known',
            values: { place: word(`place.${way.id}`), area: word(`area.${way.area}`) },
          },
  });
  return yield* ask(w, seatOf(w), 'BDZ-camp-travel-steps', 'where-to', space);
}

/**
 * Fuel that a vehicle needs from the band's cans to enter one more area. A motorcycle burns none, but must not be dry.
 * BDZ-camp-fuel-burn, BDZ-D-c40.
 */
function cansFor(w: BdzWorld, v: Pick<Vehicle, 'kind' | 'fuel'>): number {
  return Math.max(0, Math.max(1, kindRow(w.book, v.kind).bash) - Math.max(0, v.fuel));
}

/** More vehicles that could go on the remaining fuel and drivers. BDZ-D-c87. */
export function couldGo(w: BdzWorld, taken: readonly string[]): string[] {
  const { vehicles, goods } = campaignOf(w.s);
  const used = taken.reduce((sum, id) => sum + cansFor(w, vehicleOf(w.s, id)), 0);
  const drivers = bandOf(w).filter(hasHands).length;
  if (taken.length >= drivers) return [];
  return vehicles.filter((id) => {
    const v = vehicleOf(w.s, id);
    return v.condition === 'runs' && !taken.includes(id) && used + cansFor(w, v) <= amountOf(goods, 'fuel');
  });
}

const seatsAmong = (w: BdzWorld, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + seatsIn(w.book, vehicleOf(w.s, id)).reduce((a, b) => a + b, 0), 0);

/** Asks which vehicles go, one after the other; none if everybody walks. BDZ-D-c87. */
function* drivesOff(w: BdzWorld): Rule<readonly string[]> {
  const convoy: string[] = [];
  for (;;) {
    const could = couldGo(w, convoy);
    const room = seatsAmong(w, convoy) >= bandOf(w).length;
    if (could.length === 0 && (convoy.length === 0 || room)) return convoy;
    const last = convoy.length > 0 ? ['go', 'walk'] : ['walk'];
    const next = yield* ask(
      w,
      seatOf(w),
      'BDZ-D-c87',
      'convoy',
      choose([...could, ...last], {
        id: (id) => id,
        line: (id) => (last.includes(id) ? { key: `convoy.${id}` } : vehicleLine(w, id)),
      }),
      { seats: seatsAmong(w, convoy), people: bandOf(w).length },
    );
    if (next === 'walk') return [];
    if (next === 'go') return convoy;
    convoy.push(next);
  }
}

/** A vehicle with its seats, and the fuel that it needs out of the cans. BDZ-D-c87. */
function vehicleLine(w: BdzWorld, id: string): Line {
  const fuel = cansFor(w, vehicleOf(w.s, id));
  const seats = { noun: 'seats', count: seatsAmong(w, [id]) };
  return {
    key: fuel > 0 ? 'convoy.vehicle' : 'convoy.vehicle-full',
    values: { what: word(`vehicle.${id}`), seats, units: thing('fuel', fuel) },
  };
}

/**
 * Rides off. Members without a seat and vehicles not driven stay behind; each vehicle burns its Bash Value in fuel.
 * BDZ-camp-fuel-burn, BDZ-D-c87.
 */
function* rides(w: BdzWorld, convoy: readonly string[]): Rule<void> {
  const over = bandOf(w).length - seatsAmong(w, convoy);
  if (over > 0) yield* staysBehind(w, over);
  for (const vehicle of convoy) {
    const v = vehicleOf(w.s, vehicle);
    const burned = kindRow(w.book, v.kind).bash;
    w.happen({ is: 'refuelled', cause: 'BDZ-camp-fuel-burn', vehicle, poured: cansFor(w, v), burned });
  }
  const others = campaignOf(w.s).vehicles.filter((id) => !convoy.includes(id));
  yield* leaves(w, others);
}

function* staysBehind(w: BdzWorld, n: number): Rule<void> {
  const star = starOf(w)?.id;
  const ids = bandOf(w)
    .map((p) => p.id)
    .filter((id) => id !== star);
  const offered = {
    line: (id: string) => ({ key: 'figure', values: { who: one(id) } }),
    on: (id: string) => id,
  };
  const space = new Some(ids, { min: n, max: n }, offered);
  const who = yield* ask(w, seatOf(w), 'BDZ-D-c87', 'left-behind', space, { n });
  w.happen({ is: 'left-band', cause: 'BDZ-D-c87', who, why: 'left-behind' });
}

/** Walks, which takes a month, and everybody eats. BDZ-camp-walk, BDZ-D-c37, BDZ-D-c87. */
function* walks(w: BdzWorld): Rule<void> {
  yield* leaves(w, campaignOf(w.s).vehicles);
  const { quarters, months } = campaignOf(w.s);
  const spent = quarters + QUARTERS;
  w.happen({ is: 'calendar', cause: 'BDZ-camp-walk', step: 'month', quarters: spent, months });
  yield* monthsEnd(w);
}

/**
 * Leaves vehicles behind for good, along with goods that nobody can carry any longer; a base keeps its store.
 * BDZ-camp-track-use, BDZ-D-c87.
 */
function* leaves(w: BdzWorld, vehicles: readonly string[]): Rule<void> {
  if (vehicles.length > 0) w.happen({ is: 'left-vehicles', cause: 'BDZ-camp-track-use', vehicles });
  yield* stows(w);
}
