import {
  type AnySystem,
  begunWith,
  type Checkpoint,
  type Entry,
  entryLine,
  footing,
  type Header,
  headerLine,
  rebuilt,
  type Seat,
  type Setup,
  SPECTATOR,
  setupFor,
  type Table,
  turnsBack,
  type Written,
  written,
} from '@shambles/engine';
import { type Change, type Store, type StoredTable, StoreError } from '@shambles/store';
import { type ChatLine, LIMITS, type Role } from '@shambles/wire';
import { type Judging, WEIGHTS } from '../limits/weights.js';
import { Work } from '../limits/work.js';
import { journalText, resume } from './kept.js';
import { type Look, Looks } from './looks.js';
import { boundTimes, peopleAt, type RoomRecord, recordFrom, rowOf, setupOf } from './room.js';

/** A checkpoint is stored once it is at least this many entries past the stored one. */
const BEHIND = 16;

/** Milliseconds until a store that could not be reached is tried again. */
const AGAIN = 500;

/** Most attempts at a change or a removal: an attempt fails if another node wrote first. */
const TRIES = 8;
/** Told if every one of those tries lost. */
const CONTENDED = 'This table is changed by too many at once; try again.';

/** Told at a table whose journal has reached its limit. */
const FULL =
  'This game has grown as large as a table may be here, and cannot go on here. Nothing of it is lost: everybody who sits at the table can take the journal home.';

/** Milliseconds by which the clocks of two nodes may differ. */
const SKEW = 60_000;

/** How many answers and lines of talk are remembered by id. A client sends one again if it missed the reply. */
const HEARD = 64;

/** What a change stores besides the room and the entries. */
export interface Aside {
  readonly keys?: Change['keys'];
  readonly forget?: Change['forget'];
  readonly chat?: Omit<ChatLine, 'n'> & { readonly id: string; readonly by: string };
}

/** Called after every stored change. `mine`: made by this node. `talk`: only a line of talk was added. */
export type Changed = (live: Live, mine: boolean, talk?: boolean) => void;

/**
 * A table awake in memory: the game, the room, and what the store holds of both. Every change goes through `change`,
 * one at a time; a change that the store has not accepted has not happened.
 */
export class Live {
  record: RoomRecord;
  readonly setup: Setup;
  table: Table | undefined;
  version: number;
  /** The last lines of talk. */
  chat: readonly ChatLine[] = [];
  /** The entries as they are in the store, and when each was written. */
  private readonly lines: string[] = [];
  private readonly times: number[] = [];
  /** Letters in all entries. */
  private size = 0;
  private checkpoint: Checkpoint | undefined;
  /** The earlier checkpoint that `checkpoint` is written upon. */
  private below: Checkpoint | undefined;
  private header: Header | undefined;
  private readonly looks: Looks;
  /** What each seat may know of the setup. */
  private readonly known = new Map<Seat, Setup>();
  /** The room, and the seats that the game is waiting for, as JSON, as they are in the store. */
  private kept: { room: string; waiting: string | undefined } = { room: '', waiting: undefined };
  /** The last answers and lines of talk, by author and id. */
  private heard: readonly string[] = [];
  private queue: Promise<unknown> = Promise.resolve();
  /** The newest version that this node has heard of. */
  private newest = 0;
  /** True if something may have changed without notice. */
  private doubtful = false;
  /** True if the store has the setup beside the room, not in it. */
  private apart: boolean;
  /** True once the table was removed: nothing can be done at it any more. */
  isGone = false;

  private constructor(
    readonly id: string,
    readonly system: AnySystem,
    private readonly store: Store,
    stored: StoredTable,
    private readonly changed: Changed,
    readonly clock: () => number,
    /** What corrections may cost at this table. */
    readonly judging: Judging,
    /** What everything else may cost there. */
    readonly work: Work,
  ) {
    this.record = recordFrom(stored.room);
    this.setup = setupOf(stored);
    this.apart = stored.setup !== undefined;
    this.version = 0;
    this.looks = new Looks(system);
  }

