import { type Catalogue, under } from '@shambles/engine';
import { deeds } from './forms.js';

/** Words of Items: stories and asks. */
export const GOODS_WORDS: Catalogue = {
  thing: '{{thing}}',
  'ask.barter': '{{who}}: barter with whom?',
  'barter.with': '{{who}}, Rep {{rep}}',
  'barter.nobody': 'Nobody',
  'ask.barter-item': '{{who}}: what is offered?',
  'ask.barter-second': '{{who}}: a Luxury Item counts for two. What is added?',
  'ask.barter-trade': '{{who}} has {{thing}} for {{mine}}. Trade?',
  'barter.yes': 'Trade',
  'barter.no': 'No trade',
  'ask.take': '{{who}}: what is taken from {{whom}}?',
  'ask.spoils': 'The fight is over. Who searches {{whom}}?',
  'spoils.nobody': 'Nobody',
  'ask.dose': '{{who}} may have been bitten. Take the Cure before it shows?',
  'dose.drink': 'Take the Cure: it uses up the action',
  'dose.test': 'Wait and see',
  'ask.pick-up': '{{who}}: what is taken up?',
  'ask.put-away': '{{who}}: what is put away for it?',
  ...deeds({
    search: 'search {{where}}',
    loot: 'loot {{whom}}',
    take: 'take things from {{whom}}',
    'pick-up': 'take up {{things}}',
    barter: 'barter with {{whom}}',
    draw: 'get {{thing}} to hand',
    'put-on': 'put on {{thing}}',
    hide: 'hide the weapons',
    show: 'bring the weapons out',
    drink: 'take the Cure',
  }),

  ...under('roll', {
    loot: 'Loot',
    'loot-what': 'What it is',
    'loot-weapon': 'Which weapon',
    searchers: 'How many can search',
    cure: 'The Cure?',
    doses: 'How many doses',
  }),
};
