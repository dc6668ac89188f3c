import type { Rule } from '@shambles/engine';
import { bearingOf } from '@shambles/field';
import { atPlace, type Place, placeOf } from '@shambles/measured';
import { sum } from '@shambles/thw';
import { comeIn, opens, unseenBy } from '../contact/entering.js';
import { occupants } from '../contact/inside.js';
import { comesUpon, whoTheyAre } from '../contact/people.js';
import { bandIn, spotBefore, spotIn } from '../contact/spots.js';
import { encounterOf } from '../facts/campaign/contact.js';
import type { BdzWorld } from '../facts.js';
import { turnUp } from '../people/recruit.js';
import { BAND } from '../scenarios/scenarios.js';
import { carriesOn, isHeld, isThere, isUp, type Person, personOf } from '../state.js';
import { tableOf } from '../table.js';

/** The die result with which a captive is in a building. BDZ-enc-raid-captive-find. */
const THERE = 1;
/** Inches between those who come in and a captive. */
const OFF = 4;

/** Rolls who holds the settlement, before anybody has seen it. BDZ-enc-raid-who. */
export function* settles(w: BdzWorld): Rule<void> {
  if (w.s.encounter?.kind === 'raid') yield* whoTheyAre(w, w.book.seats[0] as string);
}

/** Plays what a settlement has in store before anybody else acts; false if there was nothing. */
export function* inSettlement(w: BdzWorld): Rule<boolean> {
  const e = w.s.encounter;
  if (e?.kind !== 'raid') return false;
  const closed = e.alarm === 'shots' ? unopened(w) : undefined;
  const come = w.s.people.find((p) => isThere(p) && isUp(p) && unseenBy(w, p) !== undefined);
  const free = freedBy(w);
  // A building that somebody is in has been entered, even if the first shot fell as they came in. BDZ-enc-raid-turnout.
  if (come) yield* goesIn(w, come);
  else if (closed !== undefined) yield* turnsOut(w, closed);
  else if (free) w.happen({ is: 'captive-freed', cause: 'BDZ-enc-raid-captive-state', ...free });
  else return false;
  return true;
}

// ------------------------------------------------------------------ into a building

/**
 * Band members enter a building: rolls whether the captive is there, how many others are, and whether they have heard
 * anything. BDZ-enc-raid-occupants.
 */
function* goesIn(w: BdzWorld, { id: first }: Person): Rule<void> {
  const id = unseenBy(w, personOf(w.s, first)) as string;
  yield* comeIn(w, first, id);
  const who = bandIn(w, id).map((p) => p.id);
  if (who.length === 0) return;
  const last = unseen(w).length === 1;
  const n = yield* opens(w, id, 0, 0);
  yield* looksForCaptive(w, id, who, last);
  if (n > 0) yield* comesUpon(w, id, who, n);
}

/** Buildings that no band member has entered. */
function unseen(w: BdzWorld): string[] {
  const { houses } = encounterOf(w.s);
  return tableOf(w)
    .ground.houses.map((h) => h.id)
    .filter((id) => !houses.some((h) => h.id === id));
}

/** On a 1 the captive is here; in the last building it has to be. BDZ-enc-raid-captive-find, BDZ-D-c89. */
function* looksForCaptive(w: BdzWorld, house: string, who: readonly string[], last: boolean): Rule<void> {
  const { captive, held } = encounterOf(w.s);
  if (captive === '' || held !== 'hidden') return;
  const rule = 'BDZ-enc-raid-captive-find';
  if (!last && (yield* sum(w, 1, { rule, label: 'captive' })) > THERE) return;
  const p = personOf(w.s, who[0] as string);
  const at = spotIn(w, house, p, { off: OFF, bearing: p.facing, others: [] }) ?? placeOf(p);
  w.happen({ is: 'captive-found', cause: rule, who: captive, at, facing: facing(atPlace(at), p) });
}

const facing = (from: { readonly x: number; readonly y: number }, to: Pick<Person, 'x' | 'y'>): number =>
  bearingOf(to.x - from.x, to.y - from.y);

/** The captive that has been found, and the band member touching it. BDZ-enc-raid-captive-state. */
function freedBy(w: BdzWorld): { readonly who: string; readonly by: string } | undefined {
  const { captive, held } = encounterOf(w.s);
  if (held !== 'found' || !isThere(personOf(w.s, captive))) return undefined;
  const by = w.s.people.find(
    (p) =>
      p.side === BAND && p.id !== captive && isThere(p) && carriesOn(p) && tableOf(w).touching(p.id, captive),
  );
  return by && { who: captive, by: by.id };
}

// ------------------------------------------------------------------ the settlement turns out

/** The next building that nobody has entered, and whose people have not come out. */
function unopened(w: BdzWorld): string | undefined {
  return unseen(w).find((id) => !encounterOf(w.s).emptied.includes(id));
}

/** Its people, as many as if one figure came in, come out by the door and attack. BDZ-enc-raid-turnout. */
function* turnsOut(w: BdzWorld, house: string): Rule<void> {
  const n = yield* occupants(w, encounterOf(w.s).part, 1);
  const cause = 'BDZ-enc-raid-turnout';
  const met = yield* turnUp(w, yield* whoTheyAre(w, w.book.seats[0] as string), n);
  w.happen({ is: 'emptied', cause, house, who: met });
  const who: { id: string; at: Place; facing: number }[] = [];
  for (const id of met) {
    const at = spotBefore(
      w,
      house,
      who.map((each) => atPlace(each.at)),
    );
    if (at) who.push({ id, at, facing: facing(atPlace(at), nearest(w, at)) });
  }
  if (who.length > 0) w.happen({ is: 'turns-out', cause, who });
}

/** The band member nearest to a place. */
function nearest(w: BdzWorld, [x, y]: Place): Person {
  const off = (p: Person) => (p.x - x) ** 2 + (p.y - y) ** 2;
  const band = w.s.people.filter((p) => p.side === BAND && isThere(p) && !isHeld(w.s, p));
  return band.sort((a, b) => off(a) - off(b))[0] as Person;
}
