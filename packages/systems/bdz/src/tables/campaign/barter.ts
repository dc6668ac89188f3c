import { type PrintedRow, type PrintedTable, rowFor } from '@shambles/engine';
import { ITEMS, type Item } from '../../kinds.js';
import type { RuleId } from '../../register.js';

/** Dice of a player for what is true of a trade, each at most once. BDZ-camp-barter-mods. */
export const BARTER_DICE = {
  'gives-lacking': 2,
  'gives-luxury': 2,
  'gives-rare': 1,
  'wants-lacking': -2,
  'wants-luxury': -2,
  mistrusted: -1,
} as const;
export type Case = keyof typeof BARTER_DICE;

/** What a leader rolls, never fewer dice than none. BDZ-camp-barter-procedure, BDZ-D-c102. */
export function barterDice(rep: number, cases: readonly Case[]): number {
  return Math.max(
    0,
    cases.reduce((n, each) => n + BARTER_DICE[each], rep),
  );
}

/** All that is wanted, half of the most and nothing that the area lacks, or nothing. */
export type Deal = 'all' | 'half' | 'none';

interface BarterRow extends PrintedRow {
  readonly lead: number;
  readonly band: Deal;
  readonly others: Deal;
}

/** BDZ-T-barter: for those who are ahead by so much, the band or the others. */
const BARTER: PrintedTable<BarterRow> = {
  id: 'BDZ-T-barter' satisfies RuleId,
  title: 'Barter',
  rule: 'BDZ-camp-barter-procedure' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { on: [2, 99], lead: 2, band: 'all', others: 'none' },
    { on: [1, 1], lead: 1, band: 'all', others: 'half' },
  ],
};

/** What a lead comes to. Nobody has anything to say where neither has dice. BDZ-D-c102. */
export function dealOf(lead: number): Deal {
  if (lead === 0) return 'none';
  const row = rowFor(BARTER, Math.abs(lead));
  return lead > 0 ? row.band : row.others;
}

/** What nobody parts with, though it may be offered to them. BDZ-camp-barter-stock, BDZ-camp-barter-own. */
export const RARE: readonly Item[] = ['assault-rifle', 'grenade', 'machine-pistol', 'submachine-gun', 'cure'];
/** All else that people always have. Keys are of no use without their car. */
export const HAD: readonly Item[] = ITEMS.filter((item) => !RARE.includes(item) && item !== 'keys');

/** Items that can be had for each figure of the others. BDZ-camp-barter-max. */
export const PER_FIGURE = 2;
/** What a thing is worth: one for one, a luxury item for two. BDZ-camp-barter-rate, BDZ-camp-res-luxury. */
export function worthOf(item: Item): number {
  return item === 'luxury' ? 2 : 1;
}

export const BARTER_TABLES: readonly PrintedTable[] = [BARTER];
