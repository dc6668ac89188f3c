import type { Outcomes } from '../dice/outcomes.js';
import type { Fact, Json, RuleId } from '../rule/fact.js';
import type { AskRequest, Rule, World } from '../rule/rule.js';
import type { Catalogue } from '../rule/text.js';

export interface OddsQuery {
  readonly procedure: string;
  readonly input: Json;
  /** Where on the table it would happen. */
  readonly on?: string;
}

/**
 * A piece of the rules that runs by itself: for the companion beside a real table, for `resolve`, for odds.
 * It is the game's own code, started on a small state.
 */
export interface Procedure<I, R, S, B, F extends Fact> {
  readonly id: string;
  readonly title: string;
  readonly rule: RuleId;
  /** JSON Schema of the input. What it says beside that is in words that a player knows: `FieldWords`. */
  readonly schema: Json;
  /** The same for the book of a game, where that has things of its own. */
  schemaFor?(book: B): Json;
  /** Something to try. */
  readonly example: Json;
  /** Words of this piece alone, laid over the catalogue: "the shooter" for whoever that is in the small state. */
  readonly words?: Catalogue;
  /** Throws SetupError, "shoot, target/rep: from 1 to 10.": the procedure, the field and what is allowed there. */
  parse(input: unknown): I;
  /** A state in which nothing stands but what the input tells. */
  begin(input: I, book: B): S;
  run(w: World<S, B, F>, input: I): Rule<R>;
  /** The result in words and numbers, for a person. */
  result(r: R): { readonly [name: string]: Json };
  /** Quantities whose chances can be asked. */
  quantities(r: R): { readonly [name: string]: number };
  /** Which of several named outcomes it is ("miss", "body", "head"), where one of them is what is asked for. */
  outcomes?(r: R): string;
  /** All names that `outcomes` gives, in the order they are shown: those that cannot happen have a chance of 0. */
  readonly outcomeNames?: readonly string[];
  /** How choices inside are made when odds are asked, and its name. */
  readonly policy: { readonly name: string; answer(ask: AskRequest): unknown };
  /** Rules whose draws cannot change the quantities; left out of the tree and named in the result. */
  readonly mute: readonly RuleId[];
  /** The same for rolls: their dice fall on the lowest face. */
  readonly hush?: readonly RuleId[];
  /** Outcomes to follow at most before sampling instead: few for what goes on round after round. */
  readonly most?: number;
  /** Games to sample then, where each takes long. */
  readonly samples?: number;
  /** For odds: an input with the same chances that has fewer outcomes to follow. */
  readonly simpler?: (input: I) => I;
  /**
   * For odds: all results with their chances in closed form, choices made as `policy` makes them; undefined where there
   * is none for this input. Odds then follow no dice. A result need hold no more than `quantities` and `outcomes`
   * read. What has no last round, and so no last outcome to follow, can be summed here to the end.
   */
  exactly?(input: I, book: B): Outcomes<R> | undefined;
}

/** What a schema says of a field for the person who fills it in, beside JSON Schema's own keywords. */
export interface FieldWords {
  readonly title?: string;
  /** A few words more, where the title leaves a doubt. */
  readonly description?: string;
  /** What stands there at first, and of a flag what holds where it is left out. */
  readonly default?: Json;
  /** What holds where it is left out: "all that the weapon has". */
  readonly blank?: string;
  /** What the values are called, where their ids are not words. */
  readonly names?: { readonly [value: string]: string };
  /** Of a text: what may stand there. */
  readonly examples?: readonly string[];
  /** Of a list: each value once. */
  readonly uniqueItems?: true;
}
