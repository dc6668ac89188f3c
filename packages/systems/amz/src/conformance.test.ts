import { readdirSync, readFileSync } from 'node:fs';
import type { Setup } from '@shambles/engine';
import { type Course, checkGolden, courses, filesIn, keptGames, rulesIn } from '@shambles/engine/conformance';
import { describe, it } from 'vitest';
import { amz } from './index.js';
import { REGISTER } from './register.js';

const setup = (scenario: string, options: Setup['options'] = {}): Setup => ({ scenario, options });

/** Every scenario alone and with a player of the dead, and every other option of the table. */
const SETUPS: readonly Setup[] = [
  setup('lecture-hall', { zombies: 'player' }),
  setup('night-at-the-clinic'),
  setup('shopping-list', { zombies: 'player', 'solid-cover': 'alone', 'defense-cap': 'from' }),
  setup('cut-the-strings', { zombies: 'player' }),
  setup('bag-at-the-ford', { infection: '5', drift: 'toward' }),
  setup('lecture-hall', { 'close-combat': 'bare', 'defensive-fire': 'plain', 'kept-fire': 'lost' }),
  setup('night-at-the-clinic', { zombies: 'player', helicopter: 'fourth', flight: 'first' }),
  setup('shopping-list', { burst: 'none', 'first-aid': 'same' }),
  setup('cut-the-strings', { possessed: 'mode', formation: 'by-hand' }),
];

const GAMES: Course['games'] = {
  'random play to the end': 18,
  'states are plain data': 2,
  'twins and replays': 2,
  'undo and redo': 1,
  'what-if branches': 1,
  'answers from outside': 3,
  'standing answers': 2,
  'hidden things': 4,
  'in company': 3,
  corrections: 3,
  'damaged journals': 2,
  'the evening': 1,
};

/** Every second game mixes in other options, and files that players could bring. */
const written = new URL('../../../../fixtures/written/file-1/', import.meta.url);
const MIX: Course['mix'] = {
  files: filesIn(amz, readdirSync(written), (name) => readFileSync(new URL(name, written), 'utf8')),
  // Being asked then tells that a card fits, as the option says.
  without: ['card-asks'],
};

describe('Ambush Z keeps what the engine promises', () => {
  it.each(
    courses(amz, {
      setups: SETUPS,
      games: GAMES,
      mix: MIX,
      most: 10_000,
      rules: rulesIn(REGISTER),
      env: process.env,
    }),
  )('%s', (_, run) => run(), 900_000);
});

describe('golden games', () => {
  const folder = new URL('../golden/', import.meta.url);
  const kept = keptGames(readdirSync(folder), (file) => readFileSync(new URL(file, folder), 'utf8'));

  it.each(kept.map((game) => [game.name, game] as const))(
    '%s replays to its checksum',
    (_, game) => checkGolden(amz, game),
    60_000,
  );
});
