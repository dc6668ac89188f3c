import { type Setup, SPECTATOR } from '@shambles/engine';
import type { Store } from '@shambles/store';
import type { ChatLine, Device, FromServer, Reply, Role, Room, Verb } from '@shambles/wire';
import { Line } from '../connections/line.js';
import { Quota, SEAT_LIMITS, type SeatLimits } from '../limits/limits.js';
import { WEIGHTS, type Weights } from '../limits/weights.js';
import { Overworked, WATCH, type Watch, WorkOfAddresses } from '../limits/work.js';
import { Bots } from '../table/bots.js';
import type { Live } from '../table/live.js';
import {
  botAt,
  fairOf,
  type Present,
  placeOf,
  recordFrom,
  roomFor,
  statusFor,
  waitingAt,
} from '../table/room.js';
import { Threads } from '../threads/threads.js';
import { lapse } from '../verbs/motions.js';
import { perform } from '../verbs/perform.js';
import { type Guest, House, type Keep } from './house.js';
import type { Chance } from './keys.js';
import { type Here, Presence } from './presence.js';

/** Milliseconds that a table stays awake after its last use. */
const DROWSY = 30_000;
/** Milliseconds after which this node's bots answer in place of another node that may have died. */
const OTHERS = 3_000;
/**
 * The longest delay of a timer, in milliseconds. When the machine has slept or its clock was set, timers are early or
 * late by as much.
 */
const LONGEST = 60_000;
/** Milliseconds until what the store did not take is tried again. */
const AGAIN = 10_000;

/** Milliseconds between sweeps for abandoned tables: each sweep goes through all tables. */
const SWEEP = 24 * 60 * 60 * 1000;

/** The connection of a guest who joins. */
interface Listener {
  say(message: FromServer): void;
  /** Called when the key that was shown is no longer valid. */
  lockOut(): void;
  /** Number of feed items already known. */
  readonly have?: number | undefined;
}

/** The listeners and timers of a table that is awake. */
interface Around {
  readonly lines: Set<Line>;
  readonly quota: Quota;
  /** Timers: when to show spectators more, to let a bot answer, and to fall asleep. */
  behind?: NodeJS.Timeout;
  bots?: NodeJS.Timeout;
  sleep?: NodeJS.Timeout;
  /** Timer: when a motion counts as agreed. */
  motion?: NodeJS.Timeout;
  /** When a motion was last carried out, or could not be, by a monotonic clock. */
  lapsing?: number;
}

/** The tables and the people at them: sends changes to everyone, lets bots answer, puts unused tables to sleep. */
export class Tables {
  readonly house: House;
  private readonly threads: Threads;
  private readonly bots: Bots;
  private readonly presence: Presence;
  private readonly around = new Map<Live, Around>();
  /** Awake tables that have had a listener. */
  private readonly attended = new Map<string, Live>();
  private sweeping: NodeJS.Timeout | undefined;
  private readonly work: WorkOfAddresses;
  private closed = false;

  constructor(
    store: Store,
    threads: number,
    private readonly onError: (error: unknown) => void,
    private readonly drowsy = DROWSY,
    /** Milliseconds since 1970. */
    private readonly clock: () => number = Date.now,
    chance?: Chance,
    /** Milliseconds between two signs of life to other nodes. */
    beat?: number,
    weights: Weights = WEIGHTS,
    private readonly limits: SeatLimits = SEAT_LIMITS,
    watch: Watch = WATCH,
  ) {
    this.work = new WorkOfAddresses(weights, watch);
    this.threads = new Threads(threads);
    this.house = new House(
      store,
      this.threads,
      (live, mine, talk) => (talk ? this.said(live) : this.changed(live, mine)),
      clock,
      chance,
      weights,
      watch,
    );
    this.bots = new Bots(this.threads);
    this.presence = new Presence(
      store,
      { tables: () => this.attended.keys(), here: (table) => this.here(this.attended.get(table)) },
      (tables) => this.tellRooms(tables),
      beat,
    );
  }

  get awake(): number {
    return this.house.size;
  }

  get lines(): number {
    let lines = 0;
    for (const around of this.around.values()) lines += around.lines.size;
    return lines;
  }

  // ---------------------------------------------------------------- coming and going

