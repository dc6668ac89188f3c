import type { PrintedRow, PrintedTable } from '@shambles/engine';
import type { Area } from '../kinds.js';
import type { RuleId } from '../register.js';

interface StartRow extends PrintedRow {
  readonly area: Area;
  /** Zombies added to the die. */
  readonly plus: number;
  readonly half: boolean;
}

/** BDZ-T-zgen-start. */
export const START: PrintedTable<StartRow> = {
  id: 'BDZ-T-zgen-start' satisfies RuleId,
  title: 'Zombies at the start, for each human',
  rule: 'BDZ-zgen-start' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { area: 'urban', plus: 1, half: false },
    { area: 'suburbs', plus: 0, half: false },
    { area: 'rural', plus: 0, half: true },
  ],
};

interface NoiseRow extends PrintedRow {
  readonly area: Area;
  /** The lowest face that draws a zombie. */
  readonly from: number;
}

/** BDZ-T-zgen-noise. */
export const NOISE: PrintedTable<NoiseRow> = {
  id: 'BDZ-T-zgen-noise' satisfies RuleId,
  title: 'Zombies drawn by noise, for each shot',
  rule: 'BDZ-zgen-noise' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { area: 'urban', from: 4 },
    { area: 'suburbs', from: 5 },
    { area: 'rural', from: 6 },
  ],
};

interface PlaceRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly toward: string;
  /** Degrees clockwise from the top of the table. */
  readonly bearing: number;
}

/** BDZ-T-zgen-place. */
export const PLACE: PrintedTable<PlaceRow> = {
  id: 'BDZ-T-zgen-place' satisfies RuleId,
  title: 'Where a zombie is placed',
  rule: 'BDZ-zgen-place' satisfies RuleId,
  provenance: 'stated',
  dice: { n: 1, sides: 6 },
  rows: [
    { on: [1, 2], toward: 'the top edge', bearing: 0 },
    { on: [3, 3], toward: 'the right edge', bearing: 90 },
    { on: [4, 5], toward: 'the bottom edge', bearing: 180 },
    { on: [6, 6], toward: 'the left edge', bearing: 270 },
  ],
};

/** The distance at which a zombie is placed, in inches. BDZ-zgen-place. */
export const PLACED = 12;

/**
 * Inches that a zombie moves in the open and in a building. Ground that is slow for anybody halves them. BDZ-T-zmove.
 */
export const RATES = { open: 6, indoors: 4 } as const;

export const ZOMBIE_TABLES = [START, NOISE, PLACE];
