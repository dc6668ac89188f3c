import { encounterOf, itemOf, personOf } from '../state.js';
import type { ChargeCircumstance, MeleeResult } from '../tables/melee.js';
import type { Deed, Evolve } from './deed.js';
import { credit } from './fight.js';

/** A modifier that counted, by its circumstance. */
export interface Mod {
  readonly circumstance: string;
  readonly dice: number;
}

/** One figure in the Charge into Melee Test. */
export interface Tested {
  readonly who: string;
  readonly dice: number;
  readonly passed: number;
  readonly mods: readonly (Mod & { readonly circumstance: ChargeCircumstance })[];
  /** It did not roll: a zombie, or one that does not understand what comes at it. FTB-10.11, FTB-10.9.3m. */
  readonly counted?: true;
}

/** One side in a round of melee: a human, or zombies with one set of dice. */
export interface Fought {
  readonly who: readonly string[];
  readonly dice: number;
  /** Scored, those granted among them. */
  readonly successes: number;
  readonly granted: number;
  readonly mods: readonly Mod[];
}

/** Charges, melee and what comes of them. */
export type MeleeFact =
  | (Deed<'charges'> & { readonly who: readonly string[]; readonly target: string })
  /** FTB-8.2.1b, FTB-8.2.1c. */
  | (Deed<'charge-test'> & {
      readonly chargers: readonly Tested[];
      readonly target: Tested;
      /** Who came from behind. FTB-8.2.2. */
      readonly behind: readonly string[];
      /** Whether the target fires first. */
      readonly fires: boolean;
    })
  /** Stopped by the fire of its target. FTB-D-24. */
  | (Deed<'charge-stopped'> & { readonly who: string })
  | (Deed<'melee-round'> & {
      readonly attackers: Fought;
      readonly target: Fought;
      readonly won: 'attackers' | 'target' | 'nobody';
    })
  /** The winner's die on Melee Results. `rep`: what the loser fights on with. FTB-8.3.1a. */
  | (Deed<'melee-result'> & {
      readonly who: string;
      readonly by: string;
      readonly die: number;
      readonly margin: number;
      readonly result: MeleeResult;
      readonly rep: number;
    })
  | (Deed<'stalled'> & { readonly who: string; readonly item: number })
  /** Neither has a die left to fight with. */
  | (Deed<'broke-off'> & { readonly who: string; readonly whom: string })
  /** FTB-TB-challenge-b. */
  | (Deed<'challenge'> & {
      readonly who: string;
      readonly rep: number;
      readonly passed: number;
      readonly again: boolean;
    })
  | (Deed<'challenge-over'> & {
      readonly who: string;
      readonly result: 'success' | 'gave-up' | 'failure';
    });

export const MELEE: Evolve<MeleeFact> = {
  charges: () => {},
  'charge-test': () => {},
  'charge-stopped': () => {},
  'melee-round': () => {},
  'melee-result': (s, f) => {
    if (f.result === 'rep-down') credit(s, f.by, f.who);
  },
  stalled: (s, f) => {
    itemOf(personOf(s, f.who), f.item).empty = true;
  },
  'broke-off': () => {},
  challenge: () => {},
  'challenge-over': (s, f) => {
    if (f.result === 'gave-up') encounterOf(s).tally[gaveUp(f.who)] = 1;
  },
};

/** Under what name an Encounter remembers that somebody gave a Challenge up. FTB-TB-challenge-c. */
export function gaveUp(who: string): string {
  return `challenge-${who}`;
}
