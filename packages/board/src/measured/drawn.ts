import type { MeasuredScene, SceneFigure } from '@shambles/engine';
import type { Cover } from './buildings/lift.js';
import type { TableMarks } from './marks/marks.js';
import type { Point, Sheet } from './sheet.js';

/** A table with all that is reckoned from it before it is drawn. */
export interface DrawnTable {
  readonly scene: MeasuredScene;
  readonly sheet: Sheet;
  /** The level that is looked at. */
  readonly level: number;
  /** Starts every id in the drawing. */
  readonly prefix: string;
  readonly marks: TableMarks;
  /** How each building is covered, by its id. */
  readonly covers: ReadonlyMap<string, Cover>;
  /** Figures in the order that they are drawn in. */
  readonly figures: readonly SceneFigure[];
  /** Where figures and markers are drawn, by id. */
  readonly places: ReadonlyMap<string, Point>;
  readonly markers: ReadonlyMap<string, Point>;
  /** What a thing is called, by its id. */
  readonly nameOf: (id: string) => string;
}
