import type { MapFile, StepRules } from '@shambles/field';
import { type TownSpec, WORDS } from '../index.js';

/** Inches in a yard and in four feet. */
export const SIZES = [36, 48] as const;

const car = { kind: 'sedan', long: 3, wide: 1.35, odds: 100 };

const table = (size: number, most?: number): TownSpec['table'] => ({
  size: [size, size],
  margin: 1.25,
  entry: 2,
  vehicles: {
    streets: [
      { ...car, odds: 60 },
      { kind: 'pickup', long: 3.5, wide: 1.5, odds: 40 },
    ],
    lots: [car],
    drive: car,
    yard: { kind: 'tractor', long: 4, wide: 2, odds: 100 },
    most,
  },
});

/** A square table of suburban houses along a street with this number of lanes. `size` is in inches. */
export const houses = (size: number, lanes: number, most?: number): TownSpec => ({
  id: 'houses',
  unit: 'in',
  table: table(size, most),
  words: WORDS,
  layout: {
    kind: 'suburban',
    street: { lanes, lane: 1.75, walk: 0.75 },
    side: { lanes: 2, lane: 1.75, walk: 0.75, odds: 50 },
    sections: 4,
    floors: 2,
  },
});

/** A square table of open country. `size` is in inches. */
export const country = (size: number): TownSpec => ({
  ...houses(size, 2),
  id: 'country',
  layout: { kind: 'rural', street: { lanes: 2, lane: 1.75, walk: 0 } },
});

/** Four feet of city in sixteen sections, with two four-lane streets that cross in the middle. */
export const CITY: TownSpec = {
  ...houses(48, 4),
  id: 'city',
  layout: {
    kind: 'urban',
    avenue: { along: 'north', from: 20.5, to: 27.5, walk: 1 },
    crossing: { along: 'east', from: 20.5, to: 27.5, walk: 1 },
    crossed: 100,
    rows: {
      crossed: [
        [2, 10.5],
        [11.5, 19],
        [29, 36.5],
        [37.75, 46.5],
      ],
      straight: [],
    },
    columns: [
      { west: 1.5, east: 8.5, front: 'east', most: 7 },
      { west: 11.5, east: 19, front: 'east', most: 7.5 },
      { west: 29, east: 36.5, front: 'west', most: 7.5 },
      { west: 39.5, east: 46.5, front: 'west', most: 7 },
    ],
    open: 30,
    floors: 3,
  },
};

/** The same town in centimetres. */
export const inCm = (spec: TownSpec): TownSpec => ({ ...spec, unit: 'cm' });

/** On foot, through doors. */
export const ON_FOOT: StepRules = {
  name: 'on foot',
  pieces: {
    wall: 'bars',
    'thin-wall': 'bars',
    vehicle: 'bars',
    edge: 'bars',
    border: 'bars',
    window: 'bars',
  },
  closedDoor: 0,
  closedDoors: { locked: 'bars' },
  areas: {},
  links: {},
};

/** Half the width of a base, in the unit of a map. */
export const baseOf = ({ unit }: MapFile): number => (unit === 'cm' ? 1 : 0.4);
