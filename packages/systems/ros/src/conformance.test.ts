import { readdirSync, readFileSync } from 'node:fs';
import type { Setup } from '@shambles/engine';
import { checkGolden, conformTo, TOPICS, type Topic } from '@shambles/engine/conformance';
import { describe, expect, it } from 'vitest';
import { ros } from './index.js';

const setup = (scenario: string, options: Setup['options'] = {}): Setup => ({ scenario, options });

/** Every scenario, a person as umpire in each, few survivors and many, and every other option of the table. */
const SETUPS: readonly Setup[] = [
  setup('trapped', { survivors: '2' }),
  setup('pick-up', { umpire: 'person', survivors: '2' }),
  setup('supply-run', { survivors: '1', hordes: 'fewer' }),
  setup('safe-house', { survivors: '6' }),
  setup('trapped', { umpire: 'person', survivors: '3', room: 'enter' }),
  setup('pick-up', { survivors: '3', hordes: 'fewer' }),
  setup('safe-house', { umpire: 'person', pass: 'nobody', survivors: '2' }),
  setup('supply-run', { umpire: 'person', survivors: '2' }),
  setup('safe-house'),
  setup('supply-run', { survivors: '5', room: 'enter' }),
  setup('trapped', { survivors: '1', pass: 'nobody' }),
  setup('pick-up'),
];

/** Games for each topic: fewer where a game is played many times over. A game takes most of a second. */
const GAMES: { readonly [T in Topic]: number } = {
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
};

/** More games, or others: a way to look deeper than every day. */
const TIMES = Number(process.env.ROS_TIMES ?? 1);
const SEED = process.env.ROS_SEED ?? 'ros';

const topics = Object.keys(TOPICS) as Topic[];

describe('Run?...or Shoot? keeps what the engine promises', () => {
  it.each(topics)(
    '%s',
    (topic) => {
      // Every topic begins elsewhere in the list.
      const from = (5 * topics.indexOf(topic)) % SETUPS.length;
      const setups = [...SETUPS.slice(from), ...SETUPS.slice(0, from)];
      const games = GAMES[topic] * TIMES;
      conformTo(ros, topic, { setups, seeds: games, games, most: 10_000, seed: SEED });
    },
    900_000,
  );
});

describe('golden games', () => {
  const folder = new URL('../golden/', import.meta.url);
  const sums = JSON.parse(readFileSync(new URL('sums.json', folder), 'utf8')) as {
    readonly [name: string]: string;
  };

  it('are all pinned', () => {
    const files = readdirSync(folder).filter((f) => f.endsWith('.shambles'));
    expect(files.sort()).toEqual(
      Object.keys(sums)
        .map((name) => `${name}.shambles`)
        .sort(),
    );
  });

  it.each(Object.entries(sums))(
    '%s replays to its checksum',
    (name, sum) => {
      checkGolden(ros, { name, sum, text: readFileSync(new URL(`${name}.shambles`, folder), 'utf8') });
    },
    60_000,
  );
});
