import type { Spot, Tone } from '@shambles/engine';
import type { Paint, Window } from '../drawing.js';

/** A line style: the characters of a cell by the sides where lines leave it (north 1 + east 2 + south 4 + west 8). */
export type Style = string;

//                            · N E NE S NS ES NES W NW EW NEW SW NSW ESW NESW
export const WALL: Style = '■║═╚║║╔╠═╝═╩╗╣╦╬';
export const INNER: Style = '▪│─└││┌├─┘─┴┐┤┬┼';
/** A wall outdoors. It differs from an inner wall only in its single dot, and is drawn in another pass. */
export const LOW: Style = '■│─└││┌├─┘─┴┐┤┬┼';
export const FENCE: Style = '╌╎╌╌╎╎╌╌╌╌╌╌╌╌╌╌';

interface Cell {
  text: string;
  as: Tone | 'dim' | 'strong' | undefined;
}

/** Characters over a part of a table. A character is twice as high as it is wide, and so are the cells. */
export class Grid {
  readonly columns: number;
  readonly rows: number;
  private readonly cells: Cell[];
  private readonly joins = new Map<Style, Uint8Array>();

  constructor(
    readonly window: Window,
    /** Units across one character. */
    readonly across: number,
  ) {
    this.columns = Math.max(1, Math.ceil((window.east - window.west) / across - 1e-9));
    this.rows = Math.max(1, Math.ceil((window.north - window.south) / (2 * across) - 1e-9));
    this.cells = Array.from({ length: this.columns * this.rows }, () => ({ text: ' ', as: undefined }));
  }

  /** The column of an x coordinate. The east edge belongs to the last column. */
  column(x: number): number {
    const column = Math.floor((x - this.window.west) / this.across);
    return column === this.columns && x <= this.window.east ? column - 1 : column;
  }

  /** The row of a y coordinate, counted from the north. The south edge belongs to the last row. */
  row(y: number): number {
    const row = Math.floor((this.window.north - y) / (2 * this.across));
    return row === this.rows && y >= this.window.south ? row - 1 : row;
  }

  /** The middle of a cell. */
  middle(column: number, row: number): Spot {
    return [
      this.window.west + (column + 0.5) * this.across,
      this.window.north - (row + 0.5) * 2 * this.across,
    ];
  }

  has(column: number, row: number): boolean {
    return column >= 0 && row >= 0 && column < this.columns && row < this.rows;
  }

  put(column: number, row: number, text: string, as?: Cell['as']): void {
    if (this.has(column, row)) this.cells[row * this.columns + column] = { text, as };
  }

  at(column: number, row: number): string {
    return this.has(column, row) ? (this.cells[row * this.columns + column] as Cell).text : '';
  }

  /** Draws a mark at a spot. */
  mark([x, y]: Spot, text: string, as?: Cell['as']): void {
    this.put(this.column(x), this.row(y), text, as);
  }

  /** Fills every cell whose middle is inside; if none is, the cell of `least`, so that nothing small is lost. */
  fill(inside: (spot: Spot) => boolean, text: string, as?: Cell['as'], least?: Spot): void {
    let any = false;
    for (let row = 0; row < this.rows; row++)
      for (let column = 0; column < this.columns; column++)
        if (inside(this.middle(column, row))) {
          this.put(column, row, text, as);
          any = true;
        }
    if (!any && least) this.mark(least, text, as);
  }

  /** True if any of these characters is drawn. */
  shows(characters: string): boolean {
    return this.cells.some((cell) => characters.includes(cell.text));
  }

  /** Dims every cell that is not seen. */
  fade(seen: (spot: Spot) => boolean): void {
    for (let row = 0; row < this.rows; row++)
      for (let column = 0; column < this.columns; column++)
        if (!seen(this.middle(column, row))) this.put(column, row, this.at(column, row), 'dim');
  }

  /** Joins the cells that a path goes through. `strokes` draws them later. */
  stroke(path: readonly Spot[], style: Style): void {
    let joins = this.joins.get(style);
    if (!joins) {
      joins = new Uint8Array(this.columns * this.rows);
      this.joins.set(style, joins);
    }
    for (let i = 1; i < path.length; i++) this.segment(path[i - 1] as Spot, path[i] as Spot, joins);
  }

  private segment([x1, y1]: Spot, [x2, y2]: Spot, joins: Uint8Array): void {
    let column = this.column(x1);
    let row = this.row(y1);
    const lastColumn = this.column(x2);
    const lastRow = this.row(y2);
    const dc = Math.sign(lastColumn - column);
    const dr = Math.sign(lastRow - row);
    const wide = Math.abs(lastColumn - column);
    const deep = Math.abs(lastRow - row);
    const join = (c: number, r: number, side: number) => {
      if (this.has(c, r)) joins[r * this.columns + c] = (joins[r * this.columns + c] as number) | side;
    };
    let c = 0;
    let r = 0;
    while (c < wide || r < deep) {
      const aside = r >= deep || (c < wide && (c + 0.5) * deep <= (r + 0.5) * wide);
      join(column, row, aside ? (dc > 0 ? 2 : 8) : dr > 0 ? 4 : 1);
      if (aside) {
        column += dc;
        c++;
      } else {
        row += dr;
        r++;
      }
      join(column, row, aside ? (dc > 0 ? 8 : 2) : dr > 0 ? 1 : 4);
    }
    if (wide + deep === 0) join(column, row, 0);
  }

  /** Draws all paths of a style. */
  strokes(style: Style, as?: Cell['as']): void {
    const joins = this.joins.get(style);
    if (!joins) return;
    for (const [i, sides] of joins.entries())
      if (sides > 0) this.put(i % this.columns, Math.floor(i / this.columns), style[sides] as string, as);
  }

  /** Rows of text, north first. */
  lines(paint: Paint): string[] {
    return Array.from({ length: this.rows }, (_, row) => {
      let line = '';
      let run = '';
      let as: Cell['as'];
      const close = () => {
        line += as === undefined || run === '' ? run : paint(run, as);
        run = '';
      };
      for (const cell of this.cells.slice(row * this.columns, (row + 1) * this.columns)) {
        if (cell.as !== as) close();
        as = cell.as;
        run += cell.text;
      }
      close();
      return line;
    });
  }
}

/** Returns a test for whether a spot lies in an outline. */
export function within(outline: readonly Spot[]): (spot: Spot) => boolean {
  return ([x, y]) => {
    let inside = false;
    for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
      const [x1, y1] = outline[i] as Spot;
      const [x2, y2] = outline[j] as Spot;
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
    return inside;
  };
}

export function near(middle: Spot, r: number): (spot: Spot) => boolean {
  return (spot) => Math.hypot(spot[0] - middle[0], spot[1] - middle[1]) <= r;
}

/** The mean of an outline's corners. */
export function middleOf(outline: readonly Spot[]): Spot {
  const sum = outline.reduce(([x, y], [px, py]) => [x + px, y + py] as const, [0, 0] as Spot);
  return [sum[0] / Math.max(1, outline.length), sum[1] / Math.max(1, outline.length)];
}
