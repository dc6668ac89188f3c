import { availableParallelism } from 'node:os';
import { checksum, type Setup, SetupError, seatsIn } from '@shambles/engine';
import { findSystem } from '@shambles/systems';
import { checkSeries, type GameResult, NOBODY, playGame, type Series } from './game.js';
import { playInWorkers } from './pool.js';

export interface Simulation {
  /** The system's id. */
  readonly system: string;
  /** By default, the system's first scenario with its default options. */
  readonly setup?: Setup;
  /** The bot of each seat, by id. */
  readonly seats: { readonly [seat: string]: string };
  readonly games: number;
  readonly seed: string | number;
  /** Number of threads; 1 plays in the current thread. By default, one for each core. */
  readonly workers?: number;
  onProgress?(done: number, games: number): void;
}

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

/** In a single thread, the event loop gets a turn after this many games. */
const GAMES_BETWEEN_BREATHS = 5;

/**
 * Plays many games between bots. Throws SetupError before the first game, or GameError that names the game that failed.
 */
export async function simulate(simulation: Simulation): Promise<SimulationResult> {
  const { games, onProgress } = simulation;
  if (!Number.isInteger(games) || games < 1)
    throw new SetupError(`Games must be a whole number from 1 on, got ${games}.`);
  const workers = simulation.workers ?? availableParallelism();
  if (!Number.isInteger(workers) || workers < 1)
    throw new SetupError(`Workers must be a whole number from 1 on, got ${workers}.`);
  const series = seriesOf(simulation);
  const begun = performance.now();
  let done = 0;
  const progress = (more: number) => {
    done += more;
    onProgress?.(done, games);
  };
  const results = await (workers === 1
    ? playHere(series, games, progress)
    : playInWorkers(series, games, workers, progress));
  return report(series, results, (performance.now() - begun) / 1000);
}

/** A system's first scenario with its default options. */
function usual(id: string): Setup {
  return { scenario: findSystem(id).scenarios[0]?.id ?? '', options: {} };
}

function seriesOf({ system: id, setup, seats, seed }: Simulation): Series {
  const system = checkSeries({ system: id, setup: setup ?? usual(id), seats, seed: String(seed) });
  const ids = seatsIn(system, setup ?? usual(id)).map((s) => s.id);
  for (const seat of Object.keys(seats))
    if (!ids.includes(seat))
      throw new SetupError(`${system.title} has no seat "${seat}"; it has ${ids.join(', ')}.`);
  const empty = ids.find((seat) => seats[seat] === undefined);
  if (empty !== undefined) throw new SetupError(`Nobody sits at "${empty}"; every seat needs a bot.`);
  return {
    system: id,
    setup: setup ?? usual(id),
    seats: Object.fromEntries(ids.map((s) => [s, seats[s] as string])),
    seed: String(seed),
  };
}

async function playHere(
  series: Series,
  games: number,
  progress: (more: number) => void,
): Promise<GameResult[]> {
  const results: GameResult[] = [];
  for (let index = 0; index < games; index++) {
    results.push(playGame(series, index));
    progress(1);
    if (index % GAMES_BETWEEN_BREATHS === 0) await new Promise((breathe) => setImmediate(breathe));
  }
  return results;
}

function report(series: Series, results: readonly GameResult[], seconds: number): SimulationResult {
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
