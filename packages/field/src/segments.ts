/** Plane geometry on whole thousandths. Cross products of a table's numbers stay far below 2^53: these are exact. */

/** Twice the area of the triangle a, b, p: positive where p lies left of a to b. */
export function side(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  return (bx - ax) * (py - ay) - (by - ay) * (px - ax);
}

/** Whether two closed segments share a point; touching counts. */
export function touch(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  const c = side(ax, ay, bx, by, cx, cy);
  const d = side(ax, ay, bx, by, dx, dy);
  if ((c > 0 && d > 0) || (c < 0 && d < 0)) return false;
  const a = side(cx, cy, dx, dy, ax, ay);
  const b = side(cx, cy, dx, dy, bx, by);
  if ((a > 0 && b > 0) || (a < 0 && b < 0)) return false;
  if (c !== 0 || d !== 0) return true;
  // All on one line: they meet where their boxes do.
  return (
    Math.max(Math.min(ax, bx), Math.min(cx, dx)) <= Math.min(Math.max(ax, bx), Math.max(cx, dx)) &&
    Math.max(Math.min(ay, by), Math.min(cy, dy)) <= Math.min(Math.max(ay, by), Math.max(cy, dy))
  );
}

/** The square of the distance from p to the closed segment a to b. */
export function squareTo(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const along = (px - ax) * dx + (py - ay) * dy;
  if (length === 0 || along <= 0) return (px - ax) * (px - ax) + (py - ay) * (py - ay);
  if (along >= length) return (px - bx) * (px - bx) + (py - by) * (py - by);
  const off = dx * (py - ay) - dy * (px - ax);
  return (off * off) / length;
}

/** The square of the distance between two closed segments. */
export function squareBetween(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): number {
  if (touch(ax, ay, bx, by, cx, cy, dx, dy)) return 0;
  return Math.min(
    squareTo(ax, ay, cx, cy, dx, dy),
    squareTo(bx, by, cx, cy, dx, dy),
    squareTo(cx, cy, ax, ay, bx, by),
    squareTo(dx, dy, ax, ay, bx, by),
  );
}

/** Corners of a closed outline in order, x and y in turn. */
export type Ring = readonly number[];

/** Whether a point lies in an outline; its edge counts as inside. */
export function inside(ring: Ring, px: number, py: number): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const ax = ring[j] as number;
    const ay = ring[j + 1] as number;
    const bx = ring[i] as number;
    const by = ring[i + 1] as number;
    const s = side(ax, ay, bx, by, px, py);
    if (
      s === 0 &&
      px >= Math.min(ax, bx) &&
      px <= Math.max(ax, bx) &&
      py >= Math.min(ay, by) &&
      py <= Math.max(ay, by)
    )
      return true;
    if (ay > py !== by > py && s > 0 === by > ay) odd = !odd;
  }
  return odd;
}

/** How much of the segment a to b lies in an outline, as a share of its length, 0 to 1. */
export function shareInside(ring: Ring, ax: number, ay: number, bx: number, by: number): number {
  const cuts = crossings(ring, ax, ay, bx, by);
  let share = 0;
  for (let i = 1; i < cuts.length; i++) {
    const from = cuts[i - 1] as number;
    const to = cuts[i] as number;
    const mid = (from + to) / 2;
    if (to > from && inside(ring, ax + (bx - ax) * mid, ay + (by - ay) * mid)) share += to - from;
  }
  return share;
}

/** Where the segment a to b meets the edges of an outline, as shares of its length in order, with 0 and 1. */
export function crossings(ring: Ring, ax: number, ay: number, bx: number, by: number): number[] {
  const cuts = [0, 1];
  const dx = bx - ax;
  const dy = by - ay;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const cx = ring[j] as number;
    const cy = ring[j + 1] as number;
    const ex = (ring[i] as number) - cx;
    const ey = (ring[i + 1] as number) - cy;
    const turn = dx * ey - dy * ex;
    if (turn === 0) continue;
    const t = ((cx - ax) * ey - (cy - ay) * ex) / turn;
    const u = ((cx - ax) * dy - (cy - ay) * dx) / turn;
    if (t > 0 && t < 1 && u >= 0 && u <= 1) cuts.push(t);
  }
  return cuts.sort((a, b) => a - b);
}