  /**
   * Joins the holder of a key and sends everything so far. Returns how to leave; undefined if the key is no longer
   * valid. Throws TooOften.
   */
  async join(
    { table, role, hash }: Guest,
    { say, lockOut, have }: Listener,
  ): Promise<{ readonly leave: () => void; readonly live: Live } | undefined> {
    const live = await this.house.wake(table);
    if (!live) return undefined;
    this.of(live).quota.join(role);
    // The table must not fall asleep while it is being read.
    clearTimeout(this.of(live).sleep);
    const line = new Line(role, hash, say, lockOut, have, this.setupOf(live, role, hash).files);
    try {
      await live.settled();
    } finally {
      this.attend(live, false);
    }
    if (live.isGone || this.lockedOut(live, line)) return undefined;
    this.of(live).lines.add(line);
    this.attended.set(live.id, live);
    this.presence.tell(live.id);
    this.tell(live, line);
    this.tellOthers(live, line);
    this.attend(live);
    return {
      live,
      leave: () => {
        if (!this.around.get(live)?.lines.delete(line)) return;
        this.presence.tell(live.id);
        this.tellOthers(live, line);
        this.attend(live);
      },
    };
  }

  /** Performs a verb at a table. `address`: where it came from. Throws StoreError. */
  async perform(guest: Guest, verb: Verb, address?: string): Promise<Reply> {
    const live = await this.house.wake(guest.table);
    if (!live) return { is: 'refused', id: verb.id, code: 'foreign', text: 'There is no such table.' };
    const { quota } = this.of(live);
    const slower = quota.enter(guest.role, verb);
    if (slower !== undefined) return { is: 'refused', id: verb.id, code: 'refused', text: slower };
    try {
      if (address !== undefined) await this.work.turn(address);
      const bill = (ms: number) => address !== undefined && this.work.spend(address, ms);
      const asked = { until: live.work.patience, bill };
      const reply = await perform(live, guest, verb, asked, (seat) => this.present(live).seats.has(seat));
      // While somebody listens, talk must not restart the table's timers.
      if (verb.is !== 'chat' || this.of(live).lines.size === 0) this.attend(live);
      return reply;
    } catch (error) {
      if (!(error instanceof Overworked)) throw error;
      return { is: 'refused', id: verb.id, code: 'refused', text: error.message };
    } finally {
      quota.leave(guest.role);
    }
  }

  /** The table as the holder of this key may know it; undefined if there is none. */
  async shown({ table, role, hash }: Guest): Promise<Room | undefined> {
    const live = await this.house.wake(table);
    if (!live) return undefined;
    this.attend(live);
    return { ...this.room(live, role), setup: live.asBegun(this.setupOf(live, role, hash)) };
  }

  /** What the holder of a key may know of the setup: a seat's part is for whoever sits there. */
  private setupOf(live: Live, role: Role, key: string): Setup {
    return live.setupFor(role.is === 'seat' && sitsAt(live, role, key) ? role.seat : SPECTATOR);
  }

  /** Removes a table for good at its host's request; false if it is already gone. Throws StoreError. */
  async remove({ table }: Guest): Promise<boolean> {
    const live = await this.house.wake(table);
    await live?.remove();
    return live !== undefined;
  }

  /** Removes abandoned tables, now and once a day from here on. */
  expire(keep: Keep): void {
    const sweep = () => this.house.expire(keep).catch(this.onError);
    clearInterval(this.sweeping);
    this.sweeping = setInterval(() => void sweep(), SWEEP).unref();
    void sweep();
  }

  /** The whole journal, if the guest may have it. */
  async journal({ table, role, hash }: Guest): Promise<string | undefined> {
    const live = await this.house.wake(table);
    if (!live) return undefined;
    this.attend(live);
    if (!live.journalText()) return undefined;
    const { status } = live.record;
    if (status === 'over' || status === 'stuck')
      return live.isBehind(role, this.clock()) ? undefined : live.journalText();
    // The only player has nobody to hide anything from; but from here on the dice count as known.
    if (role.is !== 'seat' || live.people.length !== 1 || !sitsAt(live, role, hash)) return undefined;
    await live.change(() => {
      // Only the first time counts.
      live.record.taken ??= live.length;
      live.table?.amend(fairOf(live.system, live.id, live.record));
      return { result: undefined };
    });
    return live.journalText();
  }

  /** The status of each table that these keys open, without waking any. */
  async mine(keys: readonly { readonly table: string; readonly key: string }[]): Promise<readonly object[]> {
    const found = await Promise.all(keys.map(({ table, key }) => this.one(table, key)));
    return found.filter((f) => f !== undefined);
  }

  private async one(table: string, key: string): Promise<object | undefined> {
    const guest = await this.house.guest(key);
    const stored = guest?.table === table ? await this.house.store.table(table) : undefined;
    if (!guest || !stored) return undefined;
    const record = recordFrom(stored.room);
    const waiting = waitingAt(stored);
    const { role } = guest;
    const hidden = role.is === 'spectator' && record.delay > 0;
    return {
      table,
      title: record.title,
      system: record.system,
      status: statusFor(role, record, this.clock()),
      role,
      yourTurn: role.is === 'seat' && record.status === 'playing' && waiting.includes(role.seat),
      waitingFor: hidden ? [] : waiting,
    };
  }

