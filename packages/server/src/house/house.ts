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

/** Somebody who shows a key: the table it opens, and as what. */
export interface Guest {
  readonly table: string;
  readonly role: Role;
  readonly hash: string;
}

/** After how many days without a change tables are removed; 0 for never. */
export interface Keep {
  /** Those at which no game was begun. */
  readonly unbegun: number;
  /** Games too, those that are over and those that are not. */
  readonly all: number;
}

/** A game that was begun is somebody's: nobody removes it but its host, or whoever runs the server says so. */
export const KEEP: Keep = { unbegun: 90, all: 0 };

const DAY = 24 * 60 * 60 * 1000;
/** Tables that are looked at together. */
const PAGE = 100;

/** All tables of this node: those in the store, and of these the ones that are awake. */
export class House {
  private readonly awake = new Map<string, Promise<Live | undefined>>();
  private readonly deaf: () => void;
  private readonly books: Books;
  /** What is left for corrections at all tables together. */
  private readonly judging: Budget;

  constructor(
    readonly store: Store,
    private readonly threads: Threads,
    private readonly onChange: Changed,
    private readonly clock: () => number = Date.now,
    private readonly chance: Chance = CHANCE,
    private readonly weights: Weights = WEIGHTS,
  ) {
    this.books = new Books(threads);
    this.judging = new Budget(weights.judgingInAllPerSecond, weights.judgingInAll);
    this.deaf = store.listen((notice) => void this.heard(notice));
  }

  get size(): number {
    return this.awake.size;
  }

  /** The table of this id, woken if it sleeps; undefined where there is none. */
  wake(id: string): Promise<Live | undefined> {
    let live = this.awake.get(id);
    if (!live) {
      live = this.read(id);
      this.awake.set(id, live);
      // A failure or a stranger's guess leaves nothing behind.
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
    return Live.wake(stored, system, this.store, this.onChange, this.clock, judging);
  }

  /**
   * Removes tables that nothing was changed at for so many days, as far as such are to be forgotten. Returns how many. What is
   * in memory here is in use.
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

  /** Forgets a table that nobody needs in memory. */
  async sleep(live: Live): Promise<void> {
    const awake = this.awake.get(live.id);
    // It may have been woken anew since.
    if ((await awake) === live && this.awake.get(live.id) === awake) this.awake.delete(live.id);
    await live.idle();
  }

  private async heard({ table, version }: Notice): Promise<void> {
    const live = table === '*' ? await Promise.all(this.awake.values()) : [await this.awake.get(table)];
    for (const one of live) one?.hear(version);
  }

  /** Who the holder of a key is. */
  async guest(key: string): Promise<Guest | undefined> {
    const hash = keyHash(key);
    const found = await this.store.key(hash);
    if (!found) return undefined;
    const [is, seat] = found.role.split(' ');
    const role: Role = is === 'seat' ? { is, seat: seat as Seat } : { is: is as 'host' | 'spectator' };
    return { table: found.table, role, hash };
  }

  /** Opens a table. Throws SetupError that names what is wrong, and Busy. */
  async open({ system: id, scenario, options, files, ...rest }: Opening): Promise<Opened> {
    const system = findSystem(id);
    const setup: Setup = { scenario, options, ...(files && { files }) };
    await this.books.check(system, setup, setupDigest(setup));
    return this.found(system, setup, rest);
  }

  /** Opens a table that goes on with a game begun elsewhere. Throws SetupError, JournalError and Busy. */
  async bring({ journal, ...rest }: Bringing): Promise<Opened> {
    const { header, entries, checkpoint } = await this.threads.read(journal);
    const wrong = unsound(header.setup);
    if (wrong !== undefined) throw new SetupError(`The journal's ${wrong}.`);
    // Who agrees to what is taken back, is whoever sits here now.
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

/** The keys that a table is opened with. */
class Keys {
  /** What is kept of each. */
  readonly kept: { hash: string; role: string }[] = [];

  cut(role: string): string {
    const key = newKey();
    this.kept.push({ hash: keyHash(key), role });
    return key;
  }
}

/** Who sits where as a table is opened, and the keys of the people. Throws SetupError. */
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
