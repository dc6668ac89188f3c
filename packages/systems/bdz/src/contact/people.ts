import { ask, choose, type Rule } from '@shambles/engine';
import { leaderOf, sum } from '@shambles/thw';
import { settingOf } from '../book.js';
import { encounterOf } from '../facts/campaign/contact.js';
import { one, several } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { leaderIn } from '../groups/groups.js';
import { awarenessOf, listOn, partRow } from '../house/campaign-rows.js';
import { gunRank } from '../house/rows.js';
import type { DayPart } from '../kinds.js';
import { turnUp } from '../people/recruit.js';
import { inSight } from '../reaction/in-sight.js';
import { BAND, OTHERS } from '../scenarios/scenarios.js';
import type { House } from '../state/encounter.js';
import { type Person, personOf } from '../state.js';
import { tableOf } from '../table.js';
import { type Greeting, plusOn, whoIn } from '../tables/campaign/contact.js';
import type { Awareness } from '../tables/campaign/encounters.js';
import type { List } from '../tables/lists.js';
import { breaksOut, walksTheWalk } from './fighting.js';
import { freeTurn } from './free.js';
import { greets } from './meeting.js';
import { spotIn } from './spots.js';

/** Extra dice for enemies who have heard something. BDZ-enc-raid-awareness. */
const MORE = 1;

/**
 * Band members come upon n people in a building: rolls who they are, then plays Meet & Greet, or a fight if the Star
 * wants one. BDZ-enc-ch-who, BDZ-enc-wtw-choose.
 */
export function* peopleInside(
  w: BdzWorld,
  house: string,
  entered: readonly string[],
  n: number,
): Rule<Greeting | 'walk'> {
  const { id, seat } = speakerOf(w, entered);
  const met = yield* turnUp(w, yield* whoTheyAre(w, seat), n);
  const here = houseNow(w, house);
  w.happen({ is: 'house', cause: 'BDZ-enc-ch-who', house: { ...here, people: [...met] } });
  if (!(yield* wantsFight(w, entered, met))) return yield* comesToTerms(w, house, entered, met);
  yield* breaksOut(w, house, entered, met);
  yield* walksTheWalk(w, id, headOf(w, met).id, 'BDZ-enc-wtw-choose');
  return 'walk';
}

/**
 * Places the occupants in front of those who come in, and plays what their awareness allows. BDZ-enc-raid-awareness.
 */
export function* comesUpon(w: BdzWorld, house: string, entered: readonly string[], n: number): Rule<void> {
  const { seat } = speakerOf(w, entered);
  const met = yield* turnUp(w, yield* whoTheyAre(w, seat), n);
  yield* breaksOut(w, house, entered, met, true);
  const does = encounterOf(w.s).alarm === 'quiet' ? yield* awareness(w, encounterOf(w.s).part) : 'in-sight';
  const cause = 'BDZ-enc-raid-awareness';
  w.happen({ is: 'awareness', cause, does });
  switch (does) {
    case 'ambush':
      return freeTurn(w, OTHERS, cause);
    case 'unaware':
      return freeTurn(w, BAND, cause);
    case 'activation':
      // The dice are rolled as soon as everything left over from this turn is done.
      if (w.s.active) w.happen({ is: 'rested', cause, who: w.s.active.who });
      return w.happen({ is: 'stage', cause, stage: 'end' });
    default: {
      const seen = (id: string) => entered.filter((p) => tableOf(w).has(p) && tableOf(w).sees(id, p));
      return yield* inSight(w, met, seen, does === 'in-sight-more' ? MORE : 0);
    }
  }
}

/** Rolls awareness: a die modified by the time of day. BDZ-enc-raid-awareness, BDZ-enc-raid-awareness-mods. */
export function* awareness(w: BdzWorld, part: DayPart): Rule<Awareness> {
  const roll = { rule: 'BDZ-enc-raid-awareness', label: 'awareness', table: 'BDZ-T-raid-awareness' } as const;
  return awarenessOf(w.book, (yield* sum(w, 1, roll)) + partRow(w.book, part).awareness);
}

/**
 * The list that the people met here come from: one for a whole party, and for a whole settlement. BDZ-enc-disc-who,
 * BDZ-enc-raid-who.
 */
