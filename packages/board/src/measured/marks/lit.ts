import type { Lit } from '@shambles/engine';
import { r } from '../../seed.js';
import type { Sheet } from '../sheet.js';

type Spot = readonly [x: number, y: number, level: number];

/** The width of a cell in thousandths, in which the rules count. */
const thousandths = (cell: number): number => Math.round(cell * 1000);

/** The row or column that contains a place. */
const indexOf = (at: number, cell: number): number => Math.floor((at * 1000) / thousandths(cell) + 1e-9);

/** The middle of a row or column, rounded down as the rules do. */
const middle = (index: number, cell: number): number => Math.floor((index + 0.5) * thousandths(cell)) / 1000;

/** The middle of the lit cell that contains a spot; undefined if the spot is not lit. */
export function litAt(
  lit: readonly Lit[] | undefined,
  x: number,
  y: number,
  level: number,
): Spot | undefined {
  for (const part of lit ?? []) {
    if (part.level !== level) continue;
    const [column, row] = [indexOf(x, part.cell), indexOf(y, part.cell)];
    for (let i = 0; i + 2 < part.runs.length; i += 3)
      if (
        part.runs[i] === row &&
        column >= (part.runs[i + 1] as number) &&
        column < (part.runs[i + 2] as number)
      )
        return [middle(column, part.cell), middle(row, part.cell), level];
  }
  return undefined;
}

/** The middle of the lit cell nearest to a spot, no farther than `most`. */
export function litNear(
  lit: readonly Lit[] | undefined,
  x: number,
  y: number,
  level: number,
  most: number,
): Spot | undefined {
  const there = litAt(lit, x, y, level);
  if (there) return there;
  let best: Spot | undefined;
  let away = most;
  for (const { level: on, cell, runs } of lit ?? []) {
    if (on !== level) continue;
    for (let i = 0; i + 2 < runs.length; i += 3) {
      const cy = middle(runs[i] as number, cell);
      if (Math.abs(cy - y) > away) continue;
      const [first, last] = [runs[i + 1] as number, (runs[i + 2] as number) - 1];
      const cx = middle(Math.min(last, Math.max(first, indexOf(x, cell))), cell);
      const d = Math.hypot(cx - x, cy - y);
      if (d <= away) {
        away = d;
        best = [cx, cy, level];
      }
    }
  }
  return best;
}

/** Outlines of lit cells as closed rings of grid corners, without collinear corners. */
export function rings(runs: readonly number[]): [number, number][][] {
  const rows = new Map<number, [number, number][]>();
  for (let i = 0; i + 2 < runs.length; i += 3) {
    const row = runs[i] as number;
    const list = rows.get(row) ?? [];
    list.push([runs[i + 1] as number, runs[i + 2] as number]);
    rows.set(row, list);
  }
  for (const [row, list] of rows) rows.set(row, merged(list));
  // Directed edges from corner to corner, with the lit side on the left.
  const from = new Map<string, [number, number][]>();
  const edge = (ax: number, ay: number, bx: number, by: number): void => {
    const key = `${ax} ${ay}`;
    const list = from.get(key);
    if (list) list.push([bx, by]);
    else from.set(key, [[bx, by]]);
  };
  for (const [row, list] of rows) {
    for (const [a, b] of list) {
      for (const [s, e] of minus(a, b, rows.get(row - 1))) edge(s, row, e, row);
      for (const [s, e] of minus(a, b, rows.get(row + 1))) edge(e, row + 1, s, row + 1);
      edge(b, row, b, row + 1);
      edge(a, row + 1, a, row);
    }
  }
  const found: [number, number][][] = [];
  for (const [key, outs] of from) {
    while (outs.length > 0) {
      const start = key.split(' ').map(Number) as [number, number];
      const ring: [number, number][] = [start];
      let at = start;
      let came: [number, number] = [0, 0];
      for (;;) {
        const next = turnFrom(from.get(`${at[0]} ${at[1]}`) as [number, number][], at, came);
        if (!next) break;
        came = [Math.sign(next[0] - at[0]), Math.sign(next[1] - at[1])];
        at = next;
        if (at[0] === start[0] && at[1] === start[1]) break;
        ring.push(at);
      }
      found.push(straight(ring));
    }
  }
  return found;
}

