import type { AnySystem, Json, RuleId, Setup } from '@shambles/engine';
import type { Teller } from '@shambles/story';

/** The source of a question: a game, or a piece of the rules run by itself. */
export interface Asker {
  readonly system: AnySystem;
  readonly teller: Teller;
  readonly table: { readonly header: { readonly setup: Setup }; readonly book: unknown };
  /** The view of the seat that is asked. */
  view(): unknown;
  /** Answers, and gives the same answer to later questions of this kind, if there are any. */
  answerAlways?(value: Json, thisTurn: boolean): unknown;
}

/** Props of every question's panel. */
export interface AskProps<M> {
  readonly model: M;
  readonly session: Asker;
  readonly commit: (value: Json) => void;
  readonly onRule: (id: RuleId) => void;
}
