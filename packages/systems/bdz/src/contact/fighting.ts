import type { Rule } from '@shambles/engine';
import { bearingOf } from '@shambles/field';
import type { Place } from '@shambles/measured';
import { leaderOf, sum } from '@shambles/thw';
import { encounterOf } from '../facts/campaign/contact.js';
import { isCaptive } from '../facts/campaign/months.js';
import type { BdzWorld } from '../facts.js';
import type { EncounterKind } from '../kinds.js';
import { enemyIds } from '../reaction/cases.js';
import { exchange } from '../reaction/exchange.js';
import type { RuleId } from '../register.js';
import { BAND, OTHERS } from '../scenarios/scenarios.js';
import { atPeace, carriesOn, hasRun, isPresent, isThere, type Person, personOf } from '../state.js';
import { BASE, tableOf } from '../table.js';
import { isHigher } from './meeting.js';
import { spotBefore, spotIn } from './spots.js';

/** Inches between matched figures, if there is room. */
const APART = 4;

/**
 * Places the people inside in front of those they are matched with: one against one, then doubled up. `unready`:
 * whether they have noticed anything is still to be rolled for. BDZ-enc-mg-match, BDZ-enc-raid-awareness.
 */
export function* breaksOut(
  w: BdzWorld,
  house: string,
  entered: readonly string[],
  met: readonly string[],
  unready?: true,
): Rule<void> {
  const who: { id: string; at: Place; facing: number }[] = [];
  for (const [i, id] of met.entries()) {
    const foe = personOf(w.s, entered[i % entered.length] as string);
    const others = who.map(({ at: [x, y, level] }) => ({ x, y, level }));
    const wanted = { off: 2 * BASE + APART, bearing: foe.facing, others, seenBy: foe.id };
    const at =
      spotIn(w, house, foe, wanted) ??
      spotIn(w, house, foe, { ...wanted, off: 2 * BASE }) ??
      spotBefore(w, house, others);
    if (at) who.push({ id, at, facing: bearingOf(foe.x - at[0], foe.y - at[1]) });
  }
  w.happen({ is: 'turns-out', cause: 'BDZ-enc-mg-match', who, ...(unready && { unready }) });
}

/**
 * Begins a fight with one leader's fire; then the activation dice are rolled anew. BDZ-enc-mg-lose2,
 * BDZ-enc-wtw-choose.
 */
export function* walksTheWalk(
  w: BdzWorld,
  own: string,
  foe: string,
  cause: 'BDZ-enc-mg-lose2' | 'BDZ-enc-wtw-choose',
): Rule<void> {
  yield* firesFirst(w, own, foe, cause);
  if (w.s.active) w.happen({ is: 'rested', cause, who: w.s.active.who });
  w.happen({ is: 'stage', cause, stage: 'end' });
}

/**
 * Both leaders roll. The one with the higher total fires, alone of its side, and the other side reacts. BDZ-D-c69,
 * BDZ-D-c27.
 */
export function* firesFirst(w: BdzWorld, own: string, foe: string, cause: RuleId): Rule<void> {
  const [p, q] = [personOf(w.s, own), personOf(w.s, foe)];
  const roll = { rule: cause, label: 'first-fire' } as const;
  const mine = p.rep + (yield* sum(w, 1, { ...roll, seat: p.seat, who: own }));
  const theirs = q.rep + (yield* sum(w, 1, { ...roll, seat: q.seat, who: foe }));
  const isMine =
    mine === theirs
      ? yield* isHigher(w, { who: own, seat: p.seat }, { who: foe, seat: q.seat })
      : mine > theirs;
  const [who, over] = isMine ? [own, foe] : [foe, own];
  const totals = { own: isMine ? mine : theirs, other: isMine ? theirs : mine };
  w.happen({ is: 'fires-first', cause, who, over, ...totals });
  const first = personOf(w.s, who);
  const at = enemyIds(w, first.side).filter((id) => w.s.people.some((each) => each.id === id));
  if (isThere(first)) yield* exchange(w, [{ who, at, snap: false, why: 'active', charged: false }]);
}

