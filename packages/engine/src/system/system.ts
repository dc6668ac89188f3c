import type { Random } from '../dice/random.js';
import type { AskView } from '../rule/ask.js';
import type { Fact, Json, RuleId, Seat } from '../rule/fact.js';
import type { Rule, World } from '../rule/rule.js';
import type { Catalogue, Line } from '../rule/text.js';
import type { Evening } from './evening.js';
import type { Guide } from './guide.js';
import type { PrintedTable } from './printed.js';
import type { OddsQuery, Procedure } from './procedure.js';
import type { Register } from './register.js';
import type { Rulers } from './rulers.js';
import type { Scene, Tone } from './scene.js';
import type { FileSpec, OptionSpec, Scenario, Setup } from './setup.js';

export interface SeatSpec {
  readonly id: Seat;
  readonly name: string;
  readonly tone: Tone;
}

export interface Outcome {
  /** The winning seat, or the side of the table that wins together; undefined when nobody wins. */
  readonly winner: Seat | undefined;
  /** The level of victory as the rulebook calls it, a key of the catalogue. */
  readonly level: string;
  readonly rule: RuleId;
  /** What was counted. */
  readonly score: number;
}

/** What is printed on the box: what it is, who sits at it, what can be chosen, which scenarios and tables there are. */
interface Box {
  readonly id: string;
  readonly title: string;
  /** Whose game it is and what of it is here. */
  readonly credit: string;
  /** The rules' version: games of another one are played back, or continue from their last checkpoint. */
  readonly revision: number;
  readonly seats: readonly SeatSpec[];
  /**
   * The seats that take part in a game of this setup, where those are not all of `seats`: as many players as the
   * options say, an umpire only where a person is one. In the order of `seats`.
   */
  seatsOf?(setup: Setup): readonly SeatSpec[];
  readonly options: readonly OptionSpec[];
  readonly files: readonly FileSpec[];
  readonly scenarios: readonly Scenario[];
  readonly tables: readonly PrintedTable[];
  /** The rules register, loaded when somebody wants to read it. */
  register(): Promise<Register>;
}

/** How a game goes: from a setup to a state, from step to step, from fact to fact, to an end. */
interface Play<S, B, F extends Fact> {
  /** Reads a setup. Throws SetupError. */
  book(setup: Setup): B;
  start(book: B): S;
  /** The next step of the sequence of play, or undefined when the game is over. Between steps state is all there is. */
  next(w: World<S, B, F>): Rule<void> | undefined;
  evolve(this: void, s: S, fact: F, book: B): void;
  /** A copy that shares nothing that changes. */
  copy(s: S): S;
  /** What is impossible about a state, in a sentence; undefined when nothing is. */
  check(s: S, book: B): string | undefined;
  /** The turn under way: checkpoints go to disk when it changes. 0 before the first. */
  turn(s: S): number;
  outcome(s: S, book: B): Outcome | undefined;
  /**
   * What of a game that is over is worth counting beside its outcome, by key of the catalogue: for statistics over many
   * games. `facts`: all of its line of play. What did not occur may be left out.
   */
  counts?(facts: Iterable<F>, s: S, book: B): { readonly [what: string]: number };
  /**
   * The month that is there since this fact, which has just happened. Months are remembered beside the state: no rule asks
   * for them, and a game that was begun before there were any goes on as it is.
   */
  month?(this: void, fact: F, s: S, book: B): Month | undefined;
}

/** The months with the one that a fact has brought; the same list where it has brought none. */
export function monthsAfter(
  system: Pick<AnySystem, 'month'>,
  months: readonly Month[],
  fact: Fact,
  s: unknown,
  book: unknown,
): readonly Month[] {
  const month = system.month?.(fact, s, book);
  return month && month.name !== months[months.length - 1]?.name ? [...months, month] : months;
}

/** A month of a campaign, or whatever its time is told in, and what is counted as it begins: "Rep" 5, "Food" 7. */
export interface Month {
  readonly name: string;
  readonly counts: { readonly [what: string]: number };
}

/** What is seen of a game, and from which seat. */
interface See<S, B, V> {
  /** Nothing is hidden on its tables: every seat, and whoever looks on, sees all there is. */
  readonly open?: true;
  /** What `seat` sees, built from nothing; `months`: those that lie behind, where there are any. */
  view(s: S, seat: Seat, book: B, months?: readonly Month[]): V;
  scene(view: V, book: B): Scene;
  /** Another state that `seat` cannot tell from this one, which stays as it is; they may share parts. */
  scramble(s: S, seat: Seat, random: Random, book: B): S;
  /** Rulers to lay on a measured table, from the seat's view alone. */
  readonly rulers?: Rulers<V, B>;
  /** What of a campaign can go on in another one: the content of a file "band". Undefined while nothing can leave. */
  band?(view: V, book: B): unknown;
}

/** How a game is told, and somebody new to it is helped. */
interface Tell<B, V> {
  /** The story line of a fact, or undefined where there is nothing to tell. */
  tell(fact: Fact): Line | undefined;
  /** Whether a chapter of the story begins with this fact: by default, one that says which turn begins. */
  begins?(fact: Fact): boolean;
  /** Templates by language. */
  readonly catalogues: { readonly [language: string]: Catalogue };
  /** Words of this one game laid over the catalogue: names that the players gave. */
  words?(book: B): Catalogue;
  /** The printed tables as this one game is played by them, where house rules may change some. */
  tablesIn?(book: B): readonly PrintedTable[];
  /** Which sealed entries of the register, and sealed tables, somebody who sees this may read. */
  opens?(view: V, book: B): readonly string[] | 'all';
  /** How somebody new to the game is helped, and how its story is laid out. */
  readonly guide?: Guide;
}

/** Pieces of the rules by themselves: for the companion beside a real table, and for odds. */
interface Pieces<S, B, V, F extends Fact> {
  /** What `answer` to `ask` would risk: procedures to ask the odds of, from the seat's view alone. */
  preview(view: V, ask: AskView, answer: Json, book: B): readonly OddsQuery[];
  // biome-ignore lint/suspicious/noExplicitAny: each procedure has an input of its own
  readonly procedures: readonly Procedure<any, any, S, B, F>[];
}

/**
 * One published rule system. The engine, the server, the page and the terminal know a system through this
 * interface alone. S: state, plain JSON-safe data. B: book, what stays the same during a game. V: what a seat
 * sees. F: facts.
 */
export interface System<S = unknown, B = unknown, V = unknown, F extends Fact = Fact>
  extends Box,
    Play<S, B, F>,
    See<S, B, V>,
    Tell<B, V>,
    Pieces<S, B, V, F>,
    Evening<V, B, F['cause']> {}

/** The seats that take part in a game of this setup. Throws SetupError where the setup is wrong. */
export function seatsIn(system: AnySystem, setup: Setup): readonly SeatSpec[] {
  return system.seatsOf?.(setup) ?? system.seats;
}

/** Whether a chapter of the story begins with this fact. */
export function beginsChapter(system: Pick<AnySystem, 'begins'>, fact: Fact): boolean {
  return system.begins ? system.begins(fact) : fact.is === 'turn';
}

// biome-ignore lint/suspicious/noExplicitAny: the state, book, view and facts of "some system" are its own business
export type AnySystem = System<any, any, any, any>;
