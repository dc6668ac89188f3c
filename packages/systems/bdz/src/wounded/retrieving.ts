import { ask, choose, type Rule } from '@shambles/engine';
import type { Route } from '@shambles/field';
import { one } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { walk, wayToContact } from '../movement/walking.js';
import {
  carriesOn,
  has,
  hasHands,
  inMelee,
  isEaten,
  isThere,
  isUp,
  type Person,
  personOf,
  vehicleOf,
} from '../state.js';
import { tableOf } from '../table.js';

/** How near a wounded friend must be to be picked up on the way into cover, in inches. BDZ-wounded-duck. */
const NEAR = 4;
/** The most inches that a figure ducking back moves to pick up a friend. BDZ-wounded-duck. */
const FAR = 12;

/**
 * Friends that somebody could pick up: out of the fight and not being eaten; the stunned get up by themselves. From
 * inside a vehicle, which must be at rest, only those in it.
 */
export function woundedFor(w: BdzWorld, p: Person): Person[] {
  if (!hasHands(p) || p.retrieves !== '' || p.prone || inMelee(w.s, p.id)) return [];
  if (p.aboard !== '' && vehicleOf(w.s, p.aboard).speed > 0) return [];
  return w.s.people.filter(
    (q) =>
      q.side === p.side &&
      q.status === 'out' &&
      isThere(q) &&
      q.aboard === p.aboard &&
      q.id !== p.dropped &&
      !isEaten(w.s, q.id),
  );
}

/** The route to a wounded friend: 'here' if already in contact, undefined if there is none. */
export function wayTo(w: BdzWorld, p: Person, body: string, most: number): Route | 'here' | undefined {
  return tableOf(w).touching(p.id, body) ? 'here' : wayToContact(w, p.id, body, most);
}

/**
 * A figure that ducks back after passing a die first picks up the nearest wounded friend within 4 inches, even if it
 * lies prone. BDZ-wounded-duck.
 */
export function* retrievesFirst(w: BdzWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  // BDZ-attr-nerves: it does not duck.
  if (!carriesOn(p) || has(p, 'nerves-of-steel') || p.aboard !== '') return;
  const table = tableOf(w);
  const near = woundedFor(w, { ...p, prone: false })
    .map((q) => ({ id: q.id, off: table.distance(who, q.id) }))
    .filter(({ off }) => off <= NEAR)
    .sort((a, b) => a.off - b.off);
  for (const { id } of near) {
    const way = wayTo(w, p, id, FAR);
    if (!way) continue;
    if (way !== 'here') yield* walk(w, who, way, 'duck-back', 'BDZ-wounded-duck', []);
    w.happen({ is: 'picked-up', cause: 'BDZ-wounded-duck', who, body: id });
    return;
  }
}

/** Charged figures that carry somebody keep hold of them or put them down. BDZ-wounded-charged. */
export function* mayDrop(w: BdzWorld, charged: readonly string[]): Rule<void> {
  for (const who of new Set(charged)) {
    const p = w.s.people.find((q) => q.id === who);
    if (!p || p.retrieves === '' || !isUp(p)) continue;
    const space = choose(['keep', 'drop'], { id: (how) => how, line: (how) => ({ key: `carrier.${how}` }) });
    const values = { who: one(who), body: one(p.retrieves) };
    if ((yield* ask(w, p.seat, 'BDZ-wounded-charged', 'carrier', space, values)) === 'drop')
      w.happen({ is: 'put-down', cause: 'BDZ-wounded-charged', who, body: p.retrieves });
  }
}
