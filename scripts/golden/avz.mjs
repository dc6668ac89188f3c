import { readFileSync } from 'node:fs';

/** The printed tiles, but fewer: a game of three turns. */
const tiles = JSON.parse(
  readFileSync(new URL('../../packages/systems/avz/data/tiles.json', import.meta.url), 'utf8'),
);
const short = { tiles: { ...tiles, tiles: tiles.tiles.slice(0, 5) } };

/** All tiles have the same icons, so every turn is the same. Two tiles are never turned up. */
const always = (icons, turns = 2) => ({
  tiles: {
    tiles: Array.from({ length: turns + 2 }, (_, n) => ({ tile: `T${n + 1}`, number: 4, icons })),
  },
});

const game = (name, options, files, more = {}) => ({
  name,
  setup: { scenario: 'standard', options, ...(files && { files }) },
  seed: `golden/${name}`,
  ...more,
});

export const AVZ = [
  { name: 'printed', setup: { scenario: 'standard', options: {} }, seed: 'golden-1' },
  {
    name: 'summary-readings',
    setup: { scenario: 'standard', options: { rampage: '5', chomp: 'grave' }, files: short },
    seed: 'golden-2',
  },
  {
    name: 'sixes-and-a-die-for-sides',
    setup: { scenario: 'standard', options: { special: 'six-only', sides: 'die' }, files: short },
    seed: 'golden-3',
  },
  {
    name: 'taken-back',
    setup: { scenario: 'standard', options: {}, files: short },
    seed: 'golden-4',
    wander: true,
  },
  game('ordinary-hits', { special: 'normal' }, short),
  game('every-other-reading', { rampage: '5', chomp: 'grave', special: 'normal', sides: 'die' }, short),
  game('six-locations', { rampage: '6' }, always(['mutant'])),
  game('five-locations', { rampage: '5' }, always(['mutant'])),
  game('up-again-here', { chomp: 'here' }, always(['laser', 'laser'], 3)),
  game('back-to-the-grave', { chomp: 'grave' }, always(['laser', 'laser'], 3)),
  game('claws', {}, always(['zombie_claw'])),
  game('claws-and-ordinary-hits', { special: 'normal', sides: 'agreed' }, always(['zombie_claw'])),
  game('the-dead-rise', {}, always(['zombie_rise'])),
  game('bites-and-a-laser', {}, always(['laser', 'zombie_bite', 'zombie_bite'])),
  game('missiles', {}, always(['bfar'])),
  game(
    'a-village',
    { sides: 'die' },
    { board: { rows: ['BPD', 'DBB', 'BBP'] }, ...always(['zombie_bite'], 1) },
  ),
];
