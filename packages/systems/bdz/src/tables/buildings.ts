import type { PrintedRow, PrintedTable } from '@shambles/engine';
import type { RuleId } from '../register.js';

interface ValueRow extends PrintedRow {
  readonly structure: 'tent' | 'interior' | 'frame' | 'brick';
  readonly name: string;
  readonly dv: number;
}

/** BDZ-T-dv. */
export const VALUES: PrintedTable<ValueRow> = {
  id: 'BDZ-T-dv' satisfies RuleId,
  title: 'Defensive Value',
  rule: 'BDZ-bldg-dv' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { structure: 'tent', name: 'Tent, or other cloth', dv: 1 },
    { structure: 'interior', name: 'Wall inside', dv: 2 },
    { structure: 'frame', name: 'Wood, or a light frame', dv: 2 },
    { structure: 'brick', name: 'Brick, sandbags or the like', dv: 3 },
  ],
};

interface PassRow extends PrintedRow {
  readonly by: 'door' | 'window-in' | 'window-out' | 'floor';
  readonly name: string;
  /** Inches, or a share of the move. */
  readonly inches?: number;
  readonly share?: number;
  readonly endsMove: boolean;
}

/** BDZ-T-bldg-move. */
export const PASSAGES: PrintedTable<PassRow> = {
  id: 'BDZ-T-bldg-move' satisfies RuleId,
  title: 'Movement in buildings',
  rule: 'BDZ-bldg-door' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { by: 'door', name: 'Through a door', inches: 2, endsMove: false },
    { by: 'window-in', name: 'In by a window', inches: 4, endsMove: false },
    { by: 'window-out', name: 'Out by a window', inches: 4, endsMove: true },
    { by: 'floor', name: 'Up or down a floor', share: 0.5, endsMove: false },
  ],
};

interface BarricadeRow extends PrintedRow {
  readonly what: 'door' | 'window';
  /** Its greatest Rep, and how much an activation raises it. */
  readonly rep: number;
  readonly gain: number;
}

/** BDZ-T-barricade. */
export const BARRICADES: PrintedTable<BarricadeRow> = {
  id: 'BDZ-T-barricade' satisfies RuleId,
  title: 'Barricades',
  rule: 'BDZ-barricade-max' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { what: 'door', rep: 4, gain: 1 },
    { what: 'window', rep: 3, gain: 1 },
  ],
};

/** The highest Rep that house rules allow to a barricade. */
export const MOST_BARRICADE = 6;

/** The highest face that finds material at hand. BDZ-barricade-materials. */
export const MATERIALS = 2;

export const BUILDING_TABLES = [VALUES, PASSAGES, BARRICADES];
