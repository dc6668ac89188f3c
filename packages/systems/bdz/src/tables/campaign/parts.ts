import type { PrintedRow, PrintedTable } from '@shambles/engine';
import type { RuleId } from '../../register.js';

/** How many areas a building is. */
interface PartsRow extends PrintedRow {
  readonly building: string;
  readonly name: string;
  /** A number, or the fewest and the most: the most where it has an upper floor. */
  readonly areas: number | readonly [fewest: number, most: number] | 'various';
  /** Areas to a floor, where each floor counts; to one of the size of a hospital's. */
  readonly floor?: readonly [usual: number, large: number];
}

/** Areas of a floor that is divided as those of hospitals are. BDZ-enc-loot-large-three. */
const THREE = 3;
const floors = (building: string, name: string, usual = 1, large = THREE): PartsRow => ({
  building,
  name,
  areas: 'various',
  floor: [usual, large],
});
const rooms = (building: string, name: string, areas: PartsRow['areas']): PartsRow => ({
  building,
  name,
  areas,
});

/** BDZ-T-building-areas. A floor of apartments has two; what a map calls a dock is one building of it. */
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

/** Into how many areas a building is divided, with so many floors, large as a hospital's or not. BDZ-T-building-areas. */
export function partsOf(building: string, levels: number, large: boolean): number {
  const row = PARTS.rows.find((each) => each.building === building);
  if (!row) return 1;
  if (row.floor) return levels * row.floor[large ? 1 : 0];
  if (typeof row.areas === 'number') return row.areas;
  return row.areas === 'various' ? 1 : row.areas[levels > 1 ? 1 : 0];
}
