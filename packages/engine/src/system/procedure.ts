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
 * A piece of the rules that can run on its own: for the companion beside a real table, for `resolve`, and for odds. It
 * is the game's own code, started on a small state.
 */
export interface Procedure<I, R, S, B, F extends Fact> {
  readonly id: string;
  readonly title: string;
  /** The heading under which it is listed, if there are many. */
  readonly under?: string;
  readonly rule: RuleId;
  /** JSON Schema of the input. Beyond that, it describes fields in words that a player knows: `FieldWords`. */
  readonly schema: Json;
  /** The schema for a particular game's book, if that book adds things of its own. */
  schemaFor?(book: B): Json;
  /** An example input. */
  readonly example: Json;
  /** Words of this procedure alone, laid over the catalogue: "the shooter" for that figure of the small state. */
  readonly words?: Catalogue;
  /**
   * Throws SetupError that names the procedure, the field and what is allowed there: "shoot, target/rep: from 1 to
   * 10.".
   */
  parse(input: unknown): I;
  /** A state that contains only what the input specifies. */
  begin(input: I, book: B): S;
  run(w: World<S, B, F>, input: I): Rule<R>;
  /** The result in words and numbers, for a person. */
  result(r: R): { readonly [name: string]: Json };
  /** Quantities whose chances can be asked for. */
  quantities(r: R): { readonly [name: string]: number };
  /** The name of this outcome ("miss", "body", "head"), for a procedure with named outcomes. */
  outcomes?(r: R): string;
  /** All names that `outcomes` can return, in display order. Those that cannot happen have a chance of 0. */
  readonly outcomeNames?: readonly string[];
  /** Makes the choices inside when odds are computed; `name` describes how. */
  readonly policy: { readonly name: string; answer(ask: AskRequest): unknown };
  /** Rules whose draws cannot change the quantities: left out of the tree and named in the result. */
  readonly mute: readonly RuleId[];
  /** Rules whose rolls cannot change the quantities: their dice fall on the lowest face. */
  readonly hush?: readonly RuleId[];
  /** The most outcomes to follow before sampling instead: few for play that goes on round after round. */
  readonly most?: number;
  /** The number of games to sample, if each takes long. */
  readonly samples?: number;
  /** For odds: an input with the same chances that has fewer outcomes to follow. */
  readonly simpler?: (input: I) => I;
  /**
   * For odds: all results with their chances in closed form, with choices made as `policy` makes them; undefined if
   * there is no closed form for this input. Odds then follow no dice. A result needs only what `quantities` and
   * `outcomes` read. Play without a last round, which cannot be followed to the end, can be summed here completely.
   */
  exactly?(input: I, book: B): Outcomes<R> | undefined;
}

/** What a schema tells the person who fills in a field, beyond JSON Schema's own keywords. */
export interface FieldWords {
  readonly title?: string;
  /** A few more words, if the title leaves a doubt. */
  readonly description?: string;
  /** The initial value. For a flag, also the value if it is left out. */
  readonly default?: Json;
  /** The meaning of leaving the field out: "all that the weapon has". */
  readonly blank?: string;
  /** Names for the values, if their ids are not words. */
  readonly names?: { readonly [value: string]: string };
  /** For a text: possible values. */
  readonly examples?: readonly string[];
  /** For a list: each value at most once. */
  readonly uniqueItems?: true;
}

/** The same pieces, listed under a heading. */
export const listedUnder = <P extends object>(
  under: string,
  pieces: readonly P[],
): readonly (P & { readonly under: string })[] => pieces.map((piece) => ({ ...piece, under }));
