import type { PrintedRow, PrintedTable } from '@shambles/engine';
import type { RuleId } from '../../register.js';

/** The number of search areas in a building. */
interface PartsRow extends PrintedRow {
  readonly building: string;
  readonly name: string;
  /** A number, or the fewest and the most; the most applies if there is an upper floor. */
  readonly areas: number | readonly [fewest: number, most: number] | 'various';
  /** Areas per floor, if each floor counts: on a usual floor, and on one as large as a hospital's. */
  readonly floor?: { readonly usual: number; readonly large: number };
}

/** Areas on a floor that is divided like a hospital's. BDZ-enc-loot-large-three. */
const THREE = 3;
const floors = (building: string, name: string, usual = 1, large = THREE): PartsRow => ({
  building,
  name,
  areas: 'various',
  floor: { usual, large },
});
const rooms = (building: string, name: string, areas: PartsRow['areas']): PartsRow => ({
  building,
  name,
  areas,
});

/** BDZ-T-building-areas. A floor of apartments has two areas; a dock on a map is a single building. */
export const PARTS: PrintedTable<PartsRow> = {
  id: 'BDZ-T-building-areas' satisfies RuleId,
  title: 'Areas of large buildings',
  rule: 'BDZ-enc-loot-large' satisfies RuleId,
  provenance: 'stated',
  rows: [
    floors('apartments', 'Apartments', 2, 2 * THREE),
    rooms('church', 'Church', [2, 3]),
    { building: 'dock-shipyard', name: 'Dock/Shipyard', areas: 'various' },
    rooms('gas-station', 'Gas Station', 2),
    floors('hospital', 'Hospital', THREE),
    rooms('house', 'House', [1, 2]),
    floors('military-base', 'Military Base'),
    floors('office-buildings', 'Office Buildings'),
    rooms('police-station', 'Police Station', 2),
    rooms('restaurant', 'Restaurant or Bar', 2),
    floors('retail-box-store', 'Retail Box Store'),
    rooms('retail-store', 'Retail Store', 2),
    floors('school', 'School'),
    floors('supermarket', 'Supermarket'),
    floors('warehouse', 'Warehouse'),
  ],
};