export function* whoTheyAre(w: BdzWorld, seat: string): Rule<List> {
  const { kind, list } = encounterOf(w.s);
  if (list !== '') return list as List;
  const { area, day } = settingOf(w.s, w.book);
  const who = whoIn(kind);
  const roll = { rule: who.rule, label: 'who-they-are', table: w.book.tables[who.table].id, seat } as const;
  const plus = plusOn(who.plus, day);
  const another = who.die && plus > 0 && w.book.options['after-a-year'] === 'another-die';
  const total = another ? yield* sum(w, 2, roll) : (yield* sum(w, 1, roll)) + plus;
  const found = listOn(w.book, kind, area, total);
  if (kind === 'raid') w.happen({ is: 'list-known', cause: who.rule, list: found });
  return found;
}

/** The spokesperson of these band members: their Leader, or else the Star or the highest Rep. BDZ-enc-mg-procedure. */
export function speakerOf(w: BdzWorld, who: readonly string[]): Person {
  const people = who.map((id) => personOf(w.s, id));
  return leaderIn(people) ?? (leaderOf(people) as Person);
}

/** The leader of the people met: the highest Rep, and among equals the best weapon. BDZ-enc-mg-leader. */
export function headOf(w: BdzWorld, who: readonly string[]): Person {
  const people = who.map((id) => personOf(w.s, id));
  const best = (p: Person) => Math.max(0, ...p.guns.map((g) => gunRank(w.book, g.gun)));
  return people.reduce((a, b) => (b.rep > a.rep || (b.rep === a.rep && best(b) > best(a)) ? b : a));
}

/** The part of a building that was entered last. */
export function houseNow(w: BdzWorld, house: string): House {
  const found = encounterOf(w.s).houses.filter((h) => h.id === house);
  return found[found.length - 1] as House;
}

/** Asks whether a Star fights without talking. BDZ-enc-wtw-choose. */
function* wantsFight(w: BdzWorld, entered: readonly string[], met: readonly string[]): Rule<boolean> {
  const star = entered.map((id) => personOf(w.s, id)).find((p) => p.star);
  if (!star) return false;
  const space = choose(['greet', 'fight'], { id: (how) => how, line: (how) => ({ key: `contact.${how}` }) });
  const values = { who: one(star.id), others: several(met), n: entered.length };
  return (yield* ask(w, star.seat, 'BDZ-enc-wtw-choose', 'contact', space, values)) === 'fight';
}

/** Plays the talk and its results. BDZ-T-meet-greet. */
function* comesToTerms(
  w: BdzWorld,
  house: string,
  entered: readonly string[],
  met: readonly string[],
): Rule<Greeting> {
  const [own, head] = [speakerOf(w, entered), headOf(w, met)];
  const result = yield* greets(w, own.id, head.id, entered.length, met.length);
  const here = () => houseNow(w, house);
  switch (result) {
    case 'joins':
      joins(w, house, own.id, met, false);
      break;
    case 'guests':
      joins(w, house, own.id, met, true);
      w.happen({ is: 'house', cause: 'BDZ-enc-mg-win1', house: { ...here(), barter: [...met] } });
      break;
    case 'apart':
    case 'part': {
      const barter = result === 'apart' ? [...met] : [];
      w.happen({ is: 'house', cause: 'BDZ-enc-mg-lose1', house: { ...here(), barter, closed: true } });
      break;
    }
    case 'fight':
      yield* breaksOut(w, house, entered, met);
      yield* walksTheWalk(w, own.id, head.id, 'BDZ-enc-mg-lose2');
  }
  return result;
}

/** The people met come out to the band, and act with it from the next turn on. BDZ-enc-mg-win2, BDZ-enc-mg-win1. */
function joins(w: BdzWorld, house: string, by: string, met: readonly string[], guests: boolean): void {
  const p = personOf(w.s, by);
  const who: { id: string; at: readonly [number, number, number] | null }[] = [];
  for (const id of met) {
    const others = who.flatMap(({ at }) => (at ? [{ x: at[0], y: at[1], level: at[2] }] : []));
    const at = spotIn(w, house, p, { off: 1, bearing: p.facing, others });
    who.push({ id, at: at ?? null });
  }
  w.happen({ is: 'joins', cause: guests ? 'BDZ-enc-mg-win1' : 'BDZ-enc-mg-win2', who, by, guests });
}
