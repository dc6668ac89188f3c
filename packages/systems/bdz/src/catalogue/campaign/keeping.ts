import type { Catalogue } from '@shambles/engine';
import { TIMELINE } from '../../tables/campaign/keeping.js';

const TOWNS =
  'Ashby Barlow Calder Dunmore Elkton Fairview Granger Harlan Irvine Jasper Kendall Larkin Milford Norden Oakhurst Preston Quincy Rowan Selby Tilden Upton Vernon Walton Yardley'.split(
    ' ',
  );
const PARTS = ['', 'East ', 'West ', 'North ', 'South ', 'New ', 'Old ', 'Upper ', 'Lower ', 'Far '];

/** Places of a campaign, by number. */
const PLACES: Catalogue = Object.fromEntries(
  PARTS.flatMap((part, round) =>
    TOWNS.map((town, i) => [`place.place-${round * TOWNS.length + i + 1}`, `${part}${town}`]),
  ),
);

/** Rolls of a campaign between encounters. */
const ROLLS: Catalogue = {
  'roll.stock': 'What the area holds',
  'roll.together': 'Keeping it together',
  'roll.shoots-first': 'Who shoots first',
  'roll.experience': 'Rep after the encounter',
};

/** What a campaign asks and tells while a band lives on. */
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
  'where-to.new-rural': 'Into country where nobody has been',
  'ask.convoy': 'Which vehicles go? Seats so far: {{seats}}, for {{people}}.',
  'convoy.vehicle': 'Take {{what}}: {{fuel}} units of fuel out of the cans',
  'convoy.go': 'No more: drive off',
  'convoy.walk': 'All walk, for a month, and leave the vehicles',
  'ask.left-behind': 'There are not enough seats. Who stays behind, for good? {{n}} of them.',
  'ask.who-eats': 'There is not enough for all: {{food}} units of food. Who gets a whole one?',
  'ask.who-shares': '{{food}} units are left. Who lives on half of one?',
  'ask.whom-for': 'A raid for whom?',
  'whom-for.captive': 'To free {{who}}',
  'whom-for.goods': 'For goods alone',
  'ask.who-goes-alone': 'Who goes?',
  'next.travel': 'Go to another area',
  'outcome.lived': 'They live on',
  'outcome.gone': 'Nobody is left',
};
