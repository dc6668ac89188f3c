import type { Sort } from '../rule/declared.js';
import type { Fact, RuleId } from '../rule/fact.js';

interface Hint {
  readonly title: string;
  readonly text: string;
  readonly rule?: RuleId;
}

/**
 * Hints by the code of a question, by its code and rule ("move ROS-card-RUN"), or by the guide's name for something
 * that has just happened ("on received-fire").
 */
export type Hints = { readonly [code: string]: Hint };

/** Help for newcomers to a game, and the layout of its story. All of it may be empty. */
export interface Guide {
  /** What is easily missed the first time a question comes up. */
  readonly hints: Hints;
  /** The name of a fact among the hints, if it has one: "received-fire" is the hint "on received-fire". */
  event?(fact: Fact): string | undefined;
  /** How the game is played, in ten lines. */
  readonly lines: readonly string[];
  /** The catalogue key of the phase that begins with this fact, if one does: a heading in the log. */
  phase(fact: Fact): string | undefined;
  sort(fact: Fact): Sort;
  /** True if a fact is told in the same paragraph as those before it. */
  goesOn(before: readonly Fact[], fact: Fact): boolean;
  /** Facts that separate the dice of one action from those of the next. */
  readonly parts: ReadonlySet<string>;
  /** The meaning of at least one of a quantity, if the catalogue has no `odds.<procedure>.<quantity>`. */
  readonly atLeastOne: { readonly [quantity: string]: string };
  /** The name of a quantity, if the catalogue has no `quantity.<procedure>.<quantity>`. */
  readonly quantities: { readonly [quantity: string]: string };
  /** Words for an amount that is shared out among things. */
  readonly amount: {
    readonly one: string;
    readonly many: string;
    /** What becomes of a thing that takes its share: "lost". */
    readonly fate: string;
    /** The label for giving out the rest automatically. */
    readonly rest: string;
  };
}
