import { east, MILLION, north } from '../shapes/compass.js';
import type { Ring } from '../shapes/segments.js';
import { grains } from '../shapes/units.js';
import type { Building, Vehicle } from './map.js';

/** The shapes of a map file as lines and outlines in thousandths, and the holes in its walls. */

/** West, south, east, north, in thousandths. */
export type Box = readonly [number, number, number, number];

export type Corner = readonly [number, number];

export interface Line {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

export function ringOf([w, s, e, n]: Box): Ring {
  return [w, s, e, s, e, n, w, n];
}

export function ringOfShape(a: { rect?: Box | undefined; outline?: readonly Corner[] | undefined }): Ring {
  if (a.rect) return ringOf(a.rect.map(grains) as unknown as Box);
  return (a.outline ?? []).flatMap(([x, y]) => [grains(x), grains(y)]);
}

/** The outline of a vehicle, rotated to its direction. */
export function outlineOf(v: Vehicle): Ring {
  if (v.rect) return ringOf(v.rect.map(grains) as unknown as Box);
  const [x, y] = v.at as Corner;
  const long = grains(v.length as number) / 2;
  const wide = grains(v.width as number) / 2;
  const fx = east(v.facing ?? 0) / MILLION;
  const fy = north(v.facing ?? 0) / MILLION;
  return [
    [long, wide],
    [-long, wide],
    [-long, -wide],
    [long, -wide],
  ].flatMap(([l, w]) => [
    Math.round(grains(x) + fx * (l as number) - fy * (w as number)),
    Math.round(grains(y) + fy * (l as number) + fx * (w as number)),
  ]);
}

export function boxOf(ring: Ring): Box {
  const xs = ring.filter((_, i) => i % 2 === 0);
  const ys = ring.filter((_, i) => i % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The sides of an outline, in order. */
export function sides(ring: Ring): Line[] {
  const found: Line[] = [];
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    found.push({
      ax: ring[i] as number,
      ay: ring[i + 1] as number,
      bx: ring[j] as number,
      by: ring[j + 1] as number,
    });
  }
  return found;
}

/** The stretches of a path, in order. */
export function lines(path: readonly Corner[]): Line[] {
  return path.slice(1).map(([x, y], i) => {
    const [px, py] = path[i] as Corner;
    return { ax: grains(px), ay: grains(py), bx: grains(x), by: grains(y) };
  });
}

// ------------------------------------------------------------------ walls and their holes

export interface Hole {
  readonly kind: 'door' | 'window';
  readonly id: string;
  readonly at: Corner;
  readonly width: number;
  readonly level: number;
  readonly type?: string;
}

/** Width of a door or window that gives none. */
const WIDTH = 4;

export function holesOf(b: Building): Hole[] {
  const doors = (b.doors ?? []).map(
    (d): Hole => ({ ...d, kind: 'door', width: d.width ?? WIDTH, level: d.level ?? 0 }),
  );
  const windows = (b.windows ?? []).map(
    (w, i): Hole => ({
      kind: 'window',
      id: w.id ?? `${b.id}-window-${i + 1}`,
      at: w.at,
      width: w.width ?? WIDTH,
      level: w.level ?? 0,
    }),
  );
  return [...doors, ...windows];
}

/** The outer and inner walls of one floor. */
export function wallsOf(b: Building, level: number): Line[] {
  const inner = (b.inner ?? []).filter((wall) => wall.level === undefined || wall.level === level);
  return [...sides(ringOfShape(b)), ...inner.flatMap(({ path }) => lines(path))];
}

/** True if a hole lies on a wall: its middle is on it and both its ends fit. */
export function liesOn(h: Hole, l: Line): boolean {
  const along = share(h, l);
  const far = Math.sqrt((l.bx - l.ax) ** 2 + (l.by - l.ay) ** 2);
  const half = grains(h.width) / 2;
  const x = l.ax + (l.bx - l.ax) * along;
  const y = l.ay + (l.by - l.ay) * along;
  const near = Math.abs(x - grains(h.at[0])) < 2 && Math.abs(y - grains(h.at[1])) < 2;
  return near && along * far >= half - 1 && (1 - along) * far >= half - 1;
}

/** Position of a hole's middle along a wall, as a share of the wall's length. */
export function share(h: Hole, { ax, ay, bx, by }: Line): number {
  const dx = bx - ax;
  const dy = by - ay;
  return ((grains(h.at[0]) - ax) * dx + (grains(h.at[1]) - ay) * dy) / (dx * dx + dy * dy);
}
