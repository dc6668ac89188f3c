/** The section of a table that a place is in: 1 to 9, row by row from the north-west. FTB-9.1a. */
export function sectionAt([width, height]: readonly [number, number], x: number, y: number): number {
  const column = Math.min(2, Math.max(0, Math.floor((3 * x) / width)));
  const row = Math.min(2, Math.max(0, Math.floor((3 * (height - y)) / height)));
  return 3 * row + column + 1;
}
