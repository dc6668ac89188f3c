import type { Catalogue } from '@shambles/engine';
import { ELSEWHERE_WORDS as SHARED } from '@shambles/thw';
import { named } from './named.js';

const FATES = {
  'out-of-the-fight': 'Out of the Fight',
  'obviously-dead': 'Obviously Dead',
  'ran-away': 'Ran away',
  captured: 'Taken by others',
  arrested: 'Arrested by the Police',
  'safe-zone': 'Arrested by the Military',
  'cheated-death': 'Cheated death',
  exposed: 'Clawed or bitten: may be infected',
  advantage: 'Used a Star advantage',
  'met-zed': 'Passed Zed or No Zed',
  'bore-feast': 'Passed See the Feast with two dice',
  'hurt-armed': 'Hurt an armed human',
} as const;

/** Words of Encounters fought on the players' own table. */
export const ELSEWHERE_WORDS: Catalogue = {
  ...SHARED,
  'elsewhere.entered': 'The Target Building was entered',
  ...named('befell', FATES),
};
