import type { Catalogue } from '../index.js';
import type { MeadowFact } from './meadow-state.js';

export const NAMES: { readonly [seat: string]: string } = { ann: 'Ann', bob: 'Bob', cat: 'Cat' };

const who = (f: { readonly who: string }) => NAMES[f.who] ?? f.who.replace('-', ' ');

export const TOLD: {
  readonly [is: string]: (
    f: never,
  ) => { key: string; values?: { [name: string]: string | number } } | undefined;
} = {
  turn: (f: MeadowFact & { is: 'turn' }) => ({ key: 'told.turn', values: { turn: f.turn } }),
  hidden: () => ({ key: 'told.hidden' }),
  'hidden-somewhere': () => ({ key: 'told.hidden' }),
  played: (f: MeadowFact & { is: 'played' }) => ({
    key: 'told.played',
    values: {
      cards: Object.entries(f.cards)
        .map(([id, c]) => `${NAMES[id]} ${c}`)
        .join(', '),
    },
  }),
  went: (f: MeadowFact & { is: 'went' }) => ({
    key: 'told.went',
    values: { who: who(f), x: f.at[0], y: f.at[1] },
  }),
  turned: (f: MeadowFact & { is: 'turned' }) => ({
    key: 'told.turned',
    values: { who: who(f), facing: f.facing },
  }),
  threw: (f: MeadowFact & { is: 'threw' }) => ({
    key: 'told.threw',
    values: { who: who(f), x: f.x, y: f.y },
  }),
  fled: (f: MeadowFact & { is: 'fled' }) => ({ key: 'told.fled', values: { who: who(f) } }),
  hopped: (f: MeadowFact & { is: 'hopped' }) => ({ key: 'told.hopped', values: { who: who(f) } }),
  found: (f: MeadowFact & { is: 'found' }) => ({ key: 'told.found', values: { who: who(f) } }),
  ended: (f: MeadowFact & { is: 'ended' }) => ({ key: 'told.ended', values: { level: f.level } }),
};

export const ENGLISH: Catalogue = {
  'ask.card': 'Which card?',
  'ask.run': '{{who}} runs. Where to?',
  'ask.face': '{{who}} turns. Which way?',
  'ask.throw': '{{who}} throws a stone. Where?',
  'ask.hide': 'Where does the egg lie?',
  'card.run': 'Run',
  'card.turn': 'Turn',
  'card.throw': 'Throw a stone',
  'spot.stay': 'Stay',
  'spot.ladder': 'Up the ladder',
  'spot.nest': 'In the nest',
  'spot.crow-1': 'At crow 1',
  'spot.crow-2': 'At crow 2',
  'spot.crow-3': 'At crow 3',
  'spot.north': 'North',
  'spot.east': 'East',
  'spot.south': 'South',
  'spot.west': 'West',
  'roll.stone': 'Stone',
  'roll.hop': 'Hop',
  'side.scouts': 'Scouts',
  'side.crows': 'Crows',
  'told.turn': 'Turn {{turn}}',
  'told.turn~1': '',
  'told.hidden': 'The egg is hidden.',
  'told.played': 'The cards are turned up: {{cards}}.',
  'told.went': '{{who}} runs to {{x}} {{y}}.',
  'told.turned': '{{who}} turns to {{facing}}°.',
  'told.threw': '{{who}} throws a stone to {{x}} {{y}}.',
  'told.fled': '{{who}} flies away.',
  'told.hopped': '{{who}} hops.',
  'told.found': '{{who}} finds the egg.',
  'told.ended': 'It is over: {{level}}.',
  'warn.water': 'ends beside the water',
};
