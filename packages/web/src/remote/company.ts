import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type AnySystem, type Seat, SPECTATOR } from '@shambles/engine';
import { findSystem, SYSTEMS } from '@shambles/systems';
import {
  type ChatLine,
  type Device,
  type FromServer,
  keyHash,
  type Motion,
  type Reply,
  type Role,
  type Room,
  type RoomSeat,
  type Unopposed,
  type Verb,
  withFiles,
} from '@shambles/wire';
import { PERSON, Session } from '../session/session.js';
import { Stage } from '../session/stage.js';
import { Connection, type Doing, type Line, type Socket } from './connection.js';
import { HOST, type Kept, type KeptSeat, newKey, roleName } from './kept.js';
import { RemoteTable } from './remotetable.js';

export interface CompanyOptions {
  readonly table: string;
  readonly key: string;
  readonly kept: Kept;
  readonly open: () => Socket;
  readonly motion: () => boolean;
  readonly journal: (key: string) => Promise<string>;
  /** Sends a verb with another key of this table. */
  readonly doAt: (key: string, verb: Verb) => Promise<Reply>;
  /** Called when the seat has a new key, to go to the table with it. */
  readonly moved: (key: string) => void;
  readonly now?: () => number;
}

/** A game at a server table, as it is shown. */
interface Playing {
  readonly table: RemoteTable;
  readonly session: Session;
  readonly stage: Stage;
}

/** A place at a server table: the connection, the people in the room, and the game once it has begun. */
export class Company {
  readonly line: ReadonlySignal<Line>;
  /** Counts how often the line has opened. */
  readonly returns: ReadonlySignal<number>;
  readonly role: Signal<Role | undefined> = signal(undefined);
  readonly room: Signal<Room | undefined> = signal(undefined);
  readonly chat: Signal<readonly ChatLine[]> = signal([]);
  /** The keys of the viewer's own seat. */
  readonly devices: Signal<readonly Device[]> = signal([]);
  /** A key just made for another device. */
  readonly forDevice: Signal<string | undefined> = signal(undefined);
  readonly playing: Signal<Playing | undefined> = signal(undefined);
  /** Why the last action at the table was refused. */
  readonly trouble: Signal<string | undefined> = signal(undefined);
  /** The new key of a seat that was handed over; its link is shown once. */
  readonly handedOver: Signal<{ seat: Seat; key: string } | undefined> = signal(undefined);
  /** True if it is the viewer's turn: the game is waiting for this seat. */
  readonly myTurn: ReadonlySignal<boolean>;

  private readonly connection: Connection;
  private remote: RemoteTable | undefined;
  private readonly stops: (() => void)[] = [];

  constructor(private readonly options: CompanyOptions) {
    this.connection = new Connection({
      open: options.open,
      hello: () => ({
        table: options.table,
        key: options.key,
        ...(this.remote && { have: this.remote.have }),
      }),
      onMessage: (message) => this.hear(message),
    });
    this.line = this.connection.line;
    this.returns = this.connection.returns;
    this.myTurn = computed(() => {
      const { session } = this.playing.value ?? {};
      session?.version.value;
      const seat = this.seat;
      if (!session || seat === undefined || this.room.value?.status !== 'playing') return false;
      return session.table.waitingFor.includes(seat);
    });
    this.stops.push(
      effect(() => this.tend()),
      effect(() => this.findKey()),
    );
  }

  get table(): string {
    return this.options.table;
  }

  get key(): string {
    return this.options.key;
  }

  /** The seat that this key opens. */
  get seat(): Seat | undefined {
    const role = this.role.value;
    return role?.is === 'seat' ? role.seat : undefined;
  }

  get system(): AnySystem | undefined {
    const id = this.room.value?.system;
    return id === undefined ? undefined : findSystem(id);
  }

  /** The viewer's seat as the room lists it. */
  get me(): RoomSeat | undefined {
    return this.room.value?.seats.find((s) => s.seat === this.seat);
  }

  /** Keys of this table that this browser has. */
  get keys(): readonly KeptSeat[] {
    return this.options.kept.of(this.table);
  }

  /** The host's key of the table, if this browser has it. */
  get hostKey(): string | undefined {
    if (this.role.value?.is === 'host') return this.key;
    return this.options.kept.get(this.table, HOST)?.key;
  }

