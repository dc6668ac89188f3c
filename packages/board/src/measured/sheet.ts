import type { MeasuredScene, Spot } from '@shambles/engine';
import { r } from '../seed.js';

/** The sheet that a table is drawn on: in millimetres, from the north-west corner, y down. */
export interface Sheet {
  /** Millimetres per unit of the table. */
  readonly s: number;
  readonly width: number;
  readonly height: number;
}

/** A point of the sheet. */
export type Point = readonly [x: number, y: number];

export function sheetOf(scene: Pick<MeasuredScene, 'unit' | 'width' | 'height'>): Sheet {
  const s = scene.unit === 'cm' ? 10 : 25.4;
  return { s, width: scene.width * s, height: scene.height * s };
}

/** Converts a spot of the table (y north) to a point of the sheet (y down). */
export const onSheet = (sheet: Sheet, [x, y]: Spot): [number, number] => [
  x * sheet.s,
  sheet.height - y * sheet.s,
];

/** Converts a point of the sheet to a spot of the table. */
export const onTable = (sheet: Sheet, x: number, y: number): [number, number] => [
  x / sheet.s,
  (sheet.height - y) / sheet.s,
];

/** Millimetres: markers of a kind closer than the first hide each other, and are drawn the second apart. */
const HIDES = 8;
const BESIDE = 20;

/** Where markers are drawn, by id. Markers of one kind on one spot are laid in a row, so that each is visible. */
export function markersOn(sheet: Sheet, scene: Pick<MeasuredScene, 'markers'>): ReadonlyMap<string, Point> {
  const heaps: {
    readonly kind: string;
    readonly level: number;
    readonly at: Point;
    readonly ids: string[];
  }[] = [];
  for (const { id, kind, level, at } of scene.markers) {
    const [x, y] = onSheet(sheet, at);
    const heap = heaps.find(
      (h) => h.kind === kind && h.level === level && Math.hypot(h.at[0] - x, h.at[1] - y) < HIDES,
    );
    if (heap) heap.ids.push(id);
    else heaps.push({ kind, level, at: [x, y], ids: [id] });
  }
  return new Map(
    heaps.flatMap(({ at: [x, y], ids }) =>
      ids.map((id, i): [string, Point] => [id, [x + (i - (ids.length - 1) / 2) * BESIDE, y]]),
    ),
  );
}

/** Points of the sheet as a path: "M1 2L3 4Z". */
export const pathOf = (points: readonly Point[], close = true): string =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join('L')}${close ? 'Z' : ''}`;

/** Spots of the table as a path. */
export const trace = (sheet: Sheet, spots: readonly Spot[], close = true): string =>
  pathOf(
    spots.map((spot) => onSheet(sheet, spot)),
    close,
  );

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function boundsOf(points: readonly Point[]): Bounds {
  let [w, n, e, s] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    w = Math.min(w, x);
    e = Math.max(e, x);
    n = Math.min(n, y);
    s = Math.max(s, y);
  }
  return points.length === 0
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: w, y: n, width: e - w, height: s - n };
}

/** True if a point lies within an outline. */
export function within(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** Distance from a point to a line segment. */
export function toLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** Distance from a point to an outline; 0 inside. */
export function toOutline(outline: readonly Point[], point: Point): number {
  if (within(outline, point)) return 0;
  return Math.min(
    ...outline.map((corner, i) => toLine(point, corner, outline[(i + 1) % outline.length] as Point)),
  );
}

/** An outline as the box along its longest side: middle, half length, half width, degrees of long axis from east. */
export interface Slab {
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly wide: number;
  readonly turn: number;
}

export function slabOf(points: readonly Point[]): Slab {
  let best = { length: -1, angle: 0 };
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length] as Point;
    const length = Math.hypot(bx - ax, by - ay);
    if (length > best.length + 1e-6) best = { length, angle: Math.atan2(by - ay, bx - ax) };
  });
  const [cos, sin] = [Math.cos(best.angle), Math.sin(best.angle)];
  const turned = boundsOf(points.map(([x, y]) => [x * cos + y * sin, y * cos - x * sin]));
  const [u, v] = [turned.x + turned.width / 2, turned.y + turned.height / 2];
  return {
    x: u * cos - v * sin,
    y: u * sin + v * cos,
    long: turned.width / 2,
    wide: turned.height / 2,
    turn: r((best.angle * 180) / Math.PI),
  };
}

/** The point of the sheet at an offset along and across a slab, from its middle. */
export function onSlab({ x, y, turn }: Slab, along: number, across: number): Point {
  const a = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(a), Math.sin(a)];
  return [x + along * cos - across * sin, y + along * sin + across * cos];
}

/** The transform for drawings along a slab, relative to its middle. */
export const alongSlab = ({ x, y, turn }: Slab): string => `translate(${r(x)} ${r(y)}) rotate(${turn})`;
