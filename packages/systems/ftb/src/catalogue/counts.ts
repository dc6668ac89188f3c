import type { Catalogue } from '@shambles/engine';
import { SCENARIOS } from '../tables/scenarios.js';

/** Names of the counts in statistics over many games. */
export const COUNT_WORDS: Catalogue = {
  'count.stars-standing': 'Stars standing at the end',
  'count.stars-down': 'Stars Out of the Fight at the end',
  'count.stars-arrested': 'Stars under arrest at the end',
  'count.stars-lost': 'Stars lost',
  'count.lost-shot': 'Stars lost: shot',
  'count.lost-melee': 'Stars lost: in melee with people',
  'count.lost-zombies': 'Stars lost: to zombies',
  'count.lost-turned': 'Stars lost: turned',
  'count.lost-ran-away': 'Stars lost: ran, and never came back',
  'count.lost-captured': 'Stars lost: captured',
  'count.lost-other': 'Stars lost: otherwise',
  ...Object.fromEntries(
    SCENARIOS.flatMap(({ encounter, title }) =>
      encounter ? [[`count.lost-in-${encounter}`, `Stars lost in ${title}`]] : [],
    ),
  ),
  'count.may-rise': 'Stars that may try for Rep',
  'count.rep-gained': 'Rep of Stars gained',
  'count.rep-lost': 'Rep of Stars lost',
  'count.rep-end': 'Rep of Stars at the end',
  'count.grunts-lost': 'Grunts lost',
  'count.turns': 'turns',
  'count.zombies-killed': 'zombies killed',
  'count.found': 'Items found',
  'count.encounters': 'Encounters',
  'count.successes': 'Encounters that were a success',
};
