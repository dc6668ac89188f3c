import { readdirSync, readFileSync } from 'node:fs';
import type { Setup } from '@shambles/engine';
import { type Course, checkGolden, courses, filesIn, keptGames } from '@shambles/engine/conformance';
import { describe, it } from 'vitest';
import { bdz } from './index.js';

const setup = (scenario: string, options: Setup['options'] = {}): Setup => ({ scenario, options });

/** Every scenario, with the options that make the most difference. */
const SETUPS: readonly Setup[] = [
  setup('first-contact'),
  setup('atm-adventure'),
  setup('the-bleens'),
  setup('crossroads', { dice: 'shared', time: 'night' }),
  setup('bands', { attributes: 'with', since: 'months', ground: 'street' }),
  setup('stand', { area: 'rural', 'leader-alone': 'own-leader', ground: 'apartments' }),
  setup('crossroads', { area: 'urban', weather: 'foul', attributes: 'with' }),
  setup('anywhere', { area: 'rural', wandering: 'on' }),
  setup('anywhere', { area: 'urban', time: 'dusk' }),
  // Day One ends with the day, or with the campaign that follows it if the options ask for one.
  setup('day-one'),
  setup('campaign', { area: 'rural' }),
  setup('campaign', { area: 'urban', fights: 'asked' }),
  setup('campaign', { area: 'suburbs', attributes: 'with', 'star-lost': 'successor' }),
  // The other reading of everything that the book leaves open.
  setup('crossroads', {
    'each-hit': 'each-hit',
    'no-line': 'duck-back',
    volleys: 'each-fire',
    tests: 'all',
    'zombies-seen': 'each',
    chargers: 'each',
    'down-tests': 'none',
    rear: 'always',
    'impact-die': 'once',
    'saw-ones': 'first-throw',
    surprise: 'whole-melee',
    feasts: 'each-turn',
    'easy-to-hit': 'rep',
    finishing: 'free-shots',
    'into-melee': 'risk',
    pivot: 'rear-axle',
  }),
];

const GAMES: Course['games'] = {
  'random play to the end': 24,
  'states are plain data': 2,
  'twins and replays': 2,
  'undo and redo': 2,
  'what-if branches': 2,
  'answers from outside': 2,
  'standing answers': 2,
  'hidden things': 3,
  'in company': 2,
  corrections: 3,
  'damaged journals': 2,
  'the evening': 1,
};

/** Every second game mixes in other options, and files that players could bring. */
const written = new URL('../../../../fixtures/written/file-1/', import.meta.url);
const MIX: Course['mix'] = {
  files: filesIn(bdz, readdirSync(written), (name) => readFileSync(new URL(name, written), 'utf8')),
};

describe('Better Dead Than Zed keeps what the engine promises', () => {
  it.each(courses(bdz, { setups: SETUPS, games: GAMES, mix: MIX, most: 10_000, env: process.env }))(
    '%s',
    (_, run) => run(),
    600_000,
  );
});

describe('golden games', () => {
  const folder = new URL('../golden/', import.meta.url);
  const kept = keptGames(readdirSync(folder), (file) => readFileSync(new URL(file, folder), 'utf8'));

  it.each(kept.map((game) => [game.name, game] as const))(
    '%s replays to its checksum',
    (_, game) => checkGolden(bdz, game),
    60_000,
  );
});
