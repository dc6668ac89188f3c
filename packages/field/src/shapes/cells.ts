/** More than rounding can move a line, in thousandths. */
const SLACK = 1;

/** A table cut into square cells, a power of two wide: a shift finds them. Lengths in thousandths. */
export class Cells {
  readonly columns: number;
  readonly rows: number;
  /** How wide a cell is, and the power of two that is. */
  readonly size: number;
  readonly shift: number;
  /** Cells that the last `strip` or `around` found: the first `return value` of them. */
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

  /** Finds every cell of the table that lies within `pad` of a segment, and a few more; says how many. */
  strip(ax: number, ay: number, bx: number, by: number, pad: number): number {
    const { found, sweep } = this;
    let n = 0;
    for (sweep.begin(this, ax, ay, bx, by, pad); sweep.next(); )
      for (let c = sweep.first; c <= sweep.last; c += sweep.step) found[n++] = c;
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

/**
 * Goes along a segment over the cells within `pad` of it, a rank of cells across it at a time: columns where it goes
 * rather sideways, rows where it goes rather up or down. Who has seen enough stops, and pays for no more.
 */
export class Sweep {
  /** The cells of the rank that `next` came to: from the first to the last by steps. */
  first = 0;
  last = 0;
  step = 1;
  private stride = 1;
  private shift = 0;
  private rank = 0;
  private end = 0;
  /** Cells across the table, from side to side of the segment. */
  private across = 0;
  /** Where the segment passes the middle of the rank, and how much farther it comes in each. */
  private mid = 0;
  private rise = 0;
  /** How far aside of that the rank's part of the strip reaches, and where the strip ends as a whole. */
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

  /** Makes ready for a segment that goes from u, v to s, t, farther in its first coordinate than in its second. */
  private along(cells: Cells, ranks: number, u: number, v: number, s: number, t: number, pad: number): void {
    const { shift, size } = cells;
    const slope = s === u ? 0 : (t - v) / (s - u);
    this.shift = shift;
    this.rank = within((Math.min(u, s) - pad) >> shift, ranks) - 1;
    this.end = within((Math.max(u, s) + pad) >> shift, ranks);
    this.rise = slope * size;
    this.mid = v + ((this.rank + 0.5) * size - u) * slope;
    // Straight across, the edge of the strip lies pad times the root of 1 + slope² aside: no more than this.
    this.spread = Math.abs(this.rise) / 2 + pad * (1 + (slope * slope) / 2) + SLACK;
    this.low = Math.min(v, t) - pad;
    this.high = Math.max(v, t) + pad;
  }

  /** Comes to the next rank; false when there is none. */
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
