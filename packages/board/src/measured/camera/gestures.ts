import type { Lens } from './lens.js';

/** A press that moves farther than this many pixels is a drag. */
const STRAY = 6;

type State =
  | { readonly is: 'idle' }
  /** One finger or button is down and has not moved far enough for a drag. */
  | { readonly is: 'pressed'; readonly x: number; readonly y: number; readonly id: number }
  | { readonly is: 'dragging'; readonly x: number; readonly y: number; readonly id: number }
  | { readonly is: 'pinching' };

/** Turns pointer and wheel events into camera moves. Swallows the click that ends a drag or a pinch. */
export class Gestures {
  private state: State = { is: 'idle' };
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private spoiled = false;
  /** The last pointer was a finger: the first touch shows, the second commits. */
  touch = false;

  constructor(private readonly lens: Lens) {}

  /** True if a click now would be the end of a drag. */
  get dragged(): boolean {
    return this.spoiled;
  }

  /** True if a finger or a button is down on the table. */
  get held(): boolean {
    return this.state.is !== 'idle';
  }

  get busy(): boolean {
    return this.state.is === 'dragging' || this.state.is === 'pinching';
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0 && event.button !== 1) return;
    this.touch = event.pointerType === 'touch';
    if (this.fingers.size === 0) this.spoiled = event.button === 1;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size > 1) {
      this.state = { is: 'pinching' };
      this.spoiled = true;
    } else this.state = { is: 'pressed', x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  move(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      // It went up outside the view, before it was a drag, and nobody was told.
      this.up(event);
      return;
    }
    const { state } = this;
    if (state.is === 'pinching') this.pinch(event, finger);
    if (state.is === 'pinching' || state.is === 'idle' || state.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - state.x, event.clientY - state.y];
    if (state.is === 'pressed') {
      if (Math.hypot(dx, dy) <= STRAY) return;
      this.spoiled = true;
      this.lens.view.current?.setPointerCapture?.(event.pointerId);
    }
    this.lens.pan(dx, dy);
    this.state = { is: 'dragging', x: event.clientX, y: event.clientY, id: event.pointerId };
  }

  private pinch(event: PointerEvent, finger: { x: number; y: number }): void {
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    const was = { ...finger };
    finger.x = event.clientX;
    finger.y = event.clientY;
    if (!other) return;
    const before = Math.hypot(was.x - other.x, was.y - other.y);
    const after = Math.hypot(finger.x - other.x, finger.y - other.y);
    const box = this.lens.view.current?.getBoundingClientRect();
    this.lens.pan((finger.x - was.x) / 2, (finger.y - was.y) / 2);
    if (before > 8 && box)
      this.lens.zoom(after / before, (finger.x + other.x) / 2 - box.left, (finger.y + other.y) / 2 - box.top);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    const left = [...this.fingers][0];
    this.state = left ? { is: 'dragging', id: left[0], ...left[1] } : { is: 'idle' };
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const box = this.lens.view.current?.getBoundingClientRect();
    const unit = event.deltaMode === 1 ? 18 : event.deltaMode === 2 ? 240 : 1;
    const by = Math.exp(
      -Math.max(-240, Math.min(240, event.deltaY * unit)) * (event.ctrlKey ? 0.01 : 0.0016),
    );
    this.lens.zoom(by, event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0));
  }
}
