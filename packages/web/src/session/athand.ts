import type {
  Answer,
  AnySystem,
  AskView,
  Fact,
  Json,
  Outcome,
  Refusal,
  RollView,
  Scene,
  Seat,
  Setup,
  Standing,
} from '@shambles/engine';

/** The outcome of an action. */
export type Said = { readonly ok: true } | Refusal;

/** An outcome that is known at once, or, at a table elsewhere, after a moment. */
export type Answered = Said | Promise<Said>;

/** Calls `then` once the outcome is known, which may be at once. */
export function known(said: Answered, then: (said: Said) => void): void {
  if (said instanceof Promise) void said.then(then);
  else then(said);
}

/**
 * A table as the page uses it: the engine's own in this browser, or one seat of a table on a server. Positions are
 * entries of the journal for the former, and items of the seat's feed for the latter.
 */
export interface TableAtHand {
  readonly system: AnySystem;
  readonly header: { readonly setup: Setup };
  readonly book: unknown;
  /** Grows with every change. */
  readonly length: number;
  /** Where the line of play ends. */
  readonly head: number;
  readonly over: boolean;
  readonly outcome: Outcome | undefined;
  readonly waitingFor: readonly Seat[];
  readonly canRedo: boolean;
  /** The facts told, entry by entry. */
  readonly journal: {
    line(head: number): readonly { readonly n: number; readonly facts: readonly Fact[] }[];
  };

  view(seat: Seat): unknown;
  scene(seat: Seat): Scene;
  asks(seat: Seat): AskView[];
  question(seat: Seat): { readonly id: string; readonly at: number } | undefined;
  rollFor(seat: Seat): RollView | undefined;
  hasOwnDice(seat: Seat): boolean;
  /** Standing answers; those of seats elsewhere are not told. */
  readonly standing: readonly Standing[];

  answer(answer: Answer): Answered;
  throwDice(thrown: { seat: Seat; roll: string; faces: readonly number[] }): Answered;
  setOwnDice(seat: Seat, own: boolean): void;
  /** Leaves a standing answer to asks of this code; without a value, ends it. */
  stand(seat: Seat, ask: string, value?: Json, thisTurn?: boolean): Answered;
  undo(seat: Seat): Answered;
  redo(seat: Seat): Answered;

  /** The whole journal as text. */
  save(): string | Promise<string>;
  subscribe(listener: () => void): () => void;
}

/** A table elsewhere, with the facts that a local table derives from its whole journal. */
export interface TableElsewhere extends TableAtHand {
  readonly elsewhere: true;
  /** A number that changes when the asks, the roll or the view change. */
  readonly round: number;
  /** True if this seat has an answer of its own to take back, by right or by consent. */
  readonly canUndo: boolean;
  /** Asks the others to let this seat take back its last own answer. */
  proposeUndo(): Promise<Said>;
}

export const isElsewhere = (table: TableAtHand): table is TableElsewhere => 'elsewhere' in table;
