import type { MapFile } from '@shambles/field';
import { makeTown, type TownOptions, type TownSpec, WORDS } from '@shambles/towns';
import type { Area } from '../kinds.js';
import { densityOf } from '../tables/terrain.js';

/**
 * The bare table in inches, with its south edge kept free for players to enter, and the abandoned vehicles it may have.
 * FTB-2.0, FTB-12.1b.
 */
const TABLE: TownSpec['table'] = {
  size: [36, 36],
  margin: 1.25,
  entry: 2,
  vehicles: {
    streets: [
      { kind: 'car', long: 3, wide: 1.35, odds: 70 },
      { kind: 'van', long: 3.5, wide: 1.5, odds: 18 },
      { kind: 'truck', long: 4.5, wide: 1.75, odds: 7 },
      { kind: 'bus', long: 6.5, wide: 1.75, odds: 5 },
    ],
    lots: [
      { kind: 'car', long: 3, wide: 1.35, odds: 85 },
      { kind: 'van', long: 3.5, wide: 1.4, odds: 15 },
    ],
    drive: { kind: 'car', long: 3, wide: 1.35, odds: 100 },
    yard: { kind: 'truck', long: 4.5, wide: 1.75, odds: 100 },
  },
};

/** West side of the avenue: its lanes are west of the middle, so that the east side of its sections has houses. */
const AVENUE = 12.25;
const CROSSING = 16;
const WIDE = 1.75 * densityOf('urban').lanes;

/** A four-lane street with buildings in all nine sections. FTB-9.1b, FTB-11.5.2. */
const URBAN: TownSpec['layout'] = {
  kind: 'urban',
  avenue: { along: 'north', from: AVENUE, to: AVENUE + WIDE, walk: 1 },
  // One lane.
  back: { along: 'north', from: 27, to: 29.5, walk: 0 },
  crossing: { along: 'east', from: CROSSING, to: CROSSING + WIDE, walk: 1 },
  crossed: 60,
  rows: {
    crossed: [
      [2, 8.25],
      [9.5, 14.75],
      [24.25, 34.5],
    ],
    straight: [
      [2, 11.25],
      [12.5, 23.25],
      [24.5, 34.5],
    ],
  },
  columns: [
    { west: 1.5, east: 11, front: 'east', most: 9.5 },
    { west: 20.5, east: 26.5, front: 'west', most: 6 },
    { west: 30, east: 34.75, front: 'west', most: 4.75 },
  ],
  open: 45,
  floors: densityOf('urban').floors,
};

const STREET = { lanes: densityOf('suburban').lanes, lane: 2, walk: 0.75 };

/** A two-lane street with buildings in four sections, all within 4 inches of it. FTB-9.1c, FTB-9.1e, FTB-11.5.3. */
const SUBURBAN: TownSpec['layout'] = {
  kind: 'suburban',
  street: STREET,
  side: { ...STREET, odds: 55 },
  sections: densityOf('suburban').sections,
  floors: densityOf('suburban').floors,
};

/**
 * Open country with buildings in one section, by the road or, if there is none, by a track; woods, hills with crests,
 * and water level with its banks. FTB-9.1d, FTB-9.1e, FTB-9.2.1a, FTB-9.2.2, FTB-9.2.3a, FTB-10.8.4b, FTB-11.5.4.
 */
const RURAL: TownSpec['layout'] = {
  kind: 'rural',
  street: { lanes: densityOf('rural').lanes, lane: 2, walk: 0 },
};

const LAYOUTS: { readonly [area in Area]: TownSpec['layout'] } = {
  urban: URBAN,
  suburban: SUBURBAN,
  rural: RURAL,
};

/**
 * A table by the guidelines. The same number gives the same table on every machine; every building has a front door.
 * FTB-9.1a to FTB-9.1e, FTB-D-52.
 */
export function town(area: Area, seed: number, opts: TownOptions = {}): MapFile {
  return makeTown({ id: area, unit: 'in', table: TABLE, words: WORDS, layout: LAYOUTS[area] }, seed, opts);
}
