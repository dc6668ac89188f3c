/** More than rounding can move a line, in thousandths. */
const SLACK = 1;

/** A table cut into square cells. Lengths in thousandths. */
export class Cells {
  readonly columns: number;
  readonly rows: number;
  /** Cells that the last `strip` or `around` found: the first `return value` of them. */
  readonly found: Int32Array;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly size: number,
  ) {
    this.columns = Math.floor(width / size) + 1;
    this.rows = Math.floor(height / size) + 1;
    this.found = new Int32Array(this.columns * this.rows);
  }

  get count(): number {
    return this.columns * this.rows;
  }

  column(x: number): number {
    const c = Math.floor(x / this.size);
    return c < 0 ? 0 : c >= this.columns ? this.columns - 1 : c;
  }

  row(y: number): number {
    const r = Math.floor(y / this.size);
    return r < 0 ? 0 : r >= this.rows ? this.rows - 1 : r;
  }

  at(x: number, y: number): number {
    return this.row(y) * this.columns + this.column(x);
  }

  /** Finds every cell that lies within `pad` of a segment, and a few more; says how many. */
  strip(ax: number, ay: number, bx: number, by: number, pad: number): number {
    const { found, size, columns } = this;
    const dx = bx - ax;
    const dy = by - ay;
    let n = 0;
    if (Math.abs(dx) >= Math.abs(dy)) {
      const slope = dx === 0 ? 0 : dy / dx;
      // How far aside of the line, measured straight up, a point within `pad` of it can be.
      const lift = pad * (1 + Math.abs(slope)) + SLACK;
      const west = Math.min(ax, bx);
      const east = Math.max(ax, bx);
      const last = this.column(east + pad);
      for (let c = this.column(west - pad); c <= last; c++) {
        const x0 = Math.max(west, c * size);
        const x1 = Math.min(east, (c + 1) * size);
        const y0 = ay + (Math.min(x0, east) - ax) * slope;
        const y1 = ay + (Math.max(x1, west) - ax) * slope;
        const top = this.row(Math.max(y0, y1) + lift);
        for (let r = this.row(Math.min(y0, y1) - lift); r <= top; r++) found[n++] = r * columns + c;
      }
    } else {
      const slope = dx / dy;
      const lift = pad * (1 + Math.abs(slope)) + SLACK;
      const south = Math.min(ay, by);
      const north = Math.max(ay, by);
      const last = this.row(north + pad);
      for (let r = this.row(south - pad); r <= last; r++) {
        const y0 = Math.max(south, r * size);
        const y1 = Math.min(north, (r + 1) * size);
        const x0 = ax + (Math.min(y0, north) - ay) * slope;
        const x1 = ax + (Math.max(y1, south) - ay) * slope;
        const right = this.column(Math.max(x0, x1) + lift);
        for (let c = this.column(Math.min(x0, x1) - lift); c <= right; c++) found[n++] = r * columns + c;
      }
    }
    return n;
  }

  /** Finds every cell that a circle touches, and a few more; says how many. */
  around(x: number, y: number, r: number): number {
    const { found, columns } = this;
    const last = this.column(x + r);
    const top = this.row(y + r);
    let n = 0;
    for (let row = this.row(y - r); row <= top; row++)
      for (let c = this.column(x - r); c <= last; c++) found[n++] = row * columns + c;
    return n;
  }
}