  /** Makes a live table from what is stored. */
  static async wake(
    stored: StoredTable,
    system: AnySystem,
    store: Store,
    changed: Changed,
    clock: () => number,
    judging: Judging,
    work = new Work(WEIGHTS),
  ): Promise<Live> {
    const live = new Live(stored.id, system, store, stored, changed, clock, judging, work);
    await live.read(stored);
    return live;
  }

  /** A setup of this table with the revision that the game was begun under, as today's rules need to read it. */
  asBegun(setup: Setup): Setup {
    return this.header ? begunWith(this.system, { setup, revision: this.header.revision }) : setup;
  }

  /** The setup as a seat, or a spectator, may know it while the game goes on. */
  setupFor(seat: Seat): Setup {
    let known = this.known.get(seat);
    if (!known) {
      known = setupFor(this.system, this.setup, seat);
      this.known.set(seat, known);
    }
    return known;
  }

  /** How much of the room for a table's journal is taken: 0 to 1. */
  get filled(): number {
    return this.size / LIMITS.table;
  }

  /** How many entries are in the store. */
  get length(): number {
    return this.lines.length;
  }

  get people(): Seat[] {
    return peopleAt(this.system, this.record);
  }

  // ---------------------------------------------------------------- changing

  /**
   * Changes the table and the room, and returns once the change is in the store. `act` changes `this.table` and
   * `this.record` and returns what else to store; it may also change nothing. It is run again if another node wrote
   * first. Throws StoreError if the store did not accept the change; then nothing has changed. A table that has taken
   * more than its share of this process's time waits first, and holds up nobody who only looks. Throws Overworked if
   * that would be later than `until`. `bill` is told what the change took.
   */
  async change<T>(
    act: () => { readonly result: T; readonly aside?: Aside },
    { until, bill }: { readonly until?: number; readonly bill?: (ms: number) => void } = {},
  ): Promise<T> {
    for (;;) {
      await this.work.turn(until);
      // Whoever was before this one may have taken what there was.
      const done = await this.after(async () => (this.work.owes ? undefined : this.attempt(act, bill)));
      if (done) return done.result;
    }
  }

  private async attempt<T>(
    act: () => { readonly result: T; readonly aside?: Aside },
    bill: ((ms: number) => void) | undefined,
  ): Promise<{ readonly result: T }> {
    for (let tried = 0; tried < TRIES; tried++) {
      await this.current();
      if (this.isGone) break;
      this.heed(this.clock());
      try {
        const { result, aside, change } = this.work.weigh(() => {
          const { result: done, aside: more = {} } = act();
          return { result: done, aside: more, change: this.changeSince(more) };
        }, bill);
        if (!change) return { result };
        if (await this.store.write(change)) {
          this.work.weigh(() => {
            this.wrote(change, aside);
            this.changed(this, true, isTalk(change));
          }, bill);
          return { result };
        }
      } catch (error) {
        // The change in memory is not in the store, or it is unknown whether it is.
        if (error instanceof StoreError || this.differs()) await this.forgetAndRead();
        throw error;
      }
      await this.forgetAndRead();
    }
    throw new StoreError(this.isGone ? 'This table was removed.' : CONTENDED);
  }

  /** Removes the table from the store; the people there are told as they are of any change. Throws StoreError. */
  remove(): Promise<void> {
    return this.after(async () => {
      for (let tried = 0; tried < TRIES && !this.isGone; tried++) {
        await this.current();
        if (this.isGone || (await this.store.remove(this.id, this.version))) return;
        await this.forgetAndRead();
      }
      if (!this.isGone) throw new StoreError(CONTENDED);
    });
  }

  /** True if this author has lately sent an answer or a line of talk with this id. */
  hasHeard(author: string, id: string): boolean {
    return this.heard.includes(`${author} ${id}`);
  }

