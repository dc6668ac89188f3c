import type { Catalogue } from '@shambles/engine';
import { named } from './named.js';

const FATES = {
  'out-of-the-fight': 'Out of the Fight',
  'obviously-dead': 'Obviously Dead',
  'ran-away': 'Ran away',
  captured: 'Taken by others',
  arrested: 'Arrested',
  'cheated-death': 'Cheated death',
  exposed: 'Clawed or bitten: may be infected',
  advantage: 'Used a Star advantage',
  'met-zed': 'Passed Zed or No Zed',
  'bore-feast': 'Passed See the Feast with two dice',
  'hurt-armed': 'Hurt an armed human',
} as const;

/** Words of Encounters fought on the players' own table. */
export const ELSEWHERE_WORDS: Catalogue = {
  'ask.elsewhere': 'What came of it on your table? Whoever is not named came off well.',
  'ask.where-fought': 'Where is it fought?',
  'where-fought.here': 'On this table',
  'where-fought.elsewhere': 'On a table of our own; what came of it is told here',
  'ask.fate': 'What became of {{who}}?',
  'ask.found-elsewhere': 'What did {{who}} bring home?',
  'ask.lost-elsewhere': 'What did {{who}} lose, hand over or use up?',
  'ask.known-elsewhere': 'Who were they?',
  'elsewhere.fate': 'Something befell {{who}}',
  'elsewhere.zombies': '{{who}} killed a zombie',
  'elsewhere.found': '{{who}} found something',
  'elsewhere.lost': '{{who}} lost something',
  'elsewhere.recruit': '{{who}} recruited somebody',
  'elsewhere.friends': 'Friends were made',
  'elsewhere.enemies': 'Enemies were made',
  'elsewhere.success': 'Over: the objective was met',
  'elsewhere.failure': 'Over: the objective was not met',
  'elsewhere.nothing': 'Nothing after all',
  ...named('fate', FATES),
};
