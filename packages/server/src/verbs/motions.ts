import type { Seat } from '@shambles/engine';
import type { Verb } from '@shambles/wire';
import { IMPOSSIBLE, judge } from '../corrections.js';
import type { Live } from '../live.js';
import { botAt, type MotionRecord } from '../room.js';
import { no, Refused, take } from './refused.js';

/*
 * What needs everybody's consent: to go back, to put something right.
 */

/** The entry that stands for an item of the seat's feed. */
export function entryOf(live: Live, seat: Seat, item: number): number {
  const entry = item < 0 ? 0 : live.look(seat)?.feed.entryOf(item);
  if (entry === undefined) return no('refused', `There is no place ${item} in what was played.`);
  return entry;
}

export function propose(live: Live, by: Seat, { what }: Verb & { is: 'propose' }): void {
  const { record } = live;
  if (record.motion) no('refused', 'Something else waits for consent; that comes first.');
  const meant: MotionRecord['what'] =
    'undo' in what ? { undo: entryOf(live, by, what.undo) } : { correct: what.correct };
  if ('correct' in meant) {
    const wrong = live.table ? judge(live.system, live.table, by, meant.correct.patch) : undefined;
    if (wrong) throw new Refused(wrong);
  } else if (!isBack(live, meant.undo)) no('refused', GONE);
  record.motions++;
  record.motion = { number: record.motions, by, what: meant, yes: [by] };
  if (!carry(live, true)) no('refused', 'undo' in meant ? GONE : IMPOSSIBLE);
}

const GONE = 'This is not a place in what was played that one can go back to.';

/** Whether an entry stands on the line of play, before its end. */
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
 * Carries a motion out, once everybody has agreed; seats that a bot holds for a while agree. False where that cannot be
 * done (any more): then the motion is gone. `judged`: just now.
 */
export function carry(live: Live, judged = false): boolean {
  const { record, table } = live;
  const { motion } = record;
  if (!table || !motion) return true;
  const { by, what, yes } = motion;
  if (live.people.some((p) => !yes.includes(p) && botAt(record, p) === undefined)) return true;
  delete record.motion;
  if (!judged && 'correct' in what && judge(live.system, table, by, what.correct.patch)) return false;
  if (!table.propose(by, what).ok) return false;
  for (const seat of live.people)
    if (seat !== by && table.proposal) take(table.consent(seat, table.proposal.entry, true));
  return true;
}
