import { LEAST, MOST, type PrintedRow, type PrintedTable, rowFor } from '@shambles/engine';
import type { Area, Class, EncounterKind } from '../../kinds.js';
import type { RuleId } from '../../register.js';
import type { List } from '../lists.js';

interface InsideRow extends PrintedRow {
  readonly inside: 'vacant' | 'humans' | 'zombies';
  /** Added to half a die; null if the half die may mean nobody. */
  readonly more: number | null;
}

/** BDZ-T-whats-inside. */
export const WHATS_INSIDE: PrintedTable<InsideRow> = {
  id: 'BDZ-T-whats-inside' satisfies RuleId,
  title: "What's inside?",
  rule: 'BDZ-enc-occupied' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { on: [LEAST, 3], inside: 'vacant', more: null },
    { on: [4, 7], inside: 'humans', more: null },
    { on: [8, 10], inside: 'zombies', more: null },
    { on: [11, MOST], inside: 'zombies', more: 1 },
  ],
};

/** What an area adds to the roll; the table of parts of the day says what the time adds. BDZ-enc-inside-mods. */
export const INSIDE_MODS = { rural: -2, suburbs: 0, urban: 2 } as const;

/** The number that half a die stands for when there may be nobody. BDZ-enc-inside-humans, BDZ-D-c2. */
export function perhaps(half: number): number {
  return half === 1 ? 0 : half;
}

// ------------------------------------------------------------------ who they are

interface WhoRow extends PrintedRow, Readonly<Record<Area, List>> {}

const who = (
  id: RuleId,
  title: string,
  rule: RuleId,
  rows: readonly (readonly [rural: List, suburbs: List, urban: List])[],
): PrintedTable<WhoRow> => ({
  id,
  title,
  rule,
  provenance: 'stated',
  rows: rows.map(([rural, suburbs, urban], i) => ({
    on: [i + 1, i + 1 === rows.length ? MOST : i + 1],
    rural,
    suburbs,
    urban,
  })),
});

export const DISCOVER_WHO = who('BDZ-T-disc-who', 'Discover: who they are', 'BDZ-enc-disc-who', [
  ['civilian', 'civilian', 'civilian'],
  ['civilian', 'civilian', 'military'],
  ['civilian', 'military', 'survivor'],
  ['military', 'ganger', 'survivor'],
  ['survivor', 'survivor', 'ganger'],
  ['survivor', 'survivor', 'ganger'],
]);
export const RAID_WHO = who('BDZ-T-raid-who', 'Raid: who they are', 'BDZ-enc-raid-who', [
  ['military', 'military', 'military'],
  ['ganger', 'ganger', 'survivor'],
  ['survivor', 'ganger', 'survivor'],
  ['survivor', 'ganger', 'ganger'],
  ['survivor', 'survivor', 'ganger'],
  ['survivor', 'survivor', 'ganger'],
]);
export const TAKE_BACK_WHO = who('BDZ-T-tb-who', 'Take Back: who they are', 'BDZ-enc-tb-who', [
  ['ganger', 'ganger', 'survivor'],
  ['survivor', 'ganger', 'survivor'],
  ['survivor', 'ganger', 'ganger'],
  ['survivor', 'survivor', 'ganger'],
  ['survivor', 'survivor', 'ganger'],
  ['survivor', 'survivor', 'ganger'],
]);

/**
 * The table for who is met in an encounter, by its name among the open ones, and what is added after each anniversary
 * of the outbreak. BDZ-D-c21, BDZ-D-c22.
 */
interface Who {
  readonly table: 'discoverWho' | 'raidWho' | 'takeBackWho';
  readonly rule: RuleId;
  readonly plus: readonly number[];
  /** True if the book prints another die in place of that number. BDZ-D-c22. */
  readonly die?: true;
}
const WHO: { readonly [kind in 'discover' | 'raid' | 'take-back']: Who } = {
  discover: { table: 'discoverWho', rule: 'BDZ-enc-disc-who', plus: [0, 1, 2] },
  raid: { table: 'raidWho', rule: 'BDZ-enc-raid-who', plus: [0, 1], die: true },
  'take-back': { table: 'takeBackWho', rule: 'BDZ-enc-tb-who', plus: [0, 1], die: true },
};

