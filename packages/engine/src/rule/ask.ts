import type { Random } from '../dice/random.js';
import type { Blast } from '../system/scene.js';
import type { Json, RuleId, Seat } from './fact.js';
import type { Line } from './text.js';

/**
 * A decision that belongs to a seat. `space` holds the legal answers and never leaves the engine; `space.shape()` is
 * the plain data that does.
 */
export interface Ask<A = unknown> {
  readonly to: Seat;
  /** A stable name for the decision ("laser-target"). Standing answers and message templates refer to it. */
  readonly code: string;
  readonly rule: RuleId;
  readonly space: Space<A>;
  /** Values for the message template of the question. */
  readonly values?: Line['values'];
  /** Ask even if only one answer is legal, because whether the seat is asked would give something away. */
  readonly always?: true;
}

/** Why an answer is refused. Nothing has changed. */
export interface Refusal {
  readonly ok: false;
  readonly code: 'malformed' | 'illegal' | 'stale' | 'foreign' | 'over' | 'refused';
  /** The rule that forbids the answer, if a rule does. */
  readonly rule?: RuleId;
  /** A sentence: what was wrong and what is allowed. */
  readonly text: string;
  /** The legal answers at this moment, if there are any. */
  readonly allowed?: Shape;
}

export type Parsed<A> = { readonly ok: true; readonly answer: A } | Refusal;

/** The legal answers to one ask. Lazy: a bot that takes a sample never lists them all. */
export interface Space<A> {
  /** Reads an answer from outside. If it is not legal, the refusal names the rule that forbids it. */
  parse(value: unknown): Parsed<A>;
  /** The answer as plain data: the journal stores it and `parse` reads it back. */
  value(answer: A): Json;
  /**
   * The only legal answer, or undefined if there is a choice. Answers that differ only in interchangeable things count
   * as one.
   */
  only(): A | undefined;
  /** A random legal answer; every legal answer has a chance. */
  sample(random: Random): A;
  /**
   * Legal answers to offer, in a fixed order. A space too large to list offers a fair selection of at most `most`
   * answers.
   */
  list(most?: number): A[];
  /** The space as plain data, for use outside the engine. */
  shape(): Shape;
}

export interface Option {
  /** Stable: the same thing has the same id in whatever order the options are listed. */
  readonly id: string;
  /** Template key and values of the option's text. */
  readonly line: Line;
  /** The cell or counter that the option refers to, highlighted on the table. */
  readonly on?: string;
  readonly rule?: RuleId;
  /**
   * The figure that the option belongs to, if several figures have options. The options of one figure are shown
   * together.
   */
  readonly of?: Owner;
  /**
   * The option lets the moment pass. A seat that is asked often may leave it as a standing answer, which the catalogue
   * calls `standing.<code>`.
   */
  readonly passes?: true;
  /** The option ends what the question goes on with, so it stands below everything that can still be done. */
  readonly ends?: true;
  /** One of many options that players rarely want: shown only on request. */
  readonly seldom?: true;
  /** The heading that the option is shown under, if answers are of several kinds. */
  readonly under?: Line;
}

/** A figure that has options of its own in a question. */
export interface Owner {
  /** The id of a figure of the scene. */
  readonly id: string;
  /** The figure's name and, in `note`, what distinguishes it from the others: the heading over its options. */
  readonly name: Line;
  readonly note?: Line;
  /** The option's text under that heading, which need not name the figure again. */
  readonly does: Line;
}

