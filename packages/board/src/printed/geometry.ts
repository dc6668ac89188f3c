import type { PrintedScene, SceneCell } from '@shambles/engine';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A block of the town, in board units. Streets run between blocks and around the town. */
export const BLOCK = { width: 240, height: 184 } as const;
export const STREET = 36;
/** The strip along a block's top edge reserved for the label; no counter is laid there. */
export const LABEL_STRIP = 26;
export const PAVEMENT = 8;

export interface Town {
  readonly width: number;
  readonly height: number;
  readonly blocks: ReadonlyMap<string, Box>;
  readonly cells: ReadonlyMap<string, SceneCell>;
}

export function town(scene: PrintedScene): Town {
  const firstColumn = Math.min(...scene.cells.map((cell) => cell.column));
  const firstRow = Math.min(...scene.cells.map((cell) => cell.row));
  const blocks = new Map<string, Box>();
  for (const cell of scene.cells) {
    blocks.set(cell.id, {
      x: STREET + (cell.column - firstColumn) * (BLOCK.width + STREET),
      y: STREET + (cell.row - firstRow) * (BLOCK.height + STREET),
      ...BLOCK,
    });
  }
  return {
    width: scene.columns * (BLOCK.width + STREET) + STREET,
    height: scene.rows * (BLOCK.height + STREET) + STREET,
    blocks,
    cells: new Map(scene.cells.map((cell) => [cell.id, cell])),
  };
}

export const centre = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

export const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  width: box.width - 2 * by,
  height: box.height - 2 * by,
});

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
