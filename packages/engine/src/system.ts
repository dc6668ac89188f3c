import type { AskView } from './ask.js';
import type { Fact, Json, RuleId, Seat } from './fact.js';
import type { Guide } from './guide.js';
import type { PrintedTable } from './printed.js';
import type { Random } from './random.js';
import type { Register } from './register.js';
import type { AskRequest, Rule, World } from './rule.js';
import type { Scene, Tone } from './scene.js';
import type { Catalogue, Line } from './text.js';

/** All that a game begins from. With the answers in order it is the save, the replay and the bug report. */
export interface Setup {
  readonly scenario: string;
  /** Values of the table options, by option id; missing ones are the defaults. */
  readonly options: { readonly [id: string]: string };
  /** Players' own files in place of the system's, by file id: parsed JSON, checked by the system. */
  readonly files?: { readonly [id: string]: Json };
}

export interface SeatSpec {
  readonly id: Seat;
  readonly name: string;
  readonly tone: Tone;
}

/** A choice that the table makes before play: a reading of a rule, a way to begin. */
export interface OptionSpec {
  readonly id: string;
  readonly title: string;
  readonly rule: RuleId;
  readonly values: readonly { readonly id: string; readonly title: string }[];
  readonly default: string;
}

/** A data file of the system that a player may replace by his own. */
export interface FileSpec {
  readonly id: string;
  readonly title: string;
  readonly rule: RuleId;
  readonly provenance: Provenance;
  /** The file that is used when the player brings none. */
  readonly standard: Json;
  /** Throws SetupError with the field that is wrong and what is allowed there. */
  check(data: Json): void;
}

export type Provenance = 'stated' | 'inferred' | 'reconstructed';

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
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

/** Something wrong in how a game is set up: names what was wrong and what is allowed. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
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
}

/** What is seen of a game, and from which seat. */
interface See<S, B, V> {
  /** Nothing is hidden on its tables: every seat, and whoever looks on, sees all there is. */
  readonly open?: true;
  /** What `seat` sees, built from nothing. */
  view(s: S, seat: Seat, book: B): V;
  scene(view: V, book: B): Scene;
  /** Another state that `seat` cannot tell from this one, which stays as it is; they may share parts. */
  scramble(s: S, seat: Seat, random: Random, book: B): S;
  /** Rulers to lay on a measured table, from the seat's view alone. */
  readonly rulers?: Rulers<V, B>;
}

/** How a game is told, and somebody new to it is helped. */
interface Tell<B> {
  /** The story line of a fact, or undefined where there is nothing to tell. */
  tell(fact: Fact): Line | undefined;
  /** Whether a chapter of the story begins with this fact: by default, one that says which turn begins. */
  begins?(fact: Fact): boolean;
  /** Templates by language. */
  readonly catalogues: { readonly [language: string]: Catalogue };
  /** Words of this one game laid over the catalogue: names that the players gave. */
  words?(book: B): Catalogue;
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
    Tell<B>,
    Pieces<S, B, V, F> {}

export interface Rulers<V, B> {
  /** The way a figure would take to a spot that an ask offers, and what it costs; undefined where it cannot go. */
  way(view: V, ask: AskView, to: readonly [number, number, number], book: B): Way | undefined;
  /** What a person would call spots that an ask offers, in the order in which they are offered. */
  places?(view: V, ask: AskView, book: B): readonly NamedPlace[];
  /** What a figure sees, and what sees it. */
  sight(view: V, figure: string, book: B): readonly Sighting[];
}

export interface Way {
  readonly points: readonly (readonly [x: number, y: number, level: number])[];
  readonly cost: number;
  /** What it risks, in words: "ends beside a parked car". */
  readonly warnings: readonly Line[];
}

/** A free spot by a name: the spot itself is the answer. */
export interface NamedPlace {
  readonly id: string;
  /** "Into the diner by the south door". */
  readonly line: Line;
  readonly at: readonly [x: number, y: number, level: number];
  /** What going there costs. */
  readonly cost: number;
  /** What the whole way costs, where the spot is only on the way to what it is called after. */
  readonly whole?: number;
  /** The figure or the thing that it is called after. */
  readonly on?: string;
}

export interface Sighting {
  /** Another figure. */
  readonly id: string;
  /** From edge of base to edge of base. */
  readonly distance: number;
  readonly sees: 'clear' | 'partly' | 'no';
  /** It lies in the figure's front arc. */
  readonly inArc: boolean;
  readonly seenBy: 'clear' | 'partly' | 'no';
}

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
