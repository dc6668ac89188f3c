/** A rectangle on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The area that two rectangles share. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Corners of the table: beside the question first, and at the foot. */
const CORNERS = [
  { right: true, foot: true },
  { right: true, foot: false },
  { right: false, foot: true },
  { right: false, foot: false },
] as const;

export type Corner = (typeof CORNERS)[number];

/** A card of this size in a corner of the table. */
export function inCorner({ right, foot }: Corner, { width, height }: Size, table: Box): Box {
  const left = right ? table.right - width : table.left;
  const top = foot ? table.bottom - height : table.top;
  return { left, top, right: left + width, bottom: top + height };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The corner where a card of this size covers least of what is marked. If several cover nothing of it, the card stays
 * where it stood last; otherwise it goes where it covers least of anything else.
 */
export function cornerFor(
  size: Size,
  table: Box,
  marked: readonly Box[],
  others: readonly Box[] = [],
  last?: Corner,
): Corner {
  const covers = (corner: Corner, what: readonly Box[]): number =>
    what.reduce((sum, box) => sum + shared(inCorner(corner, size, table), box), 0);
  const least = Math.min(...CORNERS.map((corner) => covers(corner, marked)));
  const good = CORNERS.filter((corner) => covers(corner, marked) <= least);
  if (last && good.includes(last)) return last;
  return good.toSorted((a, b) => covers(a, others) - covers(b, others))[0] as Corner;
}
