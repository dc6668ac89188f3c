import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'preact/hooks';
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

export interface Lens {
  readonly view: RefObject<HTMLDivElement | null>;
  readonly cam: RefObject<HTMLDivElement | null>;
  /** What is seen at this moment; follows every frame without a new rendering. */
  now(): Camera;
  size(): Size;
  /** Pixels a millimetre that the picture was last drawn sharp for. */
  readonly k: number;
  /** Closer than the whole table. */
  readonly close: boolean;
  readonly atEnd: boolean;
  pan(dx: number, dy: number): void;
  zoom(by: number, px?: number, py?: number): void;
  fit(): void;
  look(x: number, y: number, k?: number): void;
  /** Brings a point of the sheet into view, where it is not. */
  show(x: number, y: number): void;
  /** Told of every change: the overview moves its frame. */
  watch(told: (camera: Camera, size: Size) => void): () => void;
}

/**
 * A camera moves the drawn table by one CSS transform, so that a pan or a zoom draws nothing anew; when a zoom has come to
 * rest the table is laid out at its new size and drawn sharp once.
 */
export function useCamera(sheet: Size, middle: readonly [number, number] | undefined): Lens {
  const view = useRef<HTMLDivElement>(null);
  const cam = useRef<HTMLDivElement>(null);
  const [, again] = useReducer((n: number) => n + 1, 0);
  const start = useRef(middle);
  start.current = middle;
  const lens = useMemo(() => {
    let size = UNKNOWN;
    let camera = opening(sheet, size, start.current);
    let drawn = camera.k;
    let touched = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watchers = new Set<(camera: Camera, size: Size) => void>();
    const place = (): void => {
      const box = cam.current;
      if (box) {
        const by = camera.k / drawn;
        // Whole pixels at rest: half ones would blur the drawing.
        const even = by === 1 ? Math.round : (v: number): number => v;
        const [x, y] = [even(-camera.x * camera.k), even(-camera.y * camera.k)];
        box.style.transform = `translate(${x.toFixed(2)}px,${y.toFixed(2)}px)${by === 1 ? '' : ` scale(${by.toFixed(5)})`}`;
      }
      for (const told of watchers) told(camera, size);
    };
    const settle = (): void => {
      clearTimeout(timer);
      timer = undefined;
      drawn = camera.k;
      sharpen();
      again(0);
    };
    const sharpen = (): void => {
      const box = cam.current;
      if (!box) return;
      box.style.width = `${Math.round(sheet.width * drawn)}px`;
      box.style.height = `${Math.round(sheet.height * drawn)}px`;
      box.style.setProperty('--sm-mm', String(1 / drawn));
      box.style.setProperty('--sm-fig', String(enlarged(drawn)));
      box.dataset.detail = detail(drawn);
      place();
    };
    const to = (next: Camera, mine = true): void => {
      touched ||= mine;
      const zooms = next.k !== camera.k;
      camera = next;
      place();
      if (!zooms) return;
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLES);
    };
    return {
      view,
      cam,
      now: () => camera,
      size: () => size,
      get k() {
        return drawn;
      },
      get close() {
        return camera.k > whole(sheet, size) * 1.12;
      },
      get atEnd() {
        return zoomed(camera, 1.01, 0, 0, sheet, size).k === camera.k;
      },
      pan: (dx: number, dy: number) => to(panned(camera, dx, dy, sheet, size)),
      zoom: (by: number, px = size.width / 2, py = size.height / 2) =>
        to(zoomed(camera, by, px, py, sheet, size)),
      fit() {
        to(fitted(sheet, size));
        touched = false;
      },
      look: (x: number, y: number, k = camera.k) => to(centred(x, y, k, sheet, size)),
      show(x: number, y: number) {
        if (!sees(camera, x, y, size)) to(centred(x, y, camera.k, sheet, size));
      },
      watch(told: (camera: Camera, size: Size) => void) {
        watchers.add(told);
        told(camera, size);
        return () => watchers.delete(told);
      },
      /** The view has a new size: what was never moved opens again, what was keeps its place. */
      measure(next: Size): void {
        if (next.width < 2 || next.height < 2) return;
        if (next.width === size.width && next.height === size.height) return;
        size = next;
        camera = touched ? kept(camera, sheet, size) : opening(sheet, size, start.current);
        settle();
      },
      sharpen,
      stop: () => clearTimeout(timer),
    };
  }, [sheet.width, sheet.height]);
  useLayoutEffect(() => {
    lens.sharpen();
    const box = view.current;
    if (!box) return;
    lens.measure({ width: box.clientWidth, height: box.clientHeight });
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() =>
      lens.measure({ width: box.clientWidth, height: box.clientHeight }),
    );
    watch.observe(box);
    return () => watch.disconnect();
  }, [lens]);
  useEffect(() => lens.stop, [lens]);
  return lens;
}
