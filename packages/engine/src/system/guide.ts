import type { Sort } from '../rule/declared.js';
import type { Fact, RuleId } from '../rule/fact.js';

interface Hint {
  readonly title: string;
  readonly text: string;
  readonly rule?: RuleId;
}

/**
 * Hints by the code of a question, by its code and rule ("move ROS-card-RUN"), or by the name that the guide gives to
 * something that has just happened ("on received-fire").
 */
export type Hints = { readonly [code: string]: Hint };

/** How somebody new to a game is helped, and how its story is laid out. All of it may be empty. */
export interface Guide {
  /** What is easily missed the first time a question comes up. */
  readonly hints: Hints;
  /** What a fact is called among the hints, where there is one for it: "received-fire" is the hint "on received-fire". */
  event?(fact: Fact): string | undefined;
  /** How a game is played, in ten lines. */
  readonly lines: readonly string[];
  /** The catalogue's key of the phase that begins with this fact, where one does: a heading in the log. */
  phase(fact: Fact): string | undefined;
  sort(fact: Fact): Sort;
  /** Whether a fact is told in the paragraph of those before it. */
  goesOn(before: readonly Fact[], fact: Fact): boolean;
  /** Facts that part the dice of one action from those of the next. */
  readonly parts: ReadonlySet<string>;
  /** What at least one of a quantity means, where the catalogue has no `odds.<procedure>.<quantity>`. */
  readonly atLeastOne: { readonly [quantity: string]: string };
  /** What is counted, where the catalogue has no `quantity.<procedure>.<quantity>`. */
  readonly quantities: { readonly [quantity: string]: string };
  /** What is given out where an amount is shared among things, and how that is spoken of. */
  readonly amount: {
    readonly one: string;
    readonly many: string;
    /** "lost": what becomes of a thing that takes its share. */
    readonly fate: string;
    /** Gives out what is left by itself. */
    readonly rest: string;
  };
}
