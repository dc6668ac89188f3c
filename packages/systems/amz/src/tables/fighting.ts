import type { PrintedRow } from '@shambles/engine';
import type { Armor, Mode, Quality, Support } from '../kinds.js';
import { rowWith, table } from './table.js';

interface QualityRow extends PrintedRow {
  readonly quality: Quality;
  /** Sides of its die. */
  readonly die: number;
  /** Inches. AMZ-optimum-range. */
  readonly optimumRange: number;
  /** Units that it may engage. AMZ-targets-engaged. */
  readonly targets: number;
}

/** AMZ-T-quality. */
export const QUALITY = table<QualityRow>(
  'AMZ-T-quality',
  'Troop Quality, Optimum Range, targets engaged',
  'AMZ-quality-dice',
  'stated',
  [
    { quality: 'elite', die: 12, optimumRange: 12, targets: 4 },
    { quality: 'veteran', die: 10, optimumRange: 10, targets: 3 },
    { quality: 'trained', die: 8, optimumRange: 8, targets: 2 },
    { quality: 'untrained', die: 6, optimumRange: 6, targets: 1 },
  ],
);

interface ModeRow extends PrintedRow {
  readonly mode: Mode;
  /** Inches. */
  readonly most: number;
  /** Added to the unit's die in reaction tests. */
  readonly reaction: number;
  /** Dice of its own Firepower. */
  readonly firepower: number;
  /** Change of Firepower dice for units that fire at it. */
  readonly target: number;
}

/** AMZ-T-movement. */
export const MOVEMENT = table<ModeRow>('AMZ-T-movement', 'Movement modes', 'AMZ-move-cautious', 'inferred', [
  { mode: 'stationary', most: 0, reaction: 1, firepower: 0, target: 0 },
  { mode: 'cautious', most: 6, reaction: 1, firepower: 0, target: 0 },
  { mode: 'rapid', most: 12, reaction: -1, firepower: -1, target: 1 },
  { mode: 'overwatch', most: 0, reaction: 1, firepower: 0, target: 0 },
]);

interface SupportRow extends PrintedRow {
  readonly class: Support;
  /** Added to Firepower. */
  readonly dice: number;
}

/** AMZ-T-support. */
export const SUPPORT = table<SupportRow>('AMZ-T-support', 'Support weapons', 'AMZ-support-dice', 'stated', [
  { class: 'light', dice: 1 },
  { class: 'medium', dice: 2 },
  { class: 'heavy', dice: 3 },
]);

interface CrewRow extends PrintedRow {
  readonly class: Support;
  /** Active figures needed to fire it. */
  readonly crew: number;
  /** Movement modes allowed in an activation in which it fires. */
  readonly modes: readonly Mode[];
  readonly examples: readonly string[];
}

/** AMZ-T-support-list. */
export const SUPPORT_LIST = table<CrewRow>(
  'AMZ-T-support-list',
  'Support weapon list',
  'AMZ-support-weapons',
  'reconstructed',
  [
    {
      class: 'light',
      crew: 1,
      modes: ['stationary', 'cautious', 'rapid', 'overwatch'],
      examples: [
        'squad automatic weapon',
        'under-barrel grenade launcher',
        'combat shotgun with drum',
        'flame bottle',
      ],
    },
    {
      class: 'medium',
      crew: 1,
      modes: ['stationary', 'cautious', 'overwatch'],
      examples: ['general purpose machine gun', 'rocket launcher', 'heavy sniper rifle'],
    },
    {
      class: 'heavy',
      crew: 2,
      modes: ['stationary', 'overwatch'],
      examples: ['heavy machine gun', 'automatic grenade launcher', 'flame thrower'],
    },
  ],
);

/** The cover between a unit and its attacker. AMZ-cover-definitions. */
export type Cover = 'exposed' | 'in-cover' | 'solid-cover';

interface CoverRow extends PrintedRow {
  readonly cover: Cover;
  /** Defense dice in all. AMZ-D-solid-cover. */
  readonly defense: number;
  /** Change of Firepower dice for units that fire at it. */
  readonly firepower: number;
}

/** AMZ-T-cover. */
export const COVER = table<CoverRow>('AMZ-T-cover', 'Cover dice', 'AMZ-cover-definitions', 'inferred', [
  { cover: 'exposed', defense: 0, firepower: 1 },
  { cover: 'in-cover', defense: 1, firepower: 0 },
  { cover: 'solid-cover', defense: 2, firepower: 0 },
]);

interface ArmorRow extends PrintedRow {
  readonly armor: Armor;
  readonly name: string;
  /** Defense dice. */
  readonly defense: number;
  /** Steps by which its die in reaction tests grows. */
  readonly reactionSteps: number;
}

/** AMZ-T-armor. */
export const ARMOR = table<ArmorRow>('AMZ-T-armor', 'Armor dice', 'AMZ-armor-light', 'stated', [
  { armor: 'none', name: 'No armor', defense: 0, reactionSteps: 0 },
  { armor: 'light', name: 'Light Body Armor', defense: 1, reactionSteps: 0 },
  { armor: 'anti-zombie', name: 'Anti-Zombie Armor', defense: 2, reactionSteps: -1 },
]);

/** Whatever adds or removes Firepower dice. */
export type FirepowerModifier = 'optimum' | 'exposed' | 'interruption' | 'defensive' | 'rapid';

interface FirepowerRow extends PrintedRow {
  readonly modifier: FirepowerModifier;
  readonly when: string;
  readonly dice: number;
  /** Penalties are taken from ten dice at most. AMZ-firepower-cap. */
  readonly kind: 'bonus' | 'penalty';
}

/** AMZ-T-firepower-modifiers. */
export const FIREPOWER = table<FirepowerRow>(
  'AMZ-T-firepower-modifiers',
  'Firepower modifiers',
  'AMZ-firepower-base',
  'inferred',
  [
    { modifier: 'optimum', when: 'target in Optimum Range', dice: 1, kind: 'bonus' },
    { modifier: 'exposed', when: 'target Exposed or making a Rapid move', dice: 1, kind: 'bonus' },
    {
      modifier: 'interruption',
      when: 'each Interruption after the first in the activation',
      dice: -1,
      kind: 'penalty',
    },
    { modifier: 'defensive', when: 'defensive fire against Close Combat', dice: -1, kind: 'penalty' },
    // The same die as in the list of movement modes. AMZ-D-rapid-firepower.
    {
      modifier: 'rapid',
      when: 'firer making a Rapid move',
      dice: rowWith(MOVEMENT, 'mode', 'rapid').firepower,
      kind: 'penalty',
    },
  ],
);

export const FIGHTING_TABLES = [QUALITY, MOVEMENT, SUPPORT, SUPPORT_LIST, COVER, ARMOR, FIREPOWER];
