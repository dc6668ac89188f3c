/**
 * Places are in the table's unit (centimetres or inches), x east and y north from the south-west corner, snapped to
 * whole thousandths, because different machines agree only on exact numbers. Internally geometry uses whole
 * thousandths, so cross products are exact too.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Thousandths in a unit. */
export const GRAIN = 1000;

/** A length in units, snapped to whole thousandths. */
export function snap(value: number): number {
  return Math.round(value * GRAIN) / GRAIN;
}

/** A length in units as whole thousandths. */
export function grains(value: number): number {
  return Math.round(value * GRAIN);
}

/** An allowance in units as the whole thousandths that it lasts. The addition makes up for inexact products. */
export function lasts(allowance: number): number {
  return Math.floor(allowance * GRAIN + 0.001);
}

/**
 * The straight distance between two points, in units. It is reckoned in whole thousandths, so that what is exactly 12
 * units off is no farther, wherever on the table that is.
 */
export function distance(a: Point, b: Point): number {
  const dx = Math.round((a.x - b.x) * GRAIN);
  const dy = Math.round((a.y - b.y) * GRAIN);
  return Math.sqrt(dx * dx + dy * dy) / GRAIN;
}
