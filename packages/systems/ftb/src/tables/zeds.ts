import type { PrintedTable } from '@shambles/engine';
import type { Area } from '../kinds.js';

export interface StartRow {
  readonly on?: undefined;
  readonly area: Area;
  /** 'half' reads the die as 1/2d6. */
  readonly die: 'whole' | 'half';
  readonly plus: number;
  readonly [column: string]: string | number | undefined;
}

/** FTB-T-zombies-start. */
export const START: PrintedTable<StartRow> = {
  id: 'FTB-T-zombies-start',
  title: 'Zombies at the start, for each human',
  rule: 'FTB-10.2.1b',
  provenance: 'stated',
  rows: [
    { area: 'urban', die: 'whole', plus: 1 },
    { area: 'suburban', die: 'whole', plus: 0 },
    { area: 'rural', die: 'half', plus: 0 },
  ],
};

interface NoiseRow {
  readonly on?: undefined;
  readonly area: Area;
  readonly draws: readonly number[];
  readonly [column: string]: string | readonly number[] | undefined;
}

/** FTB-T-zombies-noise. */
export const NOISE: PrintedTable<NoiseRow> = {
  id: 'FTB-T-zombies-noise',
  title: 'Zombies drawn, for each die of shots or noise',
  rule: 'FTB-10.2.3',
  provenance: 'stated',
  rows: [
    { area: 'urban', draws: [4, 5, 6] },
    { area: 'suburban', draws: [5, 6] },
    { area: 'rural', draws: [6] },
  ],
};

interface ClockRow {
  readonly on: readonly [number, number];
  readonly clock: number;
  readonly inches: number;
  readonly [column: string]: number | readonly [number, number] | undefined;
}

/** FTB-T-zombies-clock. The die that drew the zombie is rolled again; 12 is where the noise-maker faces. */
export const CLOCK: PrintedTable<ClockRow> = {
  id: 'FTB-T-zombies-clock',
  title: 'Where a drawn zombie turns up',
  rule: 'FTB-10.3a',
  provenance: 'stated',
  dice: { n: 1, sides: 6 },
  rows: [
    { on: [1, 1], clock: 2, inches: 12 },
    { on: [2, 2], clock: 4, inches: 12 },
    { on: [3, 3], clock: 6, inches: 12 },
    { on: [4, 4], clock: 8, inches: 12 },
    { on: [5, 5], clock: 10, inches: 12 },
    { on: [6, 6], clock: 12, inches: 12 },
  ],
};

interface TestRow {
  readonly on?: undefined;
  readonly passed: 0 | 1 | 2;
  readonly does: string;
  /** True if the test is taken again at the next opportunity. */
  readonly again: boolean;
  readonly [column: string]: string | number | boolean | undefined;
}

/** FTB-T-zed-or-no-zed. Doubles count as no dice passed. FTB-10.9.3b. */
export const ZED_OR_NO_ZED: PrintedTable<TestRow> = {
  id: 'FTB-T-zed-or-no-zed',
  title: 'Zed or No Zed',
  rule: 'FTB-10.9.3m',
  provenance: 'reconstructed',
  rows: [
    { passed: 2, does: 'carry-on', again: false },
    { passed: 1, does: 'zombie-charges', again: false },
    { passed: 0, does: 'zombie-charges-unready', again: true },
  ],
};

/** FTB-T-see-the-feast. */
export const SEE_THE_FEAST: PrintedTable<TestRow> = {
  id: 'FTB-T-see-the-feast',
  title: 'See the Feast',
  rule: 'FTB-10.9.4m',
  provenance: 'reconstructed',
  rows: [
    { passed: 2, does: 'carry-on', again: false },
    { passed: 1, does: 'duck-back-numb', again: true },
    { passed: 0, does: 'run-away', again: true },
  ],
};

interface DamageRow {
  readonly on?: undefined;
  /** A score up to the number, or above it. */
  readonly score: 'number-or-less' | 'more';
  readonly damage: 'obviously-dead' | 'carry-on';
  readonly [column: string]: string | undefined;
}

/**
 * FTB-T-ranged-damage-zombie. The number is the shooter's Rep, or the weapon's Impact if the zombie charges the
 * shooter.
 */
export const ZOMBIE_DAMAGE: PrintedTable<DamageRow> = {
  id: 'FTB-T-ranged-damage-zombie',
  title: 'Ranged damage on a zombie',
  rule: 'FTB-10.10.4',
  provenance: 'stated',
  rows: [
    { score: 'number-or-less', damage: 'obviously-dead' },
    { score: 'more', damage: 'carry-on' },
  ],
};
