/** The section of a table that a place is in: 1 to 9, row by row from the north-west. FTB-9.1a. */
export function sectionAt([width, height]: readonly [number, number], x: number, y: number): number {
  const column = Math.min(2, Math.max(0, Math.floor((3 * x) / width)));
  const row = Math.min(2, Math.max(0, Math.floor((3 * (height - y)) / height)));
  return 3 * row + column + 1;
}

/** West, south, east and north of a section, in inches. FTB-9.1a. */
export function sectionBox(
  [width, height]: readonly [number, number],
  section: number,
): readonly [west: number, south: number, east: number, north: number] {
  const column = (section - 1) % 3;
  const row = Math.floor((section - 1) / 3);
  return [
    (width * column) / 3,
    height - (height * (row + 1)) / 3,
    (width * (column + 1)) / 3,
    height - (height * row) / 3,
  ];
}
