import type { Random } from '../dice/random.js';
import type { Blast } from '../system/scene.js';
import type { Json, RuleId, Seat } from './fact.js';
import type { Line } from './text.js';

/**
 * A decision that belongs to a seat. `space` holds the legal answers and stays inside the engine; what leaves
 * it is `space.shape()`, plain data.
 */
export interface Ask<A = unknown> {
  readonly to: Seat;
  /** What is decided, by a stable name ("laser-target"): standing answers and message templates hang on it. */
  readonly code: string;
  readonly rule: RuleId;
  readonly space: Space<A>;
  /** Values for the message template of the question. */
  readonly values?: Line['values'];
  /** Ask even if only one answer is legal, because being asked or not would tell somebody something. */
  readonly always?: true;
}

/** Why an answer is not taken. Nothing has changed. */
export interface Refusal {
  readonly ok: false;
  readonly code: 'malformed' | 'illegal' | 'stale' | 'foreign' | 'over' | 'refused';
  /** The rule that forbids it, where a rule does. */
  readonly rule?: RuleId;
  /** A sentence: what was wrong and what is allowed. */
  readonly text: string;
  /** The legal answers at this moment, where there are any. */
  readonly allowed?: Shape;
}

export type Parsed<A> = { readonly ok: true; readonly answer: A } | Refusal;

/** The legal answers of one ask. Built lazily: an ask that is answered by a bot's sample never lists itself. */
export interface Space<A> {
  /** Reads an answer that came from outside and says which rule forbids it when it is not legal. */
  parse(value: unknown): Parsed<A>;
  /** The answer as plain data: what the journal holds and `parse` reads back. */
  value(answer: A): Json;
  /** The one legal answer when there is no choice (answers that differ only between like things count as one). */
  only(): A | undefined;
  /** Some legal answer; every legal answer has a chance. */
  sample(random: Random): A;
  /** Legal answers to offer, in a fixed order. Spaces too large to list offer a fair part and stop at `most`. */
  list(most?: number): A[];
  /** The space as plain data, for whoever sits outside. */
  shape(): Shape;
}

export interface Option {
  /** Stable: the same thing has the same id however the list is ordered. */
  readonly id: string;
  /** Template key and values for what the option says. */
  readonly line: Line;
  /** The cell or counter it stands for, to be lit on the table. */
  readonly on?: string;
  readonly rule?: RuleId;
  /** Whose it is, where several have options of their own: those of one stand together. */
  readonly of?: Owner;
  /**
   * It lets the moment pass: whoever is asked this often may leave it as a standing answer, which the catalogue
   * calls `standing.<code>`.
   */
  readonly passes?: true;
  /** One of many that is rarely meant: it is shown when the others do not do. */
  readonly seldom?: true;
  /** The heading that it is shown under, where answers are of several kinds. */
  readonly under?: Line;
}

/** Somebody who has options of its own in a question. */
export interface Owner {
  /** A figure of the scene. */
  readonly id: string;
  /** Who that is, and what else tells it from the others: the heading over its options. */
  readonly name: Line;
  readonly note?: Line;
  /** What the option says under that heading, where it need not say whose it is. */
  readonly does: Line;
}

