import { ask, choose, type Rule } from '@shambles/engine';
import { pass } from '@shambles/thw';
import { ENCOUNTER_RULES, ownOf, placeOf } from '../encounters/beginning.js';
import { dayOf } from '../facts/campaign/day-one.js';
import { campaignOf } from '../facts/campaign/months.js';
import { word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { latenessOf } from '../house/travel-rows.js';
import { seatsIn } from '../house/vehicle-rows.js';
import { unpacks } from '../loot/stowing.js';
import { type DayPlace, PLACES } from '../state/day-one.js';
import { type Encounter, NEW_ENCOUNTER } from '../state/encounter.js';
import { type Person, vehicleOf } from '../state.js';
import { locationOf } from '../tables/campaign/day-one.js';
import { companions } from './family.js';
import { wantsAt } from './wants.js';

/** Limit on the number of locations in a plan. BDZ-day-plan. */
const MOST = 10;

/** Locations where there may still be something to go for. BDZ-D-c100. */
function openPlaces(w: BdzWorld): DayPlace[] {
  const { over, family, parked } = dayOf(w.s);
  const holds = (place: DayPlace): boolean => {
    if (place === 'vehicle') return parked.length > 0;
    if (place === 'spouse-work' || locationOf(place) === 'school')
      return family.some((r) => r.where === place);
    return true;
  };
  return PLACES.filter((place) => !over.includes(place) && holds(place));
}

/** Asks for up to ten locations, in order. BDZ-day-plan. */
export function* plans(w: BdzWorld): Rule<void> {
  const seat = w.book.seats[0] as string;
  const open = openPlaces(w);
  const plan: DayPlace[] = [];
  while (plan.length < Math.min(MOST, open.length)) {
    const left = open.filter((place) => !plan.includes(place));
    const next = yield* ask(
      w,
      seat,
      'BDZ-day-plan',
      'day-plan',
      choose([...left, ...(plan.length > 0 ? (['done'] as const) : [])], {
        id: (each) => each,
        line: (each) => (each === 'done' ? { key: 'day-plan.done' } : placeLine(each)),
        ends: (each) => each === 'done',
      }),
      { n: plan.length + 1, plan: plan.length > 0 ? plan.map(placeWord) : word('day-plan.nothing') },
    );
    if (next === 'done') break;
    plan.push(next);
  }
  w.happen({ is: 'day-plan', cause: 'BDZ-day-plan', plan });
}

const placeWord = (place: DayPlace) => word(`place.${place}`);

const placeLine = (place: DayPlace) => ({ key: 'day-place', values: { place: placeWord(place) } });

/** Asks whether to go on to the next location, change the plan or end the day. BDZ-day-plan, BDZ-D-c73. */
export function* goesOn(w: BdzWorld): Rule<'change' | 'end' | 'gone'> {
  const { plan } = dayOf(w.s);
  const open = openPlaces(w);
  const next = plan.find((place) => open.includes(place));
  if (open.length === 0) return 'end';
  const ways = [...(next ? (['go'] as const) : []), 'change', 'end'] as const;
  const way = yield* ask(
    w,
    w.book.seats[0] as string,
    'BDZ-day-plan',
    'day-next',
    choose(ways, {
      id: (each) => each,
      line: (each) =>
        each === 'go'
          ? { key: 'day-next.go', values: { place: word(`way-to.${next}`) } }
          : { key: `day-next.${each}` },
    }),
  );
  if (way !== 'go' || !next) return way === 'go' ? 'end' : way;
  yield* setsOut(w, next);
  return 'gone';
}

/**
 * Sets out: asks who takes a weapon out of its pack and what the character wants there, rolls for the way, and begins
 * the encounter with what everybody carries. BDZ-day-getting-there, BDZ-day-table, BDZ-D-c97.
 */
function* setsOut(w: BdzWorld, place: DayPlace): Rule<void> {
  yield* unpacks(w, companions(w));
  const wants = yield* wantsAt(w, place);
  const { visits, sheet } = dayOf(w.s);
  const there = visits === 0 && sheet.start === place;
  const drives = !there && hasSeats(w);
  const late = there ? 0 : yield* getsThere(w, visits + 1, drives);
  const how = there ? 'there' : drives ? 'vehicle' : 'foot';
  w.happen({ is: 'day-set-out', cause: 'BDZ-day-getting-there', place, wants, late, how });
  const going = companions(w);
  w.happen({
    is: 'encounter',
    cause: ENCOUNTER_RULES['day-one'],
    encounter: {
      ...(NEW_ENCOUNTER as unknown as Encounter),
      kind: 'day-one',
      part: 'daytime',
      area: placeOf(w).area,
      day: 1,
      who: going.map((p) => p.id),
      had: Object.fromEntries(going.map((p) => [p.id, { ...p.load }])),
      own: ownOf(going),
    },
  });
}

/**
 * Two dice against Rep decide by how many visits later the location counts, for this location only. BDZ-T-day-getting,
 * BDZ-D-c50.
 */
function* getsThere(w: BdzWorld, number: number, drives: boolean): Rule<number> {
  const { id, seat, rep } = w.s.people.find((p) => p.star) as Person;
  const rule = 'BDZ-day-getting-there';
  const roll = { rule, label: 'getting-there', table: 'BDZ-T-day-getting', seat, who: id } as const;
  return latenessOf(w.book, yield* pass(w, 2, rep, roll), drives, rep > number);
}

/** True if working vehicles have a seat for everybody who comes along. */
function hasSeats(w: BdzWorld): boolean {
  const going = campaignOf(w.s)
    .vehicles.map((id) => vehicleOf(w.s, id))
    .filter((v) => v.condition === 'runs' && v.fuel > 0);
  const seats = going.flatMap((v) => seatsIn(w.book, v)).reduce((n, seats) => n + seats, 0);
  return seats >= companions(w).length;
}
