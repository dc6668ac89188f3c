import { rowFor } from '@shambles/engine';
import type { Area, Class, DayPart, EncounterKind, Item } from '../kinds.js';
import type { Deal } from '../tables/campaign/barter.js';
import { isMistrusted, whoIn } from '../tables/campaign/contact.js';
import type { Awareness } from '../tables/campaign/encounters.js';
import type { Occurrence } from '../tables/campaign/events.js';
import type { Kept } from '../tables/campaign/keeping.js';
import type { List } from '../tables/lists.js';
import type { Tabled, Tables } from './tables.js';

/* Rows of a game's tables: a campaign. */

type Row<T extends keyof Tables> = Tables[T]['rows'][number];

// ------------------------------------------------------------------ encounters

export function partRow({ tables }: Tabled, part: DayPart): Row<'dayParts'> {
  return tables.dayParts.rows.find((row) => row.part === part) as Row<'dayParts'>;
}

export function occupantsOf({ tables }: Tabled, total: number, entering: number): number {
  const { times, plus, least } = rowFor(tables.occupants, total);
  return Math.max(0, least, times * entering + plus);
}

/** Totals below 1 count as 1, and totals above 6 as 6. BDZ-enc-raid-awareness-mods. */
export function awarenessOf({ tables }: Tabled, total: number): Awareness {
  return rowFor(tables.awareness, Math.min(6, Math.max(1, total))).is;
}

export function insideRow({ tables }: Tabled, total: number): Row<'inside'> {
  return rowFor(tables.inside, total);
}

/** What the time of day adds to the roll for what is inside. BDZ-enc-inside-mods, BDZ-D-c24. */
export function insideBy(book: Tabled, time: 'day' | 'dusk' | 'night'): number {
  return partRow(book, ({ day: 'daytime', dusk: 'evening', night: 'night' } as const)[time]).inside;
}

export function listOn({ tables }: Tabled, kind: EncounterKind, area: Area, total: number): List {
  return rowFor(tables[whoIn(kind).table], total)[area];
}

/** True if somebody survives in the hands of a leader of another class. BDZ-enc-mercy-class. */
export function isSpared({ tables }: Tabled, passed: 0 | 1 | 2, own: Class, leader: Class): boolean {
  const { result } = tables.mercy.rows.find((row) => row.passed === passed) as Row<'mercy'>;
  return result === 'spared' || (result === 'by-class' && !isMistrusted(own, leader));
}

/**
 * The number of areas in a building with this many floors; `large` if its floors are as large as a hospital's.
 * BDZ-T-building-areas.
 */
export function partsOf({ tables }: Tabled, building: string, levels: number, large: boolean): number {
  const row = tables.buildingAreas.rows.find((each) => each.building === building);
  if (!row) return 1;
  if (row.floor) return levels * row.floor[large ? 'large' : 'usual'];
  if (typeof row.areas === 'number') return row.areas;
  return row.areas === 'various' ? 1 : row.areas[levels > 1 ? 1 : 0];
}

/** True if another die decides between two events on this total. BDZ-camp-random-events. */
export function isShared({ tables }: Tabled, total: number): boolean {
  return rowFor(tables.occurrences, total).die !== undefined;
}

export function occurrenceRow({ tables }: Tabled, total: number, die: number): Row<'occurrences'> {
  const fits = (row: Row<'occurrences'>) =>
    row.on[0] === total && (!row.die || (die >= row.die[0] && die <= row.die[1]));
  return tables.occurrences.rows.find(fits) as Row<'occurrences'>;
}

/** Dice of zombies that an event brings. BDZ-T-random. */
export function zombieDice({ tables }: Tabled, event: Occurrence): number {
  const { zombies } = tables.occurrences.rows.find((row) => row.id === event) as Row<'occurrences'>;
  return Number.parseInt(`${zombies}`, 10);
}

// ------------------------------------------------------------------ goods

/** What a kind of building can hold; undefined for a building of no kind. BDZ-enc-loot-type. */
export function holdRow({ tables }: Tabled, building: string | undefined): Row<'holds'> | undefined {
  return tables.holds.rows.find((row) => row.building === building);
}

export function cargoValue({ tables }: Tabled, item: Item): number {
  return (tables.cargo.rows.find((row) => row.item === item) as Row<'cargo'>).cargo;
}

export function challengeRow({ tables }: Tabled, passed: 0 | 1 | 2): Row<'challenges'> {
  return tables.challenges.rows.find((row) => row.passed === passed) as Row<'challenges'>;
}

/** The deal for a lead. A lead of zero, when neither side has dice, gives none. BDZ-D-c102. */
export function dealOf({ tables }: Tabled, lead: number): Deal {
  if (lead === 0) return 'none';
  const row = rowFor(tables.barter, Math.abs(lead));
  return lead > 0 ? row.band : row.others;
}

// ------------------------------------------------------------------ between encounters

/** The stock of an area, every amount changed by the same number and never below zero. BDZ-camp-available-adjust. */
export function stockOf({ tables }: Tabled, area: Area, change: number): { [resource: string]: number } {
  return Object.fromEntries(tables.stock.rows.map((row) => [row.resource, Math.max(0, row[area] + change)]));
}

/** What comes of a test of Keeping It Together by who leads, and how far. BDZ-T-together. */
export function keptFor({ tables }: Tabled, ahead: 'star' | 'grunt', lead: 'twice' | 'more'): Kept {
  return (tables.together.rows.find((each) => each.lead === lead) as Row<'together'>)[ahead];
}
