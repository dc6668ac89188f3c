import type { Rule } from '@shambles/engine';
import { distance, placesRound } from '@shambles/field';
import type { RosWorld } from '../facts.js';
import { finish } from '../moving/stride.js';
import type { RuleId } from '../register.js';
import { nearestOf } from '../senses/prey.js';
import { living, type Person, type Place, personOf, placeOf, type Zed } from '../state.js';
import { CONTACT, tableOf } from '../table.js';
import { LEAP } from '../tables/hordes.js';
import { mostIsolated, stalk } from './stalking.js';

/*
 * The Hunter's own rules: it gives up one round of movement to crouch, and leaps 10 cm in the next; it pins a survivor
 * that it touches. How it gets close enough is in stalking.ts.
 */

/**
 * Step 7 of a Hunter on its feet. It crouches within leaping distance of its victim, and if crouched it leaps. It gets
 * up again if it can leap at nobody. Returns false if it found nothing of its own to do and so moves as an ordinary
 * Zed. ROS-seq-7.
 */
export function* hunterTurn(w: RosWorld, z: Zed): Rule<boolean> {
  const victim = yield* mostIsolated(w, z);
  if (z.crouching) {
    if (yield* leap(w, z, victim)) return true;
    crouches(w, z, false, 'ROS-D-hunter-walk');
  }
  if (!victim) return false;
  if (!inLeap(w, z, victim)) return stalk(w, z, victim);
  crouches(w, z, true, 'ROS-hunter-leap');
  return true;
}

export function crouches(w: RosWorld, z: Zed, crouching: boolean, cause: RuleId): void {
  w.happen({ is: 'crouched', cause, zed: z.id, crouching });
}

/** True if a leap reaches a survivor: within 10 cm on the same level, over anything except walls and closed doors. */
function inLeap(w: RosWorld, z: Zed, p: Person): boolean {
  const table = tableOf(w);
  return z.level === p.level && table.gap(z.id, p.id) <= LEAP && table.throwReaches(z.id, p);
}

/**
 * Leaps at its victim, or else at the nearest survivor in reach, and pins it; a draw decides between equally near ones.
 * ROS-hunter-leap, ROS-U-priority.
 */
function* leap(w: RosWorld, z: Zed, victim: Person | undefined): Rule<boolean> {
  const prey = living(w.s).filter(
    (p) => p.inside === '' && p.pinned === '' && inLeap(w, z, p) && landing(w, z, p) !== undefined,
  );
  if (prey.length === 0) return false;
  const who = victim && prey.includes(victim) ? victim.id : yield* nearestOf(w, z, prey, 'ROS-hunter-leap');
  finish(w, z, [placeOf(z), landing(w, z, personOf(w.s, who)) as Place], 'leap');
  pin(w, z, who, 'ROS-hunter-pin');
  return true;
}

/** The place in contact with a survivor where a leap of 10 cm lands. */
function landing(w: RosWorld, z: Zed, p: Person): Place | undefined {
  const { figures, ways } = { figures: tableOf(w).figures, ways: tableOf(w).ways('hunter') };
  const self = figures.of(z.id);
  const free = placesRound(ways, figures, figures.of(p.id), [z.x, z.y], (i) => i === self);
  return free.find(([x, y]) => distance(z, { x, y }) <= LEAP + CONTACT);
}

/** Survivors that a Zed touches and nobody has pinned yet. */
export function touched(w: RosWorld, z: Zed): string[] {
  const table = tableOf(w);
  return living(w.s)
    .filter((p) => p.inside === '' && p.pinned === '' && table.touching(z.id, p.id))
    .map((p) => p.id);
}

/** Knocks the victim to the ground, helpless. ROS-hunter-pin. */
export function pin(w: RosWorld, z: Zed, who: string, cause: RuleId): void {
  if (z.crouching) crouches(w, z, false, cause);
  w.happen({ is: 'pinned', cause, who, by: z.id });
}
