import type { Lit, Tone } from '@shambles/engine';
import type { Watch } from './measured/names.js';

/** Colours a piece of text; without it the drawing is told apart by letters and marks alone. */
export type Paint = (text: string, as: Tone | 'dim' | 'strong') => string;

export const plainly: Paint = (text) => text;

/** A part of a measured table, in its unit: west, south, east, north. */
export interface Window {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Spots from the first to the last, in the table's unit, each on a level. */
export type Way = readonly (readonly [x: number, y: number, level: number])[];

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
  /** Spots that may be chosen. */
  readonly lit?: readonly Lit[] | undefined;
  /** A way to show. */
  readonly way?: Way | undefined;
}
