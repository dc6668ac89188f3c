import { type Catalogue, under } from '@shambles/engine';
import type { Occurrence } from '../../tables/campaign/events.js';

const OCCURS = {
  'barking-dog': 'a barking dog',
  'weapon-breaks': 'a weapon that falls apart',
  'wrong-ammo': 'the wrong ammunition',
  'out-of-gas': 'out of gas',
  'car-alarm': 'a car alarm',
  'dead-end': 'a dead end',
  'keys-left': 'keys left in a car',
  fire: 'a fire',
  shadows: 'shots at shadows',
  closet: 'a zombie in the closet',
  'back-seat': 'a zombie in the back seat',
  'bad-weather': 'bad weather',
  'black-chopper': 'a black helicopter',
  'safe-place': 'a safe place',
  'cell-phone': 'a telephone',
} as const satisfies { readonly [event in Occurrence]: string };

/** The random occurrences on two sixes, and their rolls. */
export const EVENT_WORDS: Catalogue = {
  ...under('occurrence', OCCURS),
  'gives.random-occurrence.happens': 'What happens',
  ...under('outcome.random-occurrence', OCCURS),
  'roll.occurrence': 'What happens on two sixes',
  'draw.somebody': 'Whom it happens to',
  'draw.vehicle': 'Which vehicle',
  'roll.phone': 'How far off it rings',
  'roll.storm': 'When the weather breaks',
  'roll.surprise': 'Who is surprised',
  'roll.crossing': 'Left or right',
};
