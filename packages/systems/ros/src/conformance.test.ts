import { readdirSync, readFileSync } from 'node:fs';
import type { Json, Setup } from '@shambles/engine';
import {
  type Course,
  checkGolden,
  conformTo,
  courses,
  filesIn,
  keptGames,
  rulesIn,
} from '@shambles/engine/conformance';
import { describe, expect, it } from 'vitest';
import { ros } from './index.js';
import { REGISTER } from './register.js';
import { SCENARIOS } from './tables/scenarios.js';

const setup = (scenario: string, options: Setup['options'] = {}): Setup => ({ scenario, options });

/** Every scenario, each with a person as umpire, with few and many survivors, and every other option of the table. */
const SETUPS: readonly Setup[] = [
  setup('trapped', { survivors: '2' }),
  setup('pick-up', { umpire: 'person', survivors: '2' }),
  setup('supply-run', { survivors: '1', hordes: 'fewer' }),
  setup('safe-house', { survivors: '6' }),
  setup('trapped', { umpire: 'person', survivors: '3', room: 'enter', blasts: 'everybody' }),
  setup('pick-up', { survivors: '3', hordes: 'fewer', fences: 'helped' }),
  setup('safe-house', { umpire: 'person', pass: 'nobody', survivors: '2', aim: 'rolled' }),
  setup('supply-run', { umpire: 'person', survivors: '2' }),
  setup('safe-house'),
  setup('supply-run', { survivors: '5', room: 'enter' }),
  setup('trapped', { survivors: '1', pass: 'nobody' }),
  setup('pick-up'),
];

/** Games for each topic: fewer where each game is played many times. One game takes most of a second. */
const GAMES: Course['games'] = {
  'random play to the end': 24,
  'states are plain data': 3,
  'twins and replays': 3,
  'undo and redo': 3,
  'what-if branches': 2,
  'answers from outside': 4,
  'standing answers': 5,
  'hidden things': 4,
  'in company': 4,
  corrections: 4,
  'damaged journals': 2,
  'the evening': 12,
};

/** Every second game mixes in other options, and files that players could bring. */
const written = new URL('../../../../fixtures/written/file-1/', import.meta.url);
const MIX: Course['mix'] = {
  files: filesIn(ros, readdirSync(written), (name) => readFileSync(new URL(name, written), 'utf8')),
};

describe('Run?...or Shoot? keeps what the engine promises', () => {
  it.each(
    courses(ros, {
      setups: SETUPS,
      games: GAMES,
      mix: MIX,
      most: 10_000,
      rules: rulesIn(REGISTER),
      env: process.env,
    }),
  )('%s', (_, run) => run(), 900_000);
});

describe("a map of the players' own", () => {
  const own = (scenario: string): Setup => ({
    ...setup(scenario, { survivors: '2' }),
    files: { map: SCENARIOS.find(({ id }) => id === scenario)?.map as Json },
  });
  const setups = [own('supply-run'), own('trapped')];

  it('[ROS-U-secret] does for all that is shown, without what it hides', () => {
    for (const each of setups)
      expect(JSON.stringify(ros.setupFor?.(each, 'survivor-1'))).not.toMatch(/boomer|food supply|First Aid/);
    conformTo(ros, 'the evening', { setups, seeds: 2, games: 2, most: 10_000, rules: rulesIn(REGISTER) });
  }, 120_000);
});

describe('golden games', () => {
  const folder = new URL('../golden/', import.meta.url);
  const kept = keptGames(readdirSync(folder), (file) => readFileSync(new URL(file, folder), 'utf8'));

  it.each(kept.map((game) => [game.name, game] as const))(
    '%s replays to its checksum',
    (_, game) => checkGolden(ros, game),
    60_000,
  );
});
