import { fileURLToPath } from 'node:url';
import Tinypool from 'tinypool';
import { GameError, type GameResult, type Series } from './game.js';

const WORKER = fileURLToPath(new URL('./worker.mjs', import.meta.url));
/** The most games handed to a worker at a time: small batches show progress and let all workers finish together. */
const MOST_AT_ONCE = 25;
const PARTS_A_WORKER = 4;

/** What a worker returns: the results of its games, or why one of them failed. */
type Part = { readonly results: GameResult[] } | { readonly failed: string };

/**
 * Plays games 0 to `games` - 1 in worker threads. Results come in the order of the games, whichever worker played them.
 * Throws GameError.
 */
export async function playInWorkers(
  series: Series,
  games: number,
  workers: number,
  progress: (more: number) => void,
): Promise<GameResult[]> {
  const threads = Math.min(workers, games);
  const atOnce = Math.max(1, Math.min(MOST_AT_ONCE, Math.ceil(games / (threads * PARTS_A_WORKER))));
  const pool = new Tinypool({
    filename: WORKER,
    runtime: 'worker_threads',
    minThreads: threads,
    maxThreads: threads,
  });
  const play = async (from: number, to: number): Promise<GameResult[]> => {
    const part: Part = await pool.run({ series, from, to });
    if ('failed' in part) throw new GameError(part.failed);
    progress(part.results.length);
    return part.results;
  };
  const parts: Promise<GameResult[]>[] = [];
  for (let from = 0; from < games; from += atOnce) parts.push(play(from, Math.min(games, from + atOnce)));
  try {
    return (await Promise.all(parts)).flat();
  } finally {
    await Promise.allSettled([pool.destroy(), ...parts]);
  }
}
