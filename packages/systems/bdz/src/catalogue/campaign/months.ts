import type { Catalogue } from '@shambles/engine';

/** First names, in an order in which eleven neighbours begin with different letters. */
const FIRST =
  'Abel Elmer June Sven Bea Frank Mabel Vic Cora Hugo Pearl Zeke Edna Jerry Sadie Anton Flora Lou Uma Clem Hazel Otto Yara Dirk Jade Roy Alma Felix Lena Tom Carla Gus Nora Walt Dina Ivan Rita Agnes Esther Kurt Tess Bert Gail Max Wanda Curt Ida Quinn'.split(
    ' ',
  );
const LAST = 'ABCDEFGHIJKLMNOPRSTVW'.split('');

/** Names of people met in a campaign, by number: a first name, followed by a letter from the second round on. */
export const PEOPLE_NAMES: Catalogue = Object.fromEntries(
  Array.from({ length: FIRST.length * (LAST.length + 1) }, (_, i) => {
    const round = Math.floor(i / FIRST.length);
    const first = FIRST[i % FIRST.length] as string;
    return [`p-${i + 1}`, round === 0 ? first : `${first} ${LAST[round - 1]}.`];
  }),
);

/** Questions and sentences of a campaign between encounters. */
export const CAMPAIGN_WORDS: Catalogue = {
  'encounter.discover': 'Discover',
  'encounter.raid': 'Raid',
  'encounter.take-back': 'Take Back',
  'encounter.road': 'On the road',
  'encounter.mutiny': 'Mutiny',
  'encounter.day-one': 'Day One',
  'part.daytime': 'by day',
  'part.pre-dawn': 'before dawn',
  'part.evening': 'in the evening',
  'part.night': 'at night',
  'area.urban': 'the city',
  'area.suburbs': 'the suburbs',
  'area.rural': 'the country',
  'ask.next': 'Month {{month}}, {{place}}, {{area}}. Food: {{food}}. What now?',
  'next.discover': 'Discover: search for people and goods',
  'next.raid': 'Raid a settlement',
  'next.take-back': 'Take Back: clear a place for a base',
  'next.rest': 'Let the rest of the month go by',
  'next.retire': 'End the story here',
  'ask.part': 'At what time of day? {{meaning}}',
  'part-meaning.discover': 'More on What’s Inside means more of the dead in buildings.',
  'part-meaning.take-back': 'More on What’s Inside means more of the dead in buildings.',
  'part-meaning.raid': 'More on Awareness means that they are less prepared for you.',
  'part-meaning.road': 'More on Awareness means that you notice them sooner.',
  'choose-part.daytime': 'By day',
  'choose-part.pre-dawn': 'Before dawn',
  'choose-part.evening': 'In the evening',
  'choose-part.night': 'At night',
  'choose-part.seeing': '{{when}}, seeing {{sight}}″',
  'choose-part.discover': '{{when}}: {{inside}} on What’s Inside',
  'choose-part.take-back': '{{when}}: {{inside}} on What’s Inside',
  'choose-part.raid': '{{when}}: {{occupants}} on how many are inside, {{awareness}} on their Awareness',
  'choose-part.road': '{{when}}: {{road}} on Awareness',
  'ask.who-goes':
    'Who goes along? {{star}} does. The more of you there are, the more of the dead stand about.',
};
