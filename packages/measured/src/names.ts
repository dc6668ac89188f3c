import type { Ground, House, Piece } from '@shambles/field';

export type Side = 'north' | 'east' | 'south' | 'west';

/** The side of its building that a door or a window is on. */
export function sideOf({ ax, ay, bx, by }: Piece, { box: [w, s, e, n] }: House): Side {
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  const off = { south: y - s, north: n - y, west: x - w, east: e - x } as const;
  const [nearest] = (Object.keys(off) as Side[]).sort((a, b) => off[a] - off[b]);
  return nearest as Side;
}

/** For example "Corner shop, south door"; undefined if the piece is not a door of a building. */
export function doorName({ map, houses }: Ground, piece: Piece): string | undefined {
  const i = (map.buildings ?? []).findIndex((b) => b.doors?.some((d) => d.id === piece.id));
  const house = houses[i];
  return house && `${house.name}, ${piece.shell ? sideOf(piece, house) : 'inner'} door`;
}

/** The number in an id: 12 for "zed-12"; 0 if there is none. */
export function numberIn(id: string): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0);
}
