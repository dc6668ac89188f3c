import type { AskView } from '../rule/ask.js';
import type { Fact, Json, RuleId, Seat } from '../rule/fact.js';
import type { Line } from '../rule/text.js';
import type { OddsQuery } from './procedure.js';

/** A sentence of the catalogue with the rule that it comes from. */
export interface Ruled<R extends RuleId = RuleId> {
  readonly line: Line;
  readonly rule: R;
}

/** An answer to the question of this code, as plain data; of use while that question is open. */
export interface AnswerTo {
  readonly code: string;
  readonly value: Json;
}

/** What might be done next, with the answer that does it; without one it is only said. */
export interface Advice<R extends RuleId = RuleId> extends Ruled<R> {
  readonly answer?: AnswerTo;
}

/** A place: of a measured table in its unit, with the level; of a printed one the id of a cell. */
export type Spotted = readonly [x: number, y: number, level: number] | string;

/** What one plays for, as it stands. Lists are empty where there is nothing to say. */
export interface Brief<R extends RuleId = RuleId> {
  readonly goal: Ruled<R>;
  /** What makes it a success. */
  readonly won: readonly Ruled<R>[];
  /** What makes it a failure, and what that costs. */
  readonly lost: readonly Ruled<R>[];
  /** Who and what takes part, and what comes of itself. */
  readonly comes: readonly Ruled<R>[];
  /** Who and what stays away. */
  readonly stays: readonly Ruled<R>[];
  readonly advice: readonly Advice<R>[];
}

/** Something to be reached or done, at a place. */
export interface Goal<R extends RuleId = RuleId> extends Ruled<R> {
  /** The same thing has the same id as long as it is a goal. */
  readonly id: string;
  readonly at?: Spotted;
  /** From the nearest figure of the seat, in the table's unit; in places on a printed table. */
  readonly distance?: number;
  readonly done: boolean;
  readonly odds?: OddsQuery;
}

/** A test that somebody takes because of a deed, or what it does without a test. */
export interface Reply<R extends RuleId = RuleId> extends Ruled<R> {
  /** A figure, a counter or a cell. */
  readonly who: string;
  /** The odds of the test; left out where there is none, or where the view does not settle it. */
  readonly odds?: OddsQuery;
  /** What the named outcomes of these odds are called here; as everywhere else where left out. */
  readonly outcomes?: { readonly [name: string]: Line };
}

/** A line over the table, from one thing to another by their ids. */
export interface Ray {
  readonly from: string;
  readonly to: string;
  /** "fire" is what would be shot, "sight" who would see. */
  readonly kind: 'fire' | 'sight';
}

/** What an answer would come to. */
export interface Consequence<R extends RuleId = RuleId> extends Ruled<R> {
  /** What it is done to: a figure, a counter or a cell. */
  readonly on?: string;
  /** To that, in the table's unit. */
  readonly distance?: number;
  /** The bar of outcomes: what `preview` gives for the answer. Empty where no dice come in. */
  readonly odds: readonly OddsQuery[];
  /** Who would answer it. */
  readonly answers: readonly Reply<R>[];
  /** Who would hear or be drawn by it. */
  readonly hears: readonly Reply<R>[];
  readonly costs: readonly Ruled<R>[];
  /** The way to be gone, as far as nothing stops it; its cost in the table's unit is among the costs. */
  readonly path?: readonly Spotted[];
  readonly rays: readonly Ray[];
}

/** Why something cannot be done. */
export interface WhyNot<R extends RuleId = RuleId> extends Ruled<R> {
  /** The nearest thing that would make it possible, with the answer that does it where one is on offer. */
  readonly instead?: Advice<R>;
}

/** Something that a person would look for in a question, on offer or not. */
export interface Try {
  /** Who would do it: a figure or a counter. */
  readonly actor: string;
  /** The deed, by a stable name: "fire", "move". */
  readonly deed: string;
  /** To what or whom, by id. */
  readonly target?: string;
  /** What it is called, without whose it is: "Charge". */
  readonly line: Line;
  /** The answer that does it; left out where it is not on offer, and `whyNot` says why. */
  readonly answer?: Json;
}

/** Where somebody of a seat would stand. */
export interface Whereabouts {
  /** The figure or counter that would be there. */
  readonly who: string;
  readonly to: Spotted;
}

