import { randomBytes } from 'node:crypto';
import type { Store } from '@shambles/store';
import * as z from 'zod/mini';

/** Milliseconds between two signs of life of a node. */
const BEAT = 10_000;
/** So many of them are missed by a node that is gone. */
const MISSED = 3;
/** Characters of one word: a notification of the database holds 8000 bytes. */
const LONGEST = 6000;

/** Who is at a table, as far as one node knows. */
const Here = z.object({
  seats: z.array(z.string()),
  spectators: z.number(),
  /** How many pages are open with each key of a seat. */
  pages: z.optional(z.record(z.string(), z.number())),
});
export type Here = z.infer<typeof Here>;

/** What nodes say to each other. With nothing in it, it is a sign of life. */
const Word = z.object({
  node: z.string(),
  /** Who is at these tables now, in place of what was said of them before. */
  here: z.record(z.string(), Here),
  /** All others are to tell all they know. */
  asks: z.optional(z.literal(true)),
  /** The node stops. */
  gone: z.optional(z.literal(true)),
});
type Word = z.infer<typeof Word>;

interface Node {
  readonly here: Map<string, Here>;
  missed: number;
}

/** Who is at the tables through other nodes: all of them tell each other, over the store. */
export class Presence {
  private readonly self = randomBytes(8).toString('hex');
  private readonly nodes = new Map<string, Node>();
  /** Tables of which the others have to be told, and whether they have to tell. */
  private readonly news = new Set<string>();
  private asks = false;
  private sending: Promise<void> | undefined;
  private readonly deaf: readonly (() => void)[];
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly store: Store,
    /** The tables at which somebody is here, and who. */
    private readonly own: { tables(): Iterable<string>; here(table: string): Here },
    /** Told which tables others have come to or left. */
    private readonly changed: (tables: readonly string[]) => void,
    beat = BEAT,
  ) {
    this.deaf = [
      store.hear((row) => {
        const { data } = Word.safeParse(row);
        if (data) this.hear(data);
      }),
      // Words may have been missed, and others may have missed ours.
      store.listen(({ table }) => table === '*' && this.again()),
    ];
    this.timer = setInterval(() => this.beat(), beat).unref();
    this.again();
  }

  /** Those who are at a table through other nodes. */
  elsewhere(table: string): readonly Here[] {
    return [...this.nodes.values()].flatMap(({ here }) => here.get(table) ?? []);
  }

  /** Somebody has come to a table here, or left it. */
  tell(table: string): void {
    this.news.add(table);
    this.send();
  }

  private again(): void {
    for (const table of this.own.tables()) this.news.add(table);
    this.asks = true;
    this.send();
  }

  /** Says what is new, all that came together in one word. What could not be said is said with the next sign of life. */
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
    // A node that nobody knew may have told before this one heard.
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
