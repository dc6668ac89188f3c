import { ask, Confirm, type Rule } from '@shambles/engine';
import { capped, type Passed, pass } from '@shambles/thw';
import { isCaptive, isMember } from '../facts/campaign/months.js';
import { one } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { afterRow, duringRow } from '../house/rows.js';
import { BAND, OTHERS } from '../scenarios/scenarios.js';
import { goodsWith } from '../state/campaign.js';
import { amountOf } from '../state/goods.js';
import {
  carriesOn,
  hasHands,
  hasRun,
  inMelee,
  isEaten,
  isThere,
  isTied,
  isUp,
  type Person,
  personOf,
} from '../state.js';
import { tableOf } from '../table.js';
import { ailRow } from '../tables/ails.js';
import { placeToRise } from './rising.js';

const DICE = 2;
/** A 6 fails, whatever the Rep. BDZ-recover-six. */
const BEST = 5;

/** At the start of an activation, notes which patients of its side a figure is in contact with. BDZ-recover-during. */
export function standsBy(w: BdzWorld, who: string): void {
  const p = personOf(w.s, who);
  const table = tableOf(w);
  const bodies = w.s.people
    .filter((q) => q.side === p.side && q.id !== who && isPatient(q) && isThere(q) && q.aboard === p.aboard)
    .filter((q) => isThere(p) && table.touching(who, q.id))
    .map((q) => q.id);
  if (String(bodies) !== String(p.beside))
    w.happen({ is: 'stands-by', cause: 'BDZ-recover-during', who, bodies });
}

/**
 * True if it may take the Recovery Test: out of the fight and not tied up, or ill. BDZ-recover-during,
 * BDZ-camp-road-patients-recover.
 */
function isPatient(q: Person): boolean {
  return (q.status === 'out' && !isTied(q)) || (isUp(q) && ailRow(q.ails).recovers);
}

/**
 * Friends that somebody may treat, before doing anything else. Somebody in melee only fights on or breaks off.
 * BDZ-recover-during, BDZ-melee-locked.
 */
export function treatable(w: BdzWorld, p: Person): string[] {
  if (!hasHands(p) || p.used > 0 || p.fired || inMelee(w.s, p.id)) return [];
  return p.beside.filter((id) => {
    const q = personOf(w.s, id);
    const there = isThere(q) && tableOf(w).touching(p.id, id) && !isEaten(w.s, id);
    return isPatient(q) && !q.beyond && there;
  });
}

/**
 * Treats somebody, who is then back in the fight, or out for the rest of the encounter. BDZ-recover-during,
 * BDZ-T-recover-during.
 */
export function* treats(w: BdzWorld, by: string, who: string): Rule<void> {
  const table = tableOf(w);
  const medics = w.s.people.filter(
    (q) => q.medic !== 'none' && isThere(q) && carriesOn(q) && table.touching(q.id, who),
  );
  const near = w.s.people.filter(
    (q) => q.id === by || q.id === who || (isThere(q) && carriesOn(q) && table.touching(q.id, who)),
  );
  const nursed = medics.length > 0 || (yield* spends(w, who, near, personOf(w.s, who).side));
  const row = duringRow(w.book, yield* recoveryTest(w, 'BDZ-recover-during', who, medics));
  const back = (nursed ? row.nurse : row.result) === 'back';
  const ill = personOf(w.s, who).status !== 'out' && ({ ill: true } as const);
  const at = back && !ill ? placeToRise(w, who) : undefined;
  w.happen({ is: 'treated', cause: 'BDZ-recover-during', who, by, back, ...ill, ...(at && { at }) });
  // It still has to leave the building. BDZ-enc-mercy.
  if (back && personOf(w.s, who).mercy === 'spared') w.happen({ is: 'came-round', cause: 'BDZ-D-c91', who });
}

/**
 * Offers to spend a unit of medical supplies, which counts as a nurse for one test; true if spent. It comes from
 * somebody of the side, or once the encounter is over from the goods of the band or its base. BDZ-enc-loot-medical.
 */
function* spends(
  w: BdzWorld,
  who: string,
  near: readonly Person[],
  side: string,
  goods = false,
): Rule<boolean> {
  const has = near.find((q) => q.side === side && amountOf(q.load, 'medical') > 0);
  const patient = personOf(w.s, who);
  const isOurs = isMember(w.s, patient) && patient.side === BAND;
  const ours = goods && (isOurs || isTakenIn(w, who));
  const stored = ours && w.s.campaign ? amountOf(goodsWith(w.s.campaign, 'medical'), 'medical') : 0;
  if (!has && stored === 0) return false;
  const { seat } = patient.side === side ? patient : (has ?? near.find((q) => q.side === side) ?? patient);
  const space = new Confirm({ key: 'supplies.yes' }, { key: 'supplies.no' });
  const spent = yield* ask(w, seat, 'BDZ-enc-loot-medical', 'supplies', space, { who: one(who) });
  if (spent) w.happen({ is: 'used', cause: 'BDZ-enc-loot-medical', who: has?.id ?? '', item: 'medical' });
  return spent;
}