  /** The table as this role may know it. */
  room(live: Live, role: Role): Room {
    const now = this.clock();
    const room = roomFor(role, {
      system: live.system,
      table: live.id,
      record: live.record,
      present: this.present(live),
      behind: live.isBehind(role, now),
      now,
      filled: live.filled,
    });
    return { ...room, setup: live.asBegun(room.setup) };
  }

  /** Who is at a table, through whichever node. */
  private present(live: Live): Present {
    const here = [this.here(live), ...this.presence.elsewhere(live.id)];
    return {
      seats: new Set(here.flatMap(({ seats }) => seats)),
      spectators: here.reduce((sum, { spectators }) => sum + spectators, 0),
    };
  }

  /** Who is at a table through this node. The holder of an unused invitation does not count as seated. */
  private here(live: Live | undefined): Here {
    const lines = live ? [...(this.around.get(live)?.lines ?? [])] : [];
    const sitting = lines.flatMap(({ role, key }) =>
      live && role.is === 'seat' && sitsAt(live, role, key) ? [{ seat: role.seat, key }] : [],
    );
    const pages: Record<string, number> = {};
    for (const { key } of sitting) pages[short(key)] = (pages[short(key)] ?? 0) + 1;
    return {
      seats: [...new Set(sitting.map(({ seat }) => seat))],
      spectators: lines.filter(({ role }) => role.is === 'spectator').length,
      ...(sitting.length > 0 && { pages }),
    };
  }

  /** The keys of a seat, as listed for the holder of one of them. */
  private devices(live: Live, { role, key }: Line): readonly Device[] {
    const record = role.is === 'seat' ? live.record.seats[role.seat] : undefined;
    const here = [this.here(live), ...this.presence.elsewhere(live.id)];
    return (record?.devices ?? []).map((device) => ({
      n: device.n,
      since: device.since,
      open: here.reduce((sum, { pages }) => sum + (pages?.[short(device.key)] ?? 0), 0),
      ...(device.key === key && { mine: true as const }),
      ...(device.given && { given: true as const }),
    }));
  }

  // ---------------------------------------------------------------- telling

  private changed(live: Live, mine: boolean): void {
    const lines = this.around.get(live)?.lines ?? new Set<Line>();
    if (live.isGone) {
      this.clear(live, lines);
      return;
    }
    // First remove listeners whose keys are no longer valid, so that the others are told they are gone.
    for (const line of lines)
      if (this.lockedOut(live, line)) {
        lines.delete(line);
        this.presence.tell(live.id);
        line.lockOut();
      }
    const rooms = this.rooms(live);
    for (const line of lines) this.tell(live, line, rooms);
    this.attend(live, mine);
  }

  /** Sends talk when nothing else has changed. */
  private said(live: Live): void {
    for (const line of this.of(live).lines) line.tellChat(this.chatFor(live, line.role));
    if (live.record.delay > 0) this.attend(live);
  }

  /** Cuts off everybody at a table that was removed. */
  private clear(live: Live, lines: ReadonlySet<Line>): void {
    const gone = [...lines];
    this.drop(live);
    for (const line of gone) line.lockOut();
  }

  /** True if the key that was shown is no longer valid. */
  private lockedOut({ record }: Live, { role, key }: Line): boolean {
    return role.is === 'seat' && placeOf(record.seats[role.seat], key) === undefined;
  }

  private tellOthers(live: Live, line?: Line): void {
    const rooms = this.rooms(live);
    for (const other of this.around.get(live)?.lines ?? []) {
      if (other === line) continue;
      other.tellRoom(...rooms(other.role));
      this.tellDevices(live, other);
    }
  }

  private tellDevices(live: Live, line: Line): void {
    if (sitsAt(live, line.role, line.key)) line.tellDevices(this.devices(live, line));
  }

  /** Sends the rooms of tables that somebody has joined or left through another node. */
  private tellRooms(tables: readonly string[]): void {
    for (const table of tables) {
      const live = this.attended.get(table);
      if (live) this.tellOthers(live);
    }
  }

  /** The room for each role, made once for spectators and once for all others. */
  private rooms(live: Live): (role: Role) => readonly [Room, string] {
    const made = new Map<boolean, readonly [Room, string]>();
    return (role) => {
      const outside = role.is === 'spectator';
      const known = made.get(outside);
      if (known) return known;
      const room = this.room(live, role);
      const fresh = [room, JSON.stringify(room)] as const;
      made.set(outside, fresh);
      return fresh;
    };
  }

