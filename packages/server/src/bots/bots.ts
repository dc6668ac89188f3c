import { fileURLToPath } from 'node:url';
import { type Json, Sfc32, sha256Text } from '@shambles/engine';
import Tinypool from 'tinypool';
import type { Live } from '../live.js';
import { botAt } from '../room.js';
import { answerOfBot } from '../verbs.js';
import type { Thought } from './think.js';

const WORKER = fileURLToPath(new URL('./worker.mjs', import.meta.url));

/** Milliseconds after which a bot that is still thinking gets a random legal answer given for it. */
const PATIENCE = 20_000;

/** Lets bots answer, each with its seat's view alone, in threads of their own so that no table waits for another's bot. */
export class Bots {
  private readonly pool: Tinypool;
  private readonly thinking = new Set<Live>();

  constructor(threads: number) {
    this.pool = new Tinypool({
      filename: WORKER,
      runtime: 'worker_threads',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
    });
  }

  isThinkingAt(live: Live): boolean {
    return this.thinking.has(live);
  }

  /** Answers until a person is asked, the table is paused or the game is over. */
  async go(live: Live): Promise<void> {
    if (this.thinking.has(live)) return;
    this.thinking.add(live);
    try {
      // What was answered while it thought may have taken the question away; then there may be another.
      for (let version = -1; (await this.answer(live)) || version !== live.version; ) version = live.version;
    } finally {
      this.thinking.delete(live);
    }
  }

  private async answer(live: Live): Promise<boolean> {
    const { table, record } = live;
    if (!table || record.status !== 'playing' || record.paused) return false;
    const seat = table.waitingFor.find((s) => botAt(record, s) !== undefined);
    const ask = seat === undefined ? undefined : table.asks(seat)[0];
    if (seat === undefined || !ask) return false;
    const seed = sha256Text(`${table.header.seed}/${seat}/${table.head}`);
    const sample = table.sample(seat, new Sfc32(seed)) as Json;
    const value = await this.think({
      system: live.system.id,
      setup: record.setup,
      bot: botAt(record, seat) as string,
      view: plain(table.view(seat) as Json),
      ask: plain(ask),
      sample,
      seed,
    });
    return answerOfBot(
      live,
      { seat, ask: ask.id, at: ask.at },
      value === undefined ? [sample] : [value, sample],
    );
  }

  private async think(thought: Thought): Promise<Json | undefined> {
    const signal = AbortSignal.timeout(PATIENCE);
    try {
      return (await this.pool.run(thought, { signal })) as Json | undefined;
    } catch {
      return undefined;
    }
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}

/** Without whatever a thread cannot be sent. */
function plain<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T;
}
