import type { Rule } from '@shambles/engine';
import { east, MILLION, north, snap } from '@shambles/field';
import { hasPlace, type Place } from '@shambles/measured';
import { DEAD, LIVING } from '../book.js';
import { dealCards } from '../cards/dealing.js';
import type { AmzWorld } from '../facts.js';
import { leaderRating } from '../house/rows.js';
import { activeOf, isLiving, unitOf } from '../state.js';
import { directionRow } from '../tables/zombies.js';
import { die } from '../units/dice.js';
import { mobPlaces } from './arrivals.js';
import type { Elsewhere } from './elsewhere.js';
import { turnBegins } from './ending.js';
import { hotSpotDie, openHotSpots } from './hot-spots.js';

/** A mob without a given place is put at least this far from the Living, in inches. AMZ-solo-setup. */
const OFF = 8;

/** Steps 1 to 6, and the first turn. AMZ-turn-01-scenario to AMZ-turn-06-zombies. */
export function* setsUp(w: AmzWorld, elsewhere: Elsewhere): Rule<void> {
  yield* dealCards(w);
  yield* openHotSpots(w);
  for (const u of w.s.units)
    if (!isLiving(u) && !activeOf(w.s, u.id).some(hasPlace)) yield* findsPlace(w, u.id);
  for (const { id, leader } of w.book.scenario.living) if (leader === 'rolled') yield* rated(w, id);
  yield* turnBegins(w, 1, elsewhere);
}

/** Places a mob without a given place: some distance from a Hot Spot, in a random direction. AMZ-solo-setup. */
function* findsPlace(w: AmzWorld, unit: string): Rule<void> {
  const about = { rule: 'AMZ-solo-setup', seat: DEAD, unit } as const;
  const number = yield* hotSpotDie(w);
  const inches = yield* die(w, 6, { ...about, label: 'setup-inches' });
  const bearing = directionRow(yield* die(w, 8, { ...about, label: 'direction' })).bearing;
  const spot = w.s.hotSpots.find((h) => h.number === number);
  if (!spot) return;
  const [width, height] = w.book.ground.map.size;
  const within = (v: number, most: number) => snap(Math.min(most, Math.max(0, v)));
  const at: Place = [
    within(spot.x + (inches * east(bearing)) / MILLION, width),
    within(spot.y + (inches * north(bearing)) / MILLION, height),
    0,
  ];
  const { kind } = unitOf(w.s, unit);
  const figures = activeOf(w.s, unit);
  const places = kind === 'living' ? [] : mobPlaces(w, kind, at, figures.length, 0, OFF);
  w.happen({
    is: 'entered',
    cause: 'AMZ-solo-setup',
    unit,
    places: places.map((place, i) => [figures[i]?.id as string, place] as const),
  });
}

/** AMZ-leadership. */
function* rated(w: AmzWorld, unit: string): Rule<void> {
  const face = yield* die(w, 6, { rule: 'AMZ-leadership', label: 'leader', seat: LIVING, unit });
  const [first] = activeOf(w.s, unit);
  if (first)
    w.happen({ is: 'rated', cause: 'AMZ-leadership', figure: first.id, rating: leaderRating(w.book, face) });
}