  private remember(ids: readonly (string | undefined)[]): void {
    this.heard = [...this.heard, ...ids.filter((id) => id !== undefined)].slice(-HEARD);
  }

  /** Reads what another node wrote, if it is news. Version 0: notices may have been missed. */
  hear(version: number): void {
    if (version <= this.newest && version !== 0) return;
    if (version === 0) this.doubtful = true;
    else this.newest = version;
    this.catchUp();
  }

  /** Reads what other nodes wrote, and tries again until the store can be reached. */
  private catchUp(): void {
    this.settled().catch(() => this.catchUpLater());
  }

  private catchUpLater(): void {
    setTimeout(() => this.catchUp(), AGAIN).unref();
  }

  /** True if the store knows this key, at any table. */
  async isKey(hash: string): Promise<boolean> {
    return (await this.store.key(hash)) !== undefined;
  }

  /** Resolves when everything under way is done. */
  idle(): Promise<unknown> {
    return this.queue;
  }

  private after<T>(task: () => Promise<T>): Promise<T> {
    const done = this.queue.then(task);
    this.queue = done.catch(() => {});
    return done;
  }

  /** True if something in memory is not in the store. */
  private differs(): boolean {
    return (this.table?.length ?? 0) !== this.length || JSON.stringify(this.record) !== this.kept.room;
  }

  private changeSince({ keys, forget, chat }: Aside): Change | undefined {
    const { table, record, length } = this;
    const fresh = table ? [...table.journal.entries(length)] : [];
    const lines = fresh.map(entryLine);
    this.endIfFull(lines);
    const changed = JSON.stringify(record) !== this.kept.room;
    const waits = table !== undefined && JSON.stringify(table.waitingFor) !== this.kept.waiting;
    const checkpoint = fresh.length > 0 ? this.checkpointAfter(fresh) : undefined;
    const header = table && table.header !== this.header ? headerLine(table.header) : undefined;
    if (!changed && !waits && fresh.length === 0 && !header && !keys && !forget && !chat) return undefined;
    return {
      table: this.id,
      version: this.version,
      ...((changed || !this.apart) && { room: rowOf(record) }),
      ...(waits && { state: { waiting: table.waitingFor } }),
      ...(!this.apart && { setup: JSON.stringify(this.setup) }),
      ...(header !== undefined && { header }),
      ...(checkpoint && this.asTexts(checkpoint)),
      ...(lines.length > 0 && { from: length, entries: lines }),
      ...(keys && { keys }),
      ...(forget && { forget }),
      ...(chat && { chat: { ...chat } }),
    };
  }

  /**
   * Ends the game at this table if its journal, with these lines, is as large as a table's may be: everybody who joins
   * is sent much of it. As after any end, everybody who sits here can then take the journal.
   */
  private endIfFull(lines: readonly string[] = []): void {
    const { record } = this;
    const size = lines.reduce((sum, line) => sum + line.length, this.size);
    if (size < LIMITS.table || record.status !== 'playing') return;
    record.status = 'stuck';
    record.trouble = FULL;
    delete record.motion;
  }

  /** The checkpoint to store with these new entries; undefined while the stored one will do. */
  private checkpointAfter(fresh: readonly Entry[]): Checkpoint | undefined {
    const checkpoint = this.table?.checkpoint();
    const turned = fresh.some((e) => turnsBack(e.deed));
    if (!checkpoint || (!turned && this.checkpoint && checkpoint.at - this.checkpoint.at < BEHIND))
      return undefined;
    return checkpoint;
  }

  /** A checkpoint as it is stored, with the one that it is written upon if the store lacks that. */
  private asTexts(checkpoint: Checkpoint): Pick<Change, 'checkpoint' | 'below'> {
    const below = footing(checkpoint, this.checkpoint, this.below);
    return {
      checkpoint: JSON.stringify(written(checkpoint, below)),
      ...(below && below !== this.below && { below: JSON.stringify(below) }),
    };
  }

