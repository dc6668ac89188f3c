import { type AskView, type Json, type Seat, Sfc32, sha256Text, type Table } from '@shambles/engine';
import { StoreError } from '@shambles/store';
import { setupDigest } from '@shambles/wire';
import type { Came, Thought } from '../threads/think.js';
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

  /** Gives one answer, if a bot is asked for one. True if it was taken. */
  async answer(live: Live): Promise<boolean> {
    const { table, record } = live;
    if (!table || record.status !== 'playing' || record.paused) return false;
    const seat = table.waitingFor.find((s) => botAt(record, s) !== undefined);
    const ask = seat === undefined ? undefined : table.asks(seat)[0];
    if (seat === undefined || !ask) return false;
    await live.work.turn();
    const thought = live.work.weigh(() => thoughtOf(live, table, seat, ask));
    const sample = (at: Table) => live.work.weigh(() => at.sample(seat, new Sfc32(thought.seed)) as Json);
    const came = await this.think(live, thought, ask, sample);
    const values = came && 'answer' in came ? [() => came.answer, sample] : [sample];
    return answerOfBot(live, { seat, ask: ask.id, at: ask.at }, values);
  }

  /** Lets a bot think, and makes it a sample if it wants one: a sample costs the table's own thread time. */
  private async think(
    live: Live,
    thought: Thought,
    ask: AskView,
    sample: (at: Table) => Json,
  ): Promise<Came> {
    const came = await this.threads.think(thought);
    if (!came || !('wants' in came)) return came;
    const { table } = live;
    const now = table?.question(ask.seat);
    if (!table || now?.id !== ask.id || now.at !== ask.at) return undefined;
    return this.threads.think({ ...thought, sample: sample(table) });
  }
}

function thoughtOf(live: Live, table: Table, seat: Seat, ask: AskView): Thought {
  const setup = live.setupFor(seat);
  return {
    system: live.system.id,
    setup: live.asBegun(setup),
    digest: setup === live.setup ? live.record.digest : setupDigest(setup),
    bot: botAt(live.record, seat) as string,
    view: plain(table.view(seat) as Json),
    ask: plain(ask),
    seed: sha256Text(`${table.header.seed}/${seat}/${table.head}`),
  };
}

/** Returns the data without anything that cannot be sent to a thread. */
function plain<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T;
}
