import { useSignal } from '@preact/signals';
import type { AskView, Json, Scene } from '@shambles/engine';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { moves, settings } from '../../app/settings.js';
import { known } from '../../session/athand.js';
import type { Session } from '../../session/session.js';
import { type AnyModel, modelFor } from '../models/index.js';
import { type Rulers, rulersOf } from '../table/rulers.js';

/** An answer in progress, and the two things that can be done with it. */
export interface Answering {
  /** The answer so far; undefined if the viewer is asked nothing now. */
  readonly model: AnyModel | undefined;
  /** Rulers for the current table, if it is measured. */
  readonly rulers: Rulers | undefined;
  readonly commit: (value: Json) => void;
  readonly undo: () => void;
}

/** The viewer's answer to `ask` in progress. It starts again when the question or the table changes. */
export function useAnswering(session: Session, ask: AskView | undefined, shown: Scene): Answering {
  const viewer = session.viewer.value;
  const round = session.moment;
  /** True if the last action here was an answer that was accepted. */
  const own = useRef(false);
  const commit = (value: Json): void => {
    own.current = true;
    known(session.answer(value), ({ ok }) => {
      own.current &&= ok;
    });
  };
  const undo = (): void => {
    own.current = false;
    session.undo();
  };
  const rulers = useMemo(
    () => (shown.kind === 'measured' ? rulersOf(session) : undefined),
    [shown.kind, viewer, round],
  );
  const opened = useSignal<string | undefined>(undefined);
  const { teller } = session;
  const model = useMemo(
    () =>
      ask &&
      modelFor({ ask, scene: session.scene(), say: (line) => teller.say(line), commit, rulers, opened }),
    [ask?.id, ask?.at, viewer, round],
  );
  useCarryOn(model?.kind === 'orders' ? model.shape.rest : undefined, own, commit);
  return { model, rulers, commit, undo };
}

/** Gives the orders left over after dice again at once, if the person wants that and has just given them. */
function useCarryOn(
  rest: readonly string[] | undefined,
  own: { current: boolean },
  commit: (value: Json) => void,
): void {
  const words = rest?.join('\n');
  useEffect(() => {
    if (!rest || rest.length === 0 || !own.current || !settings.value.carryOn) return;
    const timer = setTimeout(() => commit(rest), moves() ? 350 : 0);
    return () => clearTimeout(timer);
  }, [words]);
}
