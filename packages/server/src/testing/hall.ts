import type { Seat } from '@shambles/engine';
import type { Opening } from '@shambles/wire';
import { type Served, serve } from '../server.js';
import type { Live } from '../table/live.js';
import { Client } from './index.js';
import { shortGame } from './known.js';
import { MapStore } from './mapstore.js';
import { rote, Sitting, UNHURRIED } from './rig.js';
import { openSeated } from './seated.js';

/** A server with sockets, and tables opened there. */
export class Hall {
  private given = 0;

  private constructor(readonly served: Served) {}

  static async serve(): Promise<Hall> {
    return new Hall(
      await serve({
        store: new MapStore(),
        threads: 1,
        chance: rote(),
        limits: { ...UNHURRIED, perAddress: 1e4 },
      }),
    );
  }

  close(): Promise<void> {
    return this.served.close();
  }

  /** Opens a table with everybody seated; a short game between two people by default. */
  async open(opening: Opening = shortGame(6)): Promise<Sitting> {
    const { tables } = this.served;
    const rig = { tables, id: () => `r${this.given++}` };
    return new Sitting(rig, await openSeated(tables, opening));
  }

  /** A table where some answers have been given and `when` holds. */
  async where(when: (live: Live) => boolean): Promise<{ sitting: Sitting; live: Live }> {
    const sitting = await (await this.open()).begin();
    await sitting.play((live) => live.length > 9 && when(live), 3);
    return { sitting, live: await sitting.live() };
  }

  come(sitting: Sitting, who: string): Promise<Client> {
    return this.comeBy(sitting, sitting.key(who));
  }

  comeBy(sitting: Sitting, key: string): Promise<Client> {
    return new Client(() => this.served.url, sitting.opened.table, key).join();
  }
}

/** Everything about a table that a refused verb must not change. */
export const state = (live: Live): string =>
  JSON.stringify([live.version, live.length, live.record, live.table?.sum, live.chat]);

export const asked = (live: Live): Seat => live.table?.waitingFor[0] as Seat;

const lastOf = (live: Live) => live.table?.journal.entry(live.table.head);

/** True if the last entry was an answer that revealed nothing. */
export const justAnswered = (live: Live): boolean => {
  const last = lastOf(live);
  return last?.deed.t === 'answer' && !last.facts.some((f) => f.reveals);
};

/** The seat whose answer was the last entry; '' if that was no answer. */
export const lastSeat = (live: Live): Seat => {
  const last = lastOf(live);
  return last?.deed.t === 'answer' ? last.deed.seat : '';
};

export const other = (seat: Seat): Seat => (seat === 'alien' ? 'zombie' : 'alien');
