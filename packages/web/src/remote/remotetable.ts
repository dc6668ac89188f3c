import {
  type Answer,
  type AnySystem,
  type AskView,
  type Fact,
  type Json,
  type Outcome,
  type Refusal,
  type RollView,
  type Scene,
  type Seat,
  type Setup,
  SPECTATOR,
  type Standing,
} from '@shambles/engine';
import { deltaOf, type GameNews, type Item, type Motion, type Now, patched } from '@shambles/wire';
import type { Said, TableElsewhere } from '../session/athand.js';
import type { Doing } from './connection.js';

export interface RemoteOptions {
  readonly system: AnySystem;
  readonly setup: Setup;
  /** Whose feed it is: a seat, or the spectator. */
  readonly seat: Seat;
  readonly say: (doing: Doing) => Promise<{ readonly ok: true } | Omit<Refusal, 'ok'>>;
  readonly hasOwnDice: (seat: Seat) => boolean;
  readonly journal: () => Promise<string>;
  /** Something was told that does not follow what is known: all of it is wanted again. */
  readonly onGap: () => void;
}

interface Placed {
  readonly n: number;
  /** The item before it in its line of play. */
  readonly prev: number;
  readonly item: Item;
  readonly facts: readonly Fact[];
}

const NOTHING_YET: Now = {
  asks: [],
  waitingFor: [],
  over: false,
  head: -1,
  canUndo: false,
  canRedo: false,
  standing: [],
};

