import type { MapFile } from '@shambles/field';

/**
 * Units of a map in an inch of the making: towns are made in inches, for bases of about an inch, and a map in
 * centimetres is two and a half times as large.
 */
export const PER_INCH: { readonly [unit in MapFile['unit']]: number } = { in: 1, cm: 2.5 };
