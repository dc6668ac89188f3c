import { type AnySystem, headerLine, type Seat, type Setup, SetupError, seatsIn } from '@shambles/engine';
import { botsFor, findBot } from '@shambles/players';
import type { Change, Notice, Store } from '@shambles/store';
import { findSystem } from '@shambles/systems';
import { type Bringing, commitmentTo, type Opened, type Opening, type Role } from '@shambles/wire';
import { CHANCE, type Chance, keyHash, newKey } from './keys.js';
import { Live } from './live.js';
import { type RoomRecord, rowOf, type SeatRecord } from './room.js';
import type { Threads } from './threads/threads.js';

/** Somebody who shows a key: the table it opens, and as what. */
export interface Guest {
  readonly table: string;
  readonly role: Role;
  readonly hash: string;
}

/** All tables of this node: those in the store, and of these the ones that are awake. */
export class House {
  private readonly awake = new Map<string, Promise<Live | undefined>>();
  private readonly deaf: () => void;

  constructor(
    readonly store: Store,
    private readonly threads: Threads,
    private readonly onChange: (live: Live, mine: boolean) => void,
    private readonly clock: () => number = Date.now,
    private readonly chance: Chance = CHANCE,
  ) {
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
    return Live.wake(stored, findSystem(String(stored.room.system)), this.store, this.onChange, this.clock);
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

  /** Opens a table. Throws SetupError that names what is wrong. */
  async open({ system: id, scenario, options, files, ...rest }: Opening): Promise<Opened> {
    const system = findSystem(id);
    const setup: Setup = { scenario, options, ...(files && { files }) };
    system.book(setup);
    return this.found(system, setup, rest);
  }

  /** Opens a table that goes on with a game begun elsewhere. Throws SetupError and JournalError. */
  async bring({ journal, ...rest }: Bringing): Promise<Opened> {
    const { header, entries, checkpoint } = await this.threads.read(journal);
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
    { title, seats: holders, delay = 0 }: Pick<Opening, 'title' | 'seats' | 'delay'>,
    game: Partial<Change> = {},
  ): Promise<Opened> {
    const taking = seatsIn(system, setup).map((s) => s.id);
    for (const seat of Object.keys(holders))
      if (!taking.includes(seat))
        throw new SetupError(`There is no seat "${seat}" in this game; there are ${taking.join(', ')}.`);
    const best = botsFor(system)[0]?.id as string;
    const keys: { hash: string; role: string }[] = [];
    const cut = (role: string): string => {
      const key = newKey();
      keys.push({ hash: keyHash(key), role });
      return key;
    };
    const shown: Record<Seat, string> = {};
    const seats: Record<Seat, SeatRecord> = {};
    for (const seat of taking) {
      const holder = holders[seat] ?? best;
      if (holder === PERSON) {
        const key = cut(`seat ${seat}`);
        shown[seat] = key;
        seats[seat] = { holder: 'person', key: keyHash(key) };
      } else seats[seat] = { holder: 'bot', bot: findBot(system, holder).id };
    }
    const secret = this.chance.secret();
    const record: RoomRecord = {
      title: title ?? system.title,
      system: system.id,
      setup,
      status: 'gathering',
      paused: false,
      delay,
      seats,
      secret,
      commitment: commitmentTo(secret),
      motions: 0,
      waiting: [],
    };
    const table = this.chance.table();
    const opened = {
      table,
      commitment: record.commitment,
      host: cut('host'),
      seats: shown,
      spectator: cut('spectator'),
    };
    await this.store.write({ table, version: 0, room: rowOf(record), keys, ...game });
    return opened;
  }

  close(): void {
    this.deaf();
  }
}

const PERSON = 'person';
