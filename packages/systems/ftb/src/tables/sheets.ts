import type { Area, EncounterKind, Thing } from '../kinds.js';
import type { RuleId } from '../register.js';

/** Limits of an Encounter on weapons: which, and at most how many. They must be concealed. */
export interface Arms {
  readonly rule: RuleId;
  readonly weapons: readonly Thing[];
  readonly most: number;
  /** Reason given to a player who tries to take more. */
  readonly text: string;
}

/** The sheet of an Encounter: everything fixed before it begins. FTB-14.3. */
export interface Sheet {
  readonly rule: RuleId;
  /** Section of the Target Building; 0 if there is none. */
  readonly target: number;
  /** Section where the players enter, or stand in the middle. */
  readonly section: number;
  readonly place: 'enter' | 'centre' | 'target' | 'none';
  /** Who comes: the Star alone, available members of the band, as many as the player likes, or all. FTB-14.9.6. */
  readonly band: 'alone' | 'available' | 'any' | 'all';
  /** Rule on availability, where it decides; if left out, 14.9.6, to which the others refer. FTB-14.10.2. */
  readonly availability?: RuleId;
  readonly part: 'chosen' | 'rolled';
  /** Area where it always takes place; if left out, the band's area, or one that its player chooses. */
  readonly area?: Area;
  /** True if there are starting zombies: the first two teaching Encounters have none. FTB-D-21. */
  readonly zeds: boolean;
  /** Limits on weapons; if left out, there are none. */
  readonly arms?: Arms;
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
    arms: {
      rule: 'FTB-14.6.5a',
      weapons: ['pistol', 'one-hand'],
      most: 1,
      text: 'Zed! allows no weapon but one Pistol or One-Hand melee weapon, concealed.',
    },
  },
  'robbery-in-town': {
    ...ENTERS,
    rule: 'FTB-14.7',
    band: 'alone',
    zeds: false,
    arms: {
      rule: 'FTB-14.7.5a',
      weapons: ['pistol', 'ba-pistol', 'one-hand'],
      most: Number.POSITIVE_INFINITY,
      text: 'Robbery! allows no weapons but Pistols, BA Pistols and One-Hand melee weapons, concealed.',
    },
  },
  escape: {
    ...ENTERS,
    rule: 'FTB-14.8',
    band: 'alone',
    arms: {
      rule: 'FTB-14.8.5b',
      weapons: ['pistol', 'ba-pistol', 'one-hand'],
      most: 1,
      text: 'Escape! allows no weapon but one Pistol, BA Pistol or One-Hand melee weapon, concealed.',
    },
  },
  burglarized: { ...CORNERED, rule: 'FTB-14.9', target: 5 },
  // A night out is always in a city, wherever the band starts from. FTB-14.10.3, FTB-D-73.
  chillin: { ...ENTERS, rule: 'FTB-14.10', target: 1, band: 'available', area: 'urban' },
  confrontation: { ...CORNERED, rule: 'FTB-14.11', availability: 'FTB-14.11.6' },
  confronting: { ...CORNERED, rule: 'FTB-14.11', availability: 'FTB-14.11.6' },
  raid: { ...ENTERS, rule: 'FTB-14.12', target: 1 },
  rescue: { ...ENTERS, rule: 'FTB-14.12', target: 1 },
  'raid-defend': { ...ENTERS, rule: 'FTB-14.2c', target: 1, section: 1, place: 'target', band: 'all' },
  robbed: { ...CORNERED, rule: 'FTB-14.13', availability: 'FTB-14.13.6' },
  robbing: { ...CORNERED, rule: 'FTB-14.13', availability: 'FTB-14.13.6' },
  search: { ...ENTERS, rule: 'FTB-14.14' },
  'take-back': { ...ENTERS, rule: 'FTB-14.16' },
  'no-terrain': { ...ENTERS, rule: 'FTB-TB-noterrain-a', place: 'none', zeds: false },
};
