import { batch, signal } from '@preact/signals';
import type { Measuring, Over } from './measure.js';

/** A press that strays farther than this many pixels is a drag. */
const STRAY = 6;

/** State of a table between two answers: the pointer and the tape. */
export interface Desk {
  readonly over: { value: Over | undefined; peek(): Over | undefined };
  readonly measuring: { value: Measuring; peek(): Measuring };
  /** Reports what the pointer is over, at most once per frame. */
  point(now: Over | undefined, tell: (now: Over | undefined) => void): void;
  forget(): void;
  toggle(): void;
  down(event: PointerEvent): void;
  /** True if the press that ends with this click was a drag. */
  strayed(event: MouseEvent): boolean;
}

export function createDesk(): Desk {
  const over = signal<Over | undefined>(undefined);
  const measuring = signal<Measuring>({ is: 'off' });
  let frame = 0;
  let last: (() => void) | undefined;
  let from = { x: 0, y: 0 };
  return {
    over,
    measuring,
    point(now, tell) {
      last = () =>
        batch(() => {
          over.value = now;
          tell(now);
        });
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        last?.();
      });
    },
    forget() {
      over.value = undefined;
    },
    toggle() {
      measuring.value = measuring.peek().is === 'off' ? { is: 'first' } : { is: 'off' };
    },
    down({ clientX, clientY }) {
      from = { x: clientX, y: clientY };
    },
    strayed: ({ clientX, clientY }) => Math.hypot(clientX - from.x, clientY - from.y) > STRAY,
  };
}
