import { useEffect, useRef } from 'preact/hooks';
import { covered } from '../../side/index.js';

/** Actions of the play screen's keys, wherever the focus is. */
export interface Shortcuts {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly rules: () => void;
  readonly help: () => void;
  readonly papers: () => void;
  readonly companion: () => void;
  readonly skip: () => void;
  readonly letGo: () => void;
}

/** Listens to the play screen's keys, except while the person types into a field. */
export function useShortcuts(keys: Shortcuts): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if ((event.target as HTMLElement).matches('input:not([type=checkbox]), textarea, select')) return;
      if (event.altKey) return;
      if (covered()) pressCovered(event, now.current);
      else if (event.ctrlKey || event.metaKey) pressWithControl(event, now.current);
      else pressAlone(event.key, now.current);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Ctrl+Z undoes and Ctrl+Y redoes, as usual. */
function pressWithControl(event: KeyboardEvent, { undo, redo }: Shortcuts): void {
  const key = event.key.toLowerCase();
  if (key === 'z') (event.shiftKey ? redo : undo)();
  else if (key === 'y') redo();
  else return;
  event.preventDefault();
}

/** Keys while a panel covers the question: other panels may open, but the game is not touched. */
function pressCovered({ key, ctrlKey, metaKey }: KeyboardEvent, keys: Shortcuts): void {
  if (!ctrlKey && !metaKey && /^[rp?]$/i.test(key)) pressAlone(key, keys);
}

function pressAlone(name: string, keys: Shortcuts): void {
  const key = name.toLowerCase();
  if (key === 'u') keys.undo();
  else if (key === 'r') keys.rules();
  else if (key === 'p') keys.papers();
  else if (key === 'c') keys.companion();
  else if (key === 's') keys.skip();
  else if (key === '?') keys.help();
  else if (key === 'escape') keys.letGo();
  else if (key === 'q') document.getElementById('question')?.focus();
  else if (key === 'b') document.querySelector<HTMLElement | SVGElement>('.board [tabindex="0"]')?.focus();
}
