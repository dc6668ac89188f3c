import type { EngineFact, Fact, Tone } from '@shambles/engine';

/** A fact as a seat was told it, with the journal entry it followed from: a line of `Table.log`. */
export interface Told {
  readonly entry: number;
  readonly fact: Fact;
}

export type RolledFact = EngineFact & { readonly is: 'rolled' };
export type ForcedFact = EngineFact & { readonly is: 'forced' };

export function isRolled(fact: Fact): fact is RolledFact {
  return fact.is === 'rolled';
}

/** Which signal colour a noun of the story has ("kind.tank"). */
export type ToneOf = (noun: string) => Tone | undefined;
