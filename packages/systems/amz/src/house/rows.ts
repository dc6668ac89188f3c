import { MOST, rowFor } from '@shambles/engine';
import type { Armor, Level, Mode, Morale, Quality, Support, Zombie } from '../kinds.js';
import { type DiceSum, diceOf } from '../tables/dice.js';
import type { FirepowerModifier } from '../tables/fighting.js';
import type { CheckPoint, LevelEffect, StressEffect, Stressor } from '../tables/nerve.js';
import type { Treated } from '../tables/people.js';
import { rowWith } from '../tables/table.js';
import type { Tabled, Tables } from './tables.js';

/* Rows of a game's tables: people, the dead, fighting, Morale and Stress. */

type Row<T extends keyof Tables> = Tables[T]['rows'][number];

// ------------------------------------------------------------------ fighting

export function qualityRow({ tables }: Tabled, quality: Quality): Row<'quality'> {
  return rowWith(tables.quality, 'quality', quality);
}

export function modeRow({ tables }: Tabled, mode: Mode): Row<'movement'> {
  return rowWith(tables.movement, 'mode', mode);
}

export function supportDice({ tables }: Tabled, of: Support): number {
  return rowWith(tables.support, 'class', of).dice;
}

/** The crew of a support weapon, and the modes in which it fires. */
export function crewRow({ tables }: Tabled, of: Support): Row<'supportList'> {
  return rowWith(tables.supportList, 'class', of);
}

/** Defense dice of cover. AMZ-T-cover. */
export function coverDice({ tables }: Tabled, cover: 'exposed' | 'in' | 'solid'): number {
  const name = cover === 'exposed' ? 'exposed' : cover === 'in' ? 'in-cover' : 'solid-cover';
  return rowWith(tables.cover, 'cover', name).defense;
}

export function armorRow({ tables }: Tabled, armor: Armor): Row<'armor'> {
  return rowWith(tables.armor, 'armor', armor);
}

/** Defense dice of armor. */
export function armorDice(book: Tabled, armor: Armor): number {
  return armorRow(book, armor).defense;
}

/** Dice that a modifier adds to Firepower; negative if it removes some. */
export function firepowerDice({ tables }: Tabled, modifier: FirepowerModifier): number {
  return rowWith(tables.firepower, 'modifier', modifier).dice;
}

/** The result of a first aid die. */
export function treated({ tables }: Tabled, die: number, by: 'standard' | 'medic'): Treated {
  return rowFor(tables.firstAid, die)[by];
}

// ------------------------------------------------------------------ Morale and Stress

/**
 * The table column of a unit: some tables have one for Professionals and one for everybody else. AMZ-professional,
 * AMZ-non-professional.
 */
const column = (u: { readonly professional: boolean }) =>
  u.professional ? 'professional' : 'nonProfessional';

/** Sides of the die of a Morale rating. */
export function moraleDie({ tables }: Tabled, morale: Morale): number {
  return rowWith(tables.morale, 'morale', morale).die;
}

export function checksMorale(
  { tables }: Tabled,
  u: { readonly professional: boolean },
  point: CheckPoint,
): boolean {
  return rowWith(tables.checkPoints, 'point', point)[column(u)];
}

export function levelEffect(
  { tables }: Tabled,
  u: { readonly professional: boolean; readonly level: Level },
): LevelEffect {
  return rowWith(tables.levels, 'level', u.level)[column(u)];
}

/** Stress points of a stressor, each time it counts. */
export function stressPoints({ tables }: Tabled, stressor: Stressor): number {
  return rowWith(tables.stressors, 'stressor', stressor).points;
}

/** A sum of Stress points among the bands: a negative one counts as 0. AMZ-stress-level. */
const inBands = (points: number): number => Math.min(MOST, Math.max(0, points));

/** The effect of a sum of Stress points on a unit. */
export function stressEffect(
  { tables }: Tabled,
  u: { readonly professional: boolean },
  points: number,
): StressEffect {
  return rowFor(tables.stress, inBands(points))[column(u)];
}

/** The book's name for a sum of Stress points. */
export function stressName({ tables }: Tabled, points: number): string {
  return rowFor(tables.stress, inBands(points)).name;
}

/** A leader's rating for a D6. */
export function leaderRating({ tables }: Tabled, die: number): number {
  return rowFor(tables.leader, die).rating;
}

// ------------------------------------------------------------------ the dead

/** AMZ-T-zombie-types. Throws RangeError for the Living. */
export function zombieRow({ tables }: Tabled, kind: Zombie | 'living'): Row<'zombies'> {
  if (kind === 'living') throw new RangeError('The Living are no zombies.');
  return rowWith(tables.zombies, 'type', kind);
}

/** The quality of a type if a scenario gives none. */
export function qualityOfType(book: Tabled, kind: Zombie): Quality {
  return zombieRow(book, kind).quality ?? 'untrained';
}

/**
 * Bonus dice of a type. The list leaves out the Possessed, who wear armor. AMZ-T-zombie-bonus, AMZ-D-possessed-dice.
 */
export function bonusDice({ tables }: Tabled, kind: Zombie | 'living'): number {
  return tables.bonus.rows.find((row) => row.type === kind)?.dice ?? 0;
}

/** Inches of a mob's random move. Throws RangeError for those that make none. */
export function randomMove(book: Tabled, kind: Zombie | 'living'): DiceSum {
  return diceOf(zombieRow(book, kind).randomMove ?? '');
}
