import type { Rule } from '@shambles/engine';
import type { FtbWorld } from './facts.js';
import type { Watch } from './turn/walking.js';

/**
 * Rules that lead back to those that led to them: a reaction to a charge and a charge to reactions, a move to In
 * Sight and In Sight to a move. They are called by way of the book, so that no chapter imports another in a circle.
 */
export interface Calls {
  /** FTB-8.2. */
  charge(w: FtbWorld, chargers: readonly string[], target: string, why: ChargeOccasion): Rule<void>;
  /** Somebody is held up in the middle of another Encounter. FTB-14.7.5d. */
  robbed(w: FtbWorld, by: string): Rule<void>;
  /** What may stop an active figure on its way, in the order in which it takes place. */
  readonly watches: readonly Watch[];
}

export type ChargeOccasion = 'active' | 'in-sight' | 'reaction';
