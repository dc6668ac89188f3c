import {
  bearingOf,
  Field,
  type Figure,
  Figures,
  GRAIN,
  type Ground,
  grains,
  houseAt,
  overlapped,
  type Point,
  type SightRules,
} from '@shambles/field';
import type { At, Place } from './place.js';

/** What a book's table is made of. */
export interface Measures<T> {
  /** The book's rules of sight. */
  readonly sight: SightRules;
  /** Half the width of an ordinary base, in units. */
  readonly base: number;
  /** The same for the largest base, in units; by default an ordinary one. */
  readonly largest?: number;
  /** Every figure with a base on the table. */
  figures(standing: T): Iterable<Figure>;
}

/**
 * The table for measuring, derived from a state or a view and never part of one. T holds everything on the table that
 * affects measuring. Lengths are in units of the map.
 */
export class MeasuredTable<T> {
  readonly figures: Figures;
  readonly field: Field;
  protected standing!: T;
  /** The figure that is temporarily treated as standing elsewhere; '' for none. */
  protected moving = '';

  constructor(
    readonly ground: Ground,
    private readonly measures: Measures<T>,
  ) {
    const { base, largest = base, sight } = measures;
    this.figures = new Figures(ground.width, ground.height, grains(2 * largest));
    this.field = new Field(ground, this.figures, sight);
  }

  /** Updates the table to what is on it now. */
  stand(standing: T): void {
    this.standing = standing;
    this.figures.sync(this.measures.figures(standing));
  }

  has(id: string): boolean {
    return this.figures.find(id) >= 0;
  }

  /** Place and facing of a figure. Throws RangeError if it has no base on the table. */
  at(id: string): At & { readonly facing: number } {
    const i = this.figures.of(id);
    return { ...this.spotOf(i), facing: this.figures.facing[i] as number };
  }

  /** Place of the figure with this number. */
  protected spotOf(i: number): At {
    const { x, y, level } = this.figures;
    return { x: (x[i] as number) / GRAIN, y: (y[i] as number) / GRAIN, level: level[i] as number };
  }

  /** The direction from a figure to a place, in whole degrees. */
  bearing(id: string, { x, y }: Point): number {
    const from = this.at(id);
    return bearingOf(x - from.x, y - from.y);
  }

  /** True if a base (by default an ordinary one) at a place would overlap another figure's. */
  taken([x, y, level]: Place, self = '', base = this.measures.base): boolean {
    const f = this.figures;
    const i = f.find(self);
    return overlapped(f, grains(x), grains(y), level, grains(base), (j) => j !== i, 2) >= 0;
  }

  /** Runs `look` with a figure at another place, and with another facing if one is given. */
  as<R>(id: string, [x, y, level]: Place, look: () => R, facing?: number): R {
    const f = this.figures;
    const i = f.of(id);
    const was = [f.x[i] as number, f.y[i] as number, f.level[i] as number, f.facing[i] as number] as const;
    const before = this.moving;
    this.moving = id;
    f.move(i, grains(x), grains(y));
    f.level[i] = level;
    if (facing !== undefined) f.facing[i] = facing;
    try {
      return look();
    } finally {
      this.moving = before;
      f.move(i, was[0], was[1]);
      f.level[i] = was[2];
      f.facing[i] = was[3];
    }
  }

  /** The building that a place is in, on a level that has walls. */
  houseOf(at: At): string | undefined {
    const house = houseAt(this.ground, at);
    return house && at.level < house.levels ? house.id : undefined;
  }
}
