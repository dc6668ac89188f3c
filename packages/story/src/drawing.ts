import type { Lit, Tone } from '@shambles/engine';
import type { Watch } from './measured/names.js';

/** Colours a piece of text. Without it, drawings rely on letters and marks alone. */
export type Paint = (text: string, as: Tone | 'dim' | 'strong') => string;

export const plainly: Paint = (text) => text;

/** A part of a measured table, in its unit: west, south, east, north. */
export interface Window {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Spots along a way, in order, in the table's unit, each with its level. */
export type Way = readonly (readonly [x: number, y: number, level: number])[];

export interface Drawing {
  readonly paint?: Paint;
  /** Cells or figures to highlight. */
  readonly marked?: readonly string[];
  /** Width in characters. A printed board never takes more than 80. */
  readonly width?: number;
  /** Most lines for the map of a measured table. */
  readonly rows?: number;
  /** The part of a measured table to show. */
  readonly window?: Window | undefined;
  /** The level of a measured table to show. If absent, each level with somebody on it is shown. */
  readonly level?: number | undefined;
  /** The figure from which the legend of a measured table gives distances and directions. */
  readonly watch?: Watch | undefined;
  /** Most figures that the legend of a measured table lists, besides those that are played. If absent, all. */
  readonly most?: number | undefined;
  /** Spots that may be chosen. */
  readonly lit?: readonly Lit[] | undefined;
  /** A way to draw. */
  readonly way?: Way | undefined;
}
