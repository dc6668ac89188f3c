import type { AskView, RollView, RuleId, Scene } from '@shambles/engine';
import { moves } from '../../app/settings.js';
import type { Session } from '../../session/session.js';
import type { Stage } from '../../session/stage.js';
import type { Told } from '../../side/index.js';
import { type Answering, useAnswering } from './answering.js';

/** A game at the moment at which it is shown: what the parts of the play screen have in common. */
export interface Now extends Pick<Answering, 'model' | 'rulers' | 'commit'> {
  readonly session: Session;
  /** What has just happened is still being shown: nothing can be answered yet. */
  readonly busy: boolean;
  /** What is asked of the viewer. */
  readonly ask: AskView | undefined;
  /** Dice that the viewer is to throw. */
  readonly roll: RollView | undefined;
  /** What the viewer has begun to answer holds as long as this does. */
  readonly round: number | undefined;
  /** The table as far as it has been shown. */
  readonly shown: Scene;
  /** The same table, with what has been decided of an answer already done. */
  readonly scene: Scene;
  /** The story as far as it has been shown. */
  readonly facts: readonly Told[];
  /** The game is over, and its end has been shown. */
  readonly ended: boolean;
  readonly motion: boolean;
  /** Opens the rules, at a rule where one is named. */
  readonly onRule: (id: RuleId | undefined) => void;
}

/** What is open over the table, or in place of the question. */
export type Over = 'menu' | 'luck' | 'goals' | 'help' | 'online' | 'papers';

/** Follows a game: what is to be shown of it now, and how its last answer is taken back. */
export function useNow(
  session: Session,
  stage: Stage,
  onRule: Now['onRule'],
): { readonly now: Now; readonly undo: () => void } {
  // Whoever reads it is told of every change of the table.
  session.version.value;
  const busy = stage.busy.value;
  const ask = busy ? undefined : session.ask;
  const roll = busy ? undefined : session.roll;
  const shown = stage.scene.value;
  const { model, rulers, commit, undo } = useAnswering(session, ask, shown);
  const now: Now = {
    ...{ session, busy, ask, roll, shown, model, rulers, commit, onRule },
    round: session.moment,
    scene: model?.scene.value ?? shown,
    facts: stage.facts.value,
    ended: !busy && session.table.over,
    motion: moves(),
  };
  return { now, undo };
}
