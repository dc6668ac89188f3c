import type { Patch, Seat, Table } from '@shambles/engine';
import type { Verb } from '@shambles/wire';
import { IMPOSSIBLE, judge } from '../table/corrections.js';
import type { Live } from '../table/live.js';
import { askedFor, HOUR, type MotionRecord } from '../table/room.js';
import { DONE, type Done, end } from './done.js';
import { no, Refused, take } from './refused.js';

/*
 * What needs everybody's consent: going back, and corrections.
 */

/**
 * The journal entry that would be the last one, if an item of the seat's feed were the last to stay; a negative number
 * stands for the beginning. What came after the item and told the seat nothing stays too: answers of others that still
 * lie face down.
 */
export function entryOf(live: Live, seat: Seat, item: number): number {
  const feed = live.look(seat)?.feed;
  const first = item < 0 ? 0 : feed?.entryOf(item);
  if (!feed || first === undefined) return no('refused', `There is no place ${item} in what was played.`);
  const { journal, head } = live.table as Table;
  let n = head;
  while (n > first && feed.itemOf(n) !== Math.max(-1, item)) n = journal.entry(n).prev;
  return Math.max(n, first);
}

export function propose(live: Live, by: Seat, { what }: Verb & { is: 'propose' }): void {
  const { record } = live;
  if (record.motion) no('refused', 'Something else waits for consent; that comes first.');
  const meant: MotionRecord['what'] =
    'undo' in what ? { undo: entryOf(live, by, what.undo) } : { correct: what.correct };
  if ('correct' in meant) {
    if (live.judging.isSpent) no('refused', 'Corrections come too fast here. Try again in a minute.');
    const wrong = live.table && judged(live, live.table, by, meant.correct.patch);
    if (wrong) throw new Refused(wrong);
  } else if (!isBack(live, meant.undo)) no('refused', GONE);
  record.motions++;
  const until = live.clock() + record.objection * HOUR;
  record.motion = { number: record.motions, by, what: meant, yes: [by], until };
  if (!carry(live, true)) no('refused', 'undo' in meant ? GONE : IMPOSSIBLE);
}

function judged({ judging, system }: Live, table: Table, by: Seat, patch: Patch) {
  return judging.weigh(() => judge(system, table, by, patch));
}

const GONE = 'This is not a place in what was played that one can go back to.';

/** True if an entry is on the line of play, before its end. */
function isBack({ table }: Live, entry: number): boolean {
  if (!table || entry >= table.head) return false;
  let at = table.head;
  while (at > entry) at = table.journal.entry(at).prev;
  return at === entry;
}

export function consent(live: Live, seat: Seat, { to, yes }: Verb & { is: 'consent' }): void {
  const { record } = live;
  const { motion } = record;
  if (motion?.number !== to) no('stale', 'This does not wait for consent any more.');
  if (!yes) delete record.motion;
  else {
    record.motion = { ...motion, yes: [...new Set([...motion.yes, seat])] };
    carry(live);
  }
}

/**
 * Carries out the motion if everybody has agreed. False if that is impossible (by now); then the motion is dropped.
 * `isJudged`: the correction was judged just now.
 */
function carry(live: Live, isJudged = false): boolean {
  const { record, system } = live;
  const { motion } = record;
  if (!motion || askedFor(system, record, motion).length > 0) return true;
  return carryOut(live, motion, isJudged);
}

function carryOut(live: Live, { by, what }: MotionRecord, isJudged = false): boolean {
  const { record, table } = live;
  delete record.motion;
  if (!table) return false;
  if (!isJudged && 'correct' in what && judged(live, table, by, what.correct.patch)) return false;
  if (!table.propose(by, what).ok) return false;
  for (const seat of live.people)
    if (seat !== by && table.proposal) take(table.consent(seat, table.proposal.entry, true));
  return true;
}

/** Carries out a motion once the time to object is over: silence is consent. Records which seats were silent. */
export function lapse(live: Live): Done {
  const { record, system, clock } = live;
  const { motion } = record;
  if (motion?.until === undefined || clock() < motion.until) return DONE;
  const silent = askedFor(system, record, motion);
  const { number, by, what } = motion;
  if (carryOut(live, motion))
    record.unopposed = { number, by, what: 'undo' in what ? 'undo' : 'correct', silent, at: clock() };
  return end(live);
}
