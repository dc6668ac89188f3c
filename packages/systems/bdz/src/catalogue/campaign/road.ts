import { type Catalogue, under } from '@shambles/engine';
import { TYPE_NAMES } from '../../tables/campaign/road.js';

/** People met on the road. */
const PEOPLE: Catalogue = {
  'med-staff': 'Medical staff and their patients',
  children: 'Lost children',
  dazed: 'Dazed survivors',
  refugees: 'Refugees',
  media: 'Journalists',
  looters: 'Looters',
  gangers: 'Gangers',
  sniper: 'A sniper',
  cultists: 'Cultists',
  prisoners: 'Escaped prisoners',
  'rogue-police': 'Rogue police',
};

/** Groups of which a single person may be met; of some only under house rules. */
const ALONE: Catalogue = {
  children: 'A lost child',
  dazed: 'A dazed survivor',
  refugees: 'A refugee',
  media: 'A journalist',
  looters: 'A looter',
  gangers: 'A ganger',
  cultists: 'A cultist',
  prisoners: 'An escaped prisoner',
  'rogue-police': 'A rogue police officer',
};

/** Places where they are met. */
const PLACES: Catalogue = {
  vehicle: 'in a vehicle off the road',
  house: 'in a house',
  campground: 'among tents',
  oncoming: 'in a vehicle that came the other way',
  'broken-down': 'at a vehicle that had broken down',
  'out-of-gas': 'at a vehicle with an empty tank',
  'road-block': 'behind a vehicle across the road',
  'gas-station': 'at a gas station',
  diner: 'at a gas station with a diner',
};

/** Questions and sentences of a meeting on the road. */
export const ROAD_WORDS: Catalogue = {
  ...under('road', PEOPLE),
  ...under('road-alone', ALONE),
  ...under('road-place', PLACES),
  'road-goal.run-away': 'were going to run',
  'road-goal.meet': 'wanted to talk',
  'road-goal.hostile': 'wanted a fight',
  'road-goal.one-shot': 'had one shot in mind',
  'ask.who-drives': 'Who drives {{what}}?',
  'ask.who-rides': 'Who rides in {{what}} with the driver?',
  'ask.road-speed': 'How fast does {{what}} come, in inches?',
  'ask.attack': 'They want no fight. Attack them?',
  'attack.leave': 'Leave them in peace',
  'attack.attack': 'Attack them',
  'deed.greet': '{{who}}: talk to {{whom}} and those who are there',
  'deed.attack': '{{who}}: attack those who want no fight',
  'deed.move-on': '{{who}}: leave this place and travel on, all of the band',
  'deed.evade': '{{who}}: turn and run, all of the band, and give the encounter up',
  'deed.capture': '{{who}}: take {{whom}} along',
  'draw.kind': 'What they drive',
  'draw.target': 'Whom the shot is for',
};

export const ROAD_ROLLS = {
  'road-encounter': 'Whether somebody is met on the road',
  'who-is-met': 'Who it is',
  goal: 'What they want',
  siblings: 'Brothers and sisters?',
  'where-they-are': 'Where they are',
  'which-place': 'What it is like there',
  wheels: 'Does a vehicle stand there?',
  'how-far': 'How far from the road',
  awareness: 'Who has noticed whom',
} as const;

/** Words of its companion pieces, beside a real table. */
export const ROAD_PIECE_WORDS: Catalogue = {
  'gives.road.met': 'On the road',
  'outcome.road.somebody': 'somebody is met',
  'outcome.road.nobody': 'nobody is met',
  'gives.road-who.who': 'Who it is',
  ...Object.fromEntries(
    Object.entries(PEOPLE).map(([who, name]) => [`outcome.road-who.${who}`, name.toLowerCase()]),
  ),
  'gives.road-goal.goal': 'They',
  'outcome.road-goal.run-away': 'run away',
  'outcome.road-goal.meet': 'talk',
  'outcome.road-goal.hostile': 'fight',
  'outcome.road-goal.one-shot': 'shoot once, and are gone',
  'gives.road-type.type': 'Type',
  'gives.road-type.rep': 'Rep',
  ...Object.fromEntries(
    Object.entries(TYPE_NAMES).map(([type, name]) => [`outcome.road-type.${type}`, name.toLowerCase()]),
  ),
  'gives.road-where.place': 'They are',
  'gives.road-where.side': 'Side of the road',
  'gives.road-where.off': 'Inches from it',
  'gives.road-where.vehicle': 'A vehicle is there',
  ...under('outcome.road-where', PLACES),
  'gives.road-aware.first': 'Before activation',
  'outcome.road-aware.nobody-nothing': 'nothing',
  'outcome.road-aware.others-free-activation': 'the others have a free activation',
  'outcome.road-aware.others-in-sight-plus': 'the others take In Sight with a die more',
  'outcome.road-aware.others-in-sight': 'the others take In Sight',
  'outcome.road-aware.band-in-sight': 'you take In Sight',
  'outcome.road-aware.band-in-sight-plus': 'you take In Sight with a die more',
  'outcome.road-aware.band-free-activation': 'you have a free activation',
};
