import type { Rule } from '@shambles/engine';
import type { Deed } from '../actions/deed.js';
import { trades } from '../barter/bartering.js';
import { walksTheWalk } from '../contact/fighting.js';
import { greets } from '../contact/meeting.js';
import { headOf, speakerOf } from '../contact/people.js';
import { one } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { COHESION } from '../groups/groups.js';
import { BAND, OTHERS } from '../scenarios/scenarios.js';
import { atPeace, hasLeft, isPresent, isUp, type Person, vehicleOf } from '../state.js';
import { tableOf } from '../table.js';

/** People of a side who are on the table and up. */
const upOn = (w: BdzWorld, side: string): Person[] =>
  w.s.people.filter((p) => p.side === side && isPresent(p) && isUp(p));

/** True if somebody is on foot, or in a vehicle that is not moving. */
function isStill(w: BdzWorld, { aboard }: Person): boolean {
  return aboard === '' || vehicleOf(w.s, aboard).speed === 0;
}

/** Somebody on the other side who can be talked to: near, in sight, not in a moving vehicle. BDZ-D-c133. */
function inEarshot(w: BdzWorld, p: Person): Person | undefined {
  if (!atPeace(w.s) || w.s.encounter?.road?.goal !== 'meet' || !isStill(w, p)) return undefined;
  const table = tableOf(w);
  const near = (q: Person) => {
    const off =
      q.aboard === '' ? table.distance(p.id, q.id) : table.toVehicle(p.id, vehicleOf(w.s, q.aboard));
    return off <= COHESION && table.line(p.id, q.id) !== 'no';
  };
  return upOn(w, p.side === BAND ? OTHERS : BAND).find((q) => isStill(w, q) && near(q));
}

/** The active figure speaks to somebody near, and both parties listen. BDZ-T-road-groups, BDZ-D-c133. */
export const GREET: Deed = {
  verb: 'greet',
  rule: 'BDZ-enc-mg-procedure',
  offers: (w, p) => {
    const to = inEarshot(w, p);
    return to ? [{ on: to.id, names: { whom: one(to.id) } }] : [];
  },
  act: theyTalk,
};

/** The two parties on the road, and who speaks for each. BDZ-D-c133. */
export function parties(w: BdzWorld) {
  const [ours, theirs] = [BAND, OTHERS].map((side) => upOn(w, side).map((p) => p.id)) as [string[], string[]];
  return { ours, theirs, own: speakerOf(w, ours), head: headOf(w, theirs) };
}

/**
 * Runs Meet & Greet and its result: a fight, or the end of the encounter. All of theirs who live trade or join, the
 * wounded whom they carry too. BDZ-T-meet-greet, BDZ-camp-barter-max, BDZ-D-c65, BDZ-D-c133.
 */
export function* theyTalk(w: BdzWorld): Rule<void> {
  const { ours, theirs, own, head } = parties(w);
  const result = yield* greets(w, own.id, head.id, ours.length, theirs.length);
  if (result === 'fight') {
    w.happen({ is: 'peace-over', cause: 'BDZ-enc-mg-lose2' });
    return yield* walksTheWalk(w, own.id, head.id, 'BDZ-enc-mg-lose2');
  }
  // BDZ-enc-mg-win1, BDZ-enc-mg-lose1.
  const living = w.s.people.filter((p) => p.side === OTHERS && p.status !== 'dead' && !hasLeft(w.s, p));
  const all = living.map(({ id }) => ({ id, at: null }));
  const there = { who: theirs, figures: all.length };
  if (result === 'guests' || result === 'apart') yield* trades(w, own.id, ours, there, () => {});
  const [cause, guests] = [
    result === 'guests' ? 'BDZ-enc-mg-win1' : 'BDZ-enc-mg-win2',
    result === 'guests',
  ] as const;
  if (result === 'joins' || guests) w.happen({ is: 'joins', cause, who: all, by: own.id, guests });
  w.happen({ is: 'road-over', cause: 'BDZ-D-c65' });
}