/** Rolls two dice against the patient's Rep, three with a doctor. BDZ-recover-doctor, BDZ-recover-six. */
function* recoveryTest(
  w: BdzWorld,
  rule: 'BDZ-recover-during' | 'BDZ-recover-after',
  who: string,
  medics: readonly Person[],
): Rule<Passed> {
  const { rep, seat } = personOf(w.s, who);
  const more = medics.some((q) => q.medic === 'doctor') ? 1 : 0;
  const table = rule === 'BDZ-recover-during' ? 'BDZ-T-recover-during' : 'BDZ-T-recover-after';
  const roll = { rule, label: 'recovery', table, seat, who } as const;
  return capped(yield* pass(w, DICE + more, Math.min(rep, BEST), roll));
}

/** In safety, tests those out of the fight and those who have run away. BDZ-recover-when, BDZ-recover-after. */
export function* recoverAfter(w: BdzWorld): Rule<void> {
  for (const { id } of w.s.people.filter(isTied))
    w.happen({ is: 'untied', cause: 'BDZ-D-tied', who: id, by: '' });
  const able = w.s.people.filter((q) => q.medic !== 'none' && isWell(q) && !isCaptive(w.s, q));
  yield* illAfter(w, able);
  // A mutineer never returns, whatever it would roll. BDZ-D-c121.
  const isMutineer = (p: Person) => w.s.encounter?.kind === 'mutiny' && p.side === OTHERS;
  for (const p of w.s.people.filter((q) => mustRecover(q) && !isMutineer(q))) {
    const { id: who, status } = p;
    const side = isTakenIn(w, who) ? BAND : p.side;
    // Nobody is in contact with somebody who has run away, or is in others' hands. BDZ-recover-doctor, BDZ-D-c110.
    const isAlone = status === 'hunkered' || isCaptive(w.s, p);
    const medics = able.filter((q) => q.side === side && !isAlone);
    const flashed = p.flashed && status !== 'hunkered';
    const isHelped = status === 'out' && !flashed && !isAlone;
    const nursed = medics.length > 0 || (isHelped && (yield* spends(w, who, inSafety(w), side, true)));
    const passed = flashed ? 2 : yield* recoveryTest(w, 'BDZ-recover-after', who, medics);
    const row = afterRow(w.book, passed);
    const fate = status === 'hunkered' ? row.retired : nursed ? row.nurse : row.out;
    const cause = flashed ? 'BDZ-grenade-recover' : 'BDZ-recover-after';
    const least = fate === 'weaker' && p.rep === 1 && ({ least: true } as const);
    w.happen({ is: 'survived', cause, who, fate, ...least });
  }
}

/** Those who are together in safety, on their feet or brought in, and not in others' hands. BDZ-recover-when. */
function inSafety(w: BdzWorld): Person[] {
  const isIn = (q: Person) => isWell(q) || (q.status === 'out' && q.afterwards !== 'dies');
  return w.s.people.filter((q) => isIn(q) && !isCaptive(w.s, q));
}

/** True if on its feet, or stunned for a moment, and not somebody who has retired. BDZ-react-stunned. */
function isWell(p: Person): boolean {
  return p.status === 'stunned' || (isUp(p) && !p.retired);
}

/** True for a beaten enemy who is in the band's hands. BDZ-enc-wtw-recover. */
function isTakenIn({ s }: BdzWorld, who: string): boolean {
  return s.encounter?.beaten.includes(who) ?? false;
}

/**
 * Tests the ill, who get well with two dice passed, or one with a nurse or supplies; the others stay ill.
 * BDZ-camp-road-patients-recover, BDZ-enc-loot-medical.
 */
function* illAfter(w: BdzWorld, able: readonly Person[]): Rule<void> {
  for (const { id: who, side } of w.s.people.filter((p) => isStillIll(p) && !isCaptive(w.s, p))) {
    const medics = able.filter((q) => q.side === side && q.id !== who);
    const nursed = medics.length > 0 || (yield* spends(w, who, inSafety(w), side, true));
    const row = afterRow(w.book, yield* recoveryTest(w, 'BDZ-recover-after', who, medics));
    if ((nursed ? row.nurse : row.out) === 'normal')
      w.happen({ is: 'well-again', cause: 'BDZ-camp-road-patients-recover', who });
  }
}

function isStillIll(p: Person): boolean {
  return (isUp(p) || p.status === 'stunned') && ailRow(p.ails).recovers;
}

/**
 * True if the person has to test: even one that a flash bang seems to have killed, but nobody spared by enemies or
 * taken to jail. BDZ-grenade-recover, BDZ-move-retire-ranaway, BDZ-D-c91, BDZ-day-police-arrest.
 */
function mustRecover(p: Person): boolean {
  const isDown = (p.status === 'out' && p.mercy !== 'spared') || (p.status === 'dead' && p.flashed);
  return p.afterwards === 'unknown' && (isDown || hasRun(p));
}
