import type { PrintedRow, PrintedTable } from '@shambles/engine';
import type { OPTIONS } from '../options.js';

/** Circumstances that change a Leader's number of dice. */
export type Mod = 'moving' | 'concealed' | 'alerted' | 'enemies-in-cover';

interface ModRow extends PrintedRow {
  readonly circumstance: Mod;
  readonly dice: number;
  /** Table option that this modifier depends on. */
  readonly option?: (typeof OPTIONS)[number]['id'];
}

/** FTB-T-in-sight-modifiers. All that apply are added; there is no maximum or minimum. */
export const IN_SIGHT_MODIFIERS: PrintedTable<ModRow> = {
  id: 'FTB-T-in-sight-modifiers',
  title: 'In Sight Test modifiers',
  rule: 'FTB-5.5.3m',
  provenance: 'reconstructed',
  rows: [
    { circumstance: 'moving', dice: -1 },
    { circumstance: 'concealed', dice: -1 },
    { circumstance: 'alerted', dice: 1 },
    { circumstance: 'enemies-in-cover', dice: -1, option: 'concealed-in-sight' },
  ],
};

/** Actions that a winner may take. */
export type Action = 'fire' | 'charge' | 'move-on' | 'fast-move' | 'duck-back' | 'hold' | 'carry-on';

/** Situations of a winner when it acts. */
export type Case =
  | 'lost-nerve'
  | 'declares-charge'
  | 'can-fire'
  | 'out-of-ammo'
  | 'out-of-range'
  | 'no-ranged-weapon';

interface ActionRow extends PrintedRow {
  readonly case: Case;
  /** A Grunt takes the first of these that it can. */
  readonly grunt: readonly Action[];
  /** A Star takes any of these that it can. */
  readonly star: readonly Action[];
}

const FREE: readonly Action[] = ['fire', 'charge', 'move-on', 'fast-move', 'duck-back', 'hold'];
const UNARMED: readonly Action[] = ['charge', 'move-on', 'fast-move', 'duck-back', 'hold'];

/** FTB-T-in-sight-resolution. The first line that fits applies. Only active figures may charge or move. */
export const IN_SIGHT_RESOLUTION: PrintedTable<ActionRow> = {
  id: 'FTB-T-in-sight-resolution',
  title: 'In Sight Resolution',
  rule: 'FTB-5.5.7m',
  provenance: 'reconstructed',
  rows: [
    { case: 'lost-nerve', grunt: ['duck-back'], star: ['duck-back'] },
    { case: 'declares-charge', grunt: ['charge'], star: FREE },
    { case: 'can-fire', grunt: ['fire'], star: FREE },
    { case: 'out-of-ammo', grunt: ['duck-back'], star: UNARMED },
    { case: 'out-of-range', grunt: ['carry-on'], star: UNARMED },
    { case: 'no-ranged-weapon', grunt: ['charge', 'duck-back'], star: UNARMED },
  ],
};

/** The line for a case. */
export function lineOf(c: Case): ActionRow {
  return IN_SIGHT_RESOLUTION.rows.find((row) => row.case === c) as ActionRow;
}
