import { ask, Choose, type Rule } from '@shambles/engine';
import { placesNear } from '@shambles/field';
import { sum } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import { doseFor, takesDose } from '../goods/goods.js';
import { zedId } from '../senses/noise.js';
import { carriesOn, isThere, type Person, type Place, personOf, placeOf } from '../state.js';
import { tableOf } from '../table.js';
import { word } from '../words.js';
import { meetsZed } from './zedtests.js';

/** Lowest total that means no infection. FTB-10.11.3b. */
const WELL = 9;
/** Rep at which the infected turn. FTB-10.11.3d. */
export const TURNED = 3;

/**
 * Tests that a human takes as it activates: is it infected, and what is that thing nearby? FTB-10.11.3b, FTB-10.9.3a.
 */
export function* awakened(w: FtbWorld, who: string): Rule<void> {
  yield* infectionTest(w, who);
  yield* meetsZed(w, who);
}

/**
 * Tests a human who has been exposed, unless it takes a dose of the Cure in place of the test. Those who had the Cure
 * are immune and never exposed; whoever falls or runs away as its group becomes active is not tested then.
 * FTB-10.11.3b, FTB-10.11.3c, FTB-D-266.
 */
export function* infectionTest(w: FtbWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  if (p.infection !== 'exposed' || !carriesOn(p)) return;
  if (yield* drinksFirst(w, p)) return;
  const die = yield* sum(w, 1, { rule: 'FTB-10.11.3b', label: 'infection', seat: p.seat, who });
  const total = die + personOf(w.s, who).rep;
  w.happen({ is: 'infection', cause: 'FTB-10.11.3b', who, total, infected: total < WELL });
}

/** Offers a dose of the Cure, as the action of the activation; returns true if it is taken. FTB-14.15.1b, FTB-D-266. */
function* drinksFirst(w: FtbWorld, p: Person): Rule<boolean> {
  if (p.seat === '' || p.acted || doseFor(p) === undefined) return false;
  const chosen = yield* ask(
    w,
    p.seat,
    'FTB-14.15.1b',
    'dose',
    new Choose(['drink', 'test'], { line: (id) => ({ key: `dose.${id}` }) }),
    { who: word(`person.${p.id}`) },
  );
  if (chosen === 'test') return false;
  w.happen({ is: 'acted', cause: 'FTB-14.15.1b', who: p.id, what: 'drink' });
  takesDose(w, personOf(w.s, p.id));
  return true;
}

/**
 * Each doubles for activation costs the infected a point of Rep; at Rep 3 they become zombies. FTB-10.11.3d, FTB-D-15,
 * FTB-D-20.
 */
export function doublesSicken(w: FtbWorld): void {
  for (const p of w.s.people.filter((each) => each.infection === 'infected' && isThere(each))) {
    if (p.condition === 'obviously-dead') continue;
    const rep = p.rep - 1;
    w.happen({ is: 'sickens', cause: 'FTB-10.11.3d', who: p.id, rep });
    if (rep <= TURNED) turns(w, p);
  }
}

/** Makes a person a zombie where it is; if somebody carries it, beside the carrier. */
function turns(w: FtbWorld, p: Person): void {
  const [x, y, level] = placeFor(w, p);
  const { id: who, facing } = p;
  const zed = { id: zedId(w), x, y, level, facing, lastSeen: null, feast: '', was: who };
  w.happen({ is: 'turned', cause: 'FTB-10.11.3d', who, zed });
}

function placeFor(w: FtbWorld, p: Person): Place {
  const table = tableOf(w);
  if (!w.s.people.some((q) => q.carries === p.id)) return placeOf(p);
  return placesNear(table.ways('zed'), table.figures, placeOf(p), 1)[0] ?? placeOf(p);
}
