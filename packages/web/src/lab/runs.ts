import { signal } from '@preact/signals';
import type { GameResult, Series } from '@shambles/lab/series';
import { openHelper, order } from '../beside/beside.js';
import type { GameDelivery } from './games.js';

/** Many games of one table between bots, as far as they have been played. */
export interface Run {
  readonly id: number;
  readonly series: Series;
  /** What was chosen otherwise than it is by default, a line each. */
  readonly chosen: readonly string[];
  /** Number of games to be played. */
  readonly games: number;
  /** Games that have been played, in their order. */
  readonly results: readonly GameResult[];
  readonly seconds: number;
  readonly state: 'playing' | 'played' | 'stopped' | 'failed';
  /** Why it failed. */
  readonly why?: string;
}

/** The runs of this visit, newest first. They are gone with the page. */
export const runs = signal<readonly Run[]>([]);

/** The most threads at once: more would leave nothing for whatever else the device does. */
const MOST_THREADS = 4;
/** Milliseconds between two looks at the results. */
const LOOK = 250;

/** The page's threads that play, and what they have played. */
interface Crew {
  readonly id: number;
  readonly threads: readonly Worker[];
  /** Ends the run with what has been played. */
  stop(): void;
}
let crew: Crew | undefined;
let begun = 0;

/** Begins a run; one that is still being played is stopped. */
export function play(series: Series, games: number, chosen: readonly string[]): void {
  stop();
  const id = ++begun;
  runs.value = [{ id, series, chosen, games, results: [], seconds: 0, state: 'playing' }, ...runs.value];
  const results: (GameResult | undefined)[] = [];
  const since = performance.now();
  let next = 0;
  let done = 0;
  let look: ReturnType<typeof setTimeout> | undefined;
  const tell = (state: Run['state'], why?: string): void => {
    clearTimeout(look);
    look = undefined;
    const played = results.filter((result) => result !== undefined);
    const seconds = (performance.now() - since) / 1000;
    change(id, { state, results: played, seconds, ...(why !== undefined && { why }) });
    if (state !== 'playing') dismiss(id);
  };
  /** The series goes to a thread once, with its first game. */
  const giveNext = (thread: Worker, first = false): void => {
    if (next < games) order(thread, { task: 'game', index: next++, ...(first && { series }) });
  };
  const threads = Array.from({ length: Math.min(threadsHere(), games) }, openHelper);
  crew = { id, threads, stop: () => tell('stopped') };
  for (const thread of threads) {
    thread.onmessage = ({ data }: MessageEvent<GameDelivery>) => {
      if (crew?.id !== id) return;
      if (data.result === undefined) return tell('failed', data.failed);
      results[data.index] = data.result;
      done++;
      if (done === games) return tell('played');
      giveNext(thread);
      look ??= setTimeout(() => crew?.id === id && tell('playing'), LOOK);
    };
    thread.onerror = ({ message }) => {
      if (crew?.id === id) tell('failed', message || 'The games could not be played here.');
    };
    giveNext(thread, true);
  }
}

/** Stops the run that is being played, if any; what has been played stays. */
export function stop(): void {
  crew?.stop();
}

/** Takes a run away. */
export function remove(id: number): void {
  dismiss(id);
  runs.value = runs.value.filter((run) => run.id !== id);
}

function change(id: number, now: Partial<Run>): void {
  runs.value = runs.value.map((run) => (run.id === id ? { ...run, ...now } : run));
}

function dismiss(id: number): void {
  if (crew?.id !== id) return;
  for (const thread of crew.threads) thread.terminate();
  crew = undefined;
}

/** One core is left for the page. */
const threadsHere = (): number =>
  Math.max(1, Math.min(MOST_THREADS, (navigator.hardwareConcurrency || 2) - 1));
