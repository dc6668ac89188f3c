import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Place } from './things.js';

/** A press: on a place of a measured table, or in a cell of a printed board; and the thing that stands there. */
export type Press = { readonly thing?: string | undefined } & (
  | { readonly at: Place }
  | { readonly cell: string }
);

/** While somebody waits for presses on the table, nothing there answers a question. */
const waiting = signal<((press: Press) => void) | undefined>(undefined);

/** True while presses on the table are waited for. */
export const isPicking = (): boolean => waiting.value !== undefined;

/** Takes a press for whoever waits for one; false if nobody does. */
export function pick(press: Press): boolean {
  const told = waiting.peek();
  told?.(press);
  return told !== undefined;
}

/** Takes all presses on the table for as long as the component is there. */
export function usePicking(told: (press: Press) => void): void {
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
