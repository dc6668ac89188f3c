import { readdirSync, readFileSync } from 'node:fs';
import { checkGolden, conformTo, setupsOf, TOPICS, type Topic } from '@shambles/engine/conformance';
import { describe, expect, it } from 'vitest';
import { avz } from './index.js';

/** The printed game, and every option of the table. */
const setups = setupsOf(avz);

/** Games for each topic: thousands where a game takes a millisecond, fewer where it is played many times over. */
const GAMES: { readonly [T in Topic]: number } = {
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
};

describe('Aliens vs. Zombies keeps what the engine promises', () => {
  it.each(Object.keys(TOPICS) as Topic[])(
    '%s',
    (topic) => {
      conformTo(avz, topic, { setups, seeds: GAMES[topic], games: GAMES, most: 5000, seed: 'avz' });
    },
    300_000,
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

  it.each(Object.entries(sums))('%s replays to its checksum', (name, sum) => {
    checkGolden(avz, { name, sum, text: readFileSync(new URL(`${name}.shambles`, folder), 'utf8') });
  });
});
