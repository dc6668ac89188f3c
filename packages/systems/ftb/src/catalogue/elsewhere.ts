import { type Catalogue, under } from '@shambles/engine';
import { ELSEWHERE_WORDS as SHARED } from '@shambles/thw';

const FATES = {
  'out-of-the-fight': 'Out of the Fight',
  beaten: 'Out of the Fight, in a melee that was not meant to kill',
  'brought-round': 'Out of the Fight, until a Medic helped',
  'brought-round-weaker': 'Out of the Fight, until a Medic helped: a point of Rep less',
  'obviously-dead': 'Obviously Dead',
  'ran-away': 'Ran away',
  captured: 'Taken by others',
  arrested: 'Arrested by the Police',
  'safe-zone': 'Arrested by the Military',
  'cheated-death': 'Cheated death',
  exposed: 'Clawed or bitten: may be infected',
  'tested-well': 'Tested for bites: not infected',
  'tested-infected': 'Tested for bites: infected',
  doubles: 'Infected, and doubles were rolled: a point of Rep less, a zombie at Rep 3',
  cured: 'Took a dose of the Cure',
  advantage: 'Used a Star advantage',
  'met-zed': 'Passed Zed or No Zed',
  'bore-feast': 'Passed See the Feast with two dice',
  'hurt-armed': 'Hurt an armed human',
} as const;

/** Words of Encounters fought on the players' own table. */
export const ELSEWHERE_WORDS: Catalogue = {
  ...SHARED,
  'elsewhere.entered': 'The Target Building was entered',
  'elsewhere.lost-home': '{{who}}: Items kept at Home were handed over or taken',
  'own.elsewhere.lost-home': 'Items kept at Home were handed over or taken',
  'ask.missed': 'For whom was it no success?',
  'ask.lost-home': 'Which Items kept at Home were handed over or taken?',
  ...under('befell', FATES),
};
