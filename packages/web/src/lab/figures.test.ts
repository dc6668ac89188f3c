import { type GameResult, report } from '@shambles/lab/series';
import { createTeller } from '@shambles/story';
import { findSystem } from '@shambles/systems';
import { describe, expect, it } from 'vitest';
import { bandsOf, comparedWith, countedIn, endingsOf, sayTheSame, winnersOf } from './figures.js';
import { serveGame } from './games.js';

const system = findSystem('avz');
const teller = createTeller(system);
const setup = { scenario: 'standard', options: {} };
const series = { system: 'avz', setup, seats: { alien: 'random', zombie: 'random' }, seed: 'figures' };

const game = (winner: string, level: string, score: number, hits = 0): GameResult => ({
  winner,
  level,
  score,
  sum: '',
  decisions: { alien: 1, zombie: 1 },
  slowest: { alien: 1, zombie: 1 },
  faults: 0,
  counts: { hits },
});

describe('figures of many games', () => {
  const bands = bandsOf(system, setup);
  const [worst, , middle, good] = bands;
  const of = (...games: GameResult[]) => report(series, games, 1);
  const level = (band: (typeof bands)[number] | undefined) => band?.name ?? '';
  const four = of(
    game('alien', level(good), 30),
    game('alien', level(good), 31),
    game('none', level(middle), 23, 3),
    game('zombie', level(worst), 2),
  );

  it('say who won, by seats, with nobody last, and between what the true share lies', () => {
    const winners = winnersOf(system, teller, four, undefined);
    expect(winners.map(({ name, tone, games }) => [name, tone, games])).toEqual([
      ['Aliens', system.seats[0]?.tone, 2],
      ['Zombies', system.seats[1]?.tone, 1],
      ['Nobody', 'paper', 1],
    ]);
    expect(winners[0]).toMatchObject({ share: 0.5 });
    expect(winners[0]?.low).toBeCloseTo(0.15, 2);
    expect(winners[0]?.high).toBeCloseTo(0.85, 2);
  });

  it('say how the games ended along the track, and once only if that says who won', () => {
    const endings = endingsOf(teller, bands, four, undefined);
    expect(endings.map(({ id }) => id)).toEqual([level(worst), level(middle), level(good)]);
    expect(endings.map(({ tone }) => tone)).toEqual([worst?.tone, middle?.tone, good?.tone]);
    const [alien, other, none] = [
      game('alien', level(good), 30),
      game('alien', level(bands.at(-1)), 50),
      game('none', level(middle), 23),
    ];
    expect(sayTheSame([alien, none, alien])).toBe(true);
    expect(sayTheSame([alien, other])).toBe(false);
    expect(sayTheSame([alien, game('none', level(good), 30)])).toBe(false);
  });

  it('have a line for what came only of the run that they are compared with', () => {
    const other = of(game('alien', level(bands.at(-1)), 50));
    expect(endingsOf(teller, bands, other, four).map(({ games }) => games)).toEqual([0, 0, 0, 1]);
    expect(endingsOf(teller, bands, four, other).map(({ games }) => games)).toEqual([1, 1, 2, 0]);
  });

  it('call a difference one only where the intervals lie apart', () => {
    const often = (low: number, high: number) => ({ low, high }) as Parameters<typeof comparedWith>[0];
    expect(comparedWith(often(0.5, 0.7), often(0.3, 0.5))).toBe('about as often as');
    expect(comparedWith(often(0.51, 0.7), often(0.3, 0.5))).toBe('more often than');
    expect(comparedWith(often(0.3, 0.5), often(0.51, 0.7))).toBe('less often than');
  });

  it('give what is counted on average, at most, and in how many games', () => {
    expect(countedIn(teller, four)).toEqual([{ id: 'hits', name: 'hits', mean: 0.75, share: 0.25, most: 3 }]);
  });
});

describe('a game beside the page', () => {
  it('is the game with that number of its series', () => {
    const first = serveGame({ series, index: 0 });
    expect(serveGame({ series, index: 0 })).toMatchObject({ index: 0, result: { sum: first.result?.sum } });
    expect(serveGame({ series, index: 1 }).result?.sum).not.toBe(first.result?.sum);
  });

  it('that cannot be set up says what is wrong with the table, without more', () => {
    const wrong = { ...series, setup: { ...setup, options: { nothing: 'x' } } };
    expect(serveGame({ series: wrong, index: 0 }).failed).toMatch(/^(?!Game 0).*nothing/);
  });
});
