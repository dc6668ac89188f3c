import type { Press } from './models/model.js';

let touch = false;
let shift = false;
let held = 0;
let downAt = 0;
/** True if the current presses began before the current question appeared. */
let early = false;

/** Milliseconds after which a press is a long press. */
const LONG_PRESS = 450;

/** Listens for touch, mouse and keys; called once at the start. */
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
      // A touch leaves a ghost mouse event that does not move: only a moving mouse is real.
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

/** A new question appears: the second press of a double click that gave the last answer must not count for it. */
export function questionComes(): void {
  early = true;
}

/** Stops a press that began before the question. The browser counts clicks: 1 begins anew, and 0 is a key. */
export function stopLatePress(event: MouseEvent): void {
  if (event.detail <= 1) early = false;
  else if (early && (event.target as Element).closest('#question, main')) {
    // It must not select text there either.
    event.preventDefault();
    event.stopPropagation();
  }
}

/** How the current press was made. */
export const press = (): Press => ({ touch, all: shift || held > LONG_PRESS });

/**
 * After a press on the table, keys still work for the question: Enter commits, digits choose. Keyboard users on the
 * table keep the focus there.
 */
export function keysToQuestion(event: MouseEvent): void {
  const on = (event.target as Element).closest('[tabindex="0"]');
  if (!on || on.matches('.sm-view')) return;
  event.preventDefault();
  document.getElementById('question')?.focus({ preventScroll: true });
}

/** True if a real mouse is pointing, not the ghost of a touch. */
export const hovers = (event: PointerEvent): boolean => event.pointerType === 'mouse' && !touch;

/** Handlers for pointing at an answer with a moving mouse. A resting mouse under a new question points at nothing. */
export const pointing = (point: (over: boolean) => void) => ({
  onPointerMove(event: PointerEvent): void {
    if (hovers(event) && (event.movementX !== 0 || event.movementY !== 0)) point(true);
  },
  onPointerLeave(event: PointerEvent): void {
    if (hovers(event)) point(false);
  },
});
