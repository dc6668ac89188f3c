import type { Rule } from '@shambles/engine';
import type { FtbWorld } from '../facts.js';
import { type ChargeOccasion, chargeHome, type Rush, zedsChargeHome } from '../melee/charge.js';
import { seenAnew, type Watch } from '../moving/walking.js';
import { reactions } from './reaction.js';

/**
 * Resolves a charge by humans, then the tests that others owe for it, and what the chargers have come into sight of by
 * turning to the target. FTB-8.2.1a, FTB-5.6.1, FTB-D-192.
 */
export function* charge(
  w: FtbWorld,
  chargers: readonly string[],
  target: string,
  why: ChargeOccasion,
  watches: readonly Watch[] = [],
): Rule<void> {
  const call = yield* chargeHome(w, chargers, target, why, watches);
  yield* reactions(w, call, watches);
  for (const id of call.charging) yield* seenAnew(w, id, watches);
}

/** Resolves a charge by zombies, then the tests that others owe for it. FTB-10.6b, FTB-10.11.1a, FTB-5.6.1. */
export function* zedsCharge(
  w: FtbWorld,
  human: string,
  rushes: readonly Rush[],
  counted?: number,
): Rule<void> {
  yield* reactions(w, yield* zedsChargeHome(w, human, rushes, counted));
}
