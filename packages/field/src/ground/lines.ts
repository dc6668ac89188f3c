import { Cells } from '../shapes/cells.js';
import type { Ground, Piece } from './ground.js';

/** The pieces of a map in flat arrays, indexed by the cells they pass through. Built once per map. */
export class Lines {
  readonly ax: Float64Array;
  readonly ay: Float64Array;
  readonly bx: Float64Array;
  readonly by: Float64Array;
  readonly from: Uint8Array;
  readonly to: Uint8Array;
  readonly cells: Cells;
  /** Pieces by cell: those of cell c are `items[starts[c]]` up to, but not including, `items[starts[c + 1]]`. */
  readonly starts: Int32Array;
  readonly items: Int32Array;
  /**
   * The end points of the pieces in the order of `items`, four numbers each, so that the pieces of one cell are read
   * consecutively.
   */
  readonly ends: Float64Array;
  /** The query that last met each piece, so that a query looks at each piece only once. */
  private readonly met: Int32Array;
  private query = 0;

  constructor(
    readonly pieces: readonly Piece[],
    width: number,
    height: number,
  ) {
    this.ax = Float64Array.from(pieces, (p) => p.ax);
    this.ay = Float64Array.from(pieces, (p) => p.ay);
    this.bx = Float64Array.from(pieces, (p) => p.bx);
    this.by = Float64Array.from(pieces, (p) => p.by);
    this.from = Uint8Array.from(pieces, (p) => p.from);
    this.to = Uint8Array.from(pieces, (p) => p.to);
    this.met = new Int32Array(pieces.length);
    this.cells = new Cells(width, height, cellSize(pieces.length, width, height));
    const { cells } = this;
    const inCell: number[][] = Array.from({ length: cells.count }, () => []);
    pieces.forEach((p, i) => {
      const n = cells.strip(p.ax, p.ay, p.bx, p.by, 0);
      for (let k = 0; k < n; k++) inCell[cells.found[k] as number]?.push(i);
    });
    this.starts = new Int32Array(cells.count + 1);
    for (let c = 0; c < cells.count; c++)
      this.starts[c + 1] = (this.starts[c] as number) + (inCell[c] as number[]).length;
    this.items = Int32Array.from(inCell.flat());
    this.ends = Float64Array.from([...this.items].flatMap((i) => endsOf(pieces[i] as Piece)));
  }

  /** Begins a new query, in which no piece has been met yet. */
  begin(): void {
    this.query++;
  }

  /** True if the query meets this piece for the first time. */
  meet(piece: number): boolean {
    if (this.met[piece] === this.query) return false;
    this.met[piece] = this.query;
    return true;
  }
}

const shared = new WeakMap<Ground, WeakMap<object, Map<string, Lines>>>();

/**
 * The lines of some pieces of a ground. They are built once for these rules and this name, and shared by all tables on
 * the ground and all copies of those tables.
 */
export function sharedLines(ground: Ground, rules: object, name: string, pieces: () => Piece[]): Lines {
  const here = shared.get(ground) ?? new WeakMap<object, Map<string, Lines>>();
  shared.set(ground, here);
  const named = here.get(rules) ?? new Map<string, Lines>();
  here.set(rules, named);
  const lines = named.get(name) ?? new Lines(pieces(), ground.width, ground.height);
  named.set(name, lines);
  return lines;
}

function endsOf(p: Piece): number[] {
  return [p.ax, p.ay, p.bx, p.by];
}

/**
 * The cell size is about the distance between walls, so that each cell holds few walls and each line of sight crosses
 * few cells.
 */
function cellSize(pieces: number, width: number, height: number): number {
  return Math.max(1000, Math.ceil(Math.sqrt((width * height) / (2 * pieces + 1))));
}
