import type { EncounterKind } from '../kinds.js';

/** What the players must do to win each Encounter. FTB-14.6.1 to FTB-14.16.1. */
export const TEXTS: { readonly [kind in EncounterKind]: string } = {
  zed: 'Find a zombie, and stand your ground at the sight of it. Look into the Target Building. Then leave by any edge.',
  'robbery-in-town': 'Cross the town: in by section 9, out by section 1.',
  escape: 'Get out of town: in by section 9 and out by section 1, then in by 7 and out by 3.',
  burglarized: 'Burglars have come while somebody is at Home. Let them have nothing.',
  chillin:
    'A night out: talk, barter, recruit. It is a success with one talk won and none lost. In and out by section 9.',
  confrontation: 'Get away from them unharmed.',
  confronting: 'They are cornered: none of them gets away unharmed.',
  raid: 'Find what you came for among the buildings of section 1.',
  rescue: 'Find the hostage among the buildings of section 1.',
  'raid-defend': 'They have come for what is yours. Keep it.',
  robbed: 'Do not be robbed, and do not be harmed.',
  robbing: 'Rob them, and harm nobody who does not provoke it.',
  search: 'Recruit somebody, or find something worth carrying.',
  'take-back': 'Search every building, drive off whoever is hostile, clear the table of zombies.',
  'no-terrain': 'Meet what is out there, and come back.',
};
