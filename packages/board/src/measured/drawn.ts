import type { MeasuredScene, SceneFigure } from '@shambles/engine';
import type { Cover } from './buildings/lift.js';
import type { TableMarks } from './marks/marks.js';
import type { Point, Sheet } from './sheet.js';

/** A table with everything that is computed before it is drawn. */
export interface DrawnTable {
  readonly scene: MeasuredScene;
  readonly sheet: Sheet;
  /** The level shown. */
  readonly level: number;
  /** Prefix of every id in the drawing. */
  readonly prefix: string;
  readonly marks: TableMarks;
  /** How each building is covered, by building id. */
  readonly covers: ReadonlyMap<string, Cover>;
  /** Figures in drawing order. */
  readonly figures: readonly SceneFigure[];
  /** Positions on the sheet at which figures and markers are drawn, by id. */
  readonly places: ReadonlyMap<string, Point>;
  readonly markers: ReadonlyMap<string, Point>;
  /** The name of a thing, by its id. */
  readonly nameOf: (id: string) => string;
}
