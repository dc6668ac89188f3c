import type { RefObject } from 'preact';
import type { Point } from '../sheet.js';
import {
  type Camera,
  centred,
  fitted,
  gathered,
  opening,
  type Pane,
  panned,
  type Size,
  sees,
  whole,
  zoomed,
} from './camera.js';

/** How long after the last step of a zoom the picture is drawn sharp at its new size. */
const SETTLES = 220;
const UNKNOWN: Pane = { width: 960, height: 720 };

/** How much larger than life figures are drawn where the table is small on the screen. */
export const enlarged = (k: number): number => Math.min(1.7, Math.max(1, 1.12 / k));

/** What is worth writing at this size: names of marked things, then of everything. */
export const detail = (k: number): 'far' | 'near' | 'close' => (k < 0.5 ? 'far' : k < 1.2 ? 'near' : 'close');

/** How long the view takes to get to somebody. */
const GLIDES = 240;

type Watcher = (camera: Camera, size: Size) => void;
type Box = RefObject<HTMLDivElement | null>;

/**
 * What a table is seen through. It moves the drawn table by one CSS transform, so that a pan or a zoom draws nothing anew;
 * when a zoom has come to rest the table is laid out at its new size and drawn sharp once.
 */
export class Lens {
  private seen: Pane = UNKNOWN;
  private camera: Camera;
  /** Pixels a millimetre that the picture was last drawn sharp for. */
  private drawn: number;
  /** Somebody has moved it by hand, since it was last turned to a question. */
  private touched = false;
  /** Pixels a millimetre that were last chosen by hand, or that the view opened with: it comes no closer by itself. */
  private chosen: number;
  /** What it was last turned to. */
  private about: readonly Point[] = [];
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly watchers = new Set<Watcher>();

  constructor(
    private readonly sheet: Size,
    /** What one looks through, and what is moved behind it. */
    readonly view: Box,
    readonly cam: Box,
    /** The middle of a view that cannot show all when it opens: a point of the sheet. */
    private readonly middle: () => readonly [number, number] | undefined,
    private readonly redraw: () => void,
  ) {
    this.camera = opening(sheet, this.seen, middle());
    this.drawn = this.camera.k;
    this.chosen = this.camera.k;
  }

  /** What is seen at this moment; follows every frame without a new rendering. */
  now(): Camera {
    return this.camera;
  }

  /** The size of the view, in pixels. */
  size(): Size {
    return this.seen;
  }

  /** Pixels a millimetre that the picture was last drawn sharp for. */
  get k(): number {
    return this.drawn;
  }

  /** Closer than the whole table. */
  get close(): boolean {
    return this.camera.k > whole(this.sheet, this.seen) * 1.12;
  }

  /** As close as it gets. */
  get atEnd(): boolean {
    return zoomed(this.camera, 1.01, 0, 0, this.sheet, this.seen).k === this.camera.k;
  }

  pan(dx: number, dy: number): void {
    this.byHand(panned(this.camera, dx, dy, this.sheet, this.seen));
  }

  /** Closer or further by a factor, around a pixel of the view. */
  zoom(by: number, px = this.seen.width / 2, py = this.seen.height / 2): void {
    this.byHand(zoomed(this.camera, by, px, py, this.sheet, this.seen));
  }

  /** Shows the whole table. */
  fit(): void {
    this.byHand(fitted(this.sheet, this.seen));
    this.touched = false;
  }

  /** Looks at a point of the sheet. */
  look(x: number, y: number): void {
    this.byHand(centred(x, y, this.camera.k, this.sheet, this.seen));
  }

  /** Brings a point of the sheet into view, where it is not. */
  show(x: number, y: number): void {
    if (!sees(this.camera, x, y, this.seen)) this.look(x, y);
  }

  /**
   * Turns to these points of the sheet, the most important first, where they are not in sight. `follows`: only where nobody has
   * moved the view by hand since it was last turned to a question. `glides`: in a moment, not at once.
   */
  turn(points: readonly Point[], { follows, glides }: { follows: boolean; glides: boolean }): void {
    if (follows && this.touched) return;
    this.touched = false;
    this.about = points;
    const next = gathered(this.camera, points, this.chosen, this.sheet, this.seen);
    if (next === this.camera) return;
    if (glides) this.glide(next);
    else this.to(next);
  }

  /** Told of every change, and at once: the overview moves its frame. Gives what ends it. */
  watch(told: Watcher): () => void {
    this.watchers.add(told);
    told(this.camera, this.seen);
    return () => this.watchers.delete(told);
  }

  /** The view has a new size: what was moved by hand keeps its middle, else what it was turned to is in sight again. */
  measure(next: Pane): void {
    if (next.width < 2 || next.height < 2) return;
    const { width, height, foot } = this.seen;
    if (next.width === width && next.height === height && next.foot === foot) return;
    this.seen = next;
    cancelAnimationFrame(this.frame);
    const { x, y, k } = this.camera;
    if (this.touched) this.camera = centred(x + width / 2 / k, y + height / 2 / k, k, this.sheet, next);
    else {
      const opened = opening(this.sheet, next, this.middle());
      this.chosen = opened.k;
      this.camera = gathered(opened, this.about, opened.k, this.sheet, next);
    }
    this.settle();
  }

  /** Lays the table out at the size it is seen at. */
  sharpen(): void {
    const box = this.cam.current;
    if (!box) return;
    box.style.width = `${Math.round(this.sheet.width * this.drawn)}px`;
    box.style.height = `${Math.round(this.sheet.height * this.drawn)}px`;
    box.style.setProperty('--sm-mm', String(1 / this.drawn));
    box.style.setProperty('--sm-fig', String(enlarged(this.drawn)));
    box.dataset.detail = detail(this.drawn);
    this.place();
  }

  /** Nothing comes after this. */
  stop(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }

  private byHand(next: Camera): void {
    this.touched = true;
    this.chosen = next.k;
    cancelAnimationFrame(this.frame);
    this.to(next);
  }

  private glide(to: Camera): void {
    cancelAnimationFrame(this.frame);
    const from = this.camera;
    let began: number | undefined;
    const step = (now: number): void => {
      began ??= now;
      const t = Math.min(1, (now - began) / GLIDES);
      const far = t * t * (3 - 2 * t);
      const between = (a: number, b: number): number => a + (b - a) * far;
      this.to(t < 1 ? { k: between(from.k, to.k), x: between(from.x, to.x), y: between(from.y, to.y) } : to);
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  private to(next: Camera): void {
    const zooms = next.k !== this.camera.k;
    this.camera = next;
    this.place();
    if (!zooms) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(), SETTLES);
  }

  private settle(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.drawn = this.camera.k;
    this.sharpen();
    this.redraw();
  }

  private place(): void {
    const box = this.cam.current;
    if (box) {
      const { camera } = this;
      const by = camera.k / this.drawn;
      // Whole pixels at rest: half ones would blur the drawing.
      const even = by === 1 ? Math.round : (v: number): number => v;
      const [x, y] = [even(-camera.x * camera.k), even(-camera.y * camera.k)];
      box.style.transform = `translate(${x.toFixed(2)}px,${y.toFixed(2)}px)${by === 1 ? '' : ` scale(${by.toFixed(5)})`}`;
    }
    for (const told of this.watchers) told(this.camera, this.seen);
  }
}
