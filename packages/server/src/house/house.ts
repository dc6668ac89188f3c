import { type AnySystem, headerLine, type Seat, type Setup, SetupError, seatsIn } from '@shambles/engine';
import { botsFor, findBot } from '@shambles/players';
import type { Change, Notice, Store, StoredTable } from '@shambles/store';
import { findSystem } from '@shambles/systems';
import {
  type Bringing,
  commitmentTo,
  keyHash,
  type Opened,
  type Opening,
  type Role,
  setupDigest,
  unsound,
} from '@shambles/wire';
import { Budget, Judging, WEIGHTS, type Weights } from '../limits/weights.js';
import { WATCH, type Watch, Work } from '../limits/work.js';
import { type Changed, Live } from '../table/live.js';
import {
  chosenOf,
  OBJECTION,
  type RoomRecord,
  recordFrom,
  rowOf,
  type SeatRecord,
  setupOf,
} from '../table/room.js';
import type { Threads } from '../threads/threads.js';
import { Books } from './books.js';
import { CHANCE, type Chance, newKey } from './keys.js';

/** A holder of a key: the table that the key opens, and the role it gives. */
export interface Guest {
  readonly table: string;
  readonly role: Role;
  readonly hash: string;
}

/** Days without a change after which tables are removed; 0 for never. */
export interface Keep {
  /** For tables where no game has begun. */
  readonly unbegun: number;
  /** For all tables, including games in play and finished ones. */
  readonly all: number;
}

/** A begun game belongs to its players: it is removed only by its host, or if the server's operator says so. */
export const KEEP: Keep = { unbegun: 90, all: 0 };

const DAY = 24 * 60 * 60 * 1000;
/** Number of tables fetched at a time. */
const PAGE = 100;

/** All tables in the store, and those of them that are awake in this node. */
export class House {
  private readonly awake = new Map<string, Promise<Live | undefined>>();
  private readonly deaf: () => void;
  private readonly books: Books;
  /** Work left for corrections at all tables together. */
  private readonly judging: Budget;

  constructor(
    readonly store: Store,
    private readonly threads: Threads,
    private readonly onChange: Changed,
    private readonly clock: () => number = Date.now,
    private readonly chance: Chance = CHANCE,
    private readonly weights: Weights = WEIGHTS,
    private readonly watch: Watch = WATCH,
  ) {
    this.books = new Books(threads);
    this.judging = new Budget(weights.judgingInAllPerSecond, weights.judgingInAll);
    this.deaf = store.listen((notice) => void this.heard(notice));
  }

  get size(): number {
    return this.awake.size;
  }

  /** The table with this id, woken if asleep; undefined if there is none. */
  wake(id: string): Promise<Live | undefined> {
    let live = this.awake.get(id);
    if (!live) {
      live = this.read(id);
      this.awake.set(id, live);
      // Keep nothing after a failure or a stranger's guess.
      live.then(
        (found) => found ?? this.awake.delete(id),
        () => this.awake.delete(id),
      );
    }
    return live;
  }

  private async read(id: string): Promise<Live | undefined> {
    const stored = await this.store.table(id);
    if (!stored) return undefined;
    const { system: name, digest } = recordFrom(stored.room);
    const system = await this.books.at(findSystem(name), setupOf(stored), digest);
    const judging = new Judging(this.weights, this.judging);
    const work = new Work(this.weights, this.watch);
    return Live.wake(stored, system, this.store, this.onChange, this.clock, judging, work);
  }

  /**
   * Removes tables left unchanged for the given number of days. Returns how many. Tables in this node's memory are in
   * use and stay.
   */
  async expire({ unbegun, all }: Keep): Promise<number> {
    return (
      (await this.forget(all, () => true)) +
      (await this.forget(unbegun, ({ status }) => status === 'gathering'))
    );
  }

  private async forget(days: number, which: (room: StoredTable['room']) => boolean): Promise<number> {
    if (days === 0) return 0;
    let removed = 0;
    for (let after = ''; ; ) {
      const page = await this.store.list(after, PAGE, this.clock() - days * DAY);
      for (const { id, version, room } of page)
        if (which(room) && !this.awake.has(id) && (await this.store.remove(id, version))) removed++;
      const last = page.at(-1);
      if (!last) return removed;
      after = last.id;
    }
  }

  /** Drops a table from memory. */
  async sleep(live: Live): Promise<void> {
    const awake = this.awake.get(live.id);
    // The table may have been woken again in the meantime.
    if ((await awake) === live && this.awake.get(live.id) === awake) this.awake.delete(live.id);
    await live.idle();
  }

