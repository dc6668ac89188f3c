import { type Catalogue, under } from '@shambles/engine';
import { ELSEWHERE_WORDS } from '@shambles/thw';

/** A vehicle of each kind, in a sentence. */
const SOME_VEHICLE: Catalogue = {
  atv: 'an ATV',
  'big-rig': 'a big rig',
  bus: 'a bus',
  motorcycle: 'a motorcycle',
  pickup: 'a pickup or van',
  rv: 'an RV',
  sedan: 'a sedan',
  'sports-car': 'a sports car',
  suv: 'an SUV',
};

/** Words for encounters played on the players' own table. */
export const TOLD_WORDS: Catalogue = {
  ...ELSEWHERE_WORDS,
  ...under('some-vehicle', SOME_VEHICLE),
  // Rep does not depend on the objective but on each figure's own deeds. BDZ-camp-rep-success.
  'ask.elsewhere':
    'What came of it on your table? Whoever is not named came off well. Only who killed a zombie and found something can gain Rep.',
  'elsewhere.took': '{{who}} took something from the beaten',
  'elsewhere.bartered': '{{who}} bartered for something',
  'elsewhere.drove': '{{who}} drove away in something that stood there',
  'elsewhere.drove-theirs': '{{who}} drove away in the vehicle of the people met on the road',
  'elsewhere.captured': '{{who}} was taken prisoner',
  'elsewhere.joined': '{{who}} came along for good',
  'own.elsewhere.took': 'Took something from the beaten',
  'own.elsewhere.bartered': 'Bartered for something',
  'own.elsewhere.drove': 'Drove away in something that stood there',
  'own.elsewhere.drove-theirs': 'Drove away in the vehicle of the people met on the road',
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
  'befell.out': 'Out of the fight',
  'befell.dead': 'Obviously dead',
  'befell.cheated': 'Cheated death',
  'befell.ran': 'Ran away',
  'befell.hunkered': 'Hunkered down once, or oftener',
  'befell.bitten': 'In the hands of zombies: may be infected',
  'befell.met-zed': 'Has taken Zed Or No Zed',
  'befell.bore-feast': 'Passed See The Feast',
  'befell.saw-zeds': 'Has seen three zombies',
  'befell.fought': 'Has fought an armed human',
  'befell.nothing': 'Nothing after all',
};
