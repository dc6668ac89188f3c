import { checksum } from '@shambles/engine';
import { type GameResult, NOBODY, type Series } from './game.js';

interface SeatReport {
  readonly bot: string;
  /** Mean number of answers in a game. */
  readonly mean: number;
  readonly max: number;
  /** The longest time taken for one answer. */
  readonly slowestMs: number;
}

/** Something that a system counts, over all games. */
interface CountReport {
  /** Number of games in which it occurred. */
  readonly games: number;
  readonly total: number;
  /** The most in one game. */
  readonly max: number;
}

/** The results of all games. Apart from the times, they depend on the seed and not on the number of workers. */
export interface SimulationResult {
  readonly system: string;
  readonly games: number;
  readonly winners: { readonly [seat: string]: number };
  readonly outcomes: { readonly [level: string]: number };
  /** Number of answers in all games together. */
  readonly decisions: number;
  readonly seconds: number;
  /** Computed over the last checksum of each game, in order. */
  readonly checksum: string;
  /** Number of games by final score. */
  readonly scores: { readonly [score: string]: number };
  readonly perSeat: { readonly [seat: string]: SeatReport };
  /** Number of illegal answers by bots: none, unless a bot is broken. */
  readonly faults: number;
  /** The system's counts besides the outcome, by catalogue key, in alphabetical order. */
  readonly counts: { readonly [what: string]: CountReport };
}

/** Sums up the games of a series, in their order; `seconds` is how long they took. */
export function report(series: Series, results: readonly GameResult[], seconds: number): SimulationResult {
  const seats = Object.keys(series.seats);
  const winners: Record<string, number> = Object.fromEntries([...seats, NOBODY].map((w) => [w, 0]));
  const outcomes: Record<string, number> = {};
  const scores: Record<string, number> = {};
  let sum = '';
  for (const game of results) {
    winners[game.winner] = (winners[game.winner] ?? 0) + 1;
    outcomes[game.level] = (outcomes[game.level] ?? 0) + 1;
    scores[game.score] = (scores[game.score] ?? 0) + 1;
    sum = checksum(sum, game.sum);
  }
  const perSeat = Object.fromEntries(
    seats.map((seat) => {
      const counts = results.map((g) => g.decisions[seat] as number);
      const total = counts.reduce((a, b) => a + b, 0);
      const slowestMs = Math.max(...results.map((g) => g.slowest[seat] as number));
      return [
        seat,
        {
          bot: series.seats[seat] as string,
          mean: total / results.length,
          max: Math.max(...counts),
          slowestMs,
          total,
        },
      ];
    }),
  );
  return {
    system: series.system,
    games: results.length,
    winners,
    outcomes,
    decisions: Object.values(perSeat).reduce((n, s) => n + s.total, 0),
    seconds,
    checksum: sum,
    scores,
    perSeat: Object.fromEntries(Object.entries(perSeat).map(([seat, { total: _, ...rest }]) => [seat, rest])),
    faults: results.reduce((n, g) => n + g.faults, 0),
    counts: countsOf(results),
  };
}

function countsOf(results: readonly GameResult[]): SimulationResult['counts'] {
  const names = [...new Set(results.flatMap((g) => Object.keys(g.counts)))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const each = results.map((g) => g.counts[name] ?? 0);
      const total = each.reduce((a, b) => a + b, 0);
      return [name, { games: each.filter((n) => n !== 0).length, total, max: Math.max(...each) }];
    }),
  );
}
