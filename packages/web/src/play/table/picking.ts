import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Place } from './things.js';

/** Told of a press on the table: the place, and the figure that stands there. */
type Picked = (at: Place, figure: string | undefined) => void;

/** While somebody waits for presses on the table, nothing there answers a question. */
const waiting = signal<Picked | undefined>(undefined);

/** True while presses on the table are waited for. */
export const isPicking = (): boolean => waiting.value !== undefined;

/** Takes a press for whoever waits for one; false if nobody does. */
export function pick(at: Place, figure: string | undefined): boolean {
  const told = waiting.peek();
  told?.(at, figure);
  return told !== undefined;
}

/** Takes all presses on the table for as long as the component is there. */
export function usePicking(told: Picked): void {
  // At once: a press may follow before the page is painted.
  useLayoutEffect(() => {
    waiting.value = told;
  });
  useLayoutEffect(
    () => () => {
      waiting.value = undefined;
    },
    [],
  );
}
