import { expect, it, vi } from 'vitest';
import { Gestures } from './gestures.js';
import type { Lens } from './lens.js';

const mouse = (clientX: number, buttons: number): PointerEvent =>
  ({ pointerId: 1, pointerType: 'mouse', button: 0, buttons, clientX, clientY: 300 }) as PointerEvent;

it('a button that went up outside the view no longer holds the table', () => {
  const pan = vi.fn();
  const gestures = new Gestures({ pan, view: { current: null } } as unknown as Lens);
  gestures.down(mouse(2, 1));
  expect(gestures.held).toBe(true);
  // It left over the edge and came back elsewhere, with nothing pressed.
  gestures.move(mouse(400, 0));
  gestures.move(mouse(420, 0));
  expect(pan).not.toHaveBeenCalled();
  expect([gestures.held, gestures.busy]).toEqual([false, false]);
  gestures.down(mouse(400, 1));
  gestures.move(mouse(420, 1));
  expect(pan).toHaveBeenCalledWith(20, 0);
});