  private async heard({ table, version }: Notice): Promise<void> {
    const live = table === '*' ? await Promise.all(this.awake.values()) : [await this.awake.get(table)];
    for (const one of live) one?.hear(version);
  }

  /** The guest that a key belongs to; undefined if the key is unknown. */
  async guest(key: string): Promise<Guest | undefined> {
    const hash = keyHash(key);
    const found = await this.store.key(hash);
    if (!found) return undefined;
    const [is, seat] = found.role.split(' ');
    const role: Role = is === 'seat' ? { is, seat: seat as Seat } : { is: is as 'host' | 'spectator' };
    return { table: found.table, role, hash };
  }

  /** Opens a table. Throws a SetupError that names what is wrong, and Busy. */
  async open({ system: id, scenario, options, files, ...rest }: Opening): Promise<Opened> {
    const system = findSystem(id);
    const setup: Setup = { scenario, options, ...(files && { files }) };
    await this.books.check(system, setup, setupDigest(setup));
    return this.found(system, setup, rest);
  }

  /** Opens a table that continues a game begun elsewhere. Throws SetupError, JournalError and Busy. */
  async bring({ journal, ...rest }: Bringing): Promise<Opened> {
    const { header, entries, checkpoint } = await this.threads.read(journal);
    const wrong = unsound(header.setup);
    if (wrong !== undefined) throw new SetupError(`The journal's ${wrong}.`);
    // Consent to taking back is up to the people who sit here now.
    const people = Object.entries(rest.seats).flatMap(([seat, holder]) => (holder === PERSON ? [seat] : []));
    return this.found(findSystem(header.system), header.setup, rest, {
      header: headerLine({ ...header, people }),
      from: 0,
      entries,
      ...(checkpoint !== undefined && { checkpoint }),
    });
  }

  private async found(
    system: AnySystem,
    setup: Setup,
    {
      title,
      seats: holders,
      delay = 0,
      objection = OBJECTION,
    }: Pick<Opening, 'title' | 'seats' | 'delay' | 'objection'>,
    game: Partial<Change> = {},
  ): Promise<Opened> {
    const keys = new Keys();
    const { seats, shown } = seatsFor(system, setup, holders, keys);
    const secret = this.chance.secret();
    const record: RoomRecord = {
      title: title ?? system.title,
      system: system.id,
      setup: chosenOf(setup),
      digest: setupDigest(setup),
      status: 'gathering',
      paused: false,
      delay,
      objection,
      seats,
      secret,
      commitment: commitmentTo(secret),
      motions: 0,
    };
    const table = this.chance.table();
    const opened = {
      table,
      commitment: record.commitment,
      host: keys.cut('host'),
      seats: shown,
      spectator: keys.cut('spectator'),
    };
    await this.store.write({
      table,
      version: 0,
      room: rowOf(record),
      setup: JSON.stringify(setup),
      keys: keys.kept,
      ...game,
    });
    return opened;
  }

  close(): void {
    this.deaf();
  }
}

const PERSON = 'person';

/** The keys of a newly opened table. */
class Keys {
  /** What the store keeps of each key. */
  readonly kept: { hash: string; role: string }[] = [];

  cut(role: string): string {
    const key = newKey();
    this.kept.push({ hash: keyHash(key), role });
    return key;
  }
}

/** The seats of a newly opened table, and the keys of its people. Throws SetupError. */
function seatsFor(
  system: AnySystem,
  setup: Setup,
  holders: Opening['seats'],
  keys: Keys,
): { readonly seats: Record<Seat, SeatRecord>; readonly shown: Record<Seat, string> } {
  const taking = seatsIn(system, setup).map((s) => s.id);
  for (const seat of Object.keys(holders))
    if (!taking.includes(seat))
      throw new SetupError(`There is no seat "${seat}" in this game; there are ${taking.join(', ')}.`);
  const best = botsFor(system)[0]?.id as string;
  const shown: Record<Seat, string> = {};
  const seats: Record<Seat, SeatRecord> = {};
  for (const seat of taking) {
    const holder = holders[seat] ?? best;
    if (holder === PERSON) {
      const key = keys.cut(`seat ${seat}`);
      shown[seat] = key;
      seats[seat] = { holder: 'person', key: keyHash(key) };
    } else seats[seat] = { holder: 'bot', bot: findBot(system, holder).id };
  }
  return { seats, shown };
}