  private wrote(change: Change, { chat }: Aside): void {
    const now = this.clock();
    for (const line of change.entries ?? []) {
      const entry = this.table?.journal.entry(this.length);
      if (entry) this.remember([idOf(entry)]);
      this.lines.push(line);
      this.size += line.length;
      this.times.push(now);
    }
    if (change.room) this.kept.room = JSON.stringify(change.room);
    if (change.state) this.kept.waiting = JSON.stringify(change.state.waiting);
    if (change.setup !== undefined) this.apart = true;
    const checkpoint = change.checkpoint === undefined ? undefined : this.table?.checkpoint();
    if (checkpoint) {
      this.below = footing(checkpoint, this.checkpoint, this.below);
      this.checkpoint = checkpoint;
    }
    if (this.table) this.header = this.table.header;
    if (chat) {
      this.remember([`${chat.by} ${chat.id}`]);
      const n = (this.chat.at(-1)?.n ?? -1) + 1;
      this.chat = [...this.chat, { n, from: chat.from, text: chat.text, at: chat.at }].slice(-LIMITS.talk);
    }
    this.version++;
    this.newest = Math.max(this.newest, this.version);
    // Talk does not change what seats see.
    if (!chat || change.entries) this.looks.clear();
  }

  // ---------------------------------------------------------------- reading

  /** Reads the table again if a newer version was announced or the state is in doubt. */
  private async current(): Promise<void> {
    if (this.newest > this.version || this.doubtful) await this.reread();
  }

  /** Drops what is in memory and reads the store. If it cannot be read, nothing is shown until it can. */
  private async forgetAndRead(): Promise<void> {
    this.version = -1;
    this.doubtful = true;
    this.table = undefined;
    this.looks.clear();
    await this.reread().catch(() => this.catchUpLater());
  }

  /** Resolves once the table matches the store. */
  settled(): Promise<void> {
    return this.after(() => this.current());
  }

  private async reread(): Promise<void> {
    // A notice from here on may be about something newer than what is read now.
    this.doubtful = false;
    try {
      const stored = await this.store.table(this.id);
      if (!stored) {
        this.isGone = true;
        this.changed(this, false);
        return;
      }
      if (stored.version === this.version) return;
      await this.read(stored);
    } catch (error) {
      this.doubtful = true;
      throw error;
    }
    this.changed(this, false);
  }

  private async read(stored: StoredTable): Promise<void> {
    const [entries, chat] = await Promise.all([
      stored.length > this.length ? this.store.entries(this.id, this.length) : [],
      this.store.chat(this.id, LIMITS.talk),
    ]);
    // Entries that were written meanwhile belong to a later version; the next reading takes them.
    for (const { line, at } of entries.slice(0, stored.length - this.length)) {
      this.lines.push(line);
      this.size += line.length;
      this.times.push(at);
    }
    const fresh = entries.slice(-HEARD).filter(({ line }) => line.includes('"id":'));
    this.remember(fresh.map(({ line }) => idOf(JSON.parse(line) as Entry)));
    this.remember(
      chat.slice(-HEARD).map(({ line: { by, id } }) => (by === undefined ? undefined : `${by} ${id}`)),
    );
    this.record = recordFrom(stored.room);
    this.apart = stored.setup !== undefined;
    this.chat = chat.map(({ n, line }) => ({
      n,
      from: String(line.from),
      text: String(line.text),
      at: Number(line.at),
    }));
    this.version = stored.version;
    this.looks.forget();
    if (stored.header !== undefined) this.build(stored.header, stored);
    this.endIfFull();
    this.heed(this.clock());
    // Older tables have `waiting` in the room and no `state`: the next change stores it there.
    this.kept = { room: JSON.stringify(this.record), waiting: JSON.stringify(stored.state?.waiting) };
  }

