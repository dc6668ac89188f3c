import { type Json, type Seat, sha256Text } from '@shambles/engine';
import { commitmentTo, type Opened, type Opening, type Reply, type Verb } from '@shambles/wire';
import type { Guest } from '../house/house.js';
import type { Chance } from '../house/keys.js';
import { Tables } from '../house/tables.js';
import { WEIGHTS, type Weights } from '../limits/weights.js';
import type { Live } from '../table/live.js';
import { MapStore } from './mapstore.js';
import { openSeated } from './seated.js';

type Without<V> = V extends Verb ? Omit<V, 'id'> : never;
/** A verb without its id, which is added when it is sent. */
export type Unnamed = Without<Verb>;

/** A number for a seat to mix into the dice. */
export const NUMBER = 'ab'.repeat(32);

/** Gives the same ids and secrets in every run: a test that needs certain dice must not depend on luck. */
export function rote(seed = 'rote'): Chance {
  let tables = 0;
  return {
    table: () => `${seed}-${++tables}`,
    secret: () => sha256Text(`${seed} ${tables}`),
  };
}

/** Weights so high that nothing is too costly, for tests that are not about limits. */
export const UNWEIGHED = Object.fromEntries(
  Object.keys(WEIGHTS).map((weight) => [weight, 1e12]),
) as unknown as Weights;

/** Limits so high that nobody is too fast, either. */
export const UNHURRIED = {
  ...UNWEIGHED,
  perSecond: 1e9,
  atOnce: 1e9,
  verbs: 1e9,
  verbsAtOnce: 1e9,
  talk: 1e9,
  talkAtOnce: 1e9,
  joins: 1e9,
  joinsAtOnce: 1e9,
  underway: 1e9,
};

/** Tables without sockets, in a MapStore, with their own clock. */
export class Rig {
  now = 1_000_000;
  readonly store = new MapStore(() => this.now);
  readonly errors: unknown[] = [];
  readonly tables = new Tables(
    this.store,
    1,
    (error) => this.errors.push(error),
    60_000,
    () => this.now,
    rote(),
    undefined,
    UNWEIGHED,
    UNHURRIED,
  );
  private given = 0;

  async open(opening: Opening): Promise<Sitting> {
    return new Sitting(this, await openSeated(this.tables, opening));
  }

  id(): string {
    return `v${this.given++}`;
  }

  close(): Promise<void> {
    return this.tables.close();
  }
}

/** One table and the people who sit there. */
export class Sitting {
  constructor(
    readonly rig: { readonly tables: Tables; id(): string },
    readonly opened: Opened,
  ) {}

  get seats(): Seat[] {
    return Object.keys(this.opened.seats);
  }

  /** The key of "host", "spectator" or a seat. */
  key(who: string): string {
    const { host, spectator, seats } = this.opened;
    return who === 'host' ? host : who === 'spectator' ? spectator : (seats[who] as string);
  }

  async guest(who: string): Promise<Guest> {
    const guest = await this.rig.tables.house.guest(this.key(who));
    if (!guest) throw new Error(`${who} has no key`);
    return guest;
  }

  async live(): Promise<Live> {
    return (await this.rig.tables.house.wake(this.opened.table)) as Live;
  }

  async do(who: string, verb: Unnamed, id = this.rig.id()): Promise<Reply> {
    return this.rig.tables.perform(await this.guest(who), { ...verb, id } as Verb);
  }

  /** Performs a verb; throws if it is refused. */
  async must(who: string, verb: Unnamed, id?: string): Promise<Reply & { is: 'done' }> {
    const reply = await this.do(who, verb, id);
    if (reply.is !== 'done') throw new Error(`${who} ${verb.is}: ${reply.text}`);
    return reply;
  }

  /** Promises and shows a number for every seat, so that the game begins. */
  async begin(): Promise<this> {
    for (const seat of this.seats) await this.must(seat, { is: 'promise', commitment: commitmentTo(NUMBER) });
    for (const seat of this.seats) await this.must(seat, { is: 'share', share: NUMBER });
    return this;
  }

  /** A seat's first open question, as the seat is shown it. */
  async ask(seat: Seat) {
    const live = await this.live();
    return live.look(seat)?.now.asks[0];
  }

  /** A legal answer to that question. */
  async legal(seat: Seat, nth = 0): Promise<Json> {
    const list = (await this.live()).table?.legal(seat, 20) ?? [];
    return list[nth % Math.max(1, list.length)] as Json;
  }

  /** Answers for all seats until `enough` holds or the game stops. Returns the seats that answered, in order. */
  async play(enough: (live: Live) => boolean, nth = 0): Promise<Seat[]> {
    const answered: Seat[] = [];
    for (let n = 0; n < 5000; n++) {
      const live = await this.live();
      const seat = live.table?.waitingFor[0];
      if (enough(live) || live.record.status !== 'playing' || seat === undefined) return answered;
      const ask = await this.ask(seat);
      if (!ask) throw new Error(`${seat} is waited for and asked nothing`);
      await this.must(seat, { is: 'answer', ask: ask.id, value: await this.legal(seat, nth + n) });
      answered.push(seat);
    }
    throw new Error('It does not end.');
  }
}
