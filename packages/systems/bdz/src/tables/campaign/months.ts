import type { PrintedRow, PrintedTable } from '@shambles/engine';
import type { Area, Resource } from '../../kinds.js';
import type { RuleId } from '../../register.js';

interface MonthRow extends PrintedRow {
  readonly area: Area;
  readonly encounters: number;
}

/** BDZ-T-month. */
const MONTH: PrintedTable<MonthRow> = {
  id: 'BDZ-T-month' satisfies RuleId,
  title: 'Encounters in a month',
  rule: 'BDZ-camp-encounters-per-month' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { area: 'urban', encounters: 4 },
    { area: 'suburbs', encounters: 2 },
    { area: 'rural', encounters: 1 },
  ],
};

/** Time is counted in quarters of a month; no area has more than four encounters in a month. BDZ-D-c37. */
export const QUARTERS = 4;

/** How many quarters of a month an encounter takes in an area. BDZ-camp-encounters-per-month, BDZ-D-c37. */
export function quartersOf(area: Area): number {
  return QUARTERS / (MONTH.rows.find((row) => row.area === area) as MonthRow).encounters;
}

/** The first day of a campaign, and days in a month. BDZ-camp-start, BDZ-D-c36. */
const FIRST_DAY = 26;
const MONTH_DAYS = 30;

/** The day of the outbreak, this many quarters of a month into the campaign. BDZ-D-c36. */
export function dayOf(quarters: number): number {
  return FIRST_DAY + Math.floor((MONTH_DAYS * quarters) / QUARTERS);
}

/**
 * The month in which a day falls, and which encounter of that month begins on the day in an area. BDZ-camp-month,
 * BDZ-D-c37.
 */
export function monthOf(day: number, area: Area): { readonly month: number; readonly nth: number } {
  const days = Math.max(0, day - FIRST_DAY);
  const quarter = Math.round(((days % MONTH_DAYS) * QUARTERS) / MONTH_DAYS);
  return { month: Math.floor(days / MONTH_DAYS) + 1, nth: Math.floor(quarter / quartersOf(area)) + 1 };
}

interface TravelRow extends PrintedRow {
  readonly from: Area;
  readonly to: readonly Area[];
}

/** BDZ-T-travel. */
const TRAVEL: PrintedTable<TravelRow> = {
  id: 'BDZ-T-travel' satisfies RuleId,
  title: 'Moves between areas',
  rule: 'BDZ-camp-travel-steps' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { from: 'urban', to: ['suburbs'] },
    { from: 'suburbs', to: ['urban', 'rural'] },
    { from: 'rural', to: ['suburbs', 'rural'] },
  ],
};

export function neighboursOf(area: Area): readonly Area[] {
  return (TRAVEL.rows.find((row) => row.from === area) as TravelRow).to;
}

interface StockRow extends PrintedRow, Readonly<Record<Area, number>> {
  readonly resource: Resource;
  readonly name: string;
}

/** BDZ-T-available. */
export const STOCK: PrintedTable<StockRow> = {
  id: 'BDZ-T-available' satisfies RuleId,
  title: 'Basic resources by area',
  rule: 'BDZ-camp-available' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { resource: 'armor', name: 'Body armor', urban: 12, suburbs: 5, rural: 1 },
    { resource: 'food', name: 'Food', urban: 60, suburbs: 35, rural: 10 },
    { resource: 'fuel', name: 'Fuel', urban: 30, suburbs: 15, rural: 5 },
    { resource: 'luxury', name: 'Luxury items', urban: 50, suburbs: 25, rural: 10 },
    { resource: 'medical', name: 'Medical supplies', urban: 20, suburbs: 8, rural: 3 },
    { resource: 'vehicles', name: 'Vehicles', urban: 50, suburbs: 20, rural: 5 },
    { resource: 'weapons', name: 'Weapons', urban: 50, suburbs: 20, rural: 15 },
  ],
};

export const CAMPAIGN_TABLES: readonly PrintedTable[] = [MONTH, TRAVEL, STOCK];
