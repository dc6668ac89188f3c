import type { Catalogue } from '@shambles/engine';

/** What two sixes bring, and what is thrown for it. */
export const EVENT_WORDS: Catalogue = {
  'occurrence.barking-dog': 'a barking dog',
  'occurrence.weapon-breaks': 'a weapon that falls apart',
  'occurrence.wrong-ammo': 'the wrong ammunition',
  'occurrence.out-of-gas': 'out of gas',
  'occurrence.car-alarm': 'a car alarm',
  'occurrence.dead-end': 'a dead end',
  'occurrence.keys-left': 'keys left in a car',
  'occurrence.fire': 'a fire',
  'occurrence.shadows': 'shots at shadows',
  'occurrence.closet': 'a zombie in the closet',
  'occurrence.back-seat': 'a zombie in the back seat',
  'occurrence.bad-weather': 'bad weather',
  'occurrence.black-chopper': 'a black helicopter',
  'occurrence.safe-place': 'a safe place',
  'occurrence.cell-phone': 'a telephone',
  'roll.occurrence': 'What happens on two sixes',
  'draw.somebody': 'Whom it happens to',
  'draw.vehicle': 'Which vehicle',
  'roll.phone': 'How far off it rings',
  'roll.storm': 'When the weather breaks',
  'roll.surprise': 'Who is surprised',
  'roll.crossing': 'Left or right',
};
