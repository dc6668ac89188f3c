import type { Turning } from './corners.js';
import { GIVE } from './room.js';

/** A line may pass this near a corner of its octagon and still count as taut, in thousandths. */
const TAUT = 3;

/** Numbers kept of a place. */
const EACH = 8;

/** Why no shortest way turns: it runs into the corner it should go round, or comes through the octagon about it. */
const INTO = 1;
const THROUGH = 2;

/** How ways turn where they may turn: by place, to the corners beside it on its octagon, and what that goes round. */
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
   * Whether a shortest way can come from a point straight to a place and turn there: it must not cut into the corner
   * that it goes round. Says yes where it is not sure.
   */
  taut(v: number, x: number, y: number): boolean {
    return this.fault(v, x, y) === 0 || this.isClose(v, x, y, 0);
  }

  /**
   * Whether none can from anywhere in a square. Where ways are not taut for one reason is a wedge without hollows,
   * less a disc: it holds the square if it holds the four corners, and the disc lies outside.
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

  /** What is wrong with coming from a point, and on which side of the corner: 0 if nothing is. */
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
    // There is a hair of room between the octagon and the circle.
    const off = dx * ((data[at + 7] as number) - y) - dy * ((data[at + 6] as number) - x);
    return off * off < this.square * far2 ? side * THROUGH : 0;
  }

  /** Whether a point, or a square with that corner, lies hard by what a place goes round. */
  private isClose(v: number, x: number, y: number, size: number): boolean {
    const px = (this.data[EACH * v + 6] as number) - x;
    const py = (this.data[EACH * v + 7] as number) - y;
    const dx = px < 0 ? px : Math.max(0, px - size);
    const dy = py < 0 ? py : Math.max(0, py - size);
    return dx * dx + dy * dy < this.close;
  }
}