/** From where the others may come. */
export interface ThreatArea<R extends RuleId = RuleId> {
  /** The figure or cell that it starts from. */
  readonly from: string;
  readonly at: Spotted;
  /** How far it reaches round `at`, in the table's unit; of a printed table the cells, in their order. */
  readonly reaches: number | readonly string[];
  readonly rule: R;
}

/** What may happen to a seat's figures, as they stand or at a place that is pointed at. */
export interface Threat<R extends RuleId = RuleId> {
  readonly areas: readonly ThreatArea<R>[];
  /** Enemies by id who would see the place, or who see the seat's figures. */
  readonly sees: readonly string[];
  /** Tests that would follow, each with its odds where the view settles them. */
  readonly tests: readonly Reply<R>[];
  /** Those by id who can be there in their next move; `comes.length` is how many. */
  readonly comes: readonly string[];
}

/** One thing on the table in words. */
export interface Card<R extends RuleId = RuleId> {
  readonly title: Line;
  /** Each of its numbers in words. */
  readonly numbers: readonly Ruled<R>[];
  /** What state it is in; empty for one that is as usual. */
  readonly state: readonly Ruled<R>[];
  /** What it may do now. */
  readonly may: readonly Ruled<R>[];
}

/** How much hangs on it, from least to most. */
export const WEIGHTS = ['calm', 'danger', 'death'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Facts that belong together: one thing that happens. */
export interface Beat<R extends RuleId = RuleId> extends Ruled<R> {
  /** The facts `from` to, but not with, `to` of those given. Beats lie one after the other and share none. */
  readonly from: number;
  readonly to: number;
  /** Where it happens, where the facts say so. */
  readonly at?: Spotted;
  /** The figures or counters that do it. */
  readonly who: readonly string[];
  readonly weight: Weight;
  /** The table stops before it is gone on with. */
  readonly pause: boolean;
}

/** What became of somebody. */
export interface Fate<R extends RuleId = RuleId> extends Ruled<R> {
  readonly id: string;
  readonly weight: Weight;
}

/** A curve over the turns: of games that go on from each, the share that ends with an outcome of one of these levels. */
export interface Curve {
  readonly line: Line;
  readonly levels: readonly string[];
}

/** How it ended. */
export interface Ending<R extends RuleId = RuleId> {
  readonly headline: Ruled<R>;
  readonly won: readonly Ruled<R>[];
  readonly lost: readonly Ruled<R>[];
  readonly people: readonly Fate<R>[];
  readonly series: readonly Curve[];
  readonly next: readonly Advice<R>[];
}

/**
 * What a page tells of a game beside its table, as plain data. All of it is optional: without one the page shows less,
 * never a guess. Whatever takes a view knows that view alone, so that two games which a seat cannot tell apart get the same
 * answers; `beats` knows the facts that the seat was told. V: what a seat sees. B: the book. R: ids of the rules register.
 */
export interface Evening<V, B, R extends RuleId = RuleId> {
  /** Undefined while there is nothing to play for yet. */
  brief?(view: V, book: B): Brief<R> | undefined;
  goals?(view: V, seat: Seat, book: B): readonly Goal<R>[];
  /** Undefined where there is nothing to say of this answer. */
  consequence?(view: V, ask: AskView, value: Json, book: B): Consequence<R> | undefined;
  /** Everything that a person would look for in a question: what is on offer first, in its order. */
  tries?(view: V, ask: AskView, book: B): readonly Try[];
  /** Undefined for what may be done, and where nothing is known of such a deed. */
  whyNot?(view: V, actor: string, deed: string, target: string | undefined, book: B): WhyNot<R> | undefined;
  /** `at`: a place that is pointed at; without one, the figures as they stand. */
  threat?(view: V, seat: Seat, at: Whereabouts | undefined, book: B): Threat<R> | undefined;
  /** Undefined for what is not on the table. */
  card?(view: V, id: string, book: B): Card<R> | undefined;
  /** `facts`: as the seat was told them, in order. */
  beats?(facts: readonly Fact[]): readonly Beat<R>[];
  /** Undefined until it is over. */
  ending?(view: V, book: B): Ending<R> | undefined;
}
