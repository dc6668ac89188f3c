import { type Json, Sfc32, sha256Text } from '@shambles/engine';
import { StoreError } from '@shambles/store';
import { setupDigest } from '@shambles/wire';
import type { Threads } from '../threads/threads.js';
import { answerOfBot } from '../verbs/play.js';
import type { Live } from './live.js';
import { botAt } from './room.js';

/** Attempts at an answer that fails through a fault of the program, before the table is left as it is. */
const TRIES = 3;

/** Lets bots answer. Each knows only its seat's view. */
export class Bots {
  private readonly thinking = new Set<Live>();
  /** Attempts that failed at a version of a table: tried for ever, it would never sleep. */
  private readonly failed = new WeakMap<Live, { readonly version: number; readonly times: number }>();

  constructor(private readonly threads: Threads) {}

  isThinkingAt(live: Live): boolean {
    return this.thinking.has(live);
  }

  /** Answers until a person is asked, the table is paused or the game is over. */
  async go(live: Live): Promise<void> {
    if (this.thinking.has(live) || this.failures(live) >= TRIES) return;
    this.thinking.add(live);
    try {
      // An answer given while the bot was thinking may have replaced its question by another.
      for (let version = -1; (await this.answer(live)) || version !== live.version; ) version = live.version;
    } catch (error) {
      const { version } = live;
      // A store that is away for a while comes back, and the bot with it.
      if (!(error instanceof StoreError)) this.failed.set(live, { version, times: this.failures(live) + 1 });
      throw error;
    } finally {
      this.thinking.delete(live);
    }
  }

  private failures(live: Live): number {
    const failed = this.failed.get(live);
    return failed?.version === live.version ? failed.times : 0;
  }

  private async answer(live: Live): Promise<boolean> {
    const { table, record } = live;
    if (!table || record.status !== 'playing' || record.paused) return false;
    const seat = table.waitingFor.find((s) => botAt(record, s) !== undefined);
    const ask = seat === undefined ? undefined : table.asks(seat)[0];
    if (seat === undefined || !ask) return false;
    const seed = sha256Text(`${table.header.seed}/${seat}/${table.head}`);
    const sample = table.sample(seat, new Sfc32(seed)) as Json;
    const setup = live.setupFor(seat);
    const value = await this.threads.think({
      system: live.system.id,
      setup: live.asBegun(setup),
      digest: setup === live.setup ? record.digest : setupDigest(setup),
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
}

/** Returns the data without anything that cannot be sent to a thread. */
function plain<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T;
}