/** True if still in the fight: on the table and not running away. */
const fights = (p: Person): boolean => isPresent(p) && !hasRun(p);

/** Enemies who are still in the fight, whether or not anybody sees them. */
export function enemiesUp(w: BdzWorld): Person[] {
  return w.s.people.filter((p) => p.side === OTHERS && fights(p));
}

/** True if the fight is over: everybody on one side is out of it or has run. BDZ-enc-wtw-end. */
export function isFoughtOut(w: BdzWorld): boolean {
  const { fight = [] } = w.s.encounter ?? {};
  if (fight.length === 0) return false;
  const band = w.s.people.filter((p) => p.side === BAND && isThere(p));
  return !band.some(fights) || !fight.some((id) => fights(personOf(w.s, id)));
}

export function fightEnds(w: BdzWorld): void {
  const { fight } = encounterOf(w.s);
  const won = !fight.some((id) => fights(personOf(w.s, id)));
  w.happen({ is: 'fight-over', cause: 'BDZ-enc-wtw-end', won });
}

// ------------------------------------------------------------------ a beaten enemy

/** Encounters in which nobody can be won over. BDZ-D-c121. */
const NOBODY_JOINS: readonly (EncounterKind | undefined)[] = ['day-one', 'mutiny'];

/**
 * Enemies out of the fight that a figure is touching and could tend; none where nobody joins a band.
 * BDZ-enc-wtw-recover.
 */
export function beatenBeside(w: BdzWorld, p: Person): Person[] {
  const { beaten = [], kind } = w.s.encounter ?? {};
  if (p.side !== BAND || p.aboard !== '' || !carriesOn(p) || atPeace(w.s)) return [];
  if (NOBODY_JOINS.includes(kind)) return [];
  return w.s.people.filter(
    (q) =>
      q.side === OTHERS &&
      q.status === 'out' &&
      isThere(q) &&
      !beaten.includes(q.id) &&
      tableOf(w).touching(p.id, q.id) &&
      w.s.zeds.every((z) => z.feast !== q.id),
  );
}

/** At the end of the encounter, tended enemies who survived stay or slip away. BDZ-enc-wtw-recover, BDZ-D-c149. */
export function* winsOver(w: BdzWorld): Rule<void> {
  const { beaten = [], who: went = [], guests = [] } = w.s.encounter ?? {};
  const left = w.s.people.filter(
    (p) =>
      went.includes(p.id) &&
      !isCaptive(w.s, p) &&
      p.status !== 'dead' &&
      !['dies', 'never', 'turned', 'put-down'].includes(p.afterwards),
  );
  const own = leaderOf(left);
  for (const who of beaten) {
    const p = personOf(w.s, who);
    if (!own || !isRecovered(p) || guests.includes(who)) continue;
    const roll = { rule: 'BDZ-enc-wtw-recover', label: 'won-over' } as const;
    const mine = own.rep + (yield* sum(w, 1, { ...roll, seat: own.seat, who: own.id }));
    const theirs = p.rep + (yield* sum(w, 1, { ...roll, seat: p.seat, who }));
    const cause = 'BDZ-enc-wtw-recover';
    w.happen({ is: 'won-over', cause, who, own: mine, other: theirs });
    if (mine >= theirs)
      w.happen({ is: 'joins', cause, who: [{ id: who, at: null }], by: own.id, guests: false });
  }
}

/**
 * True for a beaten enemy who has lived through the Recovery Test, or needed none: he had only been stunned when he was
 * tied up. BDZ-enc-wtw-recover, BDZ-D-tied.
 */
function isRecovered({ status, afterwards }: Person): boolean {
  const unhurt = status === 'stunned' && afterwards === 'unknown';
  return unhurt || afterwards === 'normal' || afterwards === 'weaker';
}
