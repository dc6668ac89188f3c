import { rowFor } from '@shambles/engine';
import type { Armor, Level, Mode, Quality, Support, Zombie } from '../kinds.js';
import type { Unit } from '../state.js';
import { type DiceSum, diceOf } from '../tables/dice.js';
import {
  armorRow,
  coverRow,
  crewRow,
  qualityRow as qualityOf,
  modeRow as rowOfMode,
  supportDice,
} from '../tables/fighting.js';
import { LEADER, levelEffect, stressName, stressEffect as stressOf } from '../tables/nerve.js';
import { bonusDice, RANDOM_DIRECTION, zombieRow as zombieOf } from '../tables/zombies.js';

export { firepowerDice } from '../tables/fighting.js';
export { buildingRow, vehicleHit, vehicleRow } from '../tables/ground.js';
export { checksMorale, moraleDie } from '../tables/nerve.js';
export { treated } from '../tables/people.js';

/** Rows of the tables by their subject. */

export interface ZombieRow {
  readonly quality: number | null;
  /** Inches. */
  readonly move: number;
  readonly awareness: number | null;
  /** Range of hearing a shot, in inches. */
  readonly hearing: number | null;
  readonly bonus: number;
  readonly opensDoors: boolean;
  /** True if the Living near them check Morale. */
  readonly frightens: boolean;
  /** Distance of its random move; null if it has none. */
  readonly random: DiceSum | null;
}

const zombies = new Map<Zombie, ZombieRow>();

/** AMZ-T-zombie-types. Throws RangeError for the Living. */
export function zombieRow(kind: Unit['kind']): ZombieRow {
  if (kind === 'living') throw new RangeError('The Living are no zombies.');
  const row = zombies.get(kind) ?? readZombie(kind);
  zombies.set(kind, row);
  return row;
}

function readZombie(kind: Zombie): ZombieRow {
  const { quality, move, awareness, hearing, opensDoors, frightens, randomMove } = zombieOf(kind);
  return {
    quality: quality && qualityOf(quality).die,
    move,
    awareness,
    hearing,
    bonus: bonusDice(kind),
    opensDoors,
    frightens,
    random: randomMove === null ? null : diceOf(randomMove),
  };
}

/** The quality of a type if a scenario gives none. AMZ-T-zombie-types. */
export function qualityOfType(kind: Zombie): Quality {
  return zombieOf(kind).quality ?? 'untrained';
}

export interface ModeRow {
  /** Inches. */
  readonly max: number;
  readonly reaction: number;
  readonly firepower: number;
}

/** AMZ-T-movement. */
export function modeRow(mode: Mode): ModeRow {
  const { most, reaction, firepower } = rowOfMode(mode);
  return { max: most, reaction, firepower };
}

export interface LevelRow {
  /** What happens to a unit that falls to this level. */
  readonly onEntry: 'none' | 'halts' | 'pulls-back';
  /** What it may announce. */
  readonly activation: 'free' | 'careful' | 'runs';
  readonly firepower: number;
  readonly mayOverwatch: boolean;
  readonly mayInitiate: boolean;
  readonly mayApproach: boolean;
}

/** AMZ-T-morale-levels. */
export function moraleLevelRow(u: { readonly level: Level; readonly professional: boolean }): LevelRow {
  const { overwatch, initiates, approaches, ...same } = levelEffect(u);
  return { ...same, mayOverwatch: overwatch, mayInitiate: initiates, mayApproach: approaches };
}

export interface StressRow {
  readonly name: string;
  readonly dieSteps: number;
  readonly modifier: number;
  readonly initiate: boolean;
  readonly check: boolean;
}

/** AMZ-T-stress. */
export function stressEffect(u: { readonly professional: boolean }, points: number): StressRow {
  const { dieSteps, modifier, initiates, checks } = stressOf(u, points);
  return { name: stressName(points), dieSteps, modifier, initiate: initiates, check: checks };
}

export interface QualityRow {
  readonly optimum: number;
  readonly targets: number;
}

/** AMZ-T-quality. */
export function qualityRow(quality: Unit['quality']): QualityRow {
  const { optimumRange, targets } = qualityOf(quality);
  return { optimum: optimumRange, targets };
}

export interface SupportRow {
  readonly dice: number;
  readonly crew: number;
  readonly modes: readonly Mode[];
}

/** AMZ-T-support, AMZ-T-support-list. */
export function supportRow(of: Support): SupportRow {
  const { crew, modes } = crewRow(of);
  return { dice: supportDice(of), crew, modes };
}

/** AMZ-T-cover. */
export function coverDice(cover: 'exposed' | 'in' | 'solid'): number {
  return coverRow(cover === 'exposed' ? 'exposed' : cover === 'in' ? 'in-cover' : 'solid-cover').defense;
}

/** AMZ-T-armor. */
export function armorDice(armor: Armor): number {
  return armorRow(armor).defense;
}

/** The direction for a D8, in degrees. AMZ-T-random-direction. */
export function directionRow(die: number): number {
  return rowFor(RANDOM_DIRECTION, die).bearing;
}

/** A leader's rating for a D6. AMZ-T-leader. */
export function leaderRating(die: number): number {
  return rowFor(LEADER, die).rating;
}
