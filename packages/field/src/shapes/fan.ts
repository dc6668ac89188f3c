import { touch } from './segments.js';

/** The sides of a base are taken slightly inside its edge, so that a wall does not hide a base that only touches it. */
const HAIR = 10;

/** Bits of a fan's lines. */
export const MIDDLE = 1;
export const LEFT = 2;
export const RIGHT = 4;
export const ALL = MIDDLE | LEFT | RIGHT;

/**
 * The three lines of a look: from an eye to the middle and to both sides of a round base. They share their start, and
 * their ends lie on one line, so all three cost little more than one: the other two differ by a sum and a difference.
 * Lengths are whole thousandths, and every test is exact.
 */
export class Fan {
  /** The eye. */
  px = 0;
  py = 0;
  /** From the eye to the target's middle. */
  dx = 0;
  dy = 0;
  /** From the target's middle to its left side, as seen from the eye; the right side is the opposite offset. */
  ox = 0;
  oy = 0;
  /** Length of the middle line. */
  far = 0;
  /**
   * The greatest distance of another line from the middle one; and slightly more than that times the middle line's
   * length.
   */
  reach = 0;
  private aside = 0;
  /** The lines in use: all three, or only the middle one. */
  lines = ALL;

  /**
   * Draws the lines. Only one line is drawn to a base that is hardly wider than a point, or that is where the eye is.
   */
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

  /** The lines that touch the closed segment from c to e; both points are relative to the eye. */
  touching(cx: number, cy: number, ex: number, ey: number): number {
    const { dx, dy, aside } = this;
    // The side of the middle line on which each end of the segment lies.
    const c = dx * cy - dy * cx;
    const e = dx * ey - dy * ex;
    if ((c > aside && e > aside) || (c < -aside && e < -aside)) return 0;
    // The side of the segment on which the eye and the end of the middle line lie.
    const wx = ex - cx;
    const wy = ey - cy;
    const eye = wy * cx - wx * cy;
    if (eye === 0) return this.inLine(cx, cy, ex, ey);
    const end = eye + wx * dy - wy * dx;
    if (this.lines !== ALL) return c * e <= 0 && eye * end <= 0 ? MIDDLE : 0;
    // The difference for the other two lines.
    const { ox, oy } = this;
    const ends = wx * oy - wy * ox;
    // All lines end before the segment, or the segment is behind the eye.
    if (eye > 0 ? end > Math.abs(ends) : end < -Math.abs(ends)) return 0;
    const cs = ox * cy - oy * cx;
    const es = ox * ey - oy * ex;
    let hit = c * e <= 0 && eye * end <= 0 ? MIDDLE : 0;
    if ((c + cs) * (e + es) <= 0 && eye * (end + ends) <= 0) hit |= LEFT;
    if ((c - cs) * (e - es) <= 0 && eye * (end - ends) <= 0) hit |= RIGHT;
    return hit;
  }

  /** The same for a segment that points at the eye or is a single point: a line may run along it. */
  private inLine(cx: number, cy: number, ex: number, ey: number): number {
    const { dx, dy, ox, oy } = this;
    const hit = touch(0, 0, dx, dy, cx, cy, ex, ey) ? MIDDLE : 0;
    if (this.lines !== ALL) return hit;
    const left = touch(0, 0, dx + ox, dy + oy, cx, cy, ex, ey) ? LEFT : 0;
    const right = touch(0, 0, dx - ox, dy - oy, cx, cy, ex, ey) ? RIGHT : 0;
    return hit | left | right;
  }

  /** The lines that pass nearer than r to a point, which is relative to the eye. */
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

/**
 * True if c is nearer than r to the segment from 0 to d. `off` is its deviation from that line and `along` its position
 * along it.
 */
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
  // Both sides can be equal only if the root is a whole number, which is computed without error.
  return Math.abs(off) < r * Math.sqrt(length);
}
