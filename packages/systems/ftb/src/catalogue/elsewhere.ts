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
} as const;

/** Words of Encounters fought on the players' own table. */
export const ELSEWHERE_WORDS: Catalogue = {
  'tell.elsewhere':
    '{{encounter}}, on a table of your own. {{area}}, {{part}}. You come in by section {{enters}}; PEFs in sections {{sections}}; at the start {{zombies}}.',
  'tell.elsewhere-target':
    '{{encounter}}, on a table of your own. {{area}}, {{part}}. You come in by section {{enters}}; the Target Building is in section {{target}}; PEFs in sections {{sections}}; at the start {{zombies}}.',
  'tell.told-out-of-the-fight': '{{who}} was Out of the Fight.',
  'tell.told-obviously-dead': '{{who}} was Obviously Dead.',
  'tell.told-ran-away': '{{who}} ran away.',
  'tell.told-captured': '{{who}} was taken by others.',
  'tell.told-arrested': '{{who}} was arrested.',
  'tell.told-cheated-death': '{{who}} cheated death.',
  'tell.told-exposed': '{{who}} had been clawed, and might be infected.',
  'tell.told-advantage': '{{who}} used a Star advantage.',
  'tell.told-kills': '{{who}} put down {{zeds}}.',
  'ask.elsewhere': 'What came of it on your table? Whoever nothing is told of came off well.',
  'ask.where-fought': 'Where is it fought?',
  'where-fought.here': 'On this table',
  'where-fought.elsewhere': 'On a table of our own; what came of it is told here',
  'ask.fate': 'What became of {{who}}?',
  'ask.found-elsewhere': 'What did {{who}} bring home?',
  'ask.known-elsewhere': 'Who were they?',
  'elsewhere.fate': '{{who}}: something befell it',
  'elsewhere.zombies': '{{who}} killed a zombie',
  'elsewhere.found': '{{who}} found something',
  'elsewhere.recruit': '{{who}} recruited somebody',
  'elsewhere.friends': 'Friends were made',
  'elsewhere.enemies': 'Enemies were made',
  'elsewhere.success': 'It is over: the objective was met',
  'elsewhere.failure': 'It is over: the objective was not met',
  'elsewhere.nothing': 'Nothing after all',
  ...named('fate', FATES),
};
