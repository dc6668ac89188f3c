import { ask, type Rule, Some } from '@shambles/engine';
import { seatOf } from '../campaign/band.js';
import { isAlive } from '../encounters/ending.js';
import { dayOf } from '../facts/campaign/day-one.js';
import { one } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { typesIn } from '../house/travel-rows.js';
import { appears, turnUp } from '../people/recruit.js';
import { isTogether, type Relative } from '../state/day-one.js';
import { isThere, type Person, personOf } from '../state.js';
import { placesBy } from './police.js';

/** The type of each child, by age: one of the lost children of the road. BDZ-D-c72, BDZ-T-road-kids. */
const CHILDREN: { readonly [age in Relative['age']]?: string } = {
  big: 'big-kid',
  little: 'littler-one',
  small: 'small-child',
};

/**
 * Relatives are found. Rolls who they are; then they stand beside the finder, or stay where they are at home.
 * BDZ-D-c72.
 */
export function* areFound(
  w: BdzWorld,
  who: readonly Relative[],
  by: string,
  how: 'found' | 'home',
): Rule<void> {
  const ids = who.map((r) => r.id);
  const cause = 'BDZ-D-c72';
  w.happen({ is: 'day-family', cause, who: ids, where: how === 'home' ? 'stays' : 'with', how });
  for (const { id, age, person } of who) {
    if (person !== '') continue;
    const found = age === 'adult' ? (yield* turnUp(w, 'civilian', 1, seatOf(w)))[0] : yield* child(w, age);
    w.happen({ is: 'day-joined', cause, relative: id, who: found as string });
  }
  if (how === 'found') comesOn(w, ids, by);
}

/** Rolls up a child. Only the eldest are armed, like those on the Civilian list. BDZ-T-road-kids. */
function* child(w: BdzWorld, age: Relative['age']): Rule<string> {
  const { rows } = typesIn(w.book, 'kids');
  const { type, rep, bare, ails } = rows.find((each) => each.type === CHILDREN[age]) as (typeof rows)[0];
  const its = { seat: seatOf(w), type, rep, class: 'civilian', arms: bare ? 'none' : 'civilian' } as const;
  return yield* appears(w, { ...its, ...(ails && { more: { ails } }) });
}

/** Places the relatives beside the figure that found them. */
function comesOn(w: BdzWorld, relatives: readonly string[], by: string): void {
  const p = personOf(w.s, by);
  const people = relatives.map((id) => dayOf(w.s).family.find((r) => r.id === id)?.person ?? '');
  const spots = placesBy(w, p, people.length);
  const who = people.map((id, i) => ({ who: id, at: spots[i] ?? null, facing: p.facing }));
  w.happen({ is: 'day-stands', cause: 'BDZ-D-c72', who });
}

/** Asks who of the family at home goes on with the character; the others may stay. BDZ-day-loc-home, BDZ-D-c100. */
export function* whoGoesOn(w: BdzWorld, by: string): Rule<void> {
  const all = dayOf(w.s).family.filter((r) => isTogether(r) && isAlive(personOf(w.s, r.person)));
  if (all.length === 0) return;
  const space = new Some(
    all.map((r) => r.id),
    { min: 0, max: all.length },
    { line: (id) => ({ key: 'figure', values: { who: one(personNamed(w, id)) } }) },
  );
  const going = yield* ask(w, seatOf(w), 'BDZ-day-loc-home', 'day-goes-on', space);
  const now = dayOf(w.s).family;
  const come = now.filter((r) => r.where === 'stays' && going.includes(r.id)).map((r) => r.id);
  const stay = now.filter((r) => r.where === 'with' && !going.includes(r.id));
  const cause = 'BDZ-day-loc-home';
  w.happen({ is: 'day-family', cause, who: come, where: 'with', how: 'quiet' });
  w.happen({ is: 'day-family', cause, who: stay.map((r) => r.id), where: 'stays', how: 'quiet' });
  comesOn(w, come, by);
  const off = stay.filter((r) => isThere(personOf(w.s, r.person)));
  w.happen({ is: 'day-stands', cause, who: off.map((r) => ({ who: r.person, at: null, facing: 0 })) });
}

const personNamed = (w: BdzWorld, id: string): string =>
  dayOf(w.s).family.find((r) => r.id === id)?.person ?? '';

/** The character, and the relatives with it now. */
export function companions(w: BdzWorld): Person[] {
  const with_ = dayOf(w.s)
    .family.filter((r) => r.where === 'with')
    .map((r) => r.person);
  return w.s.people.filter((p) => p.star || with_.includes(p.id));
}
