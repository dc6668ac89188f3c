import type { MapFile } from '@shambles/field';

/** A table with nothing on it, in inches. FTB-2.0. */
export const EMPTY_TABLE: MapFile = {
  format: 'shambles-map/1',
  title: 'An empty table',
  unit: 'in',
  size: [36, 36],
};

/** The Tabletop of No Terrain. FTB-TB-tabletop-a. */
export const TABLETOP: MapFile = {
  format: 'shambles-map/1',
  title: 'The Tabletop',
  unit: 'in',
  size: [12, 12],
};
