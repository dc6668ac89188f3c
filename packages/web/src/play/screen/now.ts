import type { AskView, RollView, RuleId, Scene } from '@shambles/engine';
import { moves } from '../../app/settings.js';
import type { Session } from '../../session/session.js';
import type { Stage } from '../../session/stage.js';
import type { Told } from '../../side/index.js';
import { type Answering, useAnswering } from './answering.js';

/** A game at the moment shown: state shared by the parts of the play screen. */
export interface Now extends Pick<Answering, 'model' | 'rulers' | 'commit'> {
  readonly session: Session;
  /** True while recent events are still being shown, so nothing can be answered yet. */
  readonly busy: boolean;
  /** The question for the viewer. */
  readonly ask: AskView | undefined;
  /** The dice that the viewer must throw. */
  readonly roll: RollView | undefined;
  /** The viewer's unfinished answer is valid while this number stays the same. */
  readonly round: number | undefined;
  /** The table, as far as it has been shown. */
  readonly shown: Scene;
  /** The same table with the unfinished answer applied. */
  readonly scene: Scene;
  /** The story, as far as it has been shown. */
  readonly facts: readonly Told[];
  /** True if the game is over and its end has been shown. */
  readonly ended: boolean;
  readonly motion: boolean;
  /** Opens the rules, at the given rule if any. */
  readonly onRule: (id: RuleId | undefined) => void;
}

/** The panel open over the table or in place of the question. */
export type Over = 'menu' | 'amend' | 'luck' | 'goals' | 'help' | 'online' | 'papers';

/** Follows a game: what to show of it now, and how to take back the last answer. */
export function useNow(
  session: Session,
  stage: Stage,
  onRule: Now['onRule'],
): { readonly now: Now; readonly undo: () => void } {
  // Reading it subscribes to every change of the table.
  session.version.value;
  const busy = stage.busy.value;
  const ask = busy ? undefined : session.ask;
  const roll = busy ? undefined : session.roll;
  const shown = stage.scene.value;
  const { model, rulers, commit, undo } = useAnswering(session, ask, shown);
  const now: Now = {
    session,
    busy,
    ask,
    roll,
    shown,
    model,
    rulers,
    commit,
    onRule,
    round: session.moment,
    scene: model?.scene.value ?? shown,
    facts: stage.facts.value,
    ended: !busy && session.table.over,
    motion: moves(),
  };
  return { now, undo };
}