  /** The proposal that is waiting for everybody's consent. */
  get motion(): Motion | undefined {
    const { session, table } = this.playing.value ?? {};
    session?.version.value;
    return table?.motion;
  }

  /** A proposal carried out while the viewer did not reply, until the viewer has read about it. */
  get unopposed(): Unopposed | undefined {
    const done = this.room.value?.unopposed;
    const { seat } = this;
    if (!done || seat === undefined || !done.silent.includes(seat)) return undefined;
    return done.number > this.read.value && done.number > (this.kept?.read ?? 0) ? done : undefined;
  }

  putAway(done: Unopposed): void {
    if (this.seat !== undefined) this.options.kept.change(this.table, this.seat, { read: done.number });
    this.read.value = done.number;
  }

  private readonly read = signal(0);

  /** The number of lines of talk that have not been shown to the viewer, also of those said while away. */
  get unheard(): number {
    const heard = Math.max(this.heard.value, this.kept?.heard ?? -1);
    return this.chat.value.filter(({ n }) => n > heard).length;
  }

  /** All that was said is before the viewer. */
  hearAll(): void {
    const { role } = this;
    const last = this.chat.value.at(-1)?.n;
    if (last === undefined || last <= this.heard.value || !role.value) return;
    this.options.kept.change(this.table, roleName(role.value), { heard: last });
    this.heard.value = last;
  }

  private readonly heard = signal(-1);

  /** Name suggested for sitting down: the person's own, with a number if somebody at the table already has it. */
  get name(): string {
    const { name } = this.options.kept;
    const taken = this.room.value?.seats.some((s) => s.name === name && s.seat !== this.seat);
    return taken && name !== '' ? `${name} 2` : name;
  }

  /** This browser's record of the seat. */
  get kept(): KeptSeat | undefined {
    const role = this.role.value;
    return role && this.options.kept.get(this.table, roleName(role));
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.playing.value?.stage.close();
    this.playing.value?.session.close();
    this.connection.close();
  }

  /** Tries to reach the server at once. */
  wake(): void {
    this.connection.wake();
  }

  journal(): Promise<string> {
    return this.options.journal(this.key);
  }

  // ---------------------------------------------------------------- actions

  /** Sends a verb and returns whether it was accepted; a refusal is shown in `trouble`. */
  async act(doing: Doing): Promise<boolean> {
    const said = await this.connection.say(doing);
    this.trouble.value = 'ok' in said ? undefined : said.text;
    if ('ok' in said && said.key !== undefined && doing.is === 'hand-over')
      this.handedOver.value = { seat: doing.seat, key: said.key };
    return 'ok' in said;
  }

  /** Sends a verb that only the host may send, and returns whether it was accepted. */
  async actAsHost(doing: Doing): Promise<boolean> {
    const key = this.hostKey;
    if (this.role.value?.is === 'host') return this.act(doing);
    if (key === undefined) {
      this.trouble.value = 'This is for the host of the table.';
      return false;
    }
    try {
      const id = crypto.getRandomValues(new Uint32Array(3)).join('');
      const said = await this.options.doAt(key, { ...doing, id } as Verb);
      this.trouble.value = said.is === 'done' ? undefined : said.text;
      if (said.is === 'done' && said.key !== undefined && doing.is === 'hand-over') {
        this.handedOver.value = { seat: doing.seat, key: said.key };
        const old = this.options.kept.get(this.table, doing.seat);
        if (old?.given) this.options.kept.put({ ...old, key: said.key });
      }
      return said.is === 'done';
    } catch (error) {
      this.trouble.value = (error as Error).message;
      return false;
    }
  }

  /** Takes the seat: gives the name, and promises a number for the dice. */
  async sitDown(name: string): Promise<void> {
    this.options.kept.name = name;
    if (this.me?.free) await this.changeKey(name);
    else if (await this.act({ is: 'name', name })) await this.promise();
  }

  /** Replaces the seat's key by a new one; the old key opens nothing any more. The page goes on with the new one. */
  async changeKey(name?: string): Promise<void> {
    const { seat, table } = this;
    if (seat === undefined) return;
    const key = this.options.kept.nextKey(table, seat);
    if (!(await this.act({ is: 'sit', key: keyHash(key), ...(name !== undefined && { name }) }))) return;
    this.options.kept.changed(table, seat);
    this.options.moved(key);
  }

