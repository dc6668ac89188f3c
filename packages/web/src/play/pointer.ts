import type { Press } from './models/model.js';

let touch = false;
let shift = false;
let held = 0;
let downAt = 0;
/** Whether the presses under way began before the question that is asked now had come up. */
let early = false;

/** Milliseconds after which a press counts as a long one. */
const LONG_PRESS = 450;

/** Listens to how the page is being used; once, from the start. */
export function heedPointer(): void {
  addEventListener(
    'pointerdown',
    (event) => {
      touch = event.pointerType === 'touch';
      shift = event.shiftKey;
      downAt = event.timeStamp;
    },
    true,
  );
  for (const kind of ['mousedown', 'click'] as const) addEventListener(kind, stopLatePress, true);
  addEventListener(
    'pointermove',
    (event) => {
      // A finger leaves a ghost of a mouse behind, which lies still: only one that moves is real.
      if (event.pointerType === 'mouse' && (event.movementX !== 0 || event.movementY !== 0)) touch = false;
    },
    true,
  );
  addEventListener(
    'pointerup',
    (event) => {
      held = event.timeStamp - downAt;
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      touch = false;
      shift = event.shiftKey;
      held = 0;
    },
    true,
  );
}

/** A question comes up: of a double click that gave the last answer, the second press means nothing to it. */
export function questionComes(): void {
  early = true;
}

/** Presses are counted by the browser: the first of several begins anew, one by a key has no number. */
export function stopLatePress(event: MouseEvent): void {
  if (event.detail <= 1) early = false;
  else if (early && (event.target as Element).closest('#question, main')) {
    // Nor does it mark the words that lie there now.
    event.preventDefault();
    event.stopPropagation();
  }
}

/** How the press under way was made. */
export const press = (): Press => ({ touch, all: shift || held > LONG_PRESS });

/**
 * A press on something that lies on the table leaves the keys with the question: Enter commits, digits choose. Whoever
 * goes over the table by keys keeps the focus there.
 */
export function keysToQuestion(event: MouseEvent): void {
  const on = (event.target as Element).closest('[tabindex="0"]');
  if (!on || on.matches('.sm-view')) return;
  event.preventDefault();
  document.getElementById('question')?.focus({ preventScroll: true });
}

/** Whether a mouse points at something, not what a finger left behind. */
export const hovers = (event: PointerEvent): boolean => event.pointerType === 'mouse' && !touch;

/**
 * What points at an answer: a mouse that is moved over it. One that rests where a new question puts it points at
 * nothing.
 */
export const pointing = (point: (over: boolean) => void) => ({
  onPointerMove(event: PointerEvent): void {
    if (hovers(event) && (event.movementX !== 0 || event.movementY !== 0)) point(true);
  },
  onPointerLeave(event: PointerEvent): void {
    if (hovers(event)) point(false);
  },
});
