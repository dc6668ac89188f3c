import type { Catalogue } from '@shambles/engine';
import { ELSEWHERE_WORDS } from '@shambles/thw';

/** What is told of encounters on the players' own table. */
export const TOLD_WORDS: Catalogue = {
  ...ELSEWHERE_WORDS,
  'elsewhere.took': '{{who}} took something from the beaten, or bartered for it',
  'elsewhere.drove': '{{who}} drove away in something that stood there',
  'elsewhere.captured': '{{who}} was taken prisoner',
  'elsewhere.joined': '{{who}} came along for good',
  'own.elsewhere.took': 'Took something from the beaten, or bartered for it',
  'own.elsewhere.drove': 'Drove away in something that stood there',
  'own.elsewhere.captured': 'Was taken prisoner',
  'own.elsewhere.joined': 'Came along for good',
  'elsewhere.recruit': 'Somebody joined you for good',
  'elsewhere.friends': 'Somebody fought on your side, for this time',
  'elsewhere.enemies': 'Others fought you, and live',
  'elsewhere.wrecked': 'You lost {{who}}',
  'elsewhere.evaded': 'Over: you turned and ran',
  'ask.drove-in': 'In what did {{who}} drive away?',
  'drove-in': '{{what}}',
  'ask.fuel-in': 'How many units of fuel are in its tank?',
  'fate.out': 'Out of the fight',
  'fate.dead': 'Obviously dead',
  'fate.cheated': 'Cheated death',
  'fate.ran': 'Ran away',
  'fate.hunkered': 'Hunkered down once, or oftener',
  'fate.bitten': 'In the hands of zombies: may be infected',
  'fate.met-zed': 'Passed Zed Or No Zed',
  'fate.bore-feast': 'Passed See The Feast',
  'fate.saw-zeds': 'Has seen three zombies',
  'fate.fought': 'Has fought an armed human',
  'fate.nothing': 'Nothing after all',
};
