import { MOST, type PrintedRow, type PrintedTable } from '@shambles/engine';
import { ITEMS, type Item } from '../../kinds.js';
import type { RuleId } from '../../register.js';

/** Dice that a player gains or loses for facts about a trade, each at most once. BDZ-camp-barter-mods. */
export const BARTER_DICE = {
  'gives-lacking': 2,
  'gives-luxury': 2,
  'gives-rare': 1,
  'wants-lacking': -2,
  'wants-luxury': -2,
  mistrusted: -1,
} as const;
export type Case = keyof typeof BARTER_DICE;

/** The number of dice a leader rolls, never below zero. BDZ-camp-barter-procedure, BDZ-D-c102. */
export function barterDice(rep: number, cases: readonly Case[]): number {
  return Math.max(
    0,
    cases.reduce((n, each) => n + BARTER_DICE[each], rep),
  );
}

/** Everything that is wanted; half the maximum, without things the area lacks; or nothing. */
export type Deal = 'all' | 'half' | 'none';

interface BarterRow extends PrintedRow {
  readonly lead: number;
  readonly band: Deal;
  readonly others: Deal;
}

/** BDZ-T-barter: the result by the lead, for the band and for the others. */
export const BARTER: PrintedTable<BarterRow> = {
  id: 'BDZ-T-barter' satisfies RuleId,
  title: 'Barter',
  rule: 'BDZ-camp-barter-procedure' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { on: [2, MOST], lead: 2, band: 'all', others: 'none' },
    { on: [1, 1], lead: 1, band: 'all', others: 'half' },
  ],
};

/** Things that people do not trade away, though the band may offer them. BDZ-camp-barter-stock, BDZ-camp-barter-own. */
export const RARE: readonly Item[] = ['assault-rifle', 'grenade', 'machine-pistol', 'submachine-gun', 'cure'];
/** Everything else, which people always have. Keys are no use without their car. BDZ-D-c148. */
export const HAD: readonly Item[] = ITEMS.filter((item) => !RARE.includes(item) && item !== 'keys');

/** How many items each figure of the others can provide. BDZ-camp-barter-max. */
export const PER_FIGURE = 2;
/** The value of a thing in trade: one, or two for a luxury item. BDZ-camp-barter-rate, BDZ-camp-res-luxury. */
export function worthOf(item: Item): number {
  return item === 'luxury' ? 2 : 1;
}

export const BARTER_TABLES: readonly PrintedTable[] = [BARTER];
