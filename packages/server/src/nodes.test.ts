import type { StoredTable } from '@shambles/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Tables } from './tables.js';
import { shortGame } from './testing/known.js';
import { MapStore } from './testing/mapstore.js';
import { rote, Sitting } from './testing/rig.js';

/** A store whose answers can be held back: what is read then is older than what has happened since. */
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
    const at = new Sitting({ tables: a, id }, await a.house.open(shortGame(4)));
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
