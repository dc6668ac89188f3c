/** A player's position at a table. A system names its own seats ("alien", "umpire", "survivor-1"). */
export type Seat = string;
/** The seat name of anybody who watches a table without a seat. */
export const SPECTATOR = 'spectator';
/** An entry of a rules register, such as "AVZ-7.2". */
export type RuleId = string;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Who learns a fact: everybody, or the named seats. */
export type Audience = 'all' | readonly Seat[];

/**
 * Something that happened, in the past tense, with its cause and its audience. State changes through facts alone, and
 * whoever follows a game (a person, a replay, a report) sees facts alone.
 */
export interface Fact {
  readonly is: string;
  /** The rule that made it happen. */
  readonly cause: RuleId;
  readonly to: Audience;
  /** The fact that everybody outside the audience is told instead. Without it they are told nothing. */
  readonly others?: Fact;
  /** The fact showed a seat something hidden. In company, no seat may take its own answer back past it. */
  readonly reveals?: true;
}

/** A fact with this name, caused by one of the system's own rules. */
export interface Named<I extends string, R extends RuleId> extends Fact {
  readonly is: I;
  readonly cause: R;
}

/** A fact as a rule reports it. If it names no audience, everybody learns it. */
export type Happening<F extends Fact> = F extends Fact ? Omit<F, 'to'> & { readonly to?: Audience } : never;

/**
 * Returns the happening as a fact. A default audience is inserted where every fact has it, so that all facts have one
 * object shape.
 */
export function noted(happening: Happening<Fact>): Fact {
  const { is, cause, to } = happening;
  if (to !== undefined) return happening as Fact;
  const fact = Object.assign({ is, cause, to: 'all' as const }, happening);
  fact.to = 'all';
  return fact;
}

/** Dice of one pool that are cancelled by dice of another, as pairs of their indices. */
export type Matches = readonly (readonly [first: number, second: number])[];

/** Facts that the engine itself makes, in every system. */
export type EngineFact =
  | (Fact & {
      readonly is: 'rolled';
      readonly label: string;
      readonly table?: string;
      readonly seat?: Seat;
      readonly faces: readonly (readonly number[])[];
      readonly pools: readonly PoolShown[];
      readonly typed?: true;
      /** The dice that cancel each other, for two opposed pools. */
      readonly matched?: Matches;
    })
  | (Fact & { readonly is: 'forced'; readonly seat: Seat; readonly ask: string })
  | (Fact & { readonly is: 'corrected'; readonly patch: Patch; readonly by: Seat; readonly why: string })
  /** The whole state after a correction. No seat is told; playback needs it. */
  | (Fact & { readonly is: 'restored'; readonly state: Json });

/** What a person needs to read one pool of a roll: which faces counted, and whose dice they were. */
export interface PoolShown {
  readonly sides: number;
  readonly who?: string;
  /** The lowest face that counts, if the roll has one. */
  readonly from?: number;
  /** The highest face that counts, if low rolls are good. */
  readonly upTo?: number;
}

/** Values to put at JSON-pointer-like paths ("at/3", "phase") of a state. */
export type Patch = readonly { readonly path: string; readonly value: Json }[];

/** The fact as `seat` is told it, or undefined if the seat is told nothing. */
export function told(fact: Fact, seat: Seat): Fact | undefined {
  return fact.to === 'all' || fact.to.includes(seat) ? fact : fact.others;
}
