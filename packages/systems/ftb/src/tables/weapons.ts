import type { PrintedTable } from '@shambles/engine';
import type { Gun } from '../kinds.js';

/** A ranged weapon. FTB-6.0. */
export interface GunRow {
  readonly id: Gun;
  readonly name: string;
  readonly abbr: string;
  /** Range in inches. FTB-6.2. */
  readonly range: number;
  /** Dice that one firing may roll; with two ratings, either. FTB-6.3a, FTB-6.3b. */
  readonly target: readonly number[];
  /** FTB-6.4. */
  readonly impact: number;
  readonly hands: 1 | 2;
  /** Dice rolled, of which the best count, as many as the rating. FTB-6.1-sg. */
  readonly rolls?: number;
  /** True if it is empty after every shot. FTB-6.8. */
  readonly single?: boolean;
  /** True if it draws no zombies. FTB-6.8. */
  readonly silent?: boolean;
  readonly [column: string]: string | number | boolean | readonly number[] | undefined;
}

/** FTB-T-weapons. Range in inches. */
export const WEAPONS: PrintedTable<GunRow & { readonly on?: undefined }> = {
  id: 'FTB-T-weapons',
  title: 'Ranged weapons',
  rule: 'FTB-6.0',
  provenance: 'stated',
  rows: [
    {
      id: 'assault-rifle',
      name: 'Assault Rifle',
      abbr: 'AR',
      range: 48,
      target: [1, 3],
      impact: 3,
      hands: 2,
    },
    { id: 'ba-pistol', name: 'BA Pistol', abbr: 'BAP', range: 12, target: [1, 2], impact: 2, hands: 1 },
    {
      id: 'bolt-action-rifle',
      name: 'Bolt Action Rifle',
      abbr: 'BAR',
      range: 48,
      target: [1],
      impact: 3,
      hands: 2,
    },
    { id: 'machine-pistol', name: 'Machine Pistol', abbr: 'MP', range: 12, target: [3], impact: 1, hands: 1 },
    { id: 'pistol', name: 'Pistol', abbr: 'P', range: 12, target: [1, 2], impact: 1, hands: 1 },
    {
      id: 'shotgun',
      name: 'Shotgun',
      abbr: 'SG',
      range: 12,
      target: [3],
      impact: 2,
      hands: 2,
      rolls: 6,
    },
    { id: 'saw', name: 'SAW', abbr: 'SAW', range: 48, target: [4], impact: 3, hands: 2 },
    {
      id: 'sub-machine-gun',
      name: 'Sub-Machine Gun',
      abbr: 'SMG',
      range: 24,
      target: [3],
      impact: 1,
      hands: 2,
    },
  ],
};

/** The home-made weapon that the rules give as an example. FTB-T-weapons-custom. */
export const CUSTOM_WEAPONS: PrintedTable<GunRow & { readonly on?: undefined }> = {
  id: 'FTB-T-weapons-custom',
  title: 'A home-made weapon',
  rule: 'FTB-6.8',
  provenance: 'stated',
  rows: [
    {
      id: 'crossbow',
      name: 'Crossbow',
      abbr: 'CB',
      range: 24,
      target: [1],
      impact: 2,
      hands: 2,
      single: true,
      silent: true,
    },
  ],
};

/** Hands of a person. FTB-11.7.3b. */
export const HANDS = 2;

/** Anything that knows the weapons of a game, such as a world. */
interface Armoury {
  readonly book: { readonly weapons: ReadonlyMap<Gun, GunRow> };
}

/** Hands needed to carry an Item, or to use it fully. FTB-D-29. */
export function handsFor(w: Armoury, what: string): number {
  const gun = w.book.weapons.get(what);
  if (gun) return gun.hands;
  return what === 'two-hand' || what === 'chainsaw' ? 2 : 1;
}

/** Fewest hands that can hold an Item ready: one is enough for a Two-Hand melee weapon. FTB-8.1, FTB-D-95. */
export function gripOf(w: Armoury, what: string): number {
  return what === 'two-hand' ? 1 : handsFor(w, what);
}
