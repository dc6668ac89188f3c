import type { Random } from '../dice/random.js';
import type { AskView } from '../rule/ask.js';
import type { Fact, Json, RuleId, Seat } from '../rule/fact.js';
import type { Rule, World } from '../rule/rule.js';
import type { Catalogue, Line } from '../rule/text.js';
import type { Correctable } from './correctable.js';
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
  /** The winning seat, or the side of the table that wins together; undefined if nobody wins. */
  readonly winner: Seat | undefined;
  /** The rulebook's level of victory, as a key of the catalogue. */
  readonly level: string;
  readonly rule: RuleId;
  /** The score that decided it. */
  readonly score: number;
}

/** What is printed on the box: name, seats, options, scenarios and tables. */
interface Box {
  readonly id: string;
  readonly title: string;
  /** Whose game it is, and how much of it is here. */
  readonly credit: string;
  /** The rules' version. Games of another version are played back, or continue from their last checkpoint. */
  readonly revision: number;
  readonly seats: readonly SeatSpec[];
  /**
   * The seats that take part in a game of this setup, if not all of `seats` do: as many players as the options say, an
   * umpire only if a person plays one. In the order of `seats`.
   */
  seatsOf?(setup: Setup): readonly SeatSpec[];
  readonly options: readonly OptionSpec[];
  readonly files: readonly FileSpec[];
  readonly scenarios: readonly Scenario[];
  /** The scenario that somebody new is offered, by id. Default: the first of `scenarios`. */
  readonly firstGame?: string;
  readonly tables: readonly PrintedTable[];
  /**
   * Headings of columns of `tables` whose names are no words, by column, or by table and column ("BDZ-T-random.die"). An empty one
   * leaves the column out: another column names the rows in words.
   */
  readonly headings?: { readonly [column: string]: string };
  /** The rules register, loaded when somebody wants to read it. */
  register(): Promise<Register>;
}

/** How a game goes: from a setup to a state, from step to step, from fact to fact, to an end. */
interface Play<S, B, F extends Fact> {
  /** Reads a setup. Throws SetupError. */
  book(setup: Setup): B;
  start(book: B): S;
  /**
   * The next step of the sequence of play, or undefined when the game is over. Between steps, the state is everything.
   */
  next(w: World<S, B, F>): Rule<void> | undefined;
  evolve(this: void, s: S, fact: F, book: B): void;
  /** A copy that shares nothing that changes. */
  copy(s: S): S;
  /** What is impossible about a state, in a sentence; undefined if nothing is. */
  check(s: S, book: B): string | undefined;
  /** The current turn: checkpoints go to disk when it changes. 0 before the first. */
  turn(s: S): number;
  outcome(s: S, book: B): Outcome | undefined;
  /**
   * Counts of a finished game besides its outcome, by catalogue key, for statistics over many games. `facts`: all of
   * its line of play. What did not occur may be left out.
   */
  counts?(facts: Iterable<F>, s: S, book: B): { readonly [what: string]: number };
  /**
   * The month that begins with this fact, which has just happened; with `again`, the month under way, counted once more
   * because this fact still belongs to its beginning. Months are remembered beside the state: no rule reads them, so a
   * game begun before they existed goes on unchanged.
   */
  month?(this: void, fact: F, s: S, book: B): (Month & { readonly again?: true }) | undefined;
}

/** The months after a fact: with a new one if it began one, with the last one replaced if it is counted again. */
export function monthsAfter(
  system: Pick<AnySystem, 'month'>,
  months: readonly Month[],
  fact: Fact,
  s: unknown,
  book: unknown,
): readonly Month[] {
  const found = system.month?.(fact, s, book);
  if (!found) return months;
  const { again, ...month } = found;
  if (month.name !== months[months.length - 1]?.name) return [...months, month];
  return again ? [...months.slice(0, -1), month] : months;
}

/** A month of a campaign, or another unit of its time, with what is counted as it begins: "Rep" 5, "Food" 7. */
export interface Month {
  readonly name: string;
  readonly counts: { readonly [what: string]: number };
}

