import { useSignal } from '@preact/signals';
import type { AskView, Json, Scene } from '@shambles/engine';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { moves, settings } from '../../app/settings.js';
import { known } from '../../session/athand.js';
import type { Session } from '../../session/session.js';
import { type AnyModel, modelFor } from '../models/index.js';
import { type Rulers, rulersOf } from '../table/rulers.js';

/** An answer that the viewer works on, and the two things that can be done with it. */
export interface Answering {
  /** The answer so far; undefined where nothing is asked of the viewer now. */
  readonly model: AnyModel | undefined;
  /** Rulers for the table as it stands, where it is measured. */
  readonly rulers: Rulers | undefined;
  readonly commit: (value: Json) => void;
  readonly undo: () => void;
}

/** What the viewer works on to answer `ask`. It begins anew when the question or the table has changed. */
export function useAnswering(session: Session, ask: AskView | undefined, shown: Scene): Answering {
  const viewer = session.viewer.value;
  const round = session.moment;
  /** The last thing done here was an answer, and it was taken. */
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

/** Orders left over after dice are given again at once, where the person wants that and gave them just now. */
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
