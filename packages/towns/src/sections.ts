/** The section that contains a place, of `across` by `across` on the table: from 1, row by row from the north-west. */
export function sectionAt(
  [width, height]: readonly [number, number],
  across: number,
  x: number,
  y: number,
): number {
  const column = Math.min(across - 1, Math.max(0, Math.floor((across * x) / width)));
  const row = Math.min(across - 1, Math.max(0, Math.floor((across * (height - y)) / height)));
  return across * row + column + 1;
}

/** West, south, east and north of a section on a table of `across` by `across` sections, in the table's unit. */
export function sectionBox(
  [width, height]: readonly [number, number],
  across: number,
  section: number,
): readonly [west: number, south: number, east: number, north: number] {
  const column = (section - 1) % across;
  const row = Math.floor((section - 1) / across);
  return [
    (width * column) / across,
    height - (height * (row + 1)) / across,
    (width * (column + 1)) / across,
    height - (height * row) / across,
  ];
}
