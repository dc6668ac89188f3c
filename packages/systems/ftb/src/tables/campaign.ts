import type { PrintedRow, PrintedTable } from '@shambles/engine';
import type { Area, Class, DayPart, EncounterKind, Path } from '../kinds.js';

/** The last day on which everybody is a Citizen. FTB-3.4.1. */
export const CITIZEN_DAYS = 20;
/** The last day of the first stage of the outbreak; after it time passes in months. FTB-11.3a. */
export const FIRST_DAYS = 30;

const d6 = { n: 1, sides: 6 } as const;

interface RepRow extends PrintedRow {
  readonly rep: number;
  readonly who: string;
}

/** FTB-T-rep. */
export const REP: PrintedTable<RepRow> = {
  id: 'FTB-T-rep',
  title: 'Reputation',
  rule: 'FTB-3.2a',
  provenance: 'stated',
  rows: [
    { rep: 6, who: 'one of the very few: larger than life' },
    { rep: 5, who: 'good at staying alive, and has mostly seen combat' },
    { rep: 4, who: 'can be relied on, and has been in danger before' },
    { rep: 3, who: 'goes along with others' },
    { rep: 2, who: 'very old, very young, or not well' },
  ],
};

/** Number of Voluntary Encounters in a month. FTB-11.3c. */
export const MONTHLY: { readonly [area in Area]: number } = { urban: 3, suburban: 2, rural: 1 };

type Involuntary = Extract<EncounterKind, 'burglarized' | 'confrontation' | 'robbed' | 'raid-defend'> | '';

interface InvoluntaryRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly urban: Involuntary;
  readonly suburban: Involuntary;
  readonly rural: Involuntary;
}

/** FTB-T-involuntary; '' if nothing happens. FTB-D-34. */
export const INVOLUNTARY: PrintedTable<InvoluntaryRow> = {
  id: 'FTB-T-involuntary',
  title: 'Involuntary Encounter',
  rule: 'FTB-14.2a',
  provenance: 'inferred',
  dice: d6,
  rows: [
    { on: [1, 1], urban: '', suburban: '', rural: '' },
    { on: [2, 2], urban: '', suburban: '', rural: '' },
    { on: [3, 3], urban: 'burglarized', suburban: '', rural: '' },
    { on: [4, 4], urban: 'robbed', suburban: 'confrontation', rural: '' },
    { on: [5, 5], urban: 'robbed', suburban: 'robbed', rural: 'confrontation' },
    { on: [6, 6], urban: 'raid-defend', suburban: 'raid-defend', rural: 'robbed' },
  ],
};

interface WhoRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly ganger: Path;
  readonly militia: Path;
  readonly survivor: Path;
}

/** FTB-T-confrontation-who, by the player's Class. */
export const CONFRONTATION_WHO: PrintedTable<WhoRow> = {
  id: 'FTB-T-confrontation-who',
  title: 'Confrontation: who is it?',
  rule: 'FTB-14.11.7',
  provenance: 'inferred',
  dice: d6,
  rows: [
    { on: [1, 1], ganger: 'ganger', militia: 'ganger', survivor: 'survivor' },
    { on: [2, 2], ganger: 'ganger', militia: 'ganger', survivor: 'survivor' },
    { on: [3, 3], ganger: 'ganger', militia: 'militia', survivor: 'survivor' },
    { on: [4, 4], ganger: 'militia', militia: 'militia', survivor: 'militia' },
    { on: [5, 5], ganger: 'militia', militia: 'militia', survivor: 'militia' },
    { on: [6, 6], ganger: 'survivor', militia: 'survivor', survivor: 'ganger' },
  ],
};

interface PartRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly part: DayPart;
}

/** FTB-T-day-part-roll. */
export const DAY_PART: PrintedTable<PartRow> = {
  id: 'FTB-T-day-part-roll',
  title: 'Day Part',
  rule: 'FTB-13.2',
  provenance: 'stated',
  dice: d6,
  rows: [
    { on: [1, 1], part: 'morning' },
    { on: [2, 2], part: 'daytime' },
    { on: [3, 4], part: 'evening' },
    { on: [5, 6], part: 'night' },
  ],
};

interface ArrestRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly weapon: 'pistol' | 'ba-pistol' | 'assault-rifle' | '';
}

/** FTB-T-arrest-military: the weapon brought out of the safe zone. */
export const ARREST_MILITARY: PrintedTable<ArrestRow> = {
  id: 'FTB-T-arrest-military',
  title: 'Out of the safe zone',
  rule: 'FTB-12.12',
  provenance: 'stated',
  dice: d6,
  rows: [
    { on: [1, 1], weapon: 'pistol' },
    { on: [2, 2], weapon: 'ba-pistol' },
    { on: [3, 5], weapon: 'assault-rifle' },
    { on: [6, 6], weapon: '' },
  ],
};

/** The Class that the Confrontation table names, adapted to a Citizen's first weeks. FTB-D-6. */
export function whoIsIt(row: WhoRow, own: Class, day: number): Class {
  const found: Path = row[own === 'ganger' || own === 'militia' ? own : 'survivor'];
  if (own !== 'citizen' || day > CITIZEN_DAYS) return found;
  return found === 'survivor' ? 'citizen' : found === 'militia' ? 'police' : found;
}

/** Tables of people and of the campaign. */
export const CAMPAIGN_TABLES: readonly PrintedTable[] = [
  REP,
  INVOLUNTARY,
  CONFRONTATION_WHO,
  DAY_PART,
  ARREST_MILITARY,
];