/** Takes the outgoing edge of a corner; if two lit parts touch there, the sharpest left turn, so they stay apart. */
function turnFrom(
  outs: [number, number][],
  [x, y]: [number, number],
  [cx, cy]: [number, number],
): [number, number] | undefined {
  if (outs.length < 2) return outs.pop();
  const left = outs.findIndex(([nx, ny]) => cx * Math.sign(ny - y) - cy * Math.sign(nx - x) > 0);
  return outs.splice(Math.max(0, left), 1)[0];
}

function merged(list: [number, number][]): [number, number][] {
  const sorted = list.toSorted((a, b) => a[0] - b[0]);
  const out: [number, number][] = [];
  for (const [a, b] of sorted) {
    const last = out[out.length - 1];
    if (last && a <= last[1]) last[1] = Math.max(last[1], b);
    else out.push([a, b]);
  }
  return out;
}

/** The parts of the range from `a` to `b` that no range in the next row covers. */
function minus(a: number, b: number, others: readonly [number, number][] | undefined): [number, number][] {
  const out: [number, number][] = [];
  let at = a;
  for (const [s, e] of others ?? []) {
    if (e <= at || s >= b) continue;
    if (s > at) out.push([at, s]);
    at = e;
  }
  if (at < b) out.push([at, b]);
  return out;
}

function straight(ring: [number, number][]): [number, number][] {
  return ring.filter(([x, y], i) => {
    const [px, py] = ring[(i + ring.length - 1) % ring.length] as [number, number];
    const [nx, ny] = ring[(i + 1) % ring.length] as [number, number];
    return (x - px) * (ny - y) !== (y - py) * (nx - x);
  });
}

/**
 * Outlines drawn before. Marks are drawn anew at every spot that is pointed at, mostly with the very same lit cells,
 * and their outline takes longer than everything else among the marks.
 */
const drawn = new WeakMap<Lit, { readonly sheet: Sheet; readonly d: string }>();

/** The outline of one level's lit cells on the sheet, with corners rounded off. */
export function litPath(lit: readonly Lit[] | undefined, level: number, sheet: Sheet): string {
  return (lit ?? []).map((part) => (part.level === level ? partPath(part, sheet) : '')).join('');
}

function partPath(part: Lit, sheet: Sheet): string {
  const known = drawn.get(part);
  if (known?.sheet === sheet) return known.d;
  const size = part.cell * sheet.s;
  const d = rings(part.runs)
    .map((ring) => softened(ring, size, sheet.height))
    .join('');
  drawn.set(part, { sheet, d });
  return d;
}

/** Smooths steps of a few cells into one line; long straight sides keep their place. */
function softened(ring: readonly [number, number][], size: number, height: number): string {
  const corners = ring.map(([x, y]): [number, number] => [x * size, height - y * size]);
  const points = cutCorners(corners, size);
  const n = points.length;
  let d = '';
  points.forEach((point, i) => {
    const after = points[(i + 1) % n] as [number, number];
    const before = points[(i + n - 1) % n] as [number, number];
    const near = toward(point, before, size * 1.5);
    const far = toward(point, after, size * 1.5);
    d += `${i === 0 ? 'M' : 'L'}${r(near[0])} ${r(near[1])}Q${r(point[0])} ${r(point[1])} ${r(far[0])} ${r(far[1])}`;
  });
  return `${d}Z`;
}

/** Short sides shrink to their midpoints and long ones lose their ends, so that stairs become slopes. */
function cutCorners(points: readonly [number, number][], size: number): [number, number][] {
  if (points.length < 6) return [...points];
  return points.flatMap((a, i): [number, number][] => {
    const b = points[(i + 1) % points.length] as [number, number];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length <= size * 4.5) return [toward(a, b, length / 2)];
    return [toward(a, b, size), toward(b, a, size)];
  });
}

function toward(from: [number, number], to: [number, number], most: number): [number, number] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = length === 0 ? 0 : Math.min(0.5, most / length);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
