import type { RefObject } from 'preact';
import {
  type Camera,
  centred,
  fitted,
  kept,
  opening,
  panned,
  type Size,
  sees,
  whole,
  zoomed,
} from './camera.js';

/** How long after the last step of a zoom the picture is drawn sharp at its new size. */
const SETTLES = 220;
const UNKNOWN: Size = { width: 960, height: 720 };

/** How much larger than life figures are drawn where the table is small on the screen. */
export const enlarged = (k: number): number => Math.min(1.7, Math.max(1, 1.12 / k));

/** What is worth writing at this size: names of marked things, then of everything. */
export const detail = (k: number): 'far' | 'near' | 'close' => (k < 0.5 ? 'far' : k < 1.2 ? 'near' : 'close');

type Watcher = (camera: Camera, size: Size) => void;
type Box = RefObject<HTMLDivElement | null>;

/**
 * What a table is seen through. It moves the drawn table by one CSS transform, so that a pan or a zoom draws nothing anew;
 * when a zoom has come to rest the table is laid out at its new size and drawn sharp once.
 */
export class Lens {
  private seen: Size = UNKNOWN;
  private camera: Camera;
  /** Pixels a millimetre that the picture was last drawn sharp for. */
  private drawn: number;
  /** Somebody has moved it. */
  private touched = false;
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
    this.to(panned(this.camera, dx, dy, this.sheet, this.seen));
  }

  /** Closer or further by a factor, around a pixel of the view. */
  zoom(by: number, px = this.seen.width / 2, py = this.seen.height / 2): void {
    this.to(zoomed(this.camera, by, px, py, this.sheet, this.seen));
  }

  /** Shows the whole table. */
  fit(): void {
    this.to(fitted(this.sheet, this.seen));
    this.touched = false;
  }

  /** Looks at a point of the sheet. */
  look(x: number, y: number): void {
    this.to(centred(x, y, this.camera.k, this.sheet, this.seen));
  }

  /** Brings a point of the sheet into view, where it is not. */
  show(x: number, y: number): void {
    if (!sees(this.camera, x, y, this.seen)) this.look(x, y);
  }

  /** Told of every change, and at once: the overview moves its frame. Gives what ends it. */
  watch(told: Watcher): () => void {
    this.watchers.add(told);
    told(this.camera, this.seen);
    return () => this.watchers.delete(told);
  }

  /** The view has a new size: what was never moved opens again, what was keeps its place. */
  measure(next: Size): void {
    if (next.width < 2 || next.height < 2) return;
    if (next.width === this.seen.width && next.height === this.seen.height) return;
    this.seen = next;
    this.camera = this.touched
      ? kept(this.camera, this.sheet, next)
      : opening(this.sheet, next, this.middle());
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
    clearTimeout(this.timer);
  }

  private to(next: Camera): void {
    this.touched = true;
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
