import type { EncounterKind } from '../kinds.js';
import type { RuleId } from '../register.js';

export interface FtbScenario {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly rule: RuleId;
  /** The Encounter to play; if left out, a whole campaign. */
  readonly encounter?: EncounterKind;
  /** The day of the Encounter, if it is in the first thirty. */
  readonly day?: number;
}

/** The scenarios. FTB-14.1, FTB-14.2a, FTB-14.5, FTB-TB-noterrain-a. */
export const SCENARIOS: readonly FtbScenario[] = [
  {
    id: 'campaign',
    title: 'A campaign',
    summary: 'Make a Star, live through the first thirty days, choose a path, and go on month after month.',
    rule: 'FTB-11.0',
  },
  {
    id: 'zed',
    title: 'Zed!',
    summary: 'Days 1 to 10. Rumours only: go and see for yourself.',
    rule: 'FTB-14.6',
    encounter: 'zed',
    day: 7,
  },
  {
    id: 'robbery-in-town',
    title: 'Robbery!',
    summary: 'Days 11 to 20. Order is failing, and you have to cross the town.',
    rule: 'FTB-14.7',
    encounter: 'robbery-in-town',
    day: 14,
  },
  {
    id: 'escape',
    title: 'Escape!',
    summary: 'Days 21 to 30. Martial law, no power, gangs in the streets: out of town, twice.',
    rule: 'FTB-14.8',
    encounter: 'escape',
    day: 21,
  },
  {
    id: 'search',
    title: 'Search',
    summary: 'Look for people to recruit and for things to keep, and perhaps for the Cure.',
    rule: 'FTB-14.14',
    encounter: 'search',
  },
  {
    id: 'take-back',
    title: 'Take Back',
    summary: 'Search every building, drive off whoever is hostile, clear the table of zombies.',
    rule: 'FTB-14.16',
    encounter: 'take-back',
  },
  {
    id: 'raid',
    title: 'Raid',
    summary: 'Somebody has what you want. Find it among the buildings they hold.',
    rule: 'FTB-14.12',
    encounter: 'raid',
  },
  {
    id: 'rescue',
    title: 'Rescue',
    summary: 'One of yours is held somewhere over there.',
    rule: 'FTB-14.12',
    encounter: 'rescue',
  },
  {
    id: 'raid-defend',
    title: 'Raid: Defend',
    summary: 'They come for something of yours. Keep it.',
    rule: 'FTB-14.2c',
    encounter: 'raid-defend',
  },
  {
    id: 'chillin',
    title: "Chillin'",
    summary: 'A night out at a settlement: talk, barter, recruit.',
    rule: 'FTB-14.10',
    encounter: 'chillin',
  },
  {
    id: 'confrontation',
    title: 'Confrontation',
    summary: 'Cornered by people who mean harm, three inches away.',
    rule: 'FTB-14.11',
    encounter: 'confrontation',
  },
  {
    id: 'confronting',
    title: 'Confrontation, of your own making',
    summary: 'You have them cornered, three inches away. None of them is to get off unharmed.',
    rule: 'FTB-14.11',
    encounter: 'confronting',
  },
  {
    id: 'robbed',
    title: 'Robbery',
    summary: 'Somebody wants what you carry.',
    rule: 'FTB-14.13',
    encounter: 'robbed',
  },
  {
    id: 'robbing',
    title: 'Robbery, as the robbers',
    summary: 'You want what somebody carries.',
    rule: 'FTB-14.13',
    encounter: 'robbing',
  },
  {
    id: 'burglarized',
    title: 'Burglarized!',
    summary: 'You come home to an open door.',
    rule: 'FTB-14.9',
    encounter: 'burglarized',
  },
  {
    id: 'no-terrain',
    title: 'No Terrain',
    summary: 'Three PEFs without a table, and a 12 inch tabletop for every contact.',
    rule: 'FTB-TB-noterrain-a',
    encounter: 'no-terrain',
  },
];
