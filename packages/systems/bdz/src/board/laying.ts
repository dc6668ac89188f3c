import type { Rule } from '@shambles/engine';
import { ground, type MapFile } from '@shambles/field';
import { drawn, possibly } from '@shambles/thw';
import { askChange, askLook, faultOf, makeSquares, type SquaresSpec, turned, WORDS } from '@shambles/towns';
import { settingOf } from '../book.js';
import { leftInArea } from '../facts/campaign/loot.js';
import type { BdzWorld } from '../facts.js';
import { VEHICLES, type VehicleKind } from '../kinds.js';
import { PARKED, type Vehicle } from '../state.js';
import { areaRow, buildingsIn, roadRow, vehiclesIn } from '../tables/ground.js';
import { SMALL_RV, sizeOf } from '../tables/vehicles.js';
import { withPlace } from './roadside.js';
import { type Lie, rollsTable } from './squares.js';

/** Four feet by four. BDZ-enc-area-choice. */
const SIZE: readonly [number, number] = [48, 48];
/** Widths of a lane and a pavement, in inches. */
export const LANE = 1.75;
const WALK = { urban: 1, suburbs: 0.75, rural: 0 } as const;
/** The ground where nothing else is; a city is paved. BDZ-terrain-clear. */
const GROUND = { urban: 'asphalt', suburbs: 'grass', rural: 'grass' } as const;
/**
 * What players may do with a new table. A road encounter's table may not be turned: its road stays.
 * BDZ-camp-road-terrain.
 */
const LOOKS = ['play', 'another', 'turn', 'edit'] as const;
const TOWNS = Array.from({ length: 1000 }, (_, i) => `${i + 1}`);

/**
 * Rolls for the table on the tables of its area. Then the players may take another, turn it or edit it, which is the
 * easiest way of all. BDZ-enc-area-choice, BDZ-enc-terrain-generator, BDZ-terrain-own, BDZ-enc-terrain-own,
 * BDZ-bldg-trailer.
 */
export function* laysTable(w: BdzWorld, planned: Planned = asRolled): Rule<void> {
  const seat = w.book.seats[0] as string;
  const laid = (map: MapFile, how: string) =>
    w.happen({ is: 'table-changed', cause: 'BDZ-enc-terrain-generator', map, how });
  laid(yield* newTable(w, planned), 'laid');
  for (;;) {
    const map = w.s.map as MapFile;
    const looks = LOOKS.filter((each) => each !== 'turn' || !w.s.encounter?.road);
    const look = yield* askLook(w, seat, 'BDZ-terrain-own', looks);
    if (look === 'play') return yield* parks(w, map);
    if (look === 'another') laid(yield* newTable(w, planned), 'another');
    else if (look === 'turn') laid(turned(map), 'turned');
    else {
      const fault = (next: MapFile, id?: string) => {
        const text = faultOf(next, ground, id);
        return text === undefined ? undefined : ({ rule: 'BDZ-terrain-own', text } as const);
      };
      const change = yield* askChange(w, seat, map, { rule: 'BDZ-terrain-own', adds: ['trailer'], fault });
      if (change) laid(change.map, change.how);
    }
  }
}

/** Plans the contents of a new table. */
type Planned = (w: BdzWorld) => Rule<SquaresSpec>;

function* asRolled(w: BdzWorld): Rule<SquaresSpec> {
  return specOf(w, yield* rollsTable(w));
}

function* newTable(w: BdzWorld, planned: Planned): Rule<MapFile> {
  const spec = yield* planned(w);
  const number = yield* drawn(w, { rule: 'BDZ-D-c18', label: 'town', from: TOWNS, like: () => 'town' });
  const map = makeSquares(spec, Number(number));
  const road = w.s.encounter?.road;
  return road ? withPlace(map, road) : map;
}

/**
 * The specification of a table. Kinds of building and vehicle are drawn evenly from those of the area. BDZ-D-c18,
 * BDZ-D-c93, BDZ-D-c101.
 */
export function specOf(w: BdzWorld, { roads, squares, vehicles }: Lie): SquaresSpec {
  const { area, time } = settingOf(w.s, w.book);
  const { lanesEachWay } = roadRow(area);
  return {
    id: area,
    unit: 'in',
    table: { size: SIZE, margin: 1.25, entry: 1.25 },
    words: WORDS,
    ground: GROUND[area],
    bushes: area !== 'urban',
    roads,
    road: { lanes: 2 * lanesEachWay, lane: LANE, walk: WALK[area] },
    lamps: time !== 'day' && area !== 'rural',
    squares,
    buildings: buildingsIn(area).map(({ id, name }) => ({ name, roof: id === 'house' ? 'tiled' : 'flat' })),
    floors: areaRow(area).storeys,
    parked: vehicles,
    vehicles: vehiclesIn(area).map((kind) => {
      const { length, width } = sizeOf(kind);
      return { kind, long: length, wide: width };
    }),
  };
}

/**
 * Turns vehicles on the map into parked vehicles; what is in them is rolled when somebody looks. BDZ-veh-scope,
 * BDZ-D-c93.
 */
export function* parks(w: BdzWorld, map: MapFile): Rule<void> {
  const vehicles: Vehicle[] = [];
  const isKind = (kind: string): kind is VehicleKind => (VEHICLES as readonly string[]).includes(kind);
  for (const { id, kind, at, facing = 0 } of map.vehicles ?? []) {
    if (!isKind(kind) || !at) continue;
    const roll = { rule: 'BDZ-D-c5', label: 'rv', who: `vehicle.${id}` } as const;
    const large = kind === 'rv' && !(yield* possibly(w, SMALL_RV, roll));
    // In an area with no vehicles left, they are all wrecks. BDZ-D-c59.
    const condition = leftInArea(w.s, 'vehicles') > 0 ? 'runs' : 'wreck';
    vehicles.push({ ...PARKED, triedBy: [], id, kind, x: at[0], y: at[1], facing, large, condition });
  }
  const scenery = (map.vehicles ?? []).filter((v) => !vehicles.some((p) => p.id === v.id));
  w.happen({ is: 'parked', cause: 'BDZ-D-c93', map: { ...map, vehicles: scenery }, vehicles });
}
