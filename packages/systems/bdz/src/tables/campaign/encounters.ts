import { LEAST, MOST, type PrintedRow, type PrintedTable } from '@shambles/engine';
import type { DayPart } from '../../kinds.js';
import type { RuleId } from '../../register.js';

// ------------------------------------------------------------------ parts of the day

interface PartRow extends PrintedRow {
  readonly part: DayPart;
  readonly name: string;
  readonly inside: number;
  readonly occupants: number;
  readonly awareness: number;
  readonly road: number;
  /** How far figures see, in inches; null if another table says. */
  readonly sight: number | null;
}

/** BDZ-T-daypart. */
export const DAY_PARTS: PrintedTable<PartRow> = {
  id: 'BDZ-T-daypart' satisfies RuleId,
  title: 'Parts of the day and their modifiers',
  rule: 'BDZ-enc-time-of-day' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { part: 'daytime', name: 'Daytime', inside: -1, occupants: -1, awareness: 1, road: 1, sight: null },
    { part: 'pre-dawn', name: 'Pre-Dawn', inside: 0, occupants: 0, awareness: 0, road: -1, sight: 18 },
    { part: 'evening', name: 'Evening', inside: 0, occupants: 1, awareness: -1, road: -1, sight: 18 },
    { part: 'night', name: 'Night Time', inside: 2, occupants: 2, awareness: -2, road: -2, sight: 12 },
  ],
};

// ------------------------------------------------------------------ a settlement

/** How many occupants there are: a multiple of the number entering, plus or minus one, and at least this many. */
interface OccupantsRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly times: number;
  readonly plus: number;
  readonly least: number;
}

/** BDZ-T-raid-occupants. */
export const OCCUPANTS: PrintedTable<OccupantsRow> = {
  id: 'BDZ-T-raid-occupants' satisfies RuleId,
  title: 'Raid Occupants Table',
  rule: 'BDZ-enc-raid-occupants' satisfies RuleId,
  provenance: 'stated',
  dice: { n: 2, sides: 6 },
  rows: [
    { on: [LEAST, 5], times: 0, plus: 0, least: 0 },
    { on: [6, 6], times: 0, plus: 1, least: 0 },
    { on: [7, 7], times: 1, plus: -1, least: 1 },
    { on: [8, 10], times: 1, plus: 0, least: 0 },
    { on: [11, 11], times: 1, plus: 1, least: 0 },
    { on: [12, MOST], times: 2, plus: 0, least: 0 },
  ],
};

/** What an enemy does who is surprised by the band. */
export type Awareness = 'ambush' | 'in-sight-more' | 'in-sight' | 'activation' | 'unaware';

interface AwareRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly is: Awareness;
}

/** BDZ-T-raid-awareness. */
export const AWARENESS: PrintedTable<AwareRow> = {
  id: 'BDZ-T-raid-awareness' satisfies RuleId,
  title: 'Awareness Table (Raid)',
  rule: 'BDZ-enc-raid-awareness' satisfies RuleId,
  provenance: 'stated',
  dice: { n: 1, sides: 6 },
  rows: [
    { on: [1, 1], is: 'ambush' },
    { on: [2, 2], is: 'in-sight-more' },
    { on: [3, 4], is: 'in-sight' },
    { on: [5, 5], is: 'activation' },
    { on: [6, 6], is: 'unaware' },
  ],
};

export const ENCOUNTER_TABLES: readonly PrintedTable[] = [DAY_PARTS, OCCUPANTS, AWARENESS];
