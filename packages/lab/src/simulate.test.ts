import { readFileSync } from 'node:fs';
import { type Json, SetupError } from '@shambles/engine';
import { botsFor } from '@shambles/players';
import { findSystem } from '@shambles/systems';
import { describe, expect, test, vi } from 'vitest';
import { GameError, playGame, type Series } from './game.js';
import { playInWorkers } from './pool.js';
import type { SimulationResult } from './report.js';
import { type Simulation, simulate } from './simulate.js';

const ros = findSystem('ros');
const OWN_MAP = JSON.parse(
  readFileSync(new URL('../../systems/ros/maps/safe-house.json', import.meta.url), 'utf8'),
) as Json;

const RANDOM: Simulation = {
  system: 'avz',
  seats: { alien: 'random', zombie: 'random' },
  games: 7,
  seed: 'lab',
  workers: 1,
};

/** Everything that must not depend on how the games were run. */
function lasting({ seconds: _, perSeat, ...rest }: SimulationResult) {
  const seats = Object.fromEntries(
    Object.entries(perSeat).map(([seat, { slowestMs: __, ...report }]) => [seat, report]),
  );
  return { ...rest, perSeat: seats };
}

describe('simulate', () => {
  test('gives the same result with any number of workers', async () => {
    const one = lasting(await simulate(RANDOM));
    expect(lasting(await simulate({ ...RANDOM, workers: 2 }))).toEqual(one);
    expect(lasting(await simulate({ ...RANDOM, workers: 3 }))).toEqual(one);
    expect(one.winners.alien! + one.winners.zombie! + one.winners.none!).toBe(7);
    expect(Object.values(one.outcomes).reduce((a, b) => a + b)).toBe(7);
    expect(Object.values(one.scores).reduce((a, b) => a + b)).toBe(7);
    expect(one.faults).toBe(0);
  });

  test('gives other games for another seed, and the same first games for more games', async () => {
    const { checksum } = await simulate({ ...RANDOM, games: 2 });
    expect((await simulate({ ...RANDOM, games: 2 })).checksum).toBe(checksum);
    expect((await simulate({ ...RANDOM, games: 2, seed: 'other' })).checksum).not.toBe(checksum);
    expect((await simulate({ ...RANDOM, games: 3 })).checksum).not.toBe(checksum);
  });

  test('adds up what the system counts: in how many games, how often, and the most in one', async () => {
    const burglaries = await simulate({
      system: 'ftb',
      setup: { scenario: 'burglarized', options: { band: '0' } },
      seats: { 'player-1': 'sensible' },
      games: 4,
      seed: 'lab',
      workers: 1,
    });
    expect(burglaries.counts['count.encounters']).toEqual({ games: 4, total: 4, max: 1 });
    const won = burglaries.outcomes['level.success'] ?? 0;
    expect(burglaries.counts['count.successes']?.total ?? 0).toBe(won);
    expect(Object.keys(burglaries.counts)).toEqual(Object.keys(burglaries.counts).sort());
    expect((await simulate({ ...RANDOM, games: 1 })).counts).toEqual({});
  });

  test('tells how far it is', async () => {
    for (const workers of [1, 2]) {
      const told: number[] = [];
      await simulate({ ...RANDOM, games: 5, workers, onProgress: (done, games) => told.push(done / games) });
      expect(told).toEqual([...told].sort((a, b) => a - b));
      expect(told.at(-1)).toBe(1);
    }
  });

  test('refuses what it cannot play, and says what is allowed', async () => {
    const refused = (wrong: Partial<Simulation>) => expect(simulate({ ...RANDOM, ...wrong })).rejects;
    await refused({ system: 'chess' }).toThrow(SetupError);
    await refused({ games: 0 }).toThrow(/whole number/);
    await refused({ workers: 1.5 }).toThrow(/whole number/);
    await refused({ seats: { alien: 'random' } }).toThrow(/zombie/);
    await refused({ seats: { alien: 'random', zombie: 'random', umpire: 'random' } }).toThrow(/umpire/);
    await refused({ seats: { alien: 'genius', zombie: 'random' } }).toThrow(/sensible/);
    await refused({ setup: { scenario: 'no', options: {} } }).toThrow(/standard/);
  });

  test('an error names the game and its seed, from a worker too', async () => {
    const broken: Series = {
      system: 'avz',
      setup: { scenario: 'standard', options: {} },
      seats: { zombie: 'random' },
      seed: 'x',
    };
    expect(() => playGame(broken, 4)).toThrow(GameError);
    expect(() => playGame(broken, 4)).toThrow('Game 4 (seed "x/4") of avz: the game waits for alien.');
    const failing = playInWorkers(broken, 3, 2, () => undefined);
    await expect(failing).rejects.toThrow(GameError);
    await expect(failing).rejects.toThrow(/^Game (\d) \(seed "x\/\1"\) of avz: the game waits for alien/);
  });
});

test("bots are not told what the players' own files hide from their seats", () => {
  const [best] = botsFor(ros);
  const made = vi.spyOn(best!, 'make');
  const setup = { scenario: 'safe-house', options: { survivors: '1' }, files: { map: OWN_MAP } };
  const seats = { 'survivor-1': 'sensible' };
  playGame({ system: 'ros', setup, seats, seed: 'lab' }, 0);
  const [[book]] = made.mock.calls as unknown as [[{ map: { places: { kind: string }[] } }]];
  expect(book.map.places.filter(({ kind }) => kind === 'mutant')).toEqual([]);
  made.mockRestore();
});
