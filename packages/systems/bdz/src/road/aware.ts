import { ask, choose, type Rule } from '@shambles/engine';
import { leaderOf, sum } from '@shambles/thw';
import { freeTurn } from '../contact/free.js';
import type { BdzWorld } from '../facts.js';
import { partRow } from '../house/campaign-rows.js';
import { groupRow } from '../house/travel-rows.js';
import type { DayPart } from '../kinds.js';
import { inSight } from '../reaction/in-sight.js';
import { OTHERS } from '../scenarios/scenarios.js';
import type { Encounter, Road } from '../state/encounter.js';
import { carriesOn, inMelee, isPresent, isThere, isUp } from '../state.js';
import { tableOf } from '../table.js';
import { type AwareRow, awareness } from '../tables/campaign/road.js';
import { driversReact } from '../vehicles/reacting.js';

/** Extra dice for a side that is ready for the other. */
const READY = 1;

/**
 * Before activation is rolled: finds out who has noticed whom and carries out the result. True if a side now has a free
 * activation. BDZ-camp-road-aware.
 */
export function* noticed(w: BdzWorld, e: Encounter, road: Road): Rule<boolean> {
  const band = w.book.seats[0] as string;
  const firesFirst = road.goal === 'hostile' && (groupRow(w.book, road.who).firesFirst ?? false);
  const given = { ours: leaderRep(w, band), theirs: leaderRep(w, OTHERS), part: e.part, firesFirst };
  const { by, does } = yield* whoNotices(w, given);
  w.happen({ is: 'aware', cause: 'BDZ-camp-road-aware', by, does });
  if (by === 'nobody') return false;
  const side = by === 'band' ? band : OTHERS;
  if (by === 'band' && e.peace) yield* mayAttack(w, band);
  if (does === 'free-activation') {
    freeTurn(w, side);
    return true;
  }
  if (!w.s.encounter?.peace) yield* firesBefore(w, side, does);
  return false;
}

/** The leaders' Reps, the part of the day, and whether the others fire first. */
interface Given extends Omit<Parameters<typeof awareness>[1], 'light'> {
  readonly part: DayPart;
}

/** BDZ-T-road-aware. */
export function* whoNotices(w: BdzWorld, given: Given): Rule<AwareRow> {
  const roll = { rule: 'BDZ-camp-road-aware', label: 'awareness', table: 'BDZ-T-road-aware' } as const;
  const { part, ...leaders } = given;
  return awareness(yield* sum(w, 2, roll), { ...leaders, light: partRow(w.book, part).road });
}

function leaderRep(w: BdzWorld, side: string): number {
  return leaderOf(w.s.people.filter((p) => p.side === side && isPresent(p) && isUp(p)))?.rep ?? 0;
}

/** Asks whether the band attacks people who want no fight. */
function* mayAttack(w: BdzWorld, seat: string): Rule<void> {
  const how = yield* ask(
    w,
    seat,
    'BDZ-camp-road-aware',
    'attack',
    choose(['leave', 'attack'] as const, { id: (each) => each, line: (each) => ({ key: `attack.${each}` }) }),
  );
  if (how === 'attack') w.happen({ is: 'peace-over', cause: 'BDZ-camp-road-aware' });
}

/** Everybody on a side who sees an enemy takes In Sight; fire and reactions follow. BDZ-T-road-aware. */
function* firesBefore(w: BdzWorld, side: string, does: AwareRow['does']): Rule<void> {
  const table = tableOf(w);
  const foes = w.s.people.filter((q) => q.side !== side && isThere(q) && isUp(q)).map((q) => q.id);
  const sees = (id: string) => foes.filter((foe) => tableOf(w).has(foe) && tableOf(w).sees(id, foe));
  const watching = w.s.people
    .filter((p) => p.side === side && isThere(p) && carriesOn(p) && !inMelee(w.s, p.id))
    .filter((p) => foes.some((foe) => table.sees(p.id, foe)))
    .map((p) => p.id);
  yield* inSight(w, watching, sees, does === 'in-sight-plus' ? READY : 0);
  // Drivers carry out what they owe before anything else is rolled.
  yield* driversReact(w);
}
