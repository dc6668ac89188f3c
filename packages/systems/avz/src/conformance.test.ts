import { readdirSync, readFileSync } from 'node:fs';
import { readJournal, readSetup } from '@shambles/engine';
import {
  type Course,
  checkGolden,
  courses,
  filesIn,
  keptGames,
  rulesIn,
  setupsOf,
} from '@shambles/engine/conformance';
import { describe, expect, it } from 'vitest';
import { avz } from './index.js';
import { REGISTER } from './register.js';

/** The printed game, and every option of the table. */
const setups = setupsOf(avz);

/** Games for each topic: thousands if a game takes a millisecond, fewer if each is played many times. */
const GAMES: Course['games'] = {
  'random play to the end': 2000,
  'states are plain data': 40,
  'twins and replays': 40,
  'undo and redo': 40,
  'what-if branches': 40,
  'answers from outside': 50,
  'standing answers': 50,
  'hidden things': 60,
  'in company': 40,
  corrections: 50,
  'damaged journals': 40,
  'the evening': 40,
};

/** Every second game mixes in other options, and files that players could bring. */
const written = new URL('../../../../fixtures/written/file-1/', import.meta.url);
const MIX: Course['mix'] = {
  files: filesIn(avz, readdirSync(written), (name) => readFileSync(new URL(name, written), 'utf8')),
};

describe('Aliens vs. Zombies keeps what the engine promises', () => {
  it.each(
    courses(avz, { setups, games: GAMES, mix: MIX, most: 5000, rules: rulesIn(REGISTER), env: process.env }),
  )('%s', (_, run) => run(), 300_000);
});

describe('golden games', () => {
  const folder = new URL('../golden/', import.meta.url);
  const kept = keptGames(readdirSync(folder), (file) => readFileSync(new URL(file, folder), 'utf8'));

  it.each(kept.map((game) => [game.name, game] as const))(
    '%s replays to its checksum',
    (_, game) => checkGolden(avz, game),
    60_000,
  );

  it('there is one of every scenario and of every value of every option', () => {
    const setups = kept.map((game) => readSetup(readJournal(game.text).header.setup, avz));
    expect(new Set(setups.map((s) => s.scenario.id))).toEqual(new Set(avz.scenarios.map((s) => s.id)));
    for (const { id, values } of avz.options)
      expect(new Set(setups.map((s) => s.options[id])), id).toEqual(new Set(values.map((v) => v.id)));
  });
});