  private build(header: string, { checkpoint, below }: Pick<StoredTable, 'checkpoint' | 'below'>): void {
    const { sum, ...head } = JSON.parse(header) as Header & { sum: string };
    this.header = head;
    this.below = below === undefined ? undefined : (JSON.parse(below) as Checkpoint);
    const before = this.below ? [this.below] : [];
    this.checkpoint =
      checkpoint === undefined ? undefined : rebuilt(JSON.parse(checkpoint) as Written, before);
    const found = resume(
      this.system,
      { header: head, checkpoint: this.checkpoint, below: this.below, lines: this.lines },
      this.ownDice,
    );
    this.table = found.table;
    if (found.table) this.header = found.table.header;
    else {
      this.record.status = 'stuck';
      this.record.trouble = `These rules cannot go on with this game: ${found.trouble} Nothing of it is lost; the journal can be taken home.`;
    }
  }

  /** Seats that roll their own dice now. */
  private get ownDice(): Seat[] {
    return Object.entries(this.record.seats).flatMap(([seat, { ownDice, bot }]) =>
      ownDice && bot === undefined ? [seat] : [],
    );
  }

  /** The whole journal as text. */
  journalText(): string {
    const { header, checkpoint, below, lines } = this;
    return header ? journalText({ header, checkpoint, below, lines }) : '';
  }

  // ---------------------------------------------------------------- what is shown

  /** What a seat is shown now; undefined before the game has begun. */
  look(seat: Seat): Look | undefined {
    return this.table && this.looks.of(seat, this.table, this.record, this.length);
  }

  /** What spectators are shown: the game as it was `delay` seconds before `now`. */
  lookBehind(now: number): Look | undefined {
    if (!this.table || !this.header) return undefined;
    if (this.record.delay === 0) return this.look(SPECTATOR);
    const until = now - this.record.delay * 1000;
    return this.looks.past(this.table, this.header, shownBy(this.times, until));
  }

  /**
   * Brings times that lie ahead back to `now`: they were noted before the machine's clock was set back, and nobody
   * should wait until it has caught up.
   */
  heed(now: number): void {
    const { times, record } = this;
    const ahead = now + SKEW;
    for (let n = times.length - 1; (times[n] ?? 0) > ahead; n--) times[n] = now;
    if (this.chat.some(({ at }) => at > ahead))
      this.chat = this.chat.map((line) => (line.at > ahead ? { ...line, at: now } : line));
    boundTimes(record, now, ahead);
  }

  /** When spectators will next be shown more of the game, the talk or the status; undefined if there is no more. */
  nextShown(now: number): number | undefined {
    const delay = this.record.delay * 1000;
    const { begun = 0, ended = 0 } = this.record;
    const entry = this.times[shownBy(this.times, now - delay)] ?? 0;
    const said = this.chat.find(({ at }) => at > now - delay)?.at ?? 0;
    const coming = [begun, ended, entry, said].filter((at) => at > now - delay);
    return coming.length === 0 ? undefined : Math.min(...coming) + delay;
  }

  /** True if somebody in this role is shown less than there is. */
  isBehind({ is }: Role, now: number): boolean {
    const until = now - this.record.delay * 1000;
    return is === 'spectator' && until < now && shownBy(this.times, until) < this.times.length;
  }
}

/** Number of entries that existed at that time. */
function shownBy(times: readonly number[], until: number): number {
  let length = times.length;
  while (length > 0 && (times[length - 1] as number) > until) length--;
  return length;
}

function isTalk({ chat, room, state, header, entries, keys, forget }: Change): boolean {
  return chat !== undefined && !room && !state && !header && !entries && !keys && !forget;
}

/** The author and id of an answer, as one text; undefined for other entries. */
function idOf({ deed, id }: Entry): string | undefined {
  return deed.t === 'answer' && id !== undefined ? `${deed.seat} ${id}` : undefined;
}
