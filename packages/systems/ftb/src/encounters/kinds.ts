import type { RuleId } from '@shambles/engine';
import type { EncounterKind, Thing } from '../kinds.js';

/** What the sheet of an Encounter says before it begins. FTB-14.3. */
export interface Sheet {
  readonly rule: RuleId;
  /** The section of the Target Building; 0 without one. */
  readonly target: number;
  /** The section that the players come in by, or stand in the middle of. */
  readonly section: number;
  readonly place: 'enter' | 'centre' | 'target' | 'none';
  /** Who may come: the Star alone, those of the band who are available, or as many as wished. FTB-14.9.6. */
  readonly band: 'alone' | 'available' | 'any' | 'all';
  readonly part: 'chosen' | 'rolled';
  /** Zombies at the start: none in the first twenty days of the learning Encounters. FTB-D-21. */
  readonly zeds: boolean;
  /** What may be carried, concealed; anything where left out. */
  readonly arms?: { readonly weapons: readonly Thing[]; readonly most: number };
}

const ENTERS = { target: 0, section: 9, place: 'enter', band: 'any', part: 'chosen', zeds: true } as const;
const CORNERED = {
  target: 0,
  section: 5,
  place: 'centre',
  band: 'available',
  part: 'rolled',
  zeds: true,
} as const;

/** FTB-14.6 to FTB-14.16. */
export const SHEETS: { readonly [kind in EncounterKind]: Sheet } = {
  zed: {
    ...ENTERS,
    rule: 'FTB-14.6',
    target: 1,
    band: 'alone',
    zeds: false,
    arms: { weapons: ['pistol', 'one-hand'], most: 1 },
  },
  'robbery-in-town': {
    ...ENTERS,
    rule: 'FTB-14.7',
    band: 'alone',
    zeds: false,
    arms: { weapons: ['pistol', 'ba-pistol', 'one-hand'], most: Number.POSITIVE_INFINITY },
  },
  escape: {
    ...ENTERS,
    rule: 'FTB-14.8',
    band: 'alone',
    arms: { weapons: ['pistol', 'ba-pistol', 'one-hand'], most: 1 },
  },
  burglarized: { ...CORNERED, rule: 'FTB-14.9', target: 5 },
  chillin: { ...ENTERS, rule: 'FTB-14.10', target: 1, band: 'available' },
  confrontation: { ...CORNERED, rule: 'FTB-14.11' },
  confronting: { ...CORNERED, rule: 'FTB-14.11' },
  raid: { ...ENTERS, rule: 'FTB-14.12', target: 1 },
  rescue: { ...ENTERS, rule: 'FTB-14.12', target: 1 },
  'raid-defend': { ...ENTERS, rule: 'FTB-14.2c', target: 1, section: 1, place: 'target', band: 'all' },
  robbed: { ...CORNERED, rule: 'FTB-14.13' },
  robbing: { ...CORNERED, rule: 'FTB-14.13' },
  search: { ...ENTERS, rule: 'FTB-14.14' },
  'take-back': { ...ENTERS, rule: 'FTB-14.16' },
  'no-terrain': { ...ENTERS, rule: 'FTB-TB-noterrain-a', place: 'none', zeds: false },
};
