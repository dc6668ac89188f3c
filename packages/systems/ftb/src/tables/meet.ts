import { LEAST, MOST, type PrintedRow, type PrintedTable } from '@shambles/engine';
import type { Area, Class } from '../kinds.js';

/** Who or what is met. */
export type Met = Class | 'zed';

interface Passed extends PrintedRow {
  readonly on?: undefined;
  readonly passed: number;
}

/** FTB-T-pef-movement: 2d6 against Rep 4. */
export const PEF_MOVEMENT: PrintedTable<
  Passed & { readonly does: 'into-sight' | 'hidden' | 'stay'; readonly inches: number }
> = {
  id: 'FTB-T-pef-movement',
  title: 'PEF Movement',
  rule: 'FTB-12.3m',
  provenance: 'reconstructed',
  rows: [
    { passed: 2, does: 'into-sight', inches: 8 },
    { passed: 1, does: 'hidden', inches: 8 },
    { passed: 0, does: 'stay', inches: 0 },
  ],
};

/** FTB-T-pef-resolution: 2d6 against Rep 4. By table option, one pass gives the next PEF one die more. FTB-D-65. */
export const PEF_RESOLUTION: PrintedTable<
  Passed & { readonly does: 'contact' | 'nobody'; readonly nearby: boolean }
> = {
  id: 'FTB-T-pef-resolution',
  title: 'PEF Resolution',
  rule: 'FTB-12.5m',
  provenance: 'reconstructed',
  rows: [
    { passed: 2, does: 'contact', nearby: false },
    { passed: 1, does: 'nobody', nearby: true },
    { passed: 0, does: 'nobody', nearby: false },
  ],
};

/** Modifier of an area to the die of the first thirty days. FTB-T-contact-1-30. */
export const CONTACT_ADD: { readonly [area in Area]: number } = { rural: -1, suburban: 0, urban: 1 };

/** FTB-T-contact-1-30: 1d6 modified by the area; columns by day. */
export const CONTACT_FIRST: PrintedTable<{
  readonly on: readonly [number, number];
  readonly days1to20: Met;
  readonly days21to30: Met;
}> = {
  id: 'FTB-T-contact-1-30',
  title: 'Contact, days 1 to 30',
  rule: 'FTB-12.5.2m',
  provenance: 'reconstructed',
  rows: [
    { on: [0, 1], days1to20: 'citizen', days21to30: 'survivor' },
    { on: [2, 2], days1to20: 'citizen', days21to30: 'ganger' },
    { on: [3, 3], days1to20: 'police', days21to30: 'military' },
    { on: [4, 7], days1to20: 'zed', days21to30: 'zed' },
  ],
};

/** A result for each face of a second die, or one result for all. */
type Cell = readonly Met[];

const split = (...parts: readonly (readonly [faces: number, who: Met])[]): Cell =>
  parts.flatMap(([faces, who]) => Array<Met>(faces).fill(who));

/** FTB-T-contact-31: 1d6; columns by area. A cell with six results needs one more die. */
export const CONTACT_AFTER: PrintedTable<
  { readonly on: readonly [number, number] } & { readonly [area in Area]: Cell }
> = {
  id: 'FTB-T-contact-31',
  title: 'Contact, after day 30',
  rule: 'FTB-12.5.2m',
  provenance: 'reconstructed',
  dice: { n: 1, sides: 6 },
  rows: [
    { on: [1, 1], rural: ['survivor'], suburban: split([3, 'survivor'], [3, 'ganger']), urban: ['ganger'] },
    {
      on: [2, 2],
      rural: ['survivor'],
      suburban: ['militia'],
      urban: split([3, 'ganger'], [2, 'militia'], [1, 'survivor']),
    },
    { on: [3, 3], rural: ['survivor'], suburban: ['militia'], urban: ['zed'] },
    { on: [4, 4], rural: split([3, 'ganger'], [3, 'militia']), suburban: ['zed'], urban: ['zed'] },
    { on: [5, 6], rural: ['zed'], suburban: ['zed'], urban: ['zed'] },
  ],
};

/** Number of figures: 1, half a die, or half a die plus one. */
export type HowMany = '1' | '1/2d6' | '1+1/2d6';

/** FTB-T-special-pef: 1d6, in days 11 to 20 of the first Encounters. FTB-14.7.5d. */
export const SPECIAL_PEF: PrintedTable<{
  readonly on: readonly [number, number];
  readonly meet: Met | 'robbery';
  /** Result instead of `meet` once somebody has been reported. FTB-14.7.5c. */
  readonly reported: Met | 'robbery';
  readonly number: HowMany;
}> = {
  id: 'FTB-T-special-pef',
  title: 'Special PEF Resolution (days 11 to 20)',
  rule: 'FTB-14.7.5d',
  provenance: 'stated',
  dice: { n: 1, sides: 6 },
  rows: [
    { on: [1, 1], meet: 'robbery', reported: 'robbery', number: '1' },
    { on: [2, 2], meet: 'citizen', reported: 'police', number: '1' },
    { on: [3, 3], meet: 'citizen', reported: 'police', number: '1/2d6' },
    { on: [4, 4], meet: 'police', reported: 'police', number: '1+1/2d6' },
    { on: [5, 5], meet: 'zed', reported: 'zed', number: '1' },
    { on: [6, 6], meet: 'zed', reported: 'zed', number: '1/2d6' },
  ],
};

interface Modifier extends PrintedRow {
  readonly on?: undefined;
  readonly circumstance: string;
  readonly who: 'player' | 'police' | 'each';
  readonly dice: number;
}

