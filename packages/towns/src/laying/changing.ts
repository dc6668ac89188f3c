import { grains, inside, type MapFile, snap } from '@shambles/field';
import { moved } from '../turning.js';
import { PER_INCH } from '../units.js';
import { middleOf, type Thing } from './things.js';

/** Ids of a thing and everything that goes with it: stairs inside it, the crest of a hill. */
function withIts(map: MapFile, { id, ring, list, kind }: Thing): Set<string> {
  const found = new Set([id]);
  const within = ([x, y]: readonly [number, number]) => inside(ring, grains(x), grains(y));
  if (list === 'buildings') for (const l of map.links ?? []) if (within(l.at)) found.add(l.id);
  if (kind === 'hill')
    for (const b of map.barriers ?? []) if (b.kind === 'crest' && b.path.every(within)) found.add(b.id);
  return found;
}

/** The table with a thing moved, so that its middle is at a place. */
export function movedTo(map: MapFile, thing: Thing, [x, y]: readonly [number, number]): MapFile {
  const [mx, my] = middleOf(thing);
  return moved(
    map,
    map.size,
    ([px, py]) => [px + x - mx, py + y - my],
    (facing) => facing,
    withIts(map, thing),
  );
}

/** The table with a thing turned clockwise by a quarter. */
export function quartered(map: MapFile, thing: Thing): MapFile {
  const [mx, my] = middleOf(thing);
  return moved(
    map,
    map.size,
    ([x, y]) => [mx + y - my, my - (x - mx)],
    (facing) => facing + 90,
    withIts(map, thing),
  );
}

/** The table without a thing and everything that goes with it. */
export function without(map: MapFile, thing: Thing): MapFile {
  const gone = withIts(map, thing);
  const left = <T extends { id: string }>(list: T[] | undefined) =>
    list?.filter((t) => !gone.has(t.id)) ?? [];
  return {
    ...map,
    areas: left(map.areas),
    buildings: left(map.buildings),
    barriers: left(map.barriers),
    vehicles: left(map.vehicles),
    links: left(map.links),
    lamps: left(map.lamps),
  };
}

/** All ids on a table: no two things may share one, whether or not they can be changed. */
function idsOn({ areas, buildings, barriers, vehicles, links, lamps, places }: MapFile): Set<string> {
  const openings = (buildings ?? []).flatMap(({ doors = [], windows = [] }) => [...doors, ...windows]);
  const lists = [areas, buildings, barriers, vehicles, links, lamps, places, openings];
  return new Set(lists.flatMap((list) => (list ?? []).map(({ id }) => id ?? '')));
}

/** Things that can be added to every table. */
export const ADDITIONS = ['house', 'car', 'low-wall', 'hedge', 'woods', 'lamp'] as const;
/** Those, and one that a book may allow besides. */
export type Addition = (typeof ADDITIONS)[number] | 'trailer';

/**
 * The table with one more thing, its middle at a place, and the thing's id. In inches, a house is 6 by 5 with its door
 * to the south, a trailer or container 8 by 2 with its door at the east end, a car 3 by 1.35, a wall or a hedge 3 long.
 */
export function added(
  map: MapFile,
  what: Addition,
  [x, y]: readonly [number, number],
): { readonly map: MapFile; readonly id: string } {
  const taken = idsOn(map);
  let n = 1;
  while (taken.has(`${what}-${n}`) || taken.has(`${what}-${n}-door`)) n++;
  const id = `${what}-${n}`;
  const per = PER_INCH[map.unit];
  const at = (dx: number, dy: number): [number, number] => [x + snap(dx * per), y + snap(dy * per)];
  const box = (dx: number, dy: number): [number, number, number, number] => [...at(-dx, -dy), ...at(dx, dy)];
  switch (what) {
    case 'house': {
      const door = { id: `${id}-door`, at: at(0, -2.5), width: 1.25 * per, type: 'standard' };
      const windows = [-2, 2].map((off) => ({ at: at(off, -2.5), width: per }));
      const look = { levels: 1, roof: 'tiled' as const };
      const house = { id, name: `House ${n}`, rect: box(3, 2.5), ...look, doors: [door], windows };
      return { id, map: { ...map, buildings: [...(map.buildings ?? []), house] } };
    }
    case 'trailer': {
      const door = { id: `${id}-door`, at: at(4, 0), width: 1.25 * per, type: 'standard' };
      const look = { levels: 1, walls: 'thin' as const, roof: 'flat' as const };
      const trailer = { id, name: `Trailer ${n}`, rect: box(4, 1), ...look, doors: [door] };
      return { id, map: { ...map, buildings: [...(map.buildings ?? []), trailer] } };
    }
    case 'car':
      return {
        id,
        map: { ...map, vehicles: [...(map.vehicles ?? []), { id, kind: 'car', rect: box(1.5, 0.675) }] },
      };
    case 'low-wall':
    case 'hedge': {
      const kind = what === 'hedge' ? 'hedge' : 'low wall';
      const path = [at(-1.5, 0), at(1.5, 0)];
      return { id, map: { ...map, barriers: [...(map.barriers ?? []), { id, kind, path }] } };
    }
    case 'woods': {
      const outline = WOOD.map(([dx, dy]) => at(dx, dy));
      return { id, map: { ...map, areas: [...(map.areas ?? []), { id, kind: 'woods', outline }] } };
    }
    case 'lamp':
      return { id, map: { ...map, lamps: [...(map.lamps ?? []), { id, at: [x, y] }] } };
  }
}

/** The outline of added woods, in inches from their middle. */
const WOOD: readonly (readonly [number, number])[] = [
  [3, 0],
  [2, 2],
  [0, 2.75],
  [-2.25, 2],
  [-3, 0],
  [-2, -2.25],
  [0, -3],
  [2.25, -2],
];
