import type { Catalogue } from '@shambles/engine';

/** Words for laying out a table before play, for the catalogue of a book whose players may do that. */
export const LAY_WORDS: Catalogue = {
  'draw.town': 'Which town it is',
  'ask.lay': 'Is this the table to play on?',
  'lay.play': 'Play on this table',
  'lay.another': 'Another town',
  'lay.turn': 'Turn the whole table by a quarter',
  'lay.edit': 'Change what stands on it',
  'ask.lay-what': 'What is to be changed?',
  'lay.thing': '{{name}}',
  'lay.add-house': 'Add a house',
  'lay.add-car': 'Add a car',
  'lay.add-low-wall': 'Add a low wall',
  'lay.add-hedge': 'Add a hedge',
  'lay.add-woods': 'Add woods',
  'lay.add-lamp': 'Add a lamp',
  'lay.add-trailer': 'Add a trailer or a container',
  'ask.lay-thing': 'What becomes of {{name}}?',
  'lay.move': 'Move it',
  'lay.quarter': 'Turn it by a quarter',
  'lay.remove': 'Take it away',
  'lay.leave': 'Leave it as it is',
  'ask.lay-where': 'Where does the middle of {{name}} come to?',
};
