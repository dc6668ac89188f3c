import { sectionAt as at, sectionBox as boxOf } from '@shambles/towns';

/** Number of sections side by side: three by three make nine. FTB-9.1a. */
export const ACROSS = 3;

/** The section that a place is in: 1 to 9, row by row from the north-west. FTB-9.1a. */
export function sectionAt(size: readonly [number, number], x: number, y: number): number {
  return at(size, ACROSS, x, y);
}

/** West, south, east and north sides of a section, in inches. FTB-9.1a. */
export function sectionBox(size: readonly [number, number], section: number): ReturnType<typeof boxOf> {
  return boxOf(size, ACROSS, section);
}
