import { readdirSync, readFileSync } from 'node:fs';
import { type Setup, Sfc32, Table } from '@shambles/engine';
import { type Course, checkGolden, courses, filesIn, keptGames, rulesIn } from '@shambles/engine/conformance';
import { describe, expect, it } from 'vitest';
import { ftb } from './index.js';
import { REGISTER } from './register.js';

const setup = (scenario: string, options: Setup['options'] = {}): Setup => ({ scenario, options });

/** Every scenario, one player and several, together and opposed, and the options that change most. */
const SETUPS: readonly Setup[] = [
  setup('search'),
  setup('zed'),
  setup('robbery-in-town'),
  setup('raid', { players: '2' }),
  setup('no-terrain'),
  setup('confrontation', { 'free-will': 'off', 'star-power': 'off' }),
  setup('chillin', { players: '2' }),
  setup('take-back', { 'phase-sight': 'empty', area: 'urban' }),
  setup('escape'),
  setup('rescue'),
  setup('robbed', { band: '0' }),
  setup('robbing', { class: 'ganger' }),
  setup('confronting', { band: '1' }),
  setup('burglarized'),
  setup('raid-defend', { part: 'night' }),
  setup('search', { players: '2', sides: 'opposed' }),
  setup('search', { area: 'rural', attributes: 'everybody', hills: 'steep' }),
];

/** Games for each topic: fewer if each is played many times over. A game takes seconds. */
const GAMES: Course['games'] = {
  'random play to the end': 16,
  'states are plain data': 2,
  'twins and replays': 2,
  'undo and redo': 2,
  'what-if branches': 2,
  'answers from outside': 2,
  'standing answers': 2,
  'hidden things': 2,
  'in company': 2,
  corrections: 3,
  'damaged journals': 2,
  'the evening': 4,
};

/** Every second game mixes in other options, and files that players could bring. */
const written = new URL('../../../../fixtures/written/file-1/', import.meta.url);
const MIX: Course['mix'] = {
  files: filesIn(ftb, readdirSync(written), (name) => readFileSync(new URL(name, written), 'utf8')),
};

describe('Fade to Black keeps what the engine promises', () => {
  it.each(
    courses(ftb, {
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
    (_, game) => checkGolden(ftb, game),
    60_000,
  );
});

describe('a standing answer that leads back to its own question', () => {
  it('is given so often, and then its seat is asked again', () => {
    const table = Table.create(ftb, { setup: setup('search'), seed: 'ftb' });
    const random = new Sfc32('ftb');
    const seat = 'player-1';
    const code = () => table.asks(seat)[0]?.code;
    for (let ask = table.asks(seat)[0]; ask && ask.code !== 'lay'; ask = table.asks(seat)[0])
      table.answer({ seat, ask: ask.id, at: ask.at, value: table.sample(seat, random) ?? null });
    expect(code()).toBe('lay');
    const before = table.head;
    expect(table.stand(seat, 'lay', 'another').ok).toBe(true);
    expect(code()).toBe('lay');
    expect(table.head - before).toBeGreaterThan(15);
    expect(table.head - before).toBeLessThan(60);
  });
});
