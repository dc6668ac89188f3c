/** More than rounding can move a line, in thousandths. */
const SLACK = 1;

/**
 * A table divided into square cells whose width is a power of two, so that a bit shift finds a cell. Lengths in
 * thousandths.
 */
export class Cells {
  readonly columns: number;
  readonly rows: number;
  /** The width of a cell, and the exponent of that power of two. */
  readonly size: number;
  readonly shift: number;
  /** Cells that the last `strip` or `around` found: only the first ones, as many as the call returned, are valid. */
  readonly found: Int32Array;
  private readonly sweep = new Sweep();

  /** Cells at least `size` wide. */
  constructor(
    readonly width: number,
    readonly height: number,
    size: number,
  ) {
    let shift = 0;
    while (1 << shift < size) shift++;
    this.shift = shift;
    this.size = 1 << shift;
    this.columns = (width >> shift) + 1;
    this.rows = (height >> shift) + 1;
    this.found = new Int32Array(this.columns * this.rows);
  }

  get count(): number {
    return this.columns * this.rows;
  }

  column(x: number): number {
    return within(x >> this.shift, this.columns);
  }

  row(y: number): number {
    return within(y >> this.shift, this.rows);
  }

  at(x: number, y: number): number {
    return this.row(y) * this.columns + this.column(x);
  }

  /** Finds every cell within `pad` of a segment, and a few more. Returns their number. */
  strip(ax: number, ay: number, bx: number, by: number, pad: number): number {
    const { found, sweep } = this;
    let n = 0;
    for (sweep.begin(this, ax, ay, bx, by, pad); sweep.next(); )
      for (let c = sweep.first; c <= sweep.last; c += sweep.step) found[n++] = c;
    return n;
  }

  /** Finds every cell that a circle touches, and a few more. Returns their number. */
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

/**
 * Sweeps along a segment over the cells within `pad` of it, one rank of cells at a time: columns if the segment is
 * rather horizontal, rows if it is rather vertical. A caller that has seen enough stops and pays for no further cells.
 */
export class Sweep {
  /** The cells of the rank that `next` reached: from `first` to the last one by steps. */
  first = 0;
  last = 0;
  step = 1;
  private stride = 1;
  private shift = 0;
  private rank = 0;
  private end = 0;
  /** Number of cells across the table, at right angles to the sweep. */
  private across = 0;
  /** The position where the segment passes the middle of the rank, and its change from rank to rank. */
  private mid = 0;
  private rise = 0;
  /** The strip's extent to either side of that position within a rank, and the limits of the whole strip. */
  private spread = 0;
  private low = 0;
  private high = 0;

  begin(cells: Cells, ax: number, ay: number, bx: number, by: number, pad: number): void {
    const { columns, rows } = cells;
    if (Math.abs(bx - ax) >= Math.abs(by - ay)) {
      this.stride = 1;
      this.step = columns;
      this.across = rows;
      this.along(cells, columns, ax, ay, bx, by, pad);
    } else {
      this.stride = columns;
      this.step = 1;
      this.across = columns;
      this.along(cells, rows, ay, ax, by, bx, pad);
    }
  }

  /**
   * Prepares a sweep along the segment from (u, v) to (s, t), which is longer in its first coordinate than in its
   * second.
   */
  private along(cells: Cells, ranks: number, u: number, v: number, s: number, t: number, pad: number): void {
    const { shift, size } = cells;
    const slope = s === u ? 0 : (t - v) / (s - u);
    this.shift = shift;
    this.rank = within((Math.min(u, s) - pad) >> shift, ranks) - 1;
    this.end = within((Math.max(u, s) + pad) >> shift, ranks);
    this.rise = slope * size;
    this.mid = v + ((this.rank + 0.5) * size - u) * slope;
    // Measured across, the edge of the strip is pad * sqrt(1 + slope²) away; this is an upper bound.
    this.spread = Math.abs(this.rise) / 2 + pad * (1 + (slope * slope) / 2) + SLACK;
    this.low = Math.min(v, t) - pad;
    this.high = Math.max(v, t) + pad;
  }

  /** Advances to the next rank; false if there is none. */
  next(): boolean {
    if (this.rank >= this.end) return false;
    this.rank++;
    this.mid += this.rise;
    const { mid, spread, shift, across, stride, step } = this;
    const at = this.rank * stride;
    this.first = at + within(Math.max(mid - spread, this.low) >> shift, across) * step;
    this.last = at + within(Math.min(mid + spread, this.high) >> shift, across) * step;
    return true;
  }
}

function within(n: number, count: number): number {
  return n < 0 ? 0 : n >= count ? count - 1 : n;
}
