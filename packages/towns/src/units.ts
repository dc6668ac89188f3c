import type { MapFile } from '@shambles/field';

/**
 * Units of the map per inch. Towns are made in inches, for bases of about an inch; a map in centimetres is two and a
 * half times as large.
 */
export const PER_INCH: { readonly [unit in MapFile['unit']]: number } = { in: 1, cm: 2.5 };
