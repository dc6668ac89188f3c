import type { Tone } from '@shambles/engine';
import type { Window } from './measured/grid.js';
import type { MapDrawing } from './measured/map.js';
import type { Watch } from './measured/names.js';

/** Colours a piece of text; without it the drawing is told apart by letters and marks alone. */
export type Paint = (text: string, as: Tone | 'dim' | 'strong') => string;

export const plainly: Paint = (text) => text;

export interface Drawing {
  readonly paint?: Paint;
  /** Cells or figures to point at. */
  readonly marked?: readonly string[];
  /** Characters across. A printed board takes 80 and no more. */
  readonly width?: number;
  /** Lines that the map of a measured table may take. */
  readonly rows?: number;
  /** The part of a measured table that is shown. */
  readonly window?: Window | undefined;
  /** The one level of a measured table that is shown; without it, each level where somebody is. */
  readonly level?: number | undefined;
  /** Whose distances and directions the legend of a measured table tells. */
  readonly watch?: Watch | undefined;
  /** Others than those that are played, in the legend of a measured table; all, where nobody says. */
  readonly most?: number | undefined;
  readonly lit?: MapDrawing['lit'];
  readonly way?: MapDrawing['way'];
}
