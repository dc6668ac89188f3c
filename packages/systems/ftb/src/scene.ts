import type { MeasuredScene } from '@shambles/engine';
import type { View } from './view.js';

/** The table as one seat sees it; between Encounters an empty one. */
export function scene(_view: View): MeasuredScene {
  throw new Error('scene');
}
