import { type Building, boxOf, GRAIN, type MapFile } from '@shambles/field';
import { added, quartered, type Thing, thingsOn, without } from '@shambles/towns';
import type { Road } from '../state/encounter.js';

type Spot = readonly [x: number, y: number];
type Box = readonly [w: number, s: number, e: number, n: number];

/** Inches that a roadside plot extends from its middle: towards the road, away from it, south and north. */
const PLOT = { before: 7, behind: 4, south: 6, north: 11 } as const;
/** Inches of the road kept free: at the ends where the band and others come on, and around the middle of the table. */
const KEPT = 13;
const MIDDLE = 6;
/**
 * Inches between the middles of tents, and from a gas station to the diner; inches from a house to the vehicle in front
 * of it.
 */
const TENTS = [-4, 0, 4] as const;
const NEXT = 7;
export const BEFORE = 5;

/** The building that the people met are in or at. */
export const THEIRS = 'met-house';

/**
 * Where people beside the road are: level with the middle of the table, `off` inches left or right of the road that
 * runs north through it. BDZ-camp-road-place.
 */
export function besideRoad([wide, high]: MapFile['size'], { side, off }: Pick<Road, 'side' | 'off'>): Spot {
  const away = side === 'on' ? 0 : side === 'left' ? -off : off;
  return [wide / 2 + away, high / 2];
}

/**
 * Adds the place of a road encounter to the map, and clears the ground where people and vehicles come on.
 * BDZ-camp-road-terrain, BDZ-camp-road-off, BDZ-camp-road-building.
 */
export function withPlace(map: MapFile, road: Road): MapFile {
  const [wide, high] = map.size;
  const [x, y] = besideRoad(map.size, road);
  const lane = (south: number, north: number): Box => [wide / 2 - 4, south, wide / 2 + 4, north];
  const roads = [lane(0, KEPT), lane(high / 2 - MIDDLE, high / 2 + MIDDLE), lane(high - KEPT, high)];
  const parked = roads.reduce((m, box) => cleared(m, box, (t) => t.list === 'vehicles'), map);
  if (road.side === 'on') return parked;
  const [west, east] = road.side === 'left' ? [PLOT.behind, PLOT.before] : [PLOT.before, PLOT.behind];
  const plot: Box = [x - west, y - PLOT.south, x + east, y + PLOT.north];
  const free = cleared(parked, plot, () => true);
  switch (road.place) {
    case 'house':
      return built(free, road, [x, y], THEIRS, 'House', 'tiled');
    case 'campground':
      return TENTS.reduce((m, dy, i) => tent(m, road, [x, y + dy], `tent-${i + 1}`), free);
    case 'gas-station':
      return built(free, road, [x, y], THEIRS, 'Gas Station', 'flat');
    case 'diner':
      return built(
        built(free, road, [x, y], THEIRS, 'Gas Station', 'flat'),
        road,
        [x, y + NEXT],
        'met-diner',
        'Roadside Restaurant',
        'flat',
      );
    default:
      return free;
  }
}

/** Removes the things in a box that `may` accepts, and all props in it. */
function cleared(map: MapFile, [w, s, e, n]: Box, may: (t: Thing) => boolean): MapFile {
  const meets = ([tw, ts, te, tn]: Box) =>
    tw / GRAIN < e && te / GRAIN > w && ts / GRAIN < n && tn / GRAIN > s;
  const gone = thingsOn(map).filter((t) => may(t) && meets(boxOf(t.ring) as unknown as Box));
  const left = gone.reduce(without, map);
  const props = (left.props ?? []).filter(({ at: [x, y] }) => x < w || x > e || y < s || y > n);
  return { ...left, props };
}

/** Adds a building of six inches by five, with its door to the road. */
function built(
  map: MapFile,
  road: Road,
  at: Spot,
  id: string,
  name: string,
  roof: 'tiled' | 'flat',
): MapFile {
  const { map: more, id: given } = added(map, 'house', at);
  let turned = more;
  // A new house has its door to the south; a quarter turn clockwise brings it to the west.
  for (let n = 0; n < (road.side === 'left' ? 3 : 1); n++)
    turned = quartered(turned, thingsOn(turned).find((t) => t.id === given) as Thing);
  const doors = (all: Building['doors'] = []) => all.map((door) => ({ ...door, id: `${id}-door` }));
  const named = (turned.buildings ?? []).map((b) =>
    b.id === given ? { ...b, id, name, roof, doors: doors(b.doors) } : b,
  );
  return { ...turned, buildings: named };
}

/** Adds a cloth tent, three inches by two and a half. BDZ-bldg-dv. */
function tent(map: MapFile, { side }: Road, [x, y]: Spot, id: string): MapFile {
  const door = side === 'left' ? x + 1.5 : x - 1.5;
  const rect: [number, number, number, number] = [x - 1.5, y - 1.25, x + 1.5, y + 1.25];
  const look = { levels: 1, walls: 'thin' as const, roof: 'tiled' as const };
  const doors = [{ id: `${id}-door`, at: [door, y] as [number, number], width: 1.25, type: 'standard' }];
  const place = { id: `${id}-cloth`, kind: 'tent', at: [x, y] as [number, number], data: { building: id } };
  return {
    ...map,
    buildings: [...(map.buildings ?? []), { id, name: 'Tent', rect, ...look, doors }],
    places: [...(map.places ?? []), place],
  };
}
