import { type Catalogue, under } from '@shambles/engine';
import type { ENDS } from '../facts/turn.js';
import { deeds } from './forms.js';

const WHY: { readonly [why in (typeof ENDS)[number]]: string } = {
  'nobody-left': 'nobody was left there to go on',
  'they-are-gone': 'the others were down or gone',
  taken: 'they had what they came for',
  enough: 'there was nothing left to do',
  'last-pef': 'that was the last of it',
  burgled: 'whoever it was had been and gone',
  elsewhere: 'so the players said',
};

/** Words of the sequence of an Encounter: stories and asks. */
export const TURN_WORDS: Catalogue = {
  ...under('why-over', WHY),

  ...under('roll', {
    'day-part': 'What time of day',
    moon: 'Full moon',
    'who-moves': 'Who moves',
    'raid-look': 'Is it here?',
    'raid-items': 'How much of it',
    'robbery-fight': 'Do they fight?',
    surrender: 'Items handed over',
    'at-home': 'Is anybody at Home?',
    stolen: 'What is stolen',
    who: 'Who is it?',
  }),

  'ask.enter-by': 'Section {{section}}: by which edge do you come in, and how fast?',
  'enter-by.north': 'By the north edge',
  'enter-by.east': 'By the east edge',
  'enter-by.south': 'By the south edge',
  'enter-by.west': 'By the west edge',
  'enter-by.north-fast': 'By the north edge, with a Fast Move',
  'enter-by.east-fast': 'By the east edge, with a Fast Move',
  'enter-by.south-fast': 'By the south edge, with a Fast Move',
  'enter-by.west-fast': 'By the west edge, with a Fast Move',
  'ask.enter_one': 'Where does {{who}} go from the edge?',
  'ask.enter': 'Where does {{who}} go from the edge? Anybody with {{who}} goes alongside.',
  'ask.robbed': 'They want what you carry. What now?',
  'robbed.surrender': 'Hand over what they ask for: 1 to 3 Items each',
  'robbed.in-sight': 'Refuse: In Sight says who acts first',
  'ask.surrender': 'Which Items does {{who}} hand over? {{n}} in all.',
  'ask.go-on': 'On to the next place where somebody may be (number {{n}} of 3), or home?',
  'go-on.on': 'On',
  'go-on.home': 'Home',
  'deed.end': 'End the Encounter here',
  ...deeds({
    mingle: 'look who else is here',
  }),
};
