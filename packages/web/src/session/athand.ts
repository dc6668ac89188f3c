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

/** What becomes of something that was tried. */
export type Said = { readonly ok: true } | Refusal;

/** At a table elsewhere it takes a moment until it is known. */
export type Answered = Said | Promise<Said>;

/** Goes on when it is known, which may be now. */
export function known(said: Answered, then: (said: Said) => void): void {
  if (said instanceof Promise) void said.then(then);
  else then(said);
}

/**
 * A table as the page uses it: the engine's own, in this browser, or one seat of a table on a server. Positions are
 * the table's own: entries of its journal here, items of the seat's feed there.
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
  /** What was told, entry by entry. */
  readonly journal: {
    line(head: number): readonly { readonly n: number; readonly facts: readonly Fact[] }[];
  };

  view(seat: Seat): unknown;
  scene(seat: Seat): Scene;
  asks(seat: Seat): AskView[];
  question(seat: Seat): { readonly id: string; readonly at: number } | undefined;
  rollFor(seat: Seat): RollView | undefined;
  hasOwnDice(seat: Seat): boolean;
  /** Answers that are given of themselves; those of other people are not told. */
  readonly standing: readonly Standing[];

  answer(answer: Answer): Answered;
  throwDice(thrown: { seat: Seat; roll: string; faces: readonly number[] }): Answered;
  setOwnDice(seat: Seat, own: boolean): void;
  /** Leaves a standing answer to questions of this code, or, without a value, ends it. */
  stand(seat: Seat, ask: string, value?: Json, thisTurn?: boolean): Answered;
  undo(seat: Seat): Answered;
  redo(seat: Seat): Answered;

  /** The whole journal as text. */
  save(): string | Promise<string>;
  subscribe(listener: () => void): () => void;
}

/** A table elsewhere: what cannot be read off a whole journal. */
export interface TableElsewhere extends TableAtHand {
  readonly elsewhere: true;
  /** Another one when what is asked, or what is seen while it is asked, has changed. */
  readonly round: number;
  /** Whether there is an answer of this seat's own to take back, by right or by consent. */
  readonly canUndo: boolean;
  /** Asks the others to let the last own answer be taken back. */
  proposeUndo(): Promise<Said>;
}

export const isElsewhere = (table: TableAtHand): table is TableElsewhere => 'elsewhere' in table;
