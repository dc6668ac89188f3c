import type { AskView, Scene } from '@shambles/engine';
import { useEffect, useState } from 'preact/hooks';
import type { Look } from '../table/sight.js';
import { figureIn } from '../table/things.js';

/**
 * The figure that a measured table turns to: the one that a question is about, or the one whose card was pressed.
 * `owner` is the figure whose answers are open.
 */
export function useLook(
  shown: Scene,
  ask: AskView | undefined,
  owner: string | undefined,
): { readonly look: Look | undefined; readonly lookAt: (figure: string) => void } {
  const [look, setLook] = useState<Look | undefined>(undefined);
  useEffect(() => {
    if (!ask || shown.kind !== 'measured') return;
    const id = owner ?? figureIn(shown, ask);
    if (id === undefined || id === '') return;
    const from = ask.shape.kind === 'spot' ? ask.shape.from : undefined;
    // Asked again, the table may have been moved to somebody else in between.
    setLook((old) => ({ id, from, n: (old?.n ?? 0) + 1, again: old?.id === id }));
  }, [ask?.id, owner]);
  const lookAt = (id: string): void => setLook((old) => ({ id, n: (old?.n ?? 0) + 1, sight: true }));
  return { look, lookAt };
}