/** FTB-T-law-order-modifiers. FTB-12.7m, FTB-D-59. */
export const LAW_MODIFIERS: PrintedTable<Modifier> = {
  id: 'FTB-T-law-order-modifiers',
  title: 'Law & Order modifiers',
  rule: 'FTB-12.7b',
  provenance: 'reconstructed',
  rows: [
    { circumstance: 'weapon-in-hand', who: 'player', dice: -1 },
    { circumstance: 'suspicious', who: 'player', dice: -1 },
    { circumstance: 'fought', who: 'player', dice: -1 },
    { circumstance: 'ganger', who: 'player', dice: -1 },
    { circumstance: 'outnumbered', who: 'police', dice: 1 },
  ],
};

/** Results of Law & Order: for Police by the difference of successes, for Military by a die. FTB-12.7m. */
export type LawResult = 'released' | 'disarm' | 'arrest' | 'ignored' | 'leave';

/** FTB-T-law-order: the player's successes minus those of the Police; for Military the die. */
export const LAW_ORDER: PrintedTable<{
  readonly on?: undefined;
  readonly side: 'police' | 'military';
  /** Both ends inclusive. */
  readonly from: number;
  readonly to: number;
  readonly does: LawResult;
}> = {
  id: 'FTB-T-law-order',
  title: 'Law & Order',
  rule: 'FTB-12.7m',
  provenance: 'reconstructed',
  rows: [
    { side: 'police', from: 0, to: MOST, does: 'released' },
    { side: 'police', from: -1, to: -1, does: 'disarm' },
    { side: 'police', from: LEAST, to: -2, does: 'arrest' },
    { side: 'military', from: 1, to: 2, does: 'ignored' },
    { side: 'military', from: 3, to: 4, does: 'leave' },
    { side: 'military', from: 5, to: 6, does: 'arrest' },
  ],
};

/** The result of Law & Order for a score. */
export function lawResult(side: 'police' | 'military', score: number): LawResult {
  const row = LAW_ORDER.rows.find((r) => r.side === side && score >= r.from && score <= r.to);
  return (row as { readonly does: LawResult }).does;
}

/** Dice modifiers in Talk the Talk. FTB-12.13a, FTB-12.13m, FTB-D-64. */
export const TALK_MODIFIERS = {
  attractive: 1,
  dim: -1,
  /** Exactly one of the two Leaders is a Ganger. */
  'one-ganger': -2,
  /** Any other difference of Class. */
  'other-class': -1,
} as const;

type TalkResult = 'recruit' | 'barter' | 'pleasantries' | 'refused' | 'enemies';

/** FTB-T-talk: the player's successes minus those of the NPC. */
export const TALK_TABLE: PrintedTable<{
  readonly on?: undefined;
  /** Both ends inclusive. */
  readonly from: number;
  readonly to: number;
  readonly does: TalkResult;
  /** Whether the talk counts as successful, unsuccessful, or neither. */
  readonly talk: 'won' | 'lost' | '';
}> = {
  id: 'FTB-T-talk',
  title: 'Talk the Talk',
  rule: 'FTB-12.13m',
  provenance: 'reconstructed',
  rows: [
    { from: 2, to: MOST, does: 'recruit', talk: 'won' },
    { from: 1, to: 1, does: 'barter', talk: 'won' },
    { from: 0, to: 0, does: 'pleasantries', talk: '' },
    { from: -1, to: -1, does: 'refused', talk: 'lost' },
    { from: LEAST, to: -2, does: 'enemies', talk: 'lost' },
  ],
};

/**
 * The row for a difference. With one die each, one success counts as two. Throws RangeError if there is no row.
 * FTB-D-3.
 */
export function talkRow(difference: number, dice: 'one' | 'rep'): (typeof TALK_TABLE.rows)[number] {
  const by = dice === 'one' ? 2 * difference : difference;
  const row = TALK_TABLE.rows.find((r) => by >= r.from && by <= r.to);
  if (!row) throw new RangeError(`FTB-T-talk has no row for ${difference}.`);
  return row;
}

/** Deeds of an NPC, who does the first that it can. FTB-12.17m, FTB-D-57. */
export type NpcDeed =
  | 'zombie'
  | 'fire'
  | 'reload'
  | 'charge'
  | 'advance'
  | 'stay-and-face'
  | 'leave'
  | 'stay';

/** FTB-T-npc-movement: 1d6 against the Leader's Rep. */
export const NPC_MOVEMENT: PrintedTable<{
  readonly on?: undefined;
  readonly passed: number;
  readonly enemies: readonly NpcDeed[];
  readonly others: readonly NpcDeed[];
}> = {
  id: 'FTB-T-npc-movement',
  title: 'NPC Movement',
  rule: 'FTB-12.17m',
  provenance: 'reconstructed',
  rows: [
    {
      passed: 1,
      enemies: ['reload', 'zombie', 'fire', 'charge', 'advance'],
      others: ['reload', 'zombie', 'leave'],
    },
    {
      passed: 0,
      enemies: ['reload', 'zombie', 'fire', 'stay-and-face'],
      others: ['reload', 'zombie', 'stay'],
    },
  ],
};

/** All tables of this chapter. */
export const MEET_TABLES = [
  PEF_MOVEMENT,
  PEF_RESOLUTION,
  CONTACT_FIRST,
  CONTACT_AFTER,
  SPECIAL_PEF,
  LAW_MODIFIERS,
  LAW_ORDER,
  TALK_TABLE,
  NPC_MOVEMENT,
] as const;
