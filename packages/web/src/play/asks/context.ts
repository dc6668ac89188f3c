import type { AnySystem, Json, RuleId, Setup } from '@shambles/engine';
import type { Teller } from '@shambles/story';

/** Where a question comes from: a game under way, or a piece of the rules by itself. */
export interface Asker {
  readonly system: AnySystem;
  readonly teller: Teller;
  readonly table: { readonly header: { readonly setup: Setup }; readonly book: unknown };
  /** What whoever is asked sees. */
  view(): unknown;
  /** Answers, and leaves the same answer to later questions of the kind, where there are later ones. */
  answerAlways?(value: Json, thisTurn: boolean): unknown;
}

/** What every panel of a question is given. */
export interface AskProps<M> {
  readonly model: M;
  readonly session: Asker;
  readonly commit: (value: Json) => void;
  readonly onRule: (id: RuleId) => void;
}
