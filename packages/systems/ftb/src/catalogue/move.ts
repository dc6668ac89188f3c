import type { Catalogue } from '@shambles/engine';
import { placeWords } from '@shambles/measured';
import { deeds } from './forms.js';

/** Places by name. FTB-8.2.1a. */
const PLACES = placeWords({ unit: 'in', near: 'Within an inch of {{name}}, {{where}}' });

/** Words of moving: stories and asks. */
export const MOVE_WORDS: Catalogue = {
  'ask.activate': 'Who acts now?',
  activate: '{{who}}',
  'activate.pass_one': '{{who}}: let the turn go',
  'activate.pass_other': '{{who}} and group: let their turn go',
  'ask.deed': '{{who}} is active. What now?',
  'deed.together': 'Move together, {{who}} leads',
  'deed.fast-all': 'All {{n}} go fast: one set of dice',
  'deed.fast-both': 'Both go fast: one set of dice',
  'deed.fast-some': 'Some go fast: one set of dice',
  'ask.fast-some': 'Who goes fast?',
  'deed.join': '{{whom}} joins the group of {{who}}',
  'deed.done': 'Done',
  ...deeds({
    move_one: 'move, up to an inch',
    move: 'move, up to {{inches}} inches',
    fast: 'go fast',
    prone: 'lie down',
    stand: 'get up, for half the move',
    face: 'turn',
    leave: 'leave the table here',
  }),
  'own.holds': '{{things}}',
  'own.no-weapon': 'no weapon in view',

  'ask.move_one': 'Where does {{who}} go? One inch at most.',
  'ask.move': 'Where does {{who}} go? {{inches}} inches at most.',
  'ask.together_one': 'Where does {{who}} lead the group? One inch at most.',
  'ask.together': 'Where does {{who}} lead the group? {{inches}} inches at most.',
  'ask.two-more_one': '{{who}} has been seen: where does the last inch lead?',
  'ask.two-more': '{{who}} has been seen: where do the last {{inches}} inches lead?',
  stay: 'No farther',
  ...PLACES,
  'ask.face': 'Which way does {{who}} look?',
  'face.towards': 'Towards {{name}}',
};
