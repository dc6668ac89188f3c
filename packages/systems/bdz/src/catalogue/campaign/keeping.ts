import { type Catalogue, under } from '@shambles/engine';
import { TIMELINE } from '../../tables/campaign/keeping.js';
import { STOCK } from '../../tables/campaign/months.js';

const TOWNS =
  'Ashby Barlow Calder Dunmore Elkton Fairview Granger Harlan Irvine Jasper Kendall Larkin Milford Norden Oakhurst Preston Quincy Rowan Selby Tilden Upton Vernon Walton Yardley'.split(
    ' ',
  );
const PARTS = ['', 'East ', 'West ', 'North ', 'South ', 'New ', 'Old ', 'Upper ', 'Lower ', 'Far '];

/** Names of a campaign's places, by number. */
const PLACES: Catalogue = Object.fromEntries(
  PARTS.flatMap((part, round) =>
    TOWNS.map((town, i) => [`place.place-${round * TOWNS.length + i + 1}`, `${part}${town}`]),
  ),
);

/** Names of a campaign's rolls between encounters. */
const ROLLS: Catalogue = {
  'roll.stock-plus': 'How much more the area holds',
  'roll.stock-minus': 'How much less the area holds',
  'roll.together': 'Keeping it together',
  'roll.experience': 'Rep after the encounter',
};

/** Words that the page shows beside the table. */
const LIFE_WORDS: Catalogue = {
  'life.goal':
    'Find what you need, win people over, hold them together, and grow with it. Nobody can kill all of the dead.',
  'life.won': 'You end it when you have what you wanted.',
  'life.lost': 'It is over when your Star is lost.',
  'life.lost-all': 'It is over when nobody is left to lead.',
  'life.food': 'Everybody in the band eats a unit of food at the end of each month.',
  'life.together': 'After each encounter every Grunt may leave, or mutiny.',
  'life.rep':
    'Whoever kills a zombie and finds something, never hunkers down and is never out of the fight, may gain Rep. All others may lose it.',
  'life.goal-food': 'Food for the month: {{food}} of {{people}}',
  'life.goal-base': 'A base here',
  'life.success-both': '{{who}}: kill a zombie and find something',
  'life.success-kill': '{{who}}: kill a zombie',
  'life.success-find': '{{who}}: find something',
  'life.success-done': '{{who}}: a success so far',
  'life.success-spoilt': '{{who}}: no success any more',
  'consequence.encounter': 'Takes {{part}}',
  'consequence.rest': 'The month ends',
  'consequence.travel': 'Takes fuel, or on foot a month',
  'consequence.retire': 'The campaign is over',
  'share.urban': 'a quarter of a month',
  'share.suburbs': 'half a month',
  'share.rural': 'a whole month',
  'costs.food': 'The month is over then. Mouths to feed: {{food}}; units of food: {{have}}',
  'costs.food-on-foot': 'On foot a month is over then. Mouths to feed: {{food}}; units of food: {{have}}',
  'costs.left-vehicles':
    'No vehicle of yours can go, for want of fuel, of repair or of a driver: all walk, and leave them behind for good',
  'costs.hunger': 'Whoever gets nothing {{nothing}}; those lost this month are fed first',
  'headline.lived-first': 'Still alive in the first month',
  'headline.lived_one': 'Still alive after a month',
  'headline.lived_other': 'Still alive after {{count}} months',
  'headline.gone-first': 'No Star was left in the first month',
  'headline.gone_one': 'No Star was left after a month',
  'headline.gone_other': 'No Star was left after {{count}} months',
  'ending.lives': '{{who}} lives.',
  'ending.fell': '{{who}} was lost: {{kind}}.',
};

/** The companion's words. */
const GIVES: Catalogue = {
  ...under('gives.keeping-together', { grunt: 'The Grunt' }),
  ...under('outcome.keeping-together', {
    spared: 'stays, and is not tested next time',
    stays: 'stays',
    leaves: 'slips away',
    mutiny: 'mutinies',
  }),
  'gives.experience.rep': 'Rep from now on',
  ...under('gives.area-stock', Object.fromEntries(STOCK.rows.map(({ resource, name }) => [resource, name]))),
  ...under('gives.month-food', {
    left: 'Food that is left',
    half: 'On half a ration: two points of Rep less',
    nothing: 'With nothing, and still there',
    gone: 'Starved, or gone',
  }),
};

/** Questions and sentences of a campaign between encounters. */
export const KEEPING_WORDS: Catalogue = {
  ...PLACES,
  ...ROLLS,
  ...Object.fromEntries(TIMELINE.rows.map(({ summary }, i) => [`timeline.${i + 1}`, summary])),
  rations_one: 'one unit of food',
  rations_other: '{{count}} units of food',
  'ask.heir': 'Who leads the band now?',
  'ask.where-to': 'Where to? On foot it takes a month.',
  'where-to.stay': 'Nowhere, for now',
  'where-to.known': 'Back to {{place}}, {{area}}',
  'where-to.new-urban': 'Into a city where nobody has been',
  'where-to.new-suburbs': 'Into suburbs where nobody has been',
  'where-to.new-rural': 'Into a stretch of country where nobody has been',
  'ask.convoy': 'Which vehicles go? Seats so far: {{seats}}, for {{people}}.',
  seats_one: 'one seat',
  seats_other: '{{count}} seats',
  'convoy.vehicle': 'Take {{what}}: {{seats}}, {{units}} out of the cans',
  'convoy.vehicle-full': 'Take {{what}}: {{seats}}, fuel enough in the tank',
  'convoy.go': 'No more: drive off',
  'convoy.walk': 'All walk, for a month, and leave the vehicles',
  'ask.left-behind': 'There are not enough seats. Who stays behind, for good? {{n}} of them.',
  'ask.who-eats':
    'There is not enough for {{people}}: {{units}}. Who gets a whole one? Two may share one, and lose 2 Rep each. Whoever gets nothing {{nothing}}.',
  'ask.who-shares':
    'Left for those who share: {{units}}. Who lives on half of one, and loses 2 Rep? Whoever is left out {{nothing}}.',
  'with-nothing.four-points': 'loses 4 Rep, and dies at Rep 4 or less',
  'with-nothing.leaves': 'leaves, but a Star loses 4 Rep, and dies at Rep 4 or less',
  'with-nothing.soft': 'loses 2 Rep',
  'food-after-lost': '{{units}}, after the share of those who were lost this month',
  'ask.whom-for': 'A raid for whom?',
  'whom-for.captive': 'To free {{who}}',
  'whom-for.goods': 'For goods alone',
  'ask.who-goes-alone': 'Who goes?',
  'next.travel': 'Go to another area',
  'next.base': 'See to what is stored in the base',
  ...LIFE_WORDS,
  ...GIVES,
  'outcome.lived': 'They live on',
  'outcome.gone': 'No Star is left',
};
