/** Plane geometry on whole thousandths. Cross products of a table's numbers stay far below 2^53, so they are exact. */

/** Twice the signed area of the triangle a, b, p: positive if p is left of the line from a to b. */
export function side(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  return (bx - ax) * (py - ay) - (by - ay) * (px - ax);
}

/** True if two closed segments share a point; touching counts. */
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
  // All points are on one line: the segments meet if their boxes do.
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

/** Corners of a closed outline in order, alternating x and y. */
export type Ring = readonly number[];

/** True if a point is inside an outline; the edge counts as inside. */
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

/**
 * The parts of the segment from a to b that have the inside of an outline on their left, or on their right (`hand` -1).
 * They are given in order as shares of the segment, alternating begin and end. An edge along the segment has the inside
 * on one hand only. Crossings are exact: the segment is treated as moved slightly to that hand, so a corner on it is
 * crossed twice or not at all.
 */
export function stretches(
  ring: Ring,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  hand: 1 | -1,
): number[] {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const cuts: number[] = [];
  let cx = ring[ring.length - 2] as number;
  let cy = ring[ring.length - 1] as number;
  let c = hand * side(ax, ay, bx, by, cx, cy);
  for (let i = 0; i < ring.length; i += 2) {
    const ex = ring[i] as number;
    const ey = ring[i + 1] as number;
    const e = hand * side(ax, ay, bx, by, ex, ey);
    if (c > 0 !== e > 0) {
      const from = dx * (cx - ax) + dy * (cy - ay);
      const to = dx * (ex - ax) + dy * (ey - ay);
      const along = (from + ((to - from) * c) / (c - e)) / length;
      cuts.push(Math.max(0, Math.min(1, along)));
    }
    cx = ex;
    cy = ey;
    c = e;
  }
  // Most segments cross an outline twice or not at all.
  if (cuts.length === 2 && (cuts[0] as number) > (cuts[1] as number)) cuts.reverse();
  return cuts.length > 2 ? cuts.sort((p, q) => p - q) : cuts;
}

/**
 * The parts of the segment from a to b inside any of some outlines, edges included: alternating begin and end, in
 * order, none empty, none overlapping. If a equals b, all of it or nothing.
 */