/** What each seat sees of a game. */
interface See<S, B, V> {
  /** Nothing is hidden on the system's tables: every seat and every spectator sees everything. */
  readonly open?: true;
  /**
   * The setup as a seat may know it before the end of the game: without what players' own files hide from it. Its book
   * must do for everything that is shown to the seat. If absent, files hide nothing.
   */
  setupFor?(setup: Setup, seat: Seat): Setup;
  /** What `seat` sees, built from scratch. `months`: past months, if any. */
  view(s: S, seat: Seat, book: B, months?: readonly Month[]): V;
  scene(view: V, book: B): Scene;
  /** Returns another state that `seat` cannot tell from this one. This one is not changed; the two may share parts. */
  scramble(s: S, seat: Seat, random: Random, book: B): S;
  /** What the seat of a view may propose to put right: only what it sees, at its place in the state. */
  correctable(view: V, book: B): readonly Correctable[];
  /** Rulers for a measured table, based on the seat's view alone. */
  readonly rulers?: Rulers<V, B>;
  /**
   * The part of a campaign that can go on in another one, as the content of a file "band". Undefined while nothing can
   * leave.
   */
  band?(view: V, book: B): unknown;
}

/** How a game is told, and how newcomers are helped. */
interface Tell<B, V> {
  /** The story line of a fact, or undefined if there is nothing to tell. */
  tell(fact: Fact): Line | undefined;
  /** True if a chapter of the story begins with this fact. By default, a chapter begins with each turn. */
  begins?(fact: Fact): boolean;
  /**
   * By label, whether low or high faces are good for whoever rolls, where no die counts by itself. Rolls that are
   * neither, such as one for a direction, are not listed.
   */
  readonly favours?: { readonly [label: string]: 'low' | 'high' };
  /** Templates by language. */
  readonly catalogues: { readonly [language: string]: Catalogue };
  /** Words of this particular game, laid over the catalogue: names that the players gave. */
  words?(book: B): Catalogue;
  /** The printed tables as this particular game uses them, if house rules may change some. */
  tablesIn?(book: B): readonly PrintedTable[];
  /** The sealed entries of the register, and sealed tables, that may be read with this view. */
  opens?(view: V, book: B): readonly string[] | 'all';
  /** Help for newcomers to the game, and the layout of its story. */
  readonly guide?: Guide;
}

/** Pieces of the rules on their own: for the companion beside a real table, and for odds. */
interface Pieces<S, B, V, F extends Fact> {
  /** What `answer` to `ask` would risk: odds to compute, chosen from the seat's view alone. */
  preview(view: V, ask: AskView, answer: Json, book: B): readonly OddsQuery[];
  // biome-ignore lint/suspicious/noExplicitAny: each procedure has an input of its own
  readonly procedures: readonly Procedure<any, any, S, B, F>[];
}

/**
 * One published rule system. The engine, the server, the page and the terminal know a system only through this
 * interface. S: state, plain JSON-safe data. B: book, what stays the same during a game. V: what a seat sees. F: facts.
 */
export interface System<S = unknown, B = unknown, V = unknown, F extends Fact = Fact>
  extends Box,
    Play<S, B, F>,
    See<S, B, V>,
    Tell<B, V>,
    Pieces<S, B, V, F>,
    Evening<V, B, F['cause']> {}

/** The seats that take part in a game of this setup. Throws SetupError if the setup is wrong. */
export function seatsIn(system: AnySystem, setup: Setup): readonly SeatSpec[] {
  return system.seatsOf?.(setup) ?? system.seats;
}

/** The setup as a seat, or a spectator, may know it before the end of the game. */
export function setupFor(system: AnySystem, setup: Setup, seat: Seat): Setup {
  return (setup.files && system.setupFor?.(setup, seat)) || setup;
}

/** The tables that house rules have changed in this game, as it uses them; none without a book. */
export function changedTables(
  system: Pick<AnySystem, 'tables' | 'tablesIn'>,
  book: unknown,
): readonly PrintedTable[] {
  const tables = (book !== undefined && system.tablesIn?.(book)) || [];
  return tables.filter((table) => !system.tables.includes(table));
}

/** True if a chapter of the story begins with this fact. */
export function beginsChapter(system: Pick<AnySystem, 'begins'>, fact: Fact): boolean {
  return system.begins ? system.begins(fact) : fact.is === 'turn';
}

// biome-ignore lint/suspicious/noExplicitAny: the state, book, view and facts of "some system" are its own business
export type AnySystem = System<any, any, any, any>;
