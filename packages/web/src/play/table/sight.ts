import type { MeasuredScene } from '@shambles/engine';
import { useEffect, useState } from 'preact/hooks';
import type { AnyModel } from '../models/index.js';
import type { Desk } from './desk.js';
import { figureOf } from './ruled.js';
import { thingsOf } from './things.js';

type Box = { readonly current: HTMLElement | null };

/** A figure to turn to; a new `n` repeats it. */
export interface Look {
  readonly id: string;
  readonly n: number;
}

/** Below this width in pixels, names and numbers are drawn larger. */
const SMALL = 640;

/** True if the table has little room. */
export function useSmall(box: Box): boolean {
  const [small, setSmall] = useState(false);
  useEffect(() => {
    const frame = box.current;
    if (!frame || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => setSmall(frame.clientWidth < SMALL));
    watch.observe(frame);
    return () => watch.disconnect();
  }, []);
  return small;
}

/** The level shown: at first the level of the figure that a question is about. */
export function useLevel(
  scene: MeasuredScene,
  model: AnyModel | undefined,
): readonly [number, (level: number) => void] {
  const [level, setLevel] = useState(0);
  const figure = figureOf(model);
  const stands = figure === undefined ? undefined : thingsOf(scene).get(figure)?.at[2];
  useEffect(() => {
    if (stands !== undefined) setLevel(stands);
  }, [model?.ask.id, stands]);
  return [level, setLevel];
}

/** M takes the tape and Escape puts it away, wherever the focus is. */
export function useMeasureKey(desk: Desk): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const on = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || on.matches('input, textarea, select')) return;
      if (event.key.toLowerCase() === 'm') desk.toggle();
      else if (event.key === 'Escape' && desk.measuring.peek().is !== 'off') desk.toggle();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [desk]);
}
