import type { Catalogue } from '@shambles/engine';
import { POINTS } from '@shambles/field';
import { deeds, named } from './named.js';

const SECTIONS = [
  'the north-west corner',
  'the north',
  'the north-east corner',
  'the west',
  'the middle',
  'the east',
  'the south-west corner',
  'the south',
  'the south-east corner',
];

/** Places by the names that a player goes to them by, and on the way there. */
const PLACES: Catalogue = {
  ...named('point', Object.fromEntries(POINTS.map((point) => [point, point]))),
  ...named('place', {
    'in-door': 'Into {{house}} by the {{side}} door',
    'in-door-far': 'Towards {{house}}, its {{side}} door, {{whole}} in off',
    'in-window': 'Into {{house}} by a window on its {{side}} side',
    'in-window-far': 'Towards {{house}}, a window on its {{side}} side, {{whole}} in off',
    'out-door': 'Out of {{house}} by the {{side}} door',
    'out-door-far': 'Towards the {{side}} door of {{house}}, {{whole}} in off',
    'out-window': 'Out of {{house}} by a window on its {{side}} side',
    'out-window-far': 'Towards a window of {{house}}, {{side}}, {{whole}} in off',
    door: 'To the {{side}} door of {{house}}',
    up: 'Up the stairs',
    down: 'Down the stairs',
    beside: 'Next to {{name}}, {{where}}',
    'beside-far': 'Towards {{name}}, {{where}}, {{whole}} in off',
    near: 'Within an inch of {{name}}, {{where}}',
    'near-far': 'Towards {{name}}, {{where}}, {{whole}} in off',
    to: 'To {{name}}, {{where}}',
    'to-far': 'Towards {{name}}, {{where}}, {{whole}} in off',
    heap: 'To what lies there: {{things}}, {{where}}',
    vehicle: 'Beside the {{kind}}, {{where}}',
    edge: 'To the {{edge}} edge, to leave by it',
    'edge-far': 'Towards the {{edge}} edge, {{whole}} in off',
    cover: 'Into cover by {{thing}}, {{where}}',
    hidden: 'Out of sight by {{thing}}, {{where}}',
    'hidden-open': 'Out of sight, {{where}}',
    away: 'As far from the dead as it goes',
    point: 'As far {{where}} as it goes',
    ...Object.fromEntries(
      SECTIONS.flatMap((where, i) => [
        [`section-${i + 1}`, `Into Section ${i + 1}, ${where} of the table`],
        [`section-${i + 1}-far`, `Towards Section ${i + 1}, ${where} of the table, {{whole}} in off`],
      ]),
    ),
  }),
};

/** Words of moving: what is told, and what is asked. */
export const MOVE_WORDS: Catalogue = {
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