  private tell(live: Live, line: Line, rooms = this.rooms(live)): void {
    const { role } = line;
    try {
      line.tellRoom(...rooms(role));
      line.tellChat(this.chatFor(live, role));
      this.tellDevices(live, line);
      live.work.weigh(() => {
        const look =
          role.is === 'seat'
            ? sitsAt(live, role, line.key)
              ? live.look(role.seat)
              : undefined
            : role.is === 'spectator'
              ? live.lookBehind(this.clock())
              : undefined;
        if (look) line.tellGame(look);
      });
    } catch (error) {
      this.onError(error);
    }
  }

  private chatFor({ chat, record }: Live, { is }: Role): readonly ChatLine[] {
    if (is !== 'spectator' || record.delay === 0) return chat;
    const until = this.clock() - record.delay * 1000;
    return chat.filter((line) => line.at <= until);
  }

  // ---------------------------------------------------------------- what a table needs

  private of(live: Live): Around {
    let around = this.around.get(live);
    if (!around) {
      around = { lines: new Set(), quota: new Quota(this.limits) };
      this.around.set(live, around);
    }
    return around;
  }

  private attend(live: Live, mine = true): void {
    if (this.closed || live.isGone) return;
    live.heed(this.clock());
    const around = this.of(live);
    clearTimeout(around.behind);
    clearTimeout(around.bots);
    clearTimeout(around.sleep);
    this.attendSpectators(live, around);
    this.attendMotion(live, around);
    if (this.botAsked(live)) {
      const go = () => this.bots.go(live).catch(this.onError);
      if (mine) void go();
      else around.bots = setTimeout(() => void go(), OTHERS);
    }
    if (around.lines.size === 0) around.sleep = setTimeout(() => this.doze(live), this.drowsy);
  }

  private attendSpectators(live: Live, around: Around): void {
    const watchers = [...around.lines].filter((l) => l.role.is === 'spectator');
    const now = this.clock();
    const next = watchers.length === 0 || live.record.delay === 0 ? undefined : live.nextShown(now);
    if (next === undefined) return;
    around.behind = setTimeout(
      () => {
        if (this.clock() < next) {
          this.attendSpectators(live, around);
          return;
        }
        for (const line of watchers) this.tell(live, line);
        this.attend(live, false);
      },
      Math.min(next - now + 5, LONGEST),
    );
  }

  /** Carries out a motion that nobody has objected to in time. */
  private attendMotion(live: Live, around: Around): void {
    clearTimeout(around.motion);
    const { until } = live.record.motion ?? {};
    if (until === undefined) return;
    const go = async () => {
      if (this.clock() < until) {
        this.attendMotion(live, around);
        return;
      }
      around.lapsing = performance.now();
      await live.change(() => lapse(live));
      this.attend(live, false);
    };
    const again = around.lapsing === undefined ? 0 : around.lapsing + AGAIN - performance.now();
    const wait = Math.max(0, until - this.clock(), again) + 5;
    around.motion = setTimeout(() => void go().catch(this.onError), Math.min(wait, LONGEST));
  }

  private botAsked({ table, record }: Live): boolean {
    if (!table || record.status !== 'playing' || record.paused) return false;
    return table.waitingFor.some((s) => s !== SPECTATOR && botAt(record, s) !== undefined);
  }

  private doze(live: Live): void {
    const around = this.around.get(live);
    if (!around || around.lines.size > 0) return;
    if (this.bots.isThinkingAt(live)) {
      this.attend(live);
      return;
    }
    this.drop(live);
  }

  /** Drops a table that is no longer needed in memory. */
  private drop(live: Live): void {
    const { behind, bots, motion, sleep } = this.around.get(live) ?? {};
    for (const timer of [behind, bots, motion, sleep]) clearTimeout(timer);
    this.around.delete(live);
    if (this.attended.get(live.id) === live) this.attended.delete(live.id);
    void this.house.sleep(live);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.sweeping);
    for (const [live, around] of this.around) {
      clearTimeout(around.behind);
      clearTimeout(around.bots);
      clearTimeout(around.sleep);
      clearTimeout(around.motion);
      await live.idle();
    }
    this.house.close();
    await this.presence.close();
    await this.threads.close();
  }
}

/** True if the key is a device's of somebody seated, not just an invitation. */
function sitsAt({ record }: Live, role: Role, key: string): boolean {
  return role.is === 'seat' && placeOf(record.seats[role.seat], key) === 'device';
}

/** A prefix of a key's hash, long enough to tell the keys of one table apart. */
const short = (hash: string): string => hash.slice(0, 12);
