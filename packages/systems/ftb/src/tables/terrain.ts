import type { PrintedTable } from '@shambles/engine';
import type { Area, DayPart } from '../kinds.js';

/** Density of buildings and streets. FTB-9.1b, FTB-9.1c, FTB-9.1d. */
export const DENSITY: PrintedTable<{
  readonly area: Area;
  /** Number of sections with buildings. */
  readonly sections: number;
  readonly lanes: number;
  /** The street through 2, 5 and 8 exists if a die shows this or less. */
  readonly street: number;
  /** Greatest number of floors. FTB-11.5.2, FTB-11.5.3, FTB-11.5.4. */
  readonly floors: number;
  readonly on?: undefined;
}> = {
  id: 'FTB-T-terrain-density',
  title: 'Buildings and streets by area',
  rule: 'FTB-9.1a',
  provenance: 'stated',
  rows: [
    { area: 'urban', sections: 9, lanes: 4, street: 6, floors: 3 },
    { area: 'suburban', sections: 4, lanes: 2, street: 6, floors: 2 },
    { area: 'rural', sections: 1, lanes: 2, street: 3, floors: 1 },
  ],
};

/** Vision in inches; left out if unlimited. FTB-13.1, FTB-9.2.3a. */
export const DAY_PARTS: PrintedTable<{
  readonly part: DayPart;
  readonly vision?: number;
  readonly fullMoon?: number;
  readonly woods: number;
  readonly on?: undefined;
}> = {
  id: 'FTB-T-day-parts',
  title: 'Day Parts and vision',
  rule: 'FTB-13.1',
  provenance: 'stated',
  rows: [
    { part: 'morning', woods: 12 },
    { part: 'daytime', woods: 12 },
    { part: 'evening', vision: 12, woods: 6 },
    { part: 'night', vision: 6, fullMoon: 12, woods: 6 },
  ],
};

export function densityOf(area: Area): (typeof DENSITY.rows)[number] {
  return DENSITY.rows.find((r) => r.area === area) as (typeof DENSITY.rows)[number];
}

export function dayPartOf(table: typeof DAY_PARTS, part: DayPart): (typeof DAY_PARTS.rows)[number] {
  return table.rows.find((r) => r.part === part) as (typeof DAY_PARTS.rows)[number];
}
