import type { PrintedRow } from '@shambles/engine';
import type { Armor, Morale, Quality } from '../kinds.js';
import { table } from './table.js';

interface LivingRow extends PrintedRow {
  readonly kind: string;
  readonly professional: boolean;
  readonly quality: Quality;
  readonly morale: Morale;
  readonly armor: Armor;
  /** The usual number of figures: "4-6". */
  readonly figures: string;
  readonly weapons: string;
}

const professional = { professional: true, morale: 'good', armor: 'light' } as const;
const untrained = { professional: false, quality: 'untrained', armor: 'none' } as const;

/** AMZ-T-living-types. */
const LIVING = table<LivingRow>('AMZ-T-living-types', 'Usual Living units', 'AMZ-sides', 'reconstructed', [
  {
    kind: 'special operations team',
    ...professional,
    quality: 'veteran',
    morale: 'high',
    figures: '4',
    weapons: 'rifles, one Light',
  },
  {
    kind: 'army fire team',
    ...professional,
    quality: 'trained',
    figures: '4',
    weapons: 'rifles, one Light',
  },
  {
    kind: 'sniper team',
    ...professional,
    quality: 'veteran',
    figures: '2',
    weapons: 'suppressed rifle (Light), rifle',
  },
  {
    kind: 'armed response team',
    ...professional,
    quality: 'veteran',
    armor: 'anti-zombie',
    figures: '4-6',
    weapons: 'carbines, one Light',
  },
  {
    kind: 'police patrol',
    ...professional,
    quality: 'trained',
    figures: '2-5',
    weapons: 'shotguns and pistols',
  },
  {
    kind: 'militia',
    ...untrained,
    morale: 'average',
    figures: '4-8',
    weapons: 'hunting rifles and shotguns',
  },
  { kind: 'armed citizens', ...untrained, morale: 'average', figures: '3-8', weapons: 'mixed firearms' },
  { kind: 'security guards', ...untrained, morale: 'low', figures: '2-4', weapons: 'pistols' },
  { kind: 'Dependents', ...untrained, morale: 'low', figures: '1-6', weapons: 'none' },
]);

// ------------------------------------------------------------------ first aid

/** The result of first aid. */
export type Treated = 'kia' | 'wia' | 'slight';

interface AidRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly standard: Treated;
  readonly medic: Treated;
}

/** AMZ-T-first-aid. */
export const FIRST_AID = table<AidRow>(
  'AMZ-T-first-aid',
  'First aid',
  'AMZ-first-aid-standard',
  'stated',
  [
    { on: [1, 1], standard: 'kia', medic: 'kia' },
    { on: [2, 3], standard: 'wia', medic: 'wia' },
    { on: [4, 4], standard: 'wia', medic: 'slight' },
    { on: [5, 6], standard: 'slight', medic: 'slight' },
  ],
  6,
);

export const PEOPLE_TABLES = [LIVING, FIRST_AID];
