import type { Catalogue } from '@shambles/engine';
import { POINTS } from '@shambles/field';

/** The nine sections of a table, row by row from the north-west. */
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

/**
 * Names of places for going there and for moving towards them. The whole way from where somebody stands is measured with
 * what doors and rough ground cost, so it can be much more than the straight distance. `unit` is the unit of lengths.
 * `near` is the wording for going as near to a foe as the book's charge begins.
 */
export function placeWords({ unit, near }: { readonly unit: 'in' | 'cm'; readonly near: string }): Catalogue {
  return {
    ...Object.fromEntries(POINTS.map((point) => [`point.${point}`, point])),
    'place.in-door': 'Into {{house}} by the {{side}} door',
    'place.in-door-far': `On the way into {{house}}, by its {{side}} door, {{whole}} ${unit} from here`,
    'place.in-window': 'Into {{house}} by a window on its {{side}} side',
    'place.in-window-far': `On the way into {{house}}, by a window on its {{side}} side, {{whole}} ${unit} from here`,
    'place.out-door': 'Out of {{house}} by the {{side}} door',
    'place.out-door-far': `Towards the {{side}} door of {{house}}, {{whole}} ${unit} from here`,
    'place.out-window': 'Out of {{house}} by a window on its {{side}} side',
    'place.out-window-far': `Towards a window of {{house}}, {{side}}, {{whole}} ${unit} from here`,
    'place.door': 'To the {{side}} door of {{house}}',
    'place.up': 'Up the stairs',
    'place.down': 'Down the stairs',
    'place.beside': 'Next to {{name}}, {{where}}',
    'place.beside-far': `Towards {{name}}, {{where}}, {{whole}} ${unit} from here`,
    'place.near': near,
    'place.near-far': `Towards {{name}}, {{where}}, {{whole}} ${unit} from here`,
    'place.to': 'To {{name}}, {{where}}',
    'place.to-far': `Towards {{name}}, {{where}}, {{whole}} ${unit} from here`,
    'place.heap': 'To what lies there: {{things}}, {{where}}',
    'place.beside-vehicle': 'Beside the {{kind}}, {{where}}',
    'place.edge': 'To the {{edge}} edge, to leave by it',
    'place.edge-far': `Towards the {{edge}} edge, {{whole}} ${unit} from here`,
    'place.cover': 'Into cover by {{thing}}, {{where}}',
    'place.hidden': 'Out of sight by {{thing}}, {{where}}',
    'place.hidden-open': 'Out of sight, {{where}}',
    'place.away': 'As far from the dead as possible',
    'place.point': 'As far {{where}} as possible',
    ...Object.fromEntries(
      SECTIONS.flatMap((where, i) => [
        [`place.section-${i + 1}`, `Into Section ${i + 1}, ${where} of the table`],
        [
          `place.section-${i + 1}-far`,
          `Towards Section ${i + 1}, ${where} of the table, {{whole}} ${unit} from here`,
        ],
      ]),
    ),
  };
}
