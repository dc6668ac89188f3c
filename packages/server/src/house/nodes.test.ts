import type { StoredTable } from '@shambles/store';
import type { Room } from '@shambles/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Live } from '../table/live.js';
import { shortGame } from '../testing/known.js';
import { MapStore } from '../testing/mapstore.js';
import { rote, Sitting } from '../testing/rig.js';
import { openSeated } from '../testing/seated.js';
import { until } from '../testing/until.js';
import { Tables } from './tables.js';

/** A store whose answers can be held back, so that they are out of date when they arrive. */
class HeldStore extends MapStore {
  held: Promise<void> | undefined;
  override async table(id: string): Promise<StoredTable | undefined> {
    const found = await super.table(id);
    await this.held;
    return found;
  }
}

describe('two nodes on one store', () => {
  const store = new HeldStore();
  let a: Tables;
  let b: Tables;
  let ids = 0;
  const id = () => `n${ids++}`;
  beforeEach(() => {
    const errors: unknown[] = [];
    a = new Tables(store, 1, (e) => errors.push(e), 60_000, Date.now, rote(`a${ids}`));
    b = new Tables(store, 1, (e) => errors.push(e), 60_000, Date.now, rote(`b${ids}`));
  });
  afterEach(async () => {
    store.down = false;
    store.held = undefined;
    await a.close();
    await b.close();
  });

  const both = async () => {
    const at = new Sitting({ tables: a, id }, await openSeated(a, shortGame(4)));
    await at.begin();
    const other = (await b.house.wake(at.opened.table))!;
    expect(other.version).toBe((await at.live()).version);
    return { at, other };
  };

  it('a change that is told of while an older state is being read is read too', async () => {
    const { at, other } = await both();
    let letGo = () => {};
    store.held = new Promise((done) => {
      letGo = done;
    });
    other.hear(0);
    await at.must('alien', { is: 'chat', text: 'Now' });
    letGo();
    store.held = undefined;
    await other.settled();
    expect(other.version).toBe((await at.live()).version);
    expect(other.chat.map((c) => c.text)).toEqual(['Now']);
  });

  it('a table is never read newer than it is', async () => {
    const { at, other } = await both();
    let letGo = () => {};
    store.held = new Promise((done) => {
      letGo = done;
    });
    other.hear(0);
    const live = await at.live();
    await at.play((l) => l.length > 8 && l.length > live.length, 1).catch(() => {});
    letGo();
    store.held = undefined;
    await other.settled();
    expect([other.version, other.length]).toEqual([live.version, live.length]);
    expect(other.table?.sum).toBe(live.table?.sum);
  });

  it('a change that could not be read when it was told of is read when the store is there again', async () => {
    const { at, other } = await both();
    const { version } = await at.live();
    store.down = true;
    other.hear(version + 1);
    await other.idle();
    expect(other.version).toBe(version);
    store.down = false;
    await at.must('zombie', { is: 'pause', paused: true });
    while (other.version === version) await new Promise((done) => setTimeout(done, 20));
    expect(other.record.paused).toBe(true);
  });
});

describe('who is here', () => {
  const store = new MapStore();
  const heard = (who: Tables, live: Live, is: 'seat' | 'spectator' = 'spectator') => {
    const { seats, spectators } = who.room(live, is === 'seat' ? { is, seat: 'alien' } : { is });
    return [seats.filter((s) => s.here).map((s) => s.seat), spectators];
  };
  const nodes: Tables[] = [];
  let ids = 0;
  const node = () => {
    const errors: unknown[] = [];
    const made = new Tables(store, 1, (e) => errors.push(e), 60_000, Date.now, rote(`h${ids++}`), 40);
    nodes.push(made);
    return made;
  };
  const come = async (to: Tables, at: Sitting, who: string) => {
    const rooms: Room[] = [];
    const joined = await to.join(await at.guest(who), {
      say: (m) => m.is === 'room' && rooms.push(m.room),
      lockOut: () => {},
    });
    return { rooms, ...joined! };
  };
  afterEach(async () => {
    store.down = false;
    for (const one of nodes.splice(0)) await one.close();
  });

  it('is who is at any node, and whoever is there is told at once', async () => {
    const [a, b] = [node(), node()];
    const at = new Sitting({ tables: a, id: () => 'x' }, await openSeated(a, shortGame(4)));
    const ann = await come(a, at, 'alien');
    const bea = await come(b, at, 'zombie');
    const watcher = await come(b, at, 'spectator');
    const all = [['alien', 'zombie'], 1];
    await until(
      () => JSON.stringify([heard(a, ann.live), heard(b, bea.live)]) === JSON.stringify([all, all]),
    );
    expect(ann.rooms.at(-1)?.seats.map((s) => s.here)).toEqual([true, true]);
    expect(ann.rooms.at(-1)?.spectators).toBe(1);
    bea.leave();
    await until(() => ann.rooms.at(-1)?.seats.some((s) => !s.here) === true);
    expect([heard(a, ann.live), heard(b, bea.live)]).toEqual([
      [['alien'], 1],
      [['alien'], 1],
    ]);
    // The same seat joins through two nodes: one connection leaves, and the seat is still present.
    const twice = await come(b, at, 'alien');
    await until(() => watcher.rooms.length > 0);
    ann.leave();
    await new Promise((done) => setTimeout(done, 100));
    expect(heard(b, twice.live)).toEqual([['alien'], 1]);
  });

  it('a node that begins later asks the others, and one that stops takes its guests along', async () => {
    const a = node();
    const at = new Sitting({ tables: a, id: () => 'x' }, await openSeated(a, shortGame(4)));
    await come(a, at, 'alien');
    const b = node();
    const bea = await come(b, at, 'zombie');
    await until(() => bea.rooms.at(-1)?.seats.every((s) => s.here) === true);
    await a.close();
    await until(() => bea.rooms.at(-1)?.seats.filter((s) => s.here).length === 1);
    expect(heard(b, bea.live)).toEqual([['zombie'], 0]);
  });

  it('a node of which nothing is heard any more is forgotten, and known again when it speaks', async () => {
    const [a, b] = [node(), node()];
    const at = new Sitting({ tables: a, id: () => 'x' }, await openSeated(a, shortGame(4)));
    const ann = await come(a, at, 'alien');
    const bea = await come(b, at, 'zombie');
    const here = () => bea.rooms.at(-1)?.seats.filter((s) => s.here).length;
    await until(() => here() === 2);
    store.down = true;
    await until(() => here() === 1);
    expect(heard(a, ann.live)).toEqual([['alien'], 0]);
    store.down = false;
    await until(() => here() === 2);
  });

  it('what is no word of a node is passed over', async () => {
    const a = node();
    const at = new Sitting({ tables: a, id: () => 'x' }, await openSeated(a, shortGame(4)));
    const ann = await come(a, at, 'alien');
    for (const word of [{}, { node: 1 }, { node: 'x', here: { [ann.live.id]: { seats: 'zombie' } } }])
      await store.call(word);
    expect(heard(a, ann.live)).toEqual([['alien'], 0]);
    await store.call({ node: 'x', here: { [ann.live.id]: { seats: ['zombie'], spectators: 2 } } });
    expect(heard(a, ann.live)).toEqual([['alien', 'zombie'], 2]);
  });
});
