import { randomBytes } from 'node:crypto';
import type { Store } from '@shambles/store';
import * as z from 'zod/mini';

/** Milliseconds between two signs of life of a node. */
const BEAT = 10_000;
/** Missed signs of life after which a node counts as gone. */
const MISSED = 3;
/** Characters of one word: a notification of the database holds 8000 bytes. */
const LONGEST = 6000;

/** Who is at a table, as far as one node knows. */
const Here = z.object({
  seats: z.array(z.string()),
  spectators: z.number(),
  /** Number of pages open with each key of a seat. */
  pages: z.optional(z.record(z.string(), z.number())),
});
export type Here = z.infer<typeof Here>;

/** A message between nodes. An empty one is a sign of life. */
const Word = z.object({
  node: z.string(),
  /** Who is at these tables now; replaces what was said of them before. */
  here: z.record(z.string(), Here),
  /** All other nodes should tell everything they know. */
  asks: z.optional(z.literal(true)),
  /** The node stops. */
  gone: z.optional(z.literal(true)),
});
type Word = z.infer<typeof Word>;

interface Node {
  readonly here: Map<string, Here>;
  missed: number;
}

/** Who is at the tables through other nodes. The nodes tell each other through the store. */
export class Presence {
  private readonly self = randomBytes(8).toString('hex');
  private readonly nodes = new Map<string, Node>();
  /** Tables that the other nodes must be told of, and whether the others must tell theirs. */
  private readonly news = new Set<string>();
  private asks = false;
  private sending: Promise<void> | undefined;
  private readonly deaf: readonly (() => void)[];
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly store: Store,
    /** Tables with someone present through this node, and who is at each. */
    private readonly own: { tables(): Iterable<string>; here(table: string): Here },
    /** Called with the tables that people have joined or left through other nodes. */
    private readonly changed: (tables: readonly string[]) => void,
    beat = BEAT,
  ) {
    this.deaf = [
      store.hear((row) => {
        const { data } = Word.safeParse(row);
        if (data) this.hear(data);
      }),
      // Messages may have been missed in both directions.
      store.listen(({ table }) => table === '*' && this.again()),
    ];
    this.timer = setInterval(() => this.beat(), beat).unref();
    this.again();
  }

  /** Who is at a table through other nodes. */
  elsewhere(table: string): readonly Here[] {
    return [...this.nodes.values()].flatMap(({ here }) => here.get(table) ?? []);
  }

  /** Reports that somebody has joined or left a table through this node. */
  tell(table: string): void {
    this.news.add(table);
    this.send();
  }

  private again(): void {
    for (const table of this.own.tables()) this.news.add(table);
    this.asks = true;
    this.send();
  }

  /** Sends all pending news in one message. What could not be sent goes with the next sign of life. */
  private send(): void {
    this.sending ??= Promise.resolve()
      .then(async () => {
        while (this.news.size > 0 || this.asks) await this.say(this.word());
      })
      .catch(() => {})
      .finally(() => {
        this.sending = undefined;
      });
  }

  private word(): Word {
    const here: Word['here'] = {};
    let length = 0;
    for (const table of this.news) {
      const found = this.own.here(table);
      length += JSON.stringify([table, found]).length;
      if (length > LONGEST && Object.keys(here).length > 0) break;
      here[table] = found;
    }
    return { node: this.self, here, ...(this.asks && { asks: true }) };
  }

  private async say(word: Word): Promise<void> {
    const tables = Object.keys(word.here);
    for (const table of tables) this.news.delete(table);
    if (word.asks) this.asks = false;
    try {
      await this.store.call(word);
    } catch (error) {
      for (const table of tables) this.news.add(table);
      if (word.asks) this.asks = true;
      throw error;
    }
  }

  private beat(): void {
    for (const [id, node] of this.nodes) {
      if (node.missed++ < MISSED) continue;
      this.nodes.delete(id);
      this.changed([...node.here.keys()]);
    }
    if (this.news.size > 0 || this.asks) this.send();
    else void this.say(this.word()).catch(() => {});
  }

  private hear({ node: id, here, asks, gone }: Word): void {
    if (id === this.self) return;
    const known = this.nodes.get(id);
    if (gone) {
      this.nodes.delete(id);
      this.changed([...(known?.here.keys() ?? [])]);
      return;
    }
    // A new node may have told its news before this one listened.
    if (!known && !asks) this.asks = true;
    const node = known ?? { here: new Map<string, Here>(), missed: 0 };
    this.nodes.set(id, node);
    node.missed = 0;
    for (const [table, who] of Object.entries(here))
      if (who.seats.length + who.spectators > 0) node.here.set(table, who);
      else node.here.delete(table);
    if (asks) for (const table of this.own.tables()) this.news.add(table);
    this.changed(Object.keys(here));
    if (this.asks || this.news.size > 0) this.send();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    for (const stop of this.deaf) stop();
    await this.sending;
    await this.store.call({ node: this.self, here: {}, gone: true }).catch(() => {});
  }
}
