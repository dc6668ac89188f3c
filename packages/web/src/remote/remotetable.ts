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
  /** Whose feed this is: a seat, or the spectator. */
  readonly seat: Seat;
  readonly say: (doing: Doing) => Promise<{ readonly ok: true } | Omit<Refusal, 'ok'>>;
  readonly hasOwnDice: (seat: Seat) => boolean;
  readonly journal: () => Promise<string>;
  /** Called when a message does not follow what is known, to have everything sent again. */
  readonly onGap: () => void;
}

interface Placed {
  readonly n: number;
  /** The previous item in the line of play. */
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

/** One seat of a server table. Item k of the seat's feed serves as entry k of its journal. */
export class RemoteTable implements TableElsewhere {
  readonly elsewhere = true;
  readonly system: AnySystem;
  readonly header: { readonly setup: Setup };
  readonly book: unknown;
  private readonly items: Placed[] = [];
  /** Last item of the line of play, after all items received. */
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

  /** Number of items of the feed that are known here. */
  get have(): number {
    return this.items.length;
  }

  /** True once there is a view to show. */
  get ready(): boolean {
    return this.seen !== undefined;
  }

  /** The proposal that is waiting for everybody's consent. */
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
    // Unchanged asks keep their identity, so that a half-made answer survives a lost line.
    this.now = same ? { ...news.now, asks: this.now.asks, ...rollOf(this.now) } : news.now;
    if (!same) this.seen = view;
    this.changes++;
    for (const listener of this.listeners) listener();
  }

  /** True if the message changes the view. */
  private differs({ view, delta }: GameNews): boolean {
    if (view === undefined) return delta !== undefined;
    return this.seen === undefined || deltaOf(this.seen, view) !== undefined;
  }

  private follow({ from, items, view }: GameNews): void {
    // A whole view comes with the complete feed: items known beyond its end are not part of it.
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

  /** Drops the items from `n` on: the server's feed differs there, because the server has lost something. */
  private cut(n: number): void {
    const [first] = this.items.splice(n);
    this.end = first?.prev ?? -1;
  }

  // ---------------------------------------------------------------- state

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

  /** The items that would be taken back if `item` were the last to stay. */
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

  // ---------------------------------------------------------------- actions

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

  /** The last answer that this seat gave itself (it has an id), or else the last given in its name. */
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
