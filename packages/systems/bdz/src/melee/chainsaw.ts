import type { Rule } from '@shambles/engine';
import { placeOf } from '@shambles/measured';
import { possibly } from '@shambles/thw';
import { hasSaw } from '../facts/campaign/loot.js';
import type { BdzWorld } from '../facts.js';
import { loudness } from '../house/rows.js';
import type { MeleeWeapon } from '../kinds.js';
import { isThere, type Person, personOf } from '../state.js';
import { STARTS } from '../tables/vehicles.js';

/**
 * How many ones in a single throw stall a saw, and how many empty it. BDZ-melee-chainsaw-stall, BDZ-melee-chainsaw-gas.
 */
const STALLS = 2;
const EMPTIES = 3;

/** The melee weapon in use; a saw that does not run leaves its user unarmed. BDZ-melee-chainsaw-stall. */
export function weaponOf(p: Pick<Person, 'melee' | 'saw'>): MeleeWeapon {
  return p.melee === 'chainsaw' && p.saw !== 'works' ? 'unarmed' : p.melee;
}

/**
 * Makes the noise of a saw that is used or restarted: once a turn, from where its user stood when the turn began.
 * BDZ-melee-chainsaw-noise, BDZ-D-chainsaw-runs.
 */
export function sawRuns(w: BdzWorld, who: string): void {
  const { stoodAt } = personOf(w.s, who);
  if (!stoodAt) return;
  w.happen({ is: 'saw-heard', cause: 'BDZ-melee-chainsaw-noise', who });
  w.happen({
    is: 'noise',
    cause: 'BDZ-melee-chainsaw-noise',
    at: stoodAt,
    shots: loudness(w.book, 'chain-saw'),
  });
}

/** Stalls or empties the saw after a round, by the most ones in a single throw. BDZ-D-chainsaw-ones. */
export function sawAfter(w: BdzWorld, who: string, ones: number): void {
  if (ones >= EMPTIES) w.happen({ is: 'chainsaw', cause: 'BDZ-melee-chainsaw-gas', who, saw: 'dry' });
  else if (ones >= STALLS)
    w.happen({ is: 'chainsaw', cause: 'BDZ-melee-chainsaw-stall', who, saw: 'stalled' });
}

/**
 * Spends an activation on restarting the saw, like a vehicle that will not start. BDZ-melee-chainsaw-stall,
 * BDZ-veh-wont-start.
 */
export function* restartsSaw(w: BdzWorld, who: string): Rule<void> {
  const { seat } = personOf(w.s, who);
  const roll = {
    rule: 'BDZ-melee-chainsaw-stall',
    label: 'start',
    table: 'BDZ-T-veh-start',
    seat,
    who,
  } as const;
  const starts = yield* possibly(w, STARTS, roll);
  w.happen({ is: 'chainsaw', cause: 'BDZ-melee-chainsaw-stall', who, saw: starts ? 'works' : 'stalled' });
  if (starts) sawRuns(w, who);
  w.happen({ is: 'rested', cause: 'BDZ-melee-chainsaw-stall', who: [who] });
}

/**
 * Notes at the start of a turn where each figure stands that has a saw, in hand or packed: it may take it in hand and
 * use it in that turn. BDZ-melee-chainsaw-noise.
 */
export function sawsStand(w: BdzWorld): void {
  for (const p of w.s.people.filter(hasSaw)) sawStands(w, p.id);
}

/** Notes where somebody stands who has a saw from now on; nothing of those off the table. BDZ-melee-chainsaw-noise. */
export function sawStands(w: BdzWorld, who: string): void {
  const p = personOf(w.s, who);
  if (isThere(p)) w.happen({ is: 'saw-stands', cause: 'BDZ-melee-chainsaw-noise', who, at: placeOf(p) });
}
