import type { PrintedRow, PrintedTable } from '@shambles/engine';
import type { RuleId } from '../../register.js';

interface PhaseRow extends PrintedRow {
  readonly days: readonly [number, number];
  readonly summary: string;
}

/** BDZ-T-timeline. */
export const TIMELINE: PrintedTable<PhaseRow> = {
  id: 'BDZ-T-timeline' satisfies RuleId,
  title: 'Timeline',
  rule: 'BDZ-camp-timeline' satisfies RuleId,
  provenance: 'stated',
  rows: [
    {
      days: [1, 5],
      summary: 'scattered attacks everywhere and slow official response until a public figure is attacked',
    },
    {
      days: [6, 9],
      summary: 'quarantine, riots, flight from the cities, bank runs, first power cuts, army on alert',
    },
    {
      days: [10, 14],
      summary: 'army fails, cities fall, blackouts, government becomes local, last flight to the country',
    },
    { days: [15, 21], summary: 'local governments abandoned, cities given up, gangs hold the land between' },
    { days: [22, 25], summary: 'last government project fails; the campaign begins' },
  ],
};

/** The result of Keeping It Together for a Grunt. */
export const KEPT = ['spared', 'stays', 'leaves', 'mutiny'] as const;
export type Kept = (typeof KEPT)[number];

interface TogetherRow extends PrintedRow {
  readonly lead: 'twice' | 'more';
  readonly star: Kept;
  readonly grunt: Kept;
}

/** BDZ-T-together: the result by how far the Star, or the Grunt, is in the lead. */
export const TOGETHER: PrintedTable<TogetherRow> = {
  id: 'BDZ-T-together' satisfies RuleId,
  title: 'Keeping It Together',
  rule: 'BDZ-camp-together-roll' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { lead: 'twice', star: 'spared', grunt: 'mutiny' },
    { lead: 'more', star: 'stays', grunt: 'leaves' },
  ],
};

/** Dice added or taken away. BDZ-camp-together-mods. */
export const TOGETHER_DICE = { base: 2, bereft: -1, hungry: -1, rough: 1, months: -1 } as const;
/** After this many months in a row with the band a Grunt loses a die. */
export const TOGETHER_MONTHS = 3;

interface OrderRow extends PrintedRow {
  readonly part: 'start' | 'encounter';
  readonly step: string;
}

const order = (part: OrderRow['part'], steps: readonly string[]): OrderRow[] =>
  steps.map((step) => ({ part, step }));

/** BDZ-T-overview. */
const OVERVIEW: PrintedTable<OrderRow> = {
  id: 'BDZ-T-overview' satisfies RuleId,
  title: 'Order of play',
  rule: 'BDZ-camp-overview-start' satisfies RuleId,
  provenance: 'stated',
  rows: [
    ...order('start', [
      'begin with a Star',
      'choose class',
      'choose weapons',
      'choose two attributes',
      'build the group',
      'recruit Grunts',
      'attribute for each Grunt',
      'Rep and type of each Grunt',
    ]),
    ...order('encounter', [
      'choose area',
      'choose encounter',
      'choose time of day',
      'enter the table',
      'generate zombies if called for',
      "play: random events, noise, searching buildings, What's Inside, zombies, humans, barter, loot, challenges",
      'keeping it together',
      'success or failure for each character',
      'Rep up or down',
    ]),
  ],
};

export const KEEPING_TABLES: readonly PrintedTable[] = [TIMELINE, TOGETHER, OVERVIEW];
