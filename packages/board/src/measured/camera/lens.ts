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

/** Milliseconds after the last zoom step until the picture is redrawn sharp at its new size. */
const SETTLES = 220;
const UNKNOWN: Pane = { width: 960, height: 720 };

/** Factor by which figures are drawn larger than life when the table is small on the screen. */
export const enlarged = (k: number): number => Math.min(1.7, Math.max(1, 1.12 / k));

/** Level of detail for labels at this scale: names of marked things only, or of everything. */
export const detail = (k: number): 'far' | 'near' | 'close' => (k < 0.5 ? 'far' : k < 1.2 ? 'near' : 'close');

/** Milliseconds that the view takes to glide to a place. */
const GLIDES = 240;

type Watcher = (camera: Camera, size: Size) => void;
type Box = RefObject<HTMLDivElement | null>;

/**
 * The view on a table. It moves the drawn table by one CSS transform, so that panning and zooming redraw nothing; when
 * a zoom has come to rest, the table is laid out at its new size and drawn sharp once.
 */
export class Lens {
  private seen: Pane = UNKNOWN;
  private camera: Camera;
  /** Pixels per millimetre that the picture was last drawn sharp for. */
  private drawn: number;
  /** The view was moved by hand since it last turned to a question. */
  private touched = false;
  /** The whole table was asked for, and nothing else since. */
  private all = false;
  /** Pixels per millimetre last chosen by hand, or on opening. The lens zooms in no closer by itself. */
  private chosen: number;
  /** The view opened on the whole table because nobody stood on it yet. */
  private empty: boolean;
  /** The points that the view last turned to. */
  private about: readonly Point[] = [];
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly watchers = new Set<Watcher>();

  constructor(
    private readonly sheet: Size,
    /** The view itself, and the box that is moved behind it. */
    readonly view: Box,
    readonly cam: Box,
    /** Centre, on the sheet, of a view that cannot show the whole table when it opens. */
    private readonly middle: () => readonly [number, number] | undefined,
    private readonly redraw: () => void,
  ) {
    this.camera = opening(sheet, this.seen, middle());
    this.drawn = this.camera.k;
    this.chosen = this.camera.k;
    this.empty = middle() === undefined;
  }

  /** The camera at this moment, updated every frame without a new rendering. */
  now(): Camera {
    return this.camera;
  }

  /** The size of the view, in pixels. */
  size(): Size {
    return this.seen;
  }

  /** Pixels per millimetre that the picture was last drawn sharp for. */
  get k(): number {
    return this.drawn;
  }

  /** True if zoomed in closer than the whole table. */
  get close(): boolean {
    return this.camera.k > whole(this.sheet, this.seen) * 1.12;
  }

  /** True if the view can zoom in no further. */
  get atEnd(): boolean {
    return zoomed(this.camera, 1.01, 0, 0, this.sheet, this.seen).k === this.camera.k;
  }

  pan(dx: number, dy: number): void {
    this.byHand(panned(this.camera, dx, dy, this.sheet, this.seen));
  }

  /** Zooms in or out by a factor, around a pixel of the view. */
  zoom(by: number, px = this.seen.width / 2, py = this.seen.height / 2): void {
    this.byHand(zoomed(this.camera, by, px, py, this.sheet, this.seen));
  }

  /** Shows the whole table, until the view is moved by hand. */
  fit(): void {
    this.byHand(fitted(this.sheet, this.seen));
    this.touched = false;
    this.all = true;
  }

  /** Centres the view on a point of the sheet. */
  look(x: number, y: number): void {
    this.byHand(centred(x, y, this.camera.k, this.sheet, this.seen));
  }

  /** Brings a point of the sheet into view, if it is not there already. */
  show(x: number, y: number): void {
    if (!sees(this.camera, x, y, this.seen)) this.look(x, y);
  }

  /**
   * Turns to these points of the sheet, the most important first, if they are not in sight. `follows`: does nothing if
   * somebody has moved the view by hand since the last turn. `glides`: moves gradually, not at once.
   */
  turn(points: readonly Point[], { follows, glides }: { follows: boolean; glides: boolean }): void {
    if (follows && this.touched) return;
    this.touched = false;
    this.about = points;
    if (this.all) return;
    const next = gathered(this.opened(), points, this.chosen, this.sheet, this.seen);
    if (next === this.camera) return;
    if (glides) this.glide(next);
    else this.to(next);
  }

  /** The camera, or that of a view opened anew where people have come to an empty table. */
  private opened(): Camera {
    const middle = this.empty ? this.middle() : undefined;
    if (!middle) return this.camera;
    this.empty = false;
    const camera = opening(this.sheet, this.seen, middle);
    this.chosen = camera.k;
    return camera.k === this.camera.k ? this.camera : camera;
  }

  /** Calls `told` at once and on every change, as for the frame of the overview. Returns a function that stops it. */
  watch(told: Watcher): () => void {
    this.watchers.add(told);
    told(this.camera, this.seen);
    return () => this.watchers.delete(told);
  }

  /** Sets the size of the view. If moved by hand, it keeps its middle; otherwise it shows what it last turned to. */
  measure(next: Pane): void {
    if (next.width < 2 || next.height < 2) return;
    const { width, height, foot } = this.seen;
    if (next.width === width && next.height === height && next.foot === foot) return;
    this.seen = next;
    cancelAnimationFrame(this.frame);
    const { x, y, k } = this.camera;
    if (this.touched) this.camera = centred(x + width / 2 / k, y + height / 2 / k, k, this.sheet, next);
    else if (this.all) {
      this.camera = fitted(this.sheet, next);
      this.chosen = this.camera.k;
    } else {
      const middle = this.middle();
      const opened = opening(this.sheet, next, middle);
      this.empty = middle === undefined;
      this.chosen = opened.k;
      this.camera = gathered(opened, this.about, opened.k, this.sheet, next);
    }
    this.settle();
  }

  /** Lays out the table at its present scale. */
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

  /** Cancels pending frames and timers. */
  stop(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }

  private byHand(next: Camera): void {
    this.touched = true;
    this.all = false;
    this.empty = false;
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
      // At rest, use whole pixels: fractions would blur the drawing.
      const even = by === 1 ? Math.round : (v: number): number => v;
      const [x, y] = [even(-camera.x * camera.k), even(-camera.y * camera.k)];
      box.style.transform = `translate(${x.toFixed(2)}px,${y.toFixed(2)}px)${by === 1 ? '' : ` scale(${by.toFixed(5)})`}`;
    }
    for (const told of this.watchers) told(this.camera, this.seen);
  }
}
