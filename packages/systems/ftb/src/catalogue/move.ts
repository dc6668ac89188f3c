import type { Catalogue } from '@shambles/engine';
import { placeWords } from '@shambles/measured';
import { deeds } from './named.js';

const FAST = {
  three: '{{three}} passed three dice and can go two and a half times as far',
  two: '{{two}} passed two dice and can go twice as far',
  one: '{{one}} passed one and can go half as far again',
  none: '{{none}} passed none',
} as const;

/** Which of them there are: each combination is a sentence. */
const fast: Catalogue = Object.fromEntries(
  Array.from({ length: 2 ** Object.keys(FAST).length - 1 }, (_, n) => n + 1).map((bits) => {
    const there = Object.entries(FAST).filter((_, i) => (bits >> i) & 1);
    return [
      `tell.moves-fast-${there.map(([key]) => key).join('-')}`,
      `Fast Move: ${there.map(([, text]) => text).join('; ')}.`,
    ];
  }),
);

/** A sentence that ends with a length. */
const inches = (key: string, text: string): Catalogue => ({
  [`${key}_one`]: `${text}.`,
  [`${key}_other`]: `${text}es.`,
});

/** Places by name. FTB-8.2.1a. */
const PLACES = placeWords({ unit: 'in', near: 'Within an inch of {{name}}, {{where}}' });

/** Words of moving: what is told, and what is asked. */
export const MOVE_WORDS: Catalogue = {
  ...inches('tell.walked', '{{who}} went {{count}} inch'),
  ...inches('tell.walked-crawl', '{{who}} crawled {{count}} inch'),
  ...inches('tell.walked-away', '{{who}} got away from there, {{count}} inch'),
  'tell.walked-enter': '{{who}} came in sight of the place.',
  'tell.walked-charge': '{{who}} closed in.',
  ...inches('tell.walked-pef', 'Something moved out there, {{count}} inch'),
  'tell.moves-fast': '{{who}} went fast: dice passed {{passed}}, {{count}} inches more.',
  'tell.moves-fast-not': '{{who}} tried to go fast and could not: dice passed {{passed}}.',
  ...fast,
  'tell.prone': '{{who}} lay down.',
  'tell.stood': '{{who}} got up.',
  'tell.ducked-back-cover': '{{who}} ducked back into cover.',
  'tell.ducked-back-prone': '{{who}} ducked back: no cover near, so down on the ground.',
  'tell.ducked-back-behind': '{{who}} ducked back and turned away.',
  'tell.ran-away': '{{who}} ran away.',
  'tell.off-table': '{{who}} left.',
  'tell.off-table-north': '{{who}} left to the north.',
  'tell.off-table-east': '{{who}} left to the east.',
  'tell.off-table-south': '{{who}} left to the south.',
  'tell.off-table-west': '{{who}} left to the west.',

  'ask.activate': 'Who acts now?',
  activate: '{{who}}',
  'activate.pass': '{{who}} and group: let their turn go',
  'ask.deed': '{{who}} is active. What is done now?',
  'deed.together': 'Move together, {{who}} leads',
  'deed.fast-all': 'All {{n}} go fast: one set of dice',
  'deed.fast-some': 'Some go fast: one set of dice',
  'ask.fast-some': 'Who goes fast?',
  'deed.join': '{{whom}} joins the group of {{who}}',
  'deed.done': 'Done',
  ...deeds({
    move: 'move, {{inches}} inches left',
    fast: 'go fast',
    prone: 'lie down',
    stand: 'get up, for half the move',
    face: 'turn',
    leave: 'leave the table here',
  }),
  'own.holds': '{{things}}',
  'own.no-weapon': 'no weapon in view',

  'ask.move': 'Where does {{who}} go? {{inches}} inches are left.',
  'ask.together': 'Where does {{who}} lead the group? {{inches}} inches are left.',
  'ask.two-more': '{{who}} has been seen: where do the last {{inches}} inches lead?',
  stay: 'No farther',
  ...PLACES,
  'ask.face': 'Which way does {{who}} look?',
  'face.towards': 'Towards {{name}}',
};
