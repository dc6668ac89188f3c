import { Cells } from '../shapes/cells.js';
import type { Bearing } from '../shapes/compass.js';
import { GRAIN, grains } from '../shapes/units.js';

/** A figure on its round base, in the table's unit. */
export interface Figure {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** The level it stands on; 0 is the ground. */
  readonly level: number;
  /** Half the width of its base. */
  readonly r: number;
  readonly facing: Bearing;
  /** The figure is lying down and does not hide what is behind it. */
  readonly down?: boolean;
}

/** True for figures that a search includes. */
export type Which = (index: number) => boolean;

/**
 * The figures on a table, by number, indexed by cells that are updated as they move. Numbers are dense: the last figure
 * takes over the number of one that is removed. Ties go to the lowest number, so `sync` assigns numbers that depend
 * only on which figures are present. Lengths are in thousandths.
 */
export class Figures {
  ids: string[] = [];
  x = new Float64Array(16);
  y = new Float64Array(16);
  r = new Float64Array(16);
  level = new Uint8Array(16);
  facing = new Uint16Array(16);
  down = new Uint8Array(16);
  /** Radius of the widest base so far. */
  widest = 0;
  /** Increases whenever a base is added, changed or removed. A change of facing does not count. */
  changes = 0;
  readonly cells: Cells;
  /** Linked lists by cell: the first figure of each cell, and each figure's next and previous one; -1 means none. */
  readonly head: Int32Array;
  next = new Int32Array(16);
  private before = new Int32Array(16);
  private cell = new Int32Array(16);
  private readonly numbers = new Map<string, number>();

  constructor(width: number, height: number, cell: number) {
    this.cells = new Cells(width, height, cell);
    this.head = new Int32Array(this.cells.count).fill(-1);
  }

  get count(): number {
    return this.ids.length;
  }

  /** The number of a figure; -1 if it is not on the table. */
  find(id: string): number {
    return this.numbers.get(id) ?? -1;
  }

  /** The number of a figure on the table. Throws RangeError if it is not there. */
  of(id: string): number {
    const i = this.find(id);
    if (i < 0) throw new RangeError(`There is no figure "${id}" on the table.`);
    return i;
  }

  /**
   * Puts a figure on the table, or updates the place and state of the one with this id. `guess` is the number it
   * probably has.
   */
  put(f: Figure, guess = -1): number {
    let i = this.ids[guess] === f.id ? guess : this.find(f.id);
    if (i < 0) {
      i = this.ids.length;
      if (i === this.x.length) this.grow();
      this.ids.push(f.id);
      this.numbers.set(f.id, i);
      this.cell[i] = -1;
    }
    this.facing[i] = f.facing;
    const [x, y, r, down] = [grains(f.x), grains(f.y), grains(f.r), f.down ? 1 : 0];
    const same =
      (this.cell[i] as number) >= 0 &&
      this.x[i] === x &&
      this.y[i] === y &&
      this.r[i] === r &&
      this.level[i] === f.level &&
      this.down[i] === down;
    if (same) return i;
    this.changes++;
    this.r[i] = r;
    if (r > this.widest) this.widest = r;
    this.level[i] = f.level;
    this.down[i] = down;
    this.move(i, x, y);
    return i;
  }

  /** Moves a figure to a place in thousandths. */
  move(i: number, x: number, y: number): void {
    this.x[i] = x;
    this.y[i] = y;
    const cell = this.cells.at(x, y);
    if (cell === this.cell[i]) return;
    this.unlink(i);
    this.link(i, cell);
  }

  remove(id: string): void {
    const i = this.of(id);
    const last = this.ids.length - 1;
    this.changes++;
    this.unlink(i);
    this.numbers.delete(id);
    if (i !== last) {
      const cell = this.cell[last] as number;
      this.unlink(last);
      this.ids[i] = this.ids[last] as string;
      for (const array of [this.x, this.y, this.r, this.level, this.facing, this.down])
        array[i] = array[last] as number;
      this.numbers.set(this.ids[i] as string, i);
      this.cell[i] = -1;
      this.link(i, cell);
    }
    this.ids.pop();
  }

  /** Replaces the figures on the table by exactly these, numbered in this order. */
  sync(figures: Iterable<Figure>): void {
    let there = 0;
    for (const f of figures) {
      const i = this.put(f, there);
      // A figure listed twice keeps its first number.
      if (i < there) continue;
      if (i > there) this.swap(i, there);
      there++;
    }
    while (this.count > there) this.remove(this.ids[this.count - 1] as string);
  }

  /** Exchanges the numbers of two figures. */
  private swap(a: number, b: number): void {
    const [cellOfA, cellOfB] = [this.cell[a] as number, this.cell[b] as number];
    this.changes++;
    this.unlink(a);
    this.unlink(b);
    for (const array of [this.x, this.y, this.r, this.level, this.facing, this.down])
      [array[a], array[b]] = [array[b] as number, array[a] as number];
    const [idOfA, idOfB] = [this.ids[a] as string, this.ids[b] as string];
    this.ids[a] = idOfB;
    this.ids[b] = idOfA;
    this.numbers.set(idOfB, a).set(idOfA, b);
    this.link(a, cellOfB);
    this.link(b, cellOfA);
  }

  /** The figure as it is now, in units. */
  figure(i: number): Figure {
    return {
      id: this.ids[i] as string,
      x: (this.x[i] as number) / GRAIN,
      y: (this.y[i] as number) / GRAIN,
      level: this.level[i] as number,
      r: (this.r[i] as number) / GRAIN,
      facing: this.facing[i] as number,
      down: this.down[i] === 1,
    };
  }

  private link(i: number, cell: number): void {
    const first = this.head[cell] as number;
    this.next[i] = first;
    this.before[i] = -1;
    if (first >= 0) this.before[first] = i;
    this.head[cell] = i;
    this.cell[i] = cell;
  }

  private unlink(i: number): void {
    const cell = this.cell[i] as number;
    if (cell < 0) return;
    const next = this.next[i] as number;
    const before = this.before[i] as number;
    if (before >= 0) this.next[before] = next;
    else this.head[cell] = next;
    if (next >= 0) this.before[next] = before;
    this.cell[i] = -1;
  }

  private grow(): void {
    const wider = <T extends Float64Array | Uint8Array | Uint16Array | Int32Array>(old: T): T => {
      const array = new (old.constructor as new (n: number) => T)(old.length * 2);
      array.set(old as never);
      return array;
    };
    this.x = wider(this.x);
    this.y = wider(this.y);
    this.r = wider(this.r);
    this.level = wider(this.level);
    this.facing = wider(this.facing);
    this.down = wider(this.down);
    this.next = wider(this.next);
    this.before = wider(this.before);
    this.cell = wider(this.cell);
  }
}