/** Legal answers as data. Each kind notes the form of its answer. */
export type Shape =
  /** Answer: the id of one option. */
  | { readonly kind: 'choose'; readonly options: readonly Option[] }
  /** Answer: a list of option ids, `min` to `max` of them, each once. `like[id]` groups interchangeable options. */
  | {
      readonly kind: 'some';
      readonly options: readonly Option[];
      readonly min: number;
      readonly max: number;
      readonly like: { readonly [id: string]: string };
      /** The total weight that the chosen options must reach, if options have different weights. */
      readonly weigh?: { readonly weight: { readonly [id: string]: number }; readonly atLeast: number };
    }
  /** Answer: { option id: amount }. The whole of `amount` is given out. */
  | {
      readonly kind: 'allocate';
      readonly amount: number;
      readonly options: readonly (Option & { readonly price: number; readonly max: number })[];
      readonly like: { readonly [id: string]: string };
    }
  /** Answer: { item id: place id }. Items may be left out if `optional`. */
  | {
      readonly kind: 'place';
      readonly items: readonly (Option & { readonly cost?: number })[];
      readonly places: readonly string[];
      /** The most items in one place. */
      readonly each?: number;
      readonly optional: boolean;
      /** The highest total cost. */
      readonly budget?: number;
      /** The most items of each kind: { kind: most }. */
      readonly most?: { readonly [like: string]: number };
      readonly like: { readonly [id: string]: string };
    }
  /** Answer: the list of places entered, in order: at most `max`, none twice. It may be empty. */
  | {
      readonly kind: 'path';
      readonly from: string;
      readonly max: number;
      readonly next: { readonly [place: string]: readonly string[] };
      /** Places that are worth passing, and how much: they are highlighted. */
      readonly marks: { readonly [place: string]: number };
    }
  /** Answer: a whole number. `likely` is the number proposed, if that is not the minimum. */
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly likely?: number }
  /** A place on a measured table. Answer: the id of an option, or [x, y] or [x, y, level] of a lit free spot. */
  | SpotShape
  /** The direction that a figure turns to. Answer: the id of an option, or whole degrees clockwise from north. */
  | {
      readonly kind: 'facing';
      readonly figure: string;
      readonly now: number;
      /** The figure's field of view in degrees, half of it to either side. */
      readonly arc?: number;
      readonly options: readonly (Option & { readonly degrees: number })[];
    }
  /** Answer: true or false. */
  | { readonly kind: 'confirm'; readonly yes: Line; readonly no: Line }
  /** Answer: a queue of order ids ("move ufo-1 tank-2 > C3", "chomp all", "finish"), carried out from the front. */
  | OrdersShape;

export interface SpotShape {
  readonly kind: 'spot';
  /** The figure that moves or throws, or that is placed; `from` is where it starts. */
  readonly figure: string;
  readonly from: readonly [x: number, y: number, level: number];
  /** The figure walks round obstacles, throws in a straight line, or is placed by hand. */
  readonly how: 'walk' | 'throw' | 'put';
  /** The maximum distance, in the table's unit. */
  readonly within: number;
  /**
   * Radius round `from` at which measuring starts, such as the edge of a base. If absent, measuring starts at `from`.
   */
  readonly edge?: number;
  /** The explosion at the spot, previewed wherever the player points. */
  readonly blast?: Blast;
  /** Figures already given new places by earlier answers. They move there when this question is answered. */
  readonly placed?: readonly {
    readonly figure: string;
    readonly at: readonly [x: number, y: number, level: number];
  }[];
  /** Allowed free spots of each level, as rows of a grid. */
  readonly lit: readonly Lit[];
  /** Named spots, and deeds other than moving: "stop", "open the door". */
  readonly options: readonly (Option & {
    readonly at?: readonly [x: number, y: number, level: number];
    readonly cost?: number;
  })[];
}

/**
 * Part of a level as runs of square cells. Run i covers the columns from `runs[3i + 1]` up to, but not including,
 * `runs[3i + 2]` of row `runs[3i]`.
 */
export interface Lit {
  readonly level: number;
  /** Side of a cell in the table's unit. Row 0 and column 0 begin at the south-west corner. */
  readonly cell: number;
  readonly runs: readonly number[];
}

export interface OrdersShape {
  readonly kind: 'orders';
  /** The seat's counters that may still act, by place and likeness. */
  readonly stacks: readonly {
    readonly at: string;
    readonly like: string;
    readonly units: readonly string[];
    /**
     * For each verb, the places where a counter of this stack may end. For a verb that does not move, that is the
     * stack's own place. A group may go to any place that all its members may go to.
     */
    readonly to: { readonly [verb: string]: readonly string[] };
  }[];
  /** The most counters that may leave a place now, if that is fewer than are there. */
  readonly leave: { readonly [place: string]: number };
  readonly verbs: readonly { readonly verb: string; readonly line: Line; readonly rule: RuleId }[];
  /** Orders for all counters at once: "blast all". */
  readonly bulk: readonly Option[];
  /** Orders of an earlier queue that were not carried out. */
  readonly rest: readonly string[];
  readonly finish: Option;
}

/** An ask as its seat receives it. */
export interface AskView {
  /** Identifies this occurrence of the question: "laser-target@57". */
  readonly id: string;
  /** Journal position at which the question was opened; an answer must name it. */
  readonly at: number;
  readonly seat: Seat;
  readonly code: string;
  readonly rule: RuleId;
  readonly line: Line;
  readonly shape: Shape;
}
