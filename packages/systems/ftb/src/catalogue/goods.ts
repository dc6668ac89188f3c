import { type Catalogue, under } from '@shambles/engine';
import { deeds } from './forms.js';

/** Words of Items: stories and asks. */
export const GOODS_WORDS: Catalogue = {
  thing: '{{thing}}',
  'ask.barter': 'With whom does {{who}} barter?',
  'barter.with': '{{who}}, Rep {{rep}}',
  'barter.nobody': 'Nobody',
  'ask.barter-item': 'What does {{who}} offer?',
  'ask.barter-second': 'A Luxury Item counts for two. What does {{who}} add?',
  'ask.barter-trade': '{{who}} offers {{thing}} for {{mine}}. Trade?',
  'barter.yes': 'Trade',
  'barter.no': 'No trade',
  'ask.take': 'What does {{who}} take from {{whom}}?',
  'ask.spoils': 'The fight is over. Who searches {{whom}}?',
  'spoils.nobody': 'Nobody',
  'ask.dose': '{{who}} may have been bitten. Take the Cure before it shows?',
  'dose.drink': 'Take the Cure: it uses up the action',
  'dose.test': 'Wait and see',
  'ask.pick-up': 'What does {{who}} take up?',
  'ask.put-away': 'What does {{who}} put away for it?',
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
