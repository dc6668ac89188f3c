import type { Ground, House, Piece } from '@shambles/field';

export type Side = 'north' | 'east' | 'south' | 'west';

/** The side of its building that a door or a window is on. */
export function sideOf({ ax, ay, bx, by }: Piece, { box: [w, s, e, n] }: House): Side {
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  const off = { south: y - s, north: n - y, west: x - w, east: e - x } as const;
  const [nearest] = (Object.keys(off) as Side[]).sort((a, b) => off[a] - off[b]);
  return nearest as Side;
}

/** "Corner shop, south door"; undefined where it is no door of a building. */
export function doorName({ map, houses }: Ground, piece: Piece): string | undefined {
  const i = (map.buildings ?? []).findIndex((b) => b.doors?.some((d) => d.id === piece.id));
  const house = houses[i];
  return house && `${house.name}, ${piece.shell ? sideOf(piece, house) : 'inner'} door`;
}

/** "zed-12" is 12; 0 without a number. */
export function numberIn(id: string): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0);
}