  /** Makes a key for another of the person's devices. */
  async addDevice(): Promise<void> {
    const key = newKey();
    if (await this.act({ is: 'device', key: keyHash(key) })) this.forDevice.value = key;
  }

  /** Promises a number to the server. The number is stored here first. */
  async promise(): Promise<void> {
    const { seat } = this;
    if (seat === undefined || this.room.peek()?.status !== 'gathering') return;
    const { promise } = this.options.kept.number(this.table, seat);
    await this.act({ is: 'promise', commitment: promise });
  }

  // ---------------------------------------------------------------- messages

  private hear(message: Exclude<FromServer, Reply | { readonly is: 'pong' }>): void {
    switch (message.is) {
      case 'welcome':
        this.role.value = message.role;
        return;
      case 'room':
        this.room.value = withFiles(message.room, this.room.peek());
        this.note(message.room);
        return;
      case 'devices':
        this.devices.value = message.devices;
        return;
      case 'chat':
        this.chat.value = [
          ...this.chat.peek().filter((old) => !message.lines.some((line) => line.n === old.n)),
          ...message.lines,
        ].sort((a, b) => a.n - b.n);
        return;
      case 'game': {
        const fresh = this.sit();
        this.remote?.take(message);
        if (fresh && this.remote?.ready) this.show(this.remote);
        return;
      }
    }
  }

  /** Stores this browser's record of the table. */
  private note(room: Room): void {
    const role = this.role.peek();
    if (!role) return;
    const { kept } = this.options;
    const { table, key } = this;
    const known: Partial<KeptSeat> = kept.get(table, roleName(role)) ?? {};
    const { given: _, ...old } = known;
    // The commitment and the final sum are kept as first seen.
    kept.put({
      since: (this.options.now ?? Date.now)(),
      commitment: room.commitment,
      ...old,
      table,
      role: roleName(role),
      key,
      title: room.title,
      system: room.system,
      ...(room.proof && old.sum === undefined && { sum: room.proof.sum }),
    });
  }

  private sit(): boolean {
    const room = this.room.peek();
    const role = this.role.peek();
    if (!room || !role || role.is === 'host' || !SYSTEMS.some((s) => s.id === room.system)) return false;
    if (this.remote) return this.playing.peek() === undefined;
    this.remote = new RemoteTable({
      system: findSystem(room.system),
      setup: room.setup,
      seat: role.is === 'seat' ? role.seat : SPECTATOR,
      say: (doing) => this.connection.say(doing),
      hasOwnDice: (seat) => this.room.peek()?.seats.find((s) => s.seat === seat)?.ownDice === true,
      journal: () => this.journal(),
      onGap: () => this.connection.again(),
    });
    return true;
  }

  private show(table: RemoteTable): void {
    const { seat } = this;
    const session = new Session(table, {
      id: this.table,
      seats: seat === undefined ? {} : { [seat]: PERSON },
    });
    const stage = new Stage(session, this.options.motion);
    session.start();
    this.playing.value = { table, session, stage };
  }

  /** Promises and reveals the seat's number automatically, when each is due. */
  private tend(): void {
    const room = this.room.value;
    const { me } = this;
    if (room?.status !== 'gathering' || me?.holder !== 'person' || this.line.value.is !== 'open') return;
    if (me.name !== undefined && !me.promised && !this.promising) {
      this.promising = true;
      void this.promise().finally(() => {
        this.promising = false;
      });
    }
    const share = this.options.kept.get(this.table, me.seat)?.share;
    if (room.wantsShares && me.promised && !me.shared && share !== undefined && this.showing !== share) {
      this.showing = share;
      void this.act({ is: 'share', share });
    }
  }

  /** Looks for a newer key after a refusal: another page may have changed it, or the reply to a change was lost. */
  private findKey(): void {
    const line = this.line.value;
    if (line.is !== 'refused' || line.outdated) return;
    const { table, key } = this;
    const { kept } = this.options;
    const changing = kept.of(table).find((k) => k.key === key && k.next !== undefined);
    if (changing) kept.changed(table, changing.role);
    const now = kept.follow(table, key);
    if (now !== key) queueMicrotask(() => this.options.moved(now));
  }

  private promising = false;
  private showing: string | undefined;
}