/** One seat of a table on a server: item k of its feed is entry k of what it knows as the journal. */
export class RemoteTable implements TableElsewhere {
  readonly elsewhere = true;
  readonly system: AnySystem;
  readonly header: { readonly setup: Setup };
  readonly book: unknown;
  private readonly items: Placed[] = [];
  /** Where the line of play ends after the items so far. */
  private end = -1;
  private seen: Json | undefined;
  private now: Now = NOTHING_YET;
  private changes = 0;
  private rounds = 0;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: RemoteOptions) {
    this.system = options.system;
    this.header = { setup: options.setup };
    this.book = options.system.book(options.setup);
  }

  /** How much of the feed is known here. */
  get have(): number {
    return this.items.length;
  }

  /** Whether there is anything to be seen. */
  get ready(): boolean {
    return this.seen !== undefined;
  }

  /** What waits for everybody's consent. */
  get motion(): Motion | undefined {
    return this.now.motion;
  }

  take(news: GameNews): void {
    if (news.from > this.items.length || (news.view === undefined && this.seen === undefined)) {
      this.options.onGap();
      return;
    }
    this.follow(news);
    const view = news.view ?? patched(this.seen as Json, news.delta);
    const asked = JSON.stringify([news.now.asks, news.now.roll]);
    const same = asked === JSON.stringify([this.now.asks, this.now.roll]) && !this.differs(news);
    if (!same) this.rounds++;
    // What is the same stays the very same: nothing that was begun is lost because the line was.
    this.now = same ? { ...news.now, asks: this.now.asks, ...rollOf(this.now) } : news.now;
    if (!same) this.seen = view;
    this.changes++;
    for (const listener of this.listeners) listener();
  }

  /** Whether something else is to be seen than before. */
  private differs({ view, delta }: GameNews): boolean {
    if (view === undefined) return delta !== undefined;
    return this.seen === undefined || deltaOf(this.seen, view) !== undefined;
  }

  private follow({ from, items, view }: GameNews): void {
    // With the whole view comes all there is: what was known beyond that is another past.
    if (view !== undefined && from + items.length < this.items.length) this.cut(from + items.length);
    items.forEach((item, i) => {
      const n = from + i;
      const known = this.items[n];
      if (known && alike(known.item, item)) return;
      if (known) this.cut(n);
      const prev = this.end;
      this.end = 'back' in item ? item.back : n;
      this.items.push({ n, prev, item, facts: 'back' in item ? [] : item.facts });
    });
  }

  /** The feed is another one from here on: the server has lost something. */
  private cut(n: number): void {
    const [first] = this.items.splice(n);
    this.end = first?.prev ?? -1;
  }

  // ---------------------------------------------------------------- what is known

  get length(): number {
    return this.changes;
  }

  get round(): number {
    return this.rounds;
  }

  get head(): number {
    return this.now.head;
  }

  get over(): boolean {
    return this.now.over;
  }

  get outcome(): Outcome | undefined {
    return this.now.outcome;
  }

  get waitingFor(): readonly Seat[] {
    return this.now.waitingFor;
  }

  get canUndo(): boolean {
    return this.now.canUndo && this.lastOwn() !== undefined;
  }

  get canRedo(): boolean {
    return this.now.canRedo && this.options.seat !== SPECTATOR;
  }

  readonly journal = { line: (head: number): readonly Placed[] => this.line(head) };

  private line(head: number, after = -1): Placed[] {
    const line: Placed[] = [];
    for (let n = head; n > after; ) {
      const placed = this.items[n];
      if (!placed) break;
      line.push(placed);
      n = placed.prev;
    }
    return line.reverse();
  }

  /** What would be taken back if `item` were the last that stays. */
  after(item: number): readonly { readonly n: number; readonly facts: readonly Fact[] }[] {
    return this.line(this.head, item);
  }

  view(_seat: Seat): unknown {
    return this.seen;
  }

  scene(seat: Seat): Scene {
    return this.system.scene(this.view(seat), this.book);
  }

  asks(seat: Seat): AskView[] {
    return this.now.asks.filter((ask) => ask.seat === seat);
  }

  question(seat: Seat): AskView | undefined {
    return this.now.asks.find((ask) => ask.seat === seat);
  }

  rollFor(seat: Seat): RollView | undefined {
    return seat === this.options.seat ? this.now.roll : undefined;
  }

  hasOwnDice(seat: Seat): boolean {
    return this.options.hasOwnDice(seat);
  }

  get standing(): readonly Standing[] {
    return this.now.standing.map((answer) => ({ seat: this.options.seat, ...answer }));
  }

  // ---------------------------------------------------------------- what is done

  answer({ ask, value }: Answer): Promise<Said> {
    return this.say({ is: 'answer', ask, value });
  }

  throwDice({ roll, faces }: { seat: Seat; roll: string; faces: readonly number[] }): Promise<Said> {
    return this.say({ is: 'dice', roll, faces: [...faces] });
  }

  setOwnDice(_seat: Seat, own: boolean): void {
    void this.say({ is: 'own-dice', own });
  }

  stand(_seat: Seat, ask: string, value?: Json, thisTurn = false): Promise<Said> {
    return this.say({
      is: 'stand',
      ask,
      ...(value !== undefined && { value }),
      ...(thisTurn && { turn: true }),
    });
  }

  undo(_seat: Seat): Promise<Said> {
    return this.say({ is: 'undo' });
  }

  redo(_seat: Seat): Promise<Said> {
    return this.say({ is: 'redo' });
  }

  proposeUndo(): Promise<Said> {
    const own = this.lastOwn();
    if (!own)
      return Promise.resolve({
        ok: false,
        code: 'refused',
        text: 'There is nothing of yours to take back.',
      });
    return this.say({ is: 'propose', what: { undo: own.prev } });
  }

  /** The last answer that this seat gave itself, or, where none has an id, the last in its name. */
  private lastOwn(): Placed | undefined {
    const own = this.line(this.head).filter(({ item }) => 'own' in item && item.own !== undefined);
    return own.findLast(({ item }) => 'own' in item && item.own?.id !== undefined) ?? own.at(-1);
  }

  save(): Promise<string> {
    return this.options.journal();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async say(doing: Doing): Promise<Said> {
    const said = await this.options.say(doing);
    return 'ok' in said ? { ok: true } : { ...said, ok: false };
  }
}

const rollOf = ({ roll }: Now): Pick<Now, 'roll'> => (roll ? { roll } : {});

function alike(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
