import { availableParallelism } from 'node:os';
import { type Setup, SetupError, seatsIn } from '@shambles/engine';
import { findSystem } from '@shambles/systems';
import { checkSeries, type GameResult, playGame, type Series } from './game.js';
import { playInWorkers } from './pool.js';
import { report, type SimulationResult } from './report.js';

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
