import type { AskView } from '../rule/ask.js';
import type { Fact, Json, RuleId, Seat } from '../rule/fact.js';
import type { Line } from '../rule/text.js';
import type { OddsQuery } from './procedure.js';

/** A sentence of the catalogue with the rule that it comes from. */
export interface Ruled<R extends RuleId = RuleId> {
  readonly line: Line;
  readonly rule: R;
}

/** An answer, as plain data, to the question with this code. Usable while that question is open. */
export interface AnswerTo {
  readonly code: string;
  readonly value: Json;
}

/** Something to do next, with the answer that does it. Without an answer it is only said. */
export interface Advice<R extends RuleId = RuleId> extends Ruled<R> {
  readonly answer?: AnswerTo;
}

/** A place: on a measured table in the table's unit, with the level; on a printed one the id of a cell. */
export type Spotted = readonly [x: number, y: number, level: number] | string;

/** What the seat plays for, as things are now. Lists are empty if there is nothing to say. */
export interface Brief<R extends RuleId = RuleId> {
  readonly goal: Ruled<R>;
  /** What makes it a success. */
  readonly won: readonly Ruled<R>[];
  /** What makes it a failure, and what that costs. */
  readonly lost: readonly Ruled<R>[];
  /** Who and what takes part, and what arrives of itself. */
  readonly comes: readonly Ruled<R>[];
  /** Who and what stays away. */
  readonly stays: readonly Ruled<R>[];
  readonly advice: readonly Advice<R>[];
}

/** Something to reach or do at a place. */
export interface Goal<R extends RuleId = RuleId> extends Ruled<R> {
  /** Stays the same for the same thing while it is a goal. */
  readonly id: string;
  readonly at?: Spotted;
  /** Distance from the seat's nearest figure: in the table's unit, or in places on a printed table. */
  readonly distance?: number;
  readonly done: boolean;
  readonly odds?: OddsQuery;
}

/** A test that somebody takes because of a deed, or the reaction without a test. */
export interface Reply<R extends RuleId = RuleId> extends Ruled<R> {
  /** A figure, a counter or a cell. */
  readonly who: string;
  /** The odds of the test. Absent if there is no test, or if the view does not determine its odds. */
  readonly odds?: OddsQuery;
  /** Names for the outcomes of these odds here; absent for the usual names. */
  readonly outcomes?: { readonly [name: string]: Line };
}

/** A line over the table between two things, by their ids. */
export interface Ray {
  readonly from: string;
  readonly to: string;
  /** "fire": a possible shot; "sight": somebody who would see. */
  readonly kind: 'fire' | 'sight';
}

/** The effect that an answer would have. */
export interface Consequence<R extends RuleId = RuleId> extends Ruled<R> {
  /** The target: a figure, a counter or a cell. */
  readonly on?: string;
  /** Distance to the target, in the table's unit. */
  readonly distance?: number;
  /** The bar of outcomes: what `preview` gives for the answer. Empty if no dice are involved. */
  readonly odds: readonly OddsQuery[];
  /** What is added to its dice, and what is taken off them. */
  readonly dice?: readonly Ruled<R>[];
  /** Reactions of those who would answer it. */
  readonly answers: readonly Reply<R>[];
  /** Reactions of those who would hear it or be drawn by it. */
  readonly hears: readonly Reply<R>[];
  readonly costs: readonly Ruled<R>[];
  /** The path to be moved, up to whatever stops it. Its cost in the table's unit is among the costs. */
  readonly path?: readonly Spotted[];
  readonly rays: readonly Ray[];
}

/** What an answer does, in few words for its button. */
export interface Gist {
  readonly line: Line;
  /** True if it would come to nothing as things stand; the line then says why. */
  readonly vain: boolean;
}

/** Why something cannot be done. */
export interface WhyNot<R extends RuleId = RuleId> extends Ruled<R> {
  /** The nearest thing that would make it possible, with the answer that does it if that is on offer. */
  readonly instead?: Advice<R>;
}

/** Something that a person would look for in a question, on offer or not. */
export interface Try {
  /** The figure or counter that would do it. */
  readonly actor: string;
  /** The deed, by a stable name: "fire", "move". */
  readonly deed: string;
  /** The id of its target. */
  readonly target?: string;
  /** The name of the deed, without its actor: "Charge". */
  readonly line: Line;
  /** The answer that does it. Absent if it is not on offer; `whyNot` then says why. */
  readonly answer?: Json;
}

