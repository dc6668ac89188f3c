import type { PrintedRow, PrintedTable } from '@shambles/engine';
import type { Gun, MeleeWeapon } from '../kinds.js';
import type { RuleId } from '../register.js';

export interface GunRow extends PrintedRow {
  readonly id: Gun;
  readonly name: string;
  /** Inches. BDZ-weapon-range. */
  readonly range: number;
  /** Numbers of dice it may be fired with, the fewest first. BDZ-weapon-fewer-dice. */
  readonly dice: readonly number[];
  /** How many of its dice count: the best ones. BDZ-weapon-sg-six. */
  readonly best?: number;
  /** The most targets, and the width of their spread in inches. BDZ-shoot-targets. */
  readonly target: number;
  readonly impact: number;
  readonly oneHanded: boolean;
}

const gun = (
  id: Gun,
  name: string,
  range: number,
  dice: readonly number[],
  target: number,
  impact: number,
  more: { readonly oneHanded?: true; readonly best?: number } = {},
): GunRow => ({ id, name, range, dice, target, impact, oneHanded: false, ...more });

const hand = { oneHanded: true } as const;

const GUN_ROWS: readonly GunRow[] = [
  gun('assault-rifle', 'Assault rifle', 48, [1, 3], 3, 3),
  gun('ba-pistol', 'BA pistol', 12, [1, 2], 2, 2, hand),
  gun('bolt-action-rifle', 'Bolt action rifle', 48, [1], 1, 3),
  gun('machine-pistol', 'Machine pistol', 12, [3], 3, 1, hand),
  gun('pistol', 'Pistol', 12, [1, 2], 2, 1, hand),
  gun('semi-automatic-rifle', 'Semi-automatic rifle', 48, [1, 2], 2, 3),
  gun('shotgun', 'Shotgun', 12, [6], 3, 2, { best: 3 }),
  gun('squad-automatic-weapon', 'Squad automatic weapon', 48, [4], 4, 3),
  gun('submachine-gun', 'Submachine gun', 24, [3], 3, 1),
];

/** BDZ-weapon-fbg: throwing range and diameter of the blast circle, in inches. */
export interface GrenadeRow extends PrintedRow {
  readonly id: 'flash-bang-grenade';
  readonly name: string;
  readonly range: number;
  readonly circle: number;
}

const GRENADE: GrenadeRow = {
  id: 'flash-bang-grenade',
  name: 'Flash bang grenade',
  range: 6,
  circle: 12,
};

/** BDZ-T-weapons. */
export const WEAPONS: PrintedTable<GunRow | GrenadeRow> = {
  id: 'BDZ-T-weapons' satisfies RuleId,
  title: 'Ranged weapons',
  rule: 'BDZ-weapon-properties' satisfies RuleId,
  provenance: 'stated',
  rows: [...GUN_ROWS, GRENADE],
};

interface RankRow extends PrintedRow {
  readonly id: Gun;
  readonly rank: number;
}

/** BDZ-T-outgunned: the source lacks this table; the order follows from what it says elsewhere. */
export const OUTGUNNED: PrintedTable<RankRow> = {
  id: 'BDZ-T-outgunned' satisfies RuleId,
  title: 'Which weapon outguns which',
  rule: 'BDZ-shoot-outgunned-rank' satisfies RuleId,
  provenance: 'reconstructed',
  rows: [
    { id: 'assault-rifle', rank: 3 },
    { id: 'ba-pistol', rank: 1 },
    { id: 'bolt-action-rifle', rank: 1 },
    { id: 'machine-pistol', rank: 2 },
    { id: 'pistol', rank: 1 },
    { id: 'semi-automatic-rifle', rank: 2 },
    { id: 'shotgun', rank: 2 },
    { id: 'squad-automatic-weapon', rank: 4 },
    { id: 'submachine-gun', rank: 2 },
  ],
};

interface MeleeRow extends PrintedRow {
  readonly id: MeleeWeapon;
  readonly name: string;
  readonly impact: number;
  /** Dice that it adds. BDZ-melee-chainsaw. */
  readonly dice?: number;
}

/** BDZ-T-melee-weapons. */
export const HAND_TO_HAND: PrintedTable<MeleeRow> = {
  id: 'BDZ-T-melee-weapons' satisfies RuleId,
  title: 'Melee weapons',
  rule: 'BDZ-melee-impact' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { id: 'unarmed', name: 'Unarmed', impact: 1 },
    { id: 'one-handed', name: 'One handed weapon', impact: 2 },
    { id: 'knife', name: 'Knife', impact: 2 },
    { id: 'two-handed', name: 'Two handed weapon', impact: 3 },
    { id: 'improvised-one-handed', name: 'Improvised, one handed', impact: 1 },
    { id: 'improvised-two-handed', name: 'Improvised, two handed', impact: 2 },
    { id: 'chainsaw', name: 'Chain saw', impact: 4, dice: 3 },
  ],
};

/** Impact of a zombie's hands and teeth. BDZ-zed-weapon. */
export const TEETH = 1;
