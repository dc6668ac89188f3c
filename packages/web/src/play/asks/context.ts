import type { Json, RuleId } from '@shambles/engine';
import type { Session } from '../../session/session.js';

/** What every panel of a question is given. */
export interface AskProps<M> {
  readonly model: M;
  readonly session: Session;
  readonly commit: (value: Json) => void;
  readonly onRule: (id: RuleId) => void;
}