/** The table for an encounter; those without a table of their own use Discover's. */
export function whoIn(kind: EncounterKind): Who {
  return kind === 'raid' || kind === 'take-back' ? WHO[kind] : WHO.discover;
}

/** Days in a year for anniversaries: twelve months of the campaign. BDZ-D-c36. */
const YEAR = 360;

/** The amount added on a day of the outbreak; the last number holds for all later years. */
export function plusOn(plus: readonly number[], day: number): number {
  const years = Math.floor((day - 1) / YEAR);
  return plus[Math.min(years, plus.length - 1)] as number;
}

// ------------------------------------------------------------------ Meet & Greet, mercy

/** The result by the lead, for the band and for the others. */
interface GreetRow extends PrintedRow {
  readonly lead: number;
  readonly band: 'joins' | 'guests';
  readonly others: 'fight' | 'apart';
}

/** BDZ-T-meet-greet. The dice that failed break a tie. BDZ-enc-mg-tie. */
const MEET_GREET: PrintedTable<GreetRow> = {
  id: 'BDZ-T-meet-greet' satisfies RuleId,
  title: 'Meet & Greet',
  rule: 'BDZ-enc-mg-procedure' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { on: [2, MOST], lead: 2, band: 'joins', others: 'fight' },
    { on: [1, 1], lead: 1, band: 'guests', others: 'apart' },
  ],
};
/** The result of Meet & Greet; if neither side has dice they part. BDZ-D-c102. */
export type Greeting = GreetRow['band'] | GreetRow['others'] | 'part';

export function greetingOf(lead: number): Greeting {
  if (lead === 0) return 'part';
  const row = rowFor(MEET_GREET, Math.abs(lead));
  return lead > 0 ? row.band : row.others;
}

/** Dice that a ganger or survivor loses when speaking to somebody who is neither. BDZ-enc-mg-mod-class. */
const HARD_CASE = 2;

/** True for a ganger or survivor who faces somebody who is neither. BDZ-D-c26. */
export function isMistrusted(own: Class, other: Class): boolean {
  const hard = (c: Class) => c === 'ganger' || c === 'survivor';
  return hard(own) && !hard(other);
}

/** The speaker for a party of this many figures. */
export interface Speaker {
  readonly rep: number;
  readonly class: Class;
  readonly figures: number;
}

/** Dice of a speaker, never below zero. BDZ-enc-mg-procedure, BDZ-enc-mg-mod-numbers, BDZ-D-c102. */
export function greetDice(own: Speaker, other: Speaker): number {
  const more = Math.max(0, own.figures - other.figures);
  return Math.max(0, own.rep + more - (isMistrusted(own.class, other.class) ? HARD_CASE : 0));
}

interface MercyRow extends PrintedRow {
  readonly passed: 0 | 1 | 2;
  readonly result: 'spared' | 'by-class' | 'killed';
}

/** BDZ-T-mercy. */
export const MERCY: PrintedTable<MercyRow> = {
  id: 'BDZ-T-mercy' satisfies RuleId,
  title: 'Mercy',
  rule: 'BDZ-enc-mercy' satisfies RuleId,
  provenance: 'inferred',
  rows: [
    { passed: 2, result: 'spared' },
    { passed: 1, result: 'by-class' },
    { passed: 0, result: 'killed' },
  ],
};
/** Dice for mercy, and how many fewer for the side that fired first. BDZ-enc-mercy-first, BDZ-D-c28. */
export const MERCY_DICE = { dice: 2, fewer: 1 } as const;

export const CONTACT_TABLES: readonly PrintedTable[] = [
  WHATS_INSIDE,
  DISCOVER_WHO,
  RAID_WHO,
  TAKE_BACK_WHO,
  MEET_GREET,
  MERCY,
];