export function stretchesIn(
  rings: readonly Ring[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
): readonly number[] {
  if (ax === bx && ay === by) return rings.some((ring) => inside(ring, ax, ay)) ? [0, 1] : [];
  const found: [number, number][] = [];
  for (const ring of rings)
    for (const hand of HANDS) {
      const cuts = stretches(ring, ax, ay, bx, by, hand);
      for (let i = 0; i < cuts.length; i += 2) found.push([cuts[i] as number, cuts[i + 1] as number]);
    }
  if (found.length === 0) return NOWHERE;
  if (found.length > 1) found.sort((p, q) => p[0] - q[0]);
  const merged: number[] = [];
  for (const [from, to] of found) {
    const last = merged.length - 1;
    if (to <= from) continue;
    if (last >= 0 && from <= (merged[last] as number)) merged[last] = Math.max(to, merged[last] as number);
    else merged.push(from, to);
  }
  return merged;
}

const HANDS = [1, -1] as const;
const NOWHERE: readonly number[] = [];

/** The share (0 to 1) of the segment from a to b that is inside any of some outlines. */
export function shareIn(rings: readonly Ring[], ax: number, ay: number, bx: number, by: number): number {
  const within = stretchesIn(rings, ax, ay, bx, by);
  let share = 0;
  for (let i = 0; i < within.length; i += 2) share += (within[i + 1] as number) - (within[i] as number);
  return share;
}

/**
 * The part of the segment from a to b that it shares with the segment from c to d, which it must touch, as shares of
 * its length. If a equals b, all of it.
 */
export function overlap(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): readonly [number, number] {
  const wx = bx - ax;
  const wy = by - ay;
  const turn = wx * (dy - cy) - wy * (dx - cx);
  if (turn !== 0) {
    const t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn;
    return [t, t];
  }
  const length = wx * wx + wy * wy;
  if (length === 0) return [0, 1];
  const c = (wx * (cx - ax) + wy * (cy - ay)) / length;
  const d = (wx * (dx - ax) + wy * (dy - ay)) / length;
  return [Math.max(0, Math.min(c, d)), Math.min(1, Math.max(c, d))];
}

/**
 * The part of the segment from a to b within r of the segment from c to d, as shares of its length; undefined if there
 * is none. The points near a segment form a convex shape, so there is only one such part.
 */
export function stretchNear(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
  r: number,
): readonly [number, number] | undefined {
  let low = Infinity;
  let high = -Infinity;
  const wx = bx - ax;
  const wy = by - ay;
  const put = (from: number, to: number) => {
    if (from > to || to < 0 || from > 1) return;
    low = Math.min(low, Math.max(0, from));
    high = Math.max(high, Math.min(1, to));
  };
  const far = wx * wx + wy * wy;
  for (const [px, py] of [
    [cx, cy],
    [dx, dy],
  ] as const) {
    const along = (px - ax) * wx + (py - ay) * wy;
    const rest = along * along - far * ((px - ax) * (px - ax) + (py - ay) * (py - ay) - r * r);
    if (far === 0) {
      if (rest >= 0 && (px - ax) * (px - ax) + (py - ay) * (py - ay) <= r * r) put(0, 1);
    } else if (rest >= 0) put((along - Math.sqrt(rest)) / far, (along + Math.sqrt(rest)) / far);
  }
  // Beside the segment: between its parallels at distance r, and between the perpendiculars through its ends.
  const ux = dx - cx;
  const uy = dy - cy;
  const long = Math.sqrt(ux * ux + uy * uy);
  if (long > 0) {
    const off = within(side(cx, cy, dx, dy, ax, ay), side(cx, cy, dx, dy, bx, by), -r * long, r * long);
    const on = within((ax - cx) * ux + (ay - cy) * uy, (bx - cx) * ux + (by - cy) * uy, 0, long * long);
    if (off && on) put(Math.max(off[0], on[0]), Math.min(off[1], on[1]));
  }
  return low <= high ? [low, high] : undefined;
}

/** The shares at which a value that changes linearly from a to b is between two limits. */
function within(a: number, b: number, low: number, high: number): readonly [number, number] | undefined {
  if (a === b) return a >= low && a <= high ? [0, 1] : undefined;
  const t = (low - a) / (b - a);
  const u = (high - a) / (b - a);
  return [Math.min(t, u), Math.max(t, u)];
}

/** True if the segment from a to b comes deeper than `deep` inside an outline, measured from the edge. */
export function comesDeep(ring: Ring, ax: number, ay: number, bx: number, by: number, deep: number): boolean {
  const inner = stretchesIn([ring], ax, ay, bx, by);
  const far = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  let long = false;
  for (let i = 0; i < inner.length; i += 2) {
    const from = inner[i] as number;
    const to = inner[i + 1] as number;
    // A stretch no longer than that is nowhere so deep, because at least one of its ends lies at the edge.
    if ((to - from) * far <= deep) continue;
    long = true;
    // The middle of a stretch is usually its deepest place.
    const mid = (from + to) / 2;
    if (isDeep(ring, ax + (bx - ax) * mid, ay + (by - ay) * mid, deep)) return true;
  }
  if (!long) return false;
  const shallow: (readonly [number, number])[] = [];
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const near = stretchNear(
      ax,
      ay,
      bx,
      by,
      ring[j] as number,
      ring[j + 1] as number,
      ring[i] as number,
      ring[i + 1] as number,
      deep,
    );
    if (near) shallow.push(near);
  }
  shallow.sort((p, q) => p[0] - q[0]);
  for (let i = 0; i < inner.length; i += 2) {
    let at = inner[i] as number;
    for (const [from, to] of shallow) if (from <= at + TINY) at = Math.max(at, to);
    if (at < (inner[i + 1] as number) - TINY) return true;
  }
  return false;
}

/** True if a point inside an outline is clearly farther than `deep` from its edge. */
function isDeep(ring: Ring, x: number, y: number, deep: number): boolean {
  const limit = (deep + 1) * (deep + 1);
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
    if (
      squareTo(x, y, ring[j] as number, ring[j + 1] as number, ring[i] as number, ring[i + 1] as number) <=
      limit
    )
      return false;
  return true;
}

/** Anything below this, as a share of a segment, is rounding. */
const TINY = 1e-9;

/** The point where two segments cross, in thousandths; undefined if they do not. */
export function meeting(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): readonly [x: number, y: number] | undefined {
  const cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (cross === 0) return undefined;
  const t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross;
  const u = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / cross;
  if (t < 0 || t > 1 || u < 0 || u > 1) return undefined;
  return [Math.round(ax + (bx - ax) * t), Math.round(ay + (by - ay) * t)];
}
