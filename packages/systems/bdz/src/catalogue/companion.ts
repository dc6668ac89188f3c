import type { Catalogue } from '@shambles/engine';

const under = (key: string, words: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(words).map(([word, text]) => [`${key}.${word}`, text]));

/** What the companion tells beside a real table. */
export const COMPANION_WORDS: Catalogue = {
  ...under('gives.shoot', { target: 'Target' }),
  ...under('outcome.shoot', {
    none: 'nothing',
    'duck-back': 'ducks back',
    retire: 'runs',
    fire: 'fires back',
    'snap-fire': 'snap fires back',
    'knocked-down': 'knocked down',
    stunned: 'stunned',
    out: 'out of the fight',
    dead: 'dead',
  }),
  ...under('gives.received-fire', { result: 'Does' }),
  ...under('outcome.received-fire', {
    'carry-on': 'carries on',
    fire: 'fires',
    'snap-fire': 'snap fires',
    'duck-back': 'ducks back',
    retire: 'retires',
  }),
  ...under('gives.melee', { result: 'Comes to' }),
  ...under('outcome.melee', { won: 'wins', locked: 'fights on', out: 'out of the fight', dead: 'dead' }),
  ...under('gives.start-roll', { engine: 'The engine' }),
  ...under('outcome.start-roll', { starts: 'starts', fails: 'does not' }),
  ...under('gives.ram', { 'out of action': 'Out of action' }),
  ...under('outcome.ram', {
    nothing: 'neither',
    theirs: 'the other',
    ours: 'the one that rams',
    both: 'both',
  }),
};
