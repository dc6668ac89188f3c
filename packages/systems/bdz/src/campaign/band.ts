import { ask, choose, type Rule } from '@shambles/engine';
import { campaignOf, isMember } from '../facts/campaign/months.js';
import { one } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { hasHands, type Person } from '../state.js';

/** The seat that plays the band. */
export const seatOf = (w: BdzWorld): string => w.book.seats[0] as string;

/** Everybody of the band, captives too. */
export function membersOf(w: BdzWorld): Person[] {
  return w.s.people.filter((p) => isMember(w.s, p));
}

/** Band members who are free to act; captives are not. */
export function bandOf(w: BdzWorld): Person[] {
  const held = campaignOf(w.s).captives.map((c) => c.who);
  return membersOf(w).filter((p) => !held.includes(p.id));
}

export function starOf(w: BdzWorld): Person | undefined {
  return w.s.people.find((p) => p.star && isMember(w.s, p));
}

/** A choice of one person by name. */
const named = (ids: readonly string[]) =>
  choose(ids, {
    id: (id) => id,
    line: (id) => ({ key: 'figure', values: { who: one(id) } }),
    on: (id) => id,
  });

/**
 * True if somebody is free to act and there is a Star. If the table's option allows it, a Grunt whom the player names
 * becomes the Star. BDZ-D-c120.
 */
export function* isLed(w: BdzWorld): Rule<boolean> {
  if (bandOf(w).length === 0) return false;
  if (starOf(w)) return true;
  const heirs = bandOf(w).filter(hasHands);
  if (w.book.options['star-lost'] !== 'successor' || heirs.length === 0) return false;
  const ids = heirs.map((p) => p.id);
  const who = yield* ask(w, seatOf(w), 'BDZ-D-c120', 'heir', named(ids));
  w.happen({ is: 'takes-over', cause: 'BDZ-D-c120', who });
  return true;
}
