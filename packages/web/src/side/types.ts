import type { EngineFact, Fact, Seat, Tone } from '@shambles/engine';

/** A fact as told to a seat, with its journal entry: a line of `Table.log`. */
export interface Told {
  readonly entry: number;
  readonly fact: Fact;
}

export type RolledFact = EngineFact & { readonly is: 'rolled' };
export type ForcedFact = EngineFact & { readonly is: 'forced' };

export function isRolled(fact: Fact): fact is RolledFact {
  return fact.is === 'rolled';
}

/** Returns the signal colour of a noun of the story, such as "kind.tank". */
export type ToneOf = (noun: string) => Tone | undefined;

/** Returns the seat that a noun of the story belongs to, if it belongs to one alone. */
export type OwnerOf = (noun: string) => Seat | undefined;
