import type { Turning } from './corners.js';
import { GIVE } from './room.js';

/** A line may pass this near to a corner of its octagon and still count as taut, in thousandths. */
const TAUT = 3;

/** Numbers stored per place. */
const EACH = 8;

/**
 * Reasons why no shortest way turns at a place: it would run into the corner that it should go round, or cross the
 * octagon about it.
 */
const INTO = 1;
const THROUGH = 2;

/**
 * How ways turn at each place: the directions to the neighbouring corners of its octagon, and the point that the
 * octagon surrounds.
 */
export class Bends {
  private readonly data: Float64Array;
  private readonly close: number;
  private readonly square: number;

  constructor(places: readonly Turning[], r: number) {
    this.data = Float64Array.from(places.flatMap((t) => [t.x, t.y, t.ex, t.ey, t.fx, t.fy, t.px, t.py]));
    this.close = 1.1 * r * (1.1 * r);
    this.square = Math.max(0, r - GIVE) * Math.max(0, r - GIVE);
  }

  /**
   * True if a shortest way can come straight from a point to a place and turn there, without cutting into the corner
   * that it goes round. True also in doubtful cases.
   */
  taut(v: number, x: number, y: number): boolean {
    return this.fault(v, x, y) === 0 || this.isClose(v, x, y, 0);
  }

  /**
   * True if no way from anywhere in a square is taut. The points whose ways fail for one reason form a convex wedge
   * minus a disc: the wedge contains the square if it contains its four corners and the disc is outside the square.
   */
  slack(v: number, w: number, s: number, size: number): boolean {
    const fault = this.fault(v, w, s);
    return (
      fault !== 0 &&
      this.fault(v, w + size, s) === fault &&
      this.fault(v, w, s + size) === fault &&
      this.fault(v, w + size, s + size) === fault &&
      !this.isClose(v, w, s, size)
    );
  }

  /** The reason why a way from a point is not taut, signed by the side of the corner; 0 if it is taut. */
  private fault(v: number, x: number, y: number): number {
    const { data } = this;
    const at = EACH * v;
    const dx = (data[at] as number) - x;
    const dy = (data[at + 1] as number) - y;
    const ex = data[at + 2] as number;
    const ey = data[at + 3] as number;
    const fx = data[at + 4] as number;
    const fy = data[at + 5] as number;
    const e = dx * ey - dy * ex;
    const f = dx * fy - dy * fx;
    if ((e >= 0 && f >= 0) || (e <= 0 && f <= 0)) return 0;
    const far2 = dx * dx + dy * dy;
    const slack = TAUT * TAUT * far2;
    if (e * e <= slack || f * f <= slack) return 0;
    const side = e > 0 ? 1 : -1;
    if (dx * (ex + fx) + dy * (ey + fy) > 0) return side * INTO;
    // There is a little room between the octagon and the circle.
    const off = dx * ((data[at + 7] as number) - y) - dy * ((data[at + 6] as number) - x);
    return off * off < this.square * far2 ? side * THROUGH : 0;
  }

  /** True if a point, or the square with that corner, is very close to the corner that a place goes round. */
  private isClose(v: number, x: number, y: number, size: number): boolean {
    const px = (this.data[EACH * v + 6] as number) - x;
    const py = (this.data[EACH * v + 7] as number) - y;
    const dx = px < 0 ? px : Math.max(0, px - size);
    const dy = py < 0 ? py : Math.max(0, py - size);
    return dx * dx + dy * dy < this.close;
  }
}