/** Legal answers as data. The answer's own form is noted at each kind. */
export type Shape =
  /** Answer: the id of one option. */
  | { readonly kind: 'choose'; readonly options: readonly Option[] }
  /** Answer: a list of option ids, `min` to `max` of them, each once. `like[id]` groups options that do not differ. */
  | {
      readonly kind: 'some';
      readonly options: readonly Option[];
      readonly min: number;
      readonly max: number;
      readonly like: { readonly [id: string]: string };
      /** A weight to reach at most or at least, where options weigh differently. */
      readonly weigh?: { readonly weight: { readonly [id: string]: number }; readonly atLeast: number };
    }
  /** Answer: { option id: amount }. All of `amount` is given out unless `spill`. */
  | {
      readonly kind: 'allocate';
      readonly amount: number;
      readonly options: readonly (Option & { readonly price: number; readonly max: number })[];
      readonly like: { readonly [id: string]: string };
    }
  /** Answer: { item id: place id }. Items may stay out where `optional`. */
  | {
      readonly kind: 'place';
      readonly items: readonly (Option & { readonly cost?: number })[];
      readonly places: readonly string[];
      /** Most items in one place. */
      readonly each?: number;
      readonly optional: boolean;
      /** Most cost in all. */
      readonly budget?: number;
      /** Most items of a kind: { kind: most }. */
      readonly most?: { readonly [like: string]: number };
      readonly like: { readonly [id: string]: string };
    }
  /** Answer: the list of places entered, in order, up to `max` of them, none twice. May be empty. */
  | {
      readonly kind: 'path';
      readonly from: string;
      readonly max: number;
      readonly next: { readonly [place: string]: readonly string[] };
      /** Places worth something to pass, to be lit. */
      readonly marks: { readonly [place: string]: number };
    }
  /** Answer: a whole number. `likely` is proposed, where it is not the least. */
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly likely?: number }
  /**
   * A place on a measured table. Answer: the id of an option, or [x, y] or [x, y, level] of a free spot that is lit.
   */
  | SpotShape
  /** Which way a figure turns. Answer: the id of an option, or whole degrees clockwise from north. */
  | {
      readonly kind: 'facing';
      readonly figure: string;
      readonly now: number;
      /** Degrees that it looks over, half of them to either side. */
      readonly arc?: number;
      readonly options: readonly (Option & { readonly degrees: number })[];
    }
  /** Answer: true or false. */
  | { readonly kind: 'confirm'; readonly yes: Line; readonly no: Line }
  /** Answer: a list of order ids ("move ufo-1 tank-2 > C3", "chomp all", "finish"): a queue, run from the front. */
  | OrdersShape;

export interface SpotShape {
  readonly kind: 'spot';
  /** Who goes or throws, or what is put somewhere, and from where. */
  readonly figure: string;
  readonly from: readonly [x: number, y: number, level: number];
  /** Walked round obstacles, thrown in a straight line, or put there by hand. */
  readonly how: 'walk' | 'throw' | 'put';
  /** How far at most, in the table's unit. */
  readonly within: number;
  /** That is measured from so far round `from`, as from the edge of a base; from `from` itself where left out. */
  readonly edge?: number;
  /** What goes off at the spot, to be shown wherever one is pointed at. */
  readonly blast?: Blast;
  /** Figures that are to stand somewhere else than they do now, as was answered before: they go when this is answered. */
  readonly placed?: readonly {
    readonly figure: string;
    readonly at: readonly [x: number, y: number, level: number];
  }[];
  /** Free spots allowed, level by level, as rows of a grid. */
  readonly lit: readonly Lit[];
  /** Named spots, and deeds other than going somewhere: "stop", "open the door". */
  readonly options: readonly (Option & {
    readonly at?: readonly [x: number, y: number, level: number];
    readonly cost?: number;
  })[];
}

/** Part of a level as runs of square cells: run i covers columns `runs[3i + 1]` up to but not with `runs[3i + 2]` of row `runs[3i]`. */
export interface Lit {
  readonly level: number;
  /** Side of a cell in the table's unit. Row 0 and column 0 begin at the south-west corner. */
  readonly cell: number;
  readonly runs: readonly number[];
}

export interface OrdersShape {
  readonly kind: 'orders';
  /** Own counters that may still act, by place and likeness. */
  readonly stacks: readonly {
    readonly at: string;
    readonly like: string;
    readonly units: readonly string[];
    /**
     * For each verb, where a counter of this stack may end with it; its own place stands for "here". A group
     * may go where every member may go.
     */
    readonly to: { readonly [verb: string]: readonly string[] };
  }[];
  /** Most counters that may leave a place now, where that is fewer than stand there. */
  readonly leave: { readonly [place: string]: number };
  readonly verbs: readonly { readonly verb: string; readonly line: Line; readonly rule: RuleId }[];
  /** Orders for everybody at once: "blast all". */
  readonly bulk: readonly Option[];
  /** Orders of an earlier queue that were not carried out. */
  readonly rest: readonly string[];
  readonly finish: Option;
}

/** An ask as its seat receives it. */
export interface AskView {
  /** Names this asking of this question: "laser-target@57". */
  readonly id: string;
  /** Journal position it was opened at; an answer must name it. */
  readonly at: number;
  readonly seat: Seat;
  readonly code: string;
  readonly rule: RuleId;
  readonly line: Line;
  readonly shape: Shape;
}
