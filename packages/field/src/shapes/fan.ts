import { touch } from './segments.js';

/** Sides of a base are looked at a hair inside its edge: what only touches a wall is not hidden by it. */
const HAIR = 10;

/** Bits of a fan's lines. */
export const MIDDLE = 1;
export const LEFT = 2;
export const RIGHT = 4;
export const ALL = MIDDLE | LEFT | RIGHT;

/**
 * The three lines of a look: from an eye to the middle and to both sides of a round base. They leave one point and their
 * ends lie on one line, so that what a single line costs serves all three: the other two are a sum and a difference
 * away. Measures are whole thousandths, and every test is exact.
 */
export class Fan {
  /** The eye. */
  px = 0;
  py = 0;
  /** From the eye to the target's middle. */
  dx = 0;
  dy = 0;
  /** From the target's middle to its left side, as the eye has it; back to its right side. */
  ox = 0;
  oy = 0;
  /** Length of the middle line. */
  far = 0;
  /** How far a line may lie aside of the middle one, at most; and the same times its length, and a little more. */
  reach = 0;
  private aside = 0;
  /** The lines there are: all of them, or the middle one alone. */
  lines = ALL;

  /** Draws the lines. A base that is hardly wider than a point, or where the eye itself is, is looked at by one. */
  draw(px: number, py: number, tx: number, ty: number, r: number): void {
    const dx = tx - px;
    const dy = ty - py;
    const far = Math.sqrt(dx * dx + dy * dy);
    this.px = px;
    this.py = py;
    this.dx = dx;
    this.dy = dy;
    this.far = far;
    if (r > HAIR && far > 0) {
      const ox = Math.round((-dy * (r - HAIR)) / far);
      const oy = Math.round((dx * (r - HAIR)) / far);
      this.ox = ox;
      this.oy = oy;
      this.reach = r;
      this.aside = (r + 1) * far;
      this.lines = ALL;
    } else {
      this.ox = 0;
      this.oy = 0;
      this.reach = 0;
      this.aside = far;
      this.lines = MIDDLE;
    }
  }

  /** The lines that touch the closed segment from c to e, both as they lie from the eye. */
  touching(cx: number, cy: number, ex: number, ey: number): number {
    const { dx, dy, aside } = this;
    // Which side of the middle line the segment's ends lie on.
    const c = dx * cy - dy * cx;
    const e = dx * ey - dy * ex;
    if ((c > aside && e > aside) || (c < -aside && e < -aside)) return 0;
    // Which side of the segment the eye lies on, and the end of the middle line.
    const wx = ex - cx;
    const wy = ey - cy;
    const eye = wy * cx - wx * cy;
    if (eye === 0) return this.inLine(cx, cy, ex, ey);
    const end = eye + wx * dy - wy * dx;
    if (this.lines !== ALL) return c * e <= 0 && eye * end <= 0 ? MIDDLE : 0;
    // How much that differs for the other two.
    const { ox, oy } = this;
    const ends = wx * oy - wy * ox;
    // All lines end before it, or it lies behind the eye.
    if (eye > 0 ? end > Math.abs(ends) : end < -Math.abs(ends)) return 0;
    const cs = ox * cy - oy * cx;
    const es = ox * ey - oy * ex;
    let hit = c * e <= 0 && eye * end <= 0 ? MIDDLE : 0;
    if ((c + cs) * (e + es) <= 0 && eye * (end + ends) <= 0) hit |= LEFT;
    if ((c - cs) * (e - es) <= 0 && eye * (end - ends) <= 0) hit |= RIGHT;
    return hit;
  }

  /** The same for a segment that points to the eye, or is a point: a line may lie along it. */
  private inLine(cx: number, cy: number, ex: number, ey: number): number {
    const { dx, dy, ox, oy } = this;
    const hit = touch(0, 0, dx, dy, cx, cy, ex, ey) ? MIDDLE : 0;
    if (this.lines !== ALL) return hit;
    const left = touch(0, 0, dx + ox, dy + oy, cx, cy, ex, ey) ? LEFT : 0;
    const right = touch(0, 0, dx - ox, dy - oy, cx, cy, ex, ey) ? RIGHT : 0;
    return hit | left | right;
  }

  /** The lines that pass nearer than r to a point, as it lies from the eye. */
  passing(cx: number, cy: number, r: number): number {
    const { dx, dy, far } = this;
    const off = dx * cy - dy * cx;
    if (Math.abs(off) > (r + this.reach) * far) return 0;
    const along = dx * cx + dy * cy;
    let hit = near(cx, cy, dx, dy, off, along, r) ? MIDDLE : 0;
    if (this.lines !== ALL) return hit;
    const { ox, oy } = this;
    const offs = ox * cy - oy * cx;
    const alongs = ox * cx + oy * cy;
    if (near(cx, cy, dx + ox, dy + oy, off + offs, along + alongs, r)) hit |= LEFT;
    if (near(cx, cy, dx - ox, dy - oy, off - offs, along - alongs, r)) hit |= RIGHT;
    return hit;
  }
}

/** Whether c lies nearer than r to the way from 0 to d, of which it lies `off` aside and `along` on. */
function near(
  cx: number,
  cy: number,
  dx: number,
  dy: number,
  off: number,
  along: number,
  r: number,
): boolean {
  if (along <= 0) return cx * cx + cy * cy < r * r;
  const length = dx * dx + dy * dy;
  if (along >= length) return (cx - dx) * (cx - dx) + (cy - dy) * (cy - dy) < r * r;
  // The two can only be equal when the root is a whole number, which has no error.
  return Math.abs(off) < r * Math.sqrt(length);
}
