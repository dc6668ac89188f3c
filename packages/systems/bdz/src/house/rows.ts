import { rowFor } from '@shambles/engine';
import type { Area, Damage, Gun, MeleeWeapon } from '../kinds.js';
import type { GrenadeRow, GunRow } from '../tables/weapons.js';
import type { Tabled, Tables } from './tables.js';

/* Rows of a game's tables for the fight. */

type Row<T extends keyof Tables> = Tables[T]['rows'][number];

// ------------------------------------------------------------------ weapons

export function gunRow({ tables }: Tabled, gun: Gun): GunRow {
  return tables.weapons.rows.find((row) => row.id === gun) as GunRow;
}

/** The most dice of a weapon that can count. BDZ-shoot-roll. */
export function fullDice(book: Tabled, gun: Gun): number {
  const { best, dice } = gunRow(book, gun);
  return best ?? Math.max(...dice);
}

/** The flash bang grenade. BDZ-weapon-fbg. */
export function grenadeRow({ tables }: Tabled): GrenadeRow {
  return tables.weapons.rows.find((row) => row.id === 'flash-bang-grenade') as GrenadeRow;
}

/** The rank of a weapon when two are compared. BDZ-T-outgunned. */
export function gunRank({ tables }: Tabled, gun: Gun): number {
  return (tables.outgunned.rows.find((row) => row.id === gun) as Row<'outgunned'>).rank;
}

export function meleeWeaponRow({ tables }: Tabled, weapon: MeleeWeapon): Row<'meleeWeapons'> {
  return tables.meleeWeapons.rows.find((row) => row.id === weapon) as Row<'meleeWeapons'>;
}

// ------------------------------------------------------------------ shots and blows

/** The row for a die plus Rep. BDZ-T-shoot. */
export function shotRow({ tables }: Tabled, total: number): Row<'shooting'> {
  return rowFor(tables.shooting, total);
}

/** The damage of a hit: the die against the weapon's Impact or, for a zombie, the shooter's Rep. BDZ-T-damage. */
export function damageBy({ tables }: Tabled, die: number, against: number, kind: 'human' | 'zombie'): Damage {
  const reaches = ({ upTo }: Row<'damage'>) => upTo === 'any' || die <= (upTo === 'against' ? against : upTo);
  return (tables.damage.rows.find(reaches) as Row<'damage'>)[kind];
}

/** The result for somebody who lost a melee by this many successes. BDZ-T-melee. */
export function meleeRow({ tables }: Tabled, behind: number): Row<'melee'> {
  return rowFor(tables.melee, behind);
}

/** What becomes of a grenade. BDZ-T-grenade-throw. */
export function throwRow({ tables }: Tabled, passed: 0 | 1 | 2): Row<'throwing'> {
  return tables.throwing.rows.find((row) => row.passed === passed) as Row<'throwing'>;
}

/** What a flash bang does to people. BDZ-T-flashbang. */
export function flashRow({ tables }: Tabled, passed: 0 | 1 | 2): Row<'flash'> {
  return tables.flash.rows.find((row) => row.passed === passed) as Row<'flash'>;
}

// ------------------------------------------------------------------ the wounded

export function duringRow({ tables }: Tabled, passed: 0 | 1 | 2): Row<'during'> {
  return tables.during.rows.find((row) => row.passed === passed) as Row<'during'>;
}

export function afterRow({ tables }: Tabled, passed: 0 | 1 | 2): Row<'after'> {
  return tables.after.rows.find((row) => row.passed === passed) as Row<'after'>;
}

// ------------------------------------------------------------------ the dead

export function startRow({ tables }: Tabled, area: Area): Row<'start'> {
  return tables.start.rows.find((row) => row.area === area) as Row<'start'>;
}

/** True if a die of noise draws a zombie. BDZ-T-zgen-noise. */
export function isDrawn({ tables }: Tabled, area: Area, die: number): boolean {
  return die >= (tables.noise.rows.find((row) => row.area === area) as Row<'noise'>).from;
}

/** The direction from a spot in which a zombie is placed. BDZ-T-zgen-place. */
export function placeBearing({ tables }: Tabled, die: number): number {
  return rowFor(tables.place, die).bearing;
}

// ------------------------------------------------------------------ noise

/** Shots that a noise counts as. BDZ-T-noise. */
export function loudness({ tables }: Tabled, id: Row<'noises'>['id']): number {
  return (tables.noises.rows.find((row) => row.id === id) as Row<'noises'>).shots;
}

/** Shots that a weapon counts as when this many of its dice are thrown. BDZ-zgen-noise-count, BDZ-weapon-sg-six. */
export function shotsHeard(book: Tabled, gun: Gun, dice: number): number {
  return gun === 'shotgun' ? loudness(book, 'shotgun') : dice * loudness(book, 'die');
}