/** A place where something of the seat's would be. */
export interface Whereabouts {
  /** The figure or counter that would be there. */
  readonly who: string;
  readonly to: Spotted;
}

/** An area that enemies may come from. */
export interface ThreatArea<R extends RuleId = RuleId> {
  /** The figure or cell that it starts from. */
  readonly from: string;
  readonly at: Spotted;
  /** The radius round `at`, in the table's unit; on a printed table the cells, in their order. */
  readonly reaches: number | readonly string[];
  readonly rule: R;
}

/** What may happen to a seat's figures, where they are or at a place that is pointed at. */
export interface Threat<R extends RuleId = RuleId> {
  readonly areas: readonly ThreatArea<R>[];
  /** Ids of enemies who would see the place, or who see the seat's figures. */
  readonly sees: readonly string[];
  /** Tests that would follow, each with its odds if the view determines them. */
  readonly tests: readonly Reply<R>[];
  /** Ids of those who can be there in their next move. */
  readonly comes: readonly string[];
}

/** One thing on the table, described in words. */
export interface Card<R extends RuleId = RuleId> {
  readonly title: Line;
  /** Each of its numbers in words. */
  readonly numbers: readonly Ruled<R>[];
  /** Its condition; empty if it is as usual. */
  readonly state: readonly Ruled<R>[];
  /** What it may do now. */
  readonly may: readonly Ruled<R>[];
}

/** What is at stake, from least to most. */
export const WEIGHTS = ['calm', 'danger', 'death'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Facts that belong together: one thing that happens. */
export interface Beat<R extends RuleId = RuleId> extends Ruled<R> {
  /**
   * Covers the given facts from index `from` up to, but not including, `to`. Beats follow each other in order and never
   * overlap.
   */
  readonly from: number;
  readonly to: number;
  /** Where it happens, if the facts say so. */
  readonly at?: Spotted;
  /** The figures or counters that do it. */
  readonly who: readonly string[];
  readonly weight: Weight;
  /** Whether the table pauses before the next beat. */
  readonly pause: boolean;
}

/** What became of somebody. */
export interface Fate<R extends RuleId = RuleId> extends Ruled<R> {
  readonly id: string;
  readonly weight: Weight;
}

/**
 * A curve over the turns: at each turn, the share of games continued from there that end with one of these outcome
 * levels.
 */
export interface Curve {
  readonly line: Line;
  readonly levels: readonly string[];
}

/** How the game ended. */
export interface Ending<R extends RuleId = RuleId> {
  readonly headline: Ruled<R>;
  readonly won: readonly Ruled<R>[];
  readonly lost: readonly Ruled<R>[];
  readonly people: readonly Fate<R>[];
  readonly series: readonly Curve[];
  readonly next: readonly Advice<R>[];
}

/**
 * What a page shows of a game beside its table, as plain data. Every method is optional: if one is missing, the page
 * shows less, never a guess. A method that takes a view knows only that view, so two games that a seat cannot tell
 * apart get the same answers. `beats` knows the facts that the seat was told. V: what a seat sees. B: the book. R: ids
 * of the rules register.
 */
export interface Evening<V, B, R extends RuleId = RuleId> {
  /** Undefined while there is nothing to play for yet. */
  brief?(view: V, book: B): Brief<R> | undefined;
  goals?(view: V, seat: Seat, book: B): readonly Goal<R>[];
  /** Undefined if there is nothing to say about this answer. */
  consequence?(view: V, ask: AskView, value: Json, book: B): Consequence<R> | undefined;
  /** Undefined if the answer's own words say enough. */
  gist?(view: V, ask: AskView, value: Json, book: B): Gist | undefined;
  /** Everything that a person would look for in a question. What is on offer comes first, in its order. */
  tries?(view: V, ask: AskView, book: B): readonly Try[];
  /** Undefined for a deed that is allowed, and for an unknown deed. */
  whyNot?(view: V, actor: string, deed: string, target: string | undefined, book: B): WhyNot<R> | undefined;
  /** `at`: a place that is pointed at. Without it, the figures are judged where they are. */
  threat?(view: V, seat: Seat, at: Whereabouts | undefined, book: B): Threat<R> | undefined;
  /** Undefined for what is not on the table. */
  card?(view: V, id: string, book: B): Card<R> | undefined;
  /** `facts`: in order, as the seat was told them. */
  beats?(facts: readonly Fact[]): readonly Beat<R>[];
  /** Undefined until the game is over. */
  ending?(view: V, book: B): Ending<R> | undefined;
}
