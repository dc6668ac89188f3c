import { describe, expect, it } from 'vitest';
import { serve } from '../server.js';
import { Client, openTable, request } from '../testing/index.js';
import { shortGame } from '../testing/known.js';
import { MapStore } from '../testing/mapstore.js';
import { Rig, rote, Sitting } from '../testing/rig.js';
import { openSeated } from '../testing/seated.js';
import { until } from '../testing/until.js';
import { KEEP } from './house.js';
import { Tables } from './tables.js';

const DAY = 24 * 60 * 60 * 1000;

describe('a table that its host removes', () => {
  it('is gone for everybody who sits there, and from the store; nobody else removes it', async () => {
    const store = new MapStore();
    const served = await serve({ store, threads: 1, chance: rote() });
    const { table, host, spectator, seats } = await openTable(served.url, shortGame(3));
    const keys = [seats.alien as string, spectator];
    const clients = await Promise.all(keys.map((key) => new Client(() => served.url, table, key).join()));
    const remove = (key: string) => request(served.url, `/api/tables/${table}`, { key, method: 'DELETE' });
    for (const key of keys) {
      const { status, text } = await remove(key);
      expect([status, text]).toEqual([403, expect.stringContaining('Only the host')]);
    }
    expect(await store.count()).toBe(1);
    expect(await remove(host)).toMatchObject({ status: 200, data: { removed: table } });
    await Promise.all(clients.map((c) => c.until(() => c.closedWith === 4401)));
    expect(await store.count()).toBe(0);
    expect(served.tables.awake).toBe(0);
    expect((await remove(host)).status).toBe(403);
    expect((await request(served.url, `/api/tables/${table}`, { key: host })).status).toBe(403);
    for (const client of clients) client.close();
    await served.close();
  });

  it('is gone at every node, also in the middle of a game', async () => {
    const store = new MapStore();
    const errors: unknown[] = [];
    const node = (name: string) =>
      new Tables(store, 1, (error) => errors.push(error), 60_000, Date.now, rote(name));
    const [a, b] = [node('a'), node('b')];
    let ids = 0;
    const at = new Sitting({ tables: a, id: () => `r${ids++}` }, await openSeated(a, shortGame(4)));
    await at.begin();
    await at.play((live) => live.length > 5);
    const guest = await at.guest('zombie');
    let out = false;
    await b.join(guest, { say: () => {}, lockOut: () => (out = true) });
    expect(await a.remove(await at.guest('host'))).toBe(true);
    await until(() => out);
    expect(await b.perform(guest, { is: 'chat', id: 'x', text: 'Hello?' })).toMatchObject({
      is: 'refused',
      code: 'foreign',
      text: 'There is no such table.',
    });
    expect([a.awake, b.awake]).toEqual([0, 0]);
    expect(errors).toEqual([]);
    await a.close();
    await b.close();
  });
});

it('a table that other nodes always change first is not called removed', async () => {
  const rig = new Rig();
  const at = await rig.open(shortGame(3));
  rig.store.remove = async () => false;
  await expect(rig.tables.remove(await at.guest('host'))).rejects.toThrow('too many at once');
  expect(await rig.store.count()).toBe(1);
});

describe('tables that nobody touches', () => {
  it('are removed after so many days where no game was begun, and no others; what is in use stays', async () => {
    const rig = new Rig();
    const { house } = rig.tables;
    const open = () => rig.open(shortGame(3));
    const [empty, begun, used] = [await open(), await (await open()).begin(), await open()];
    const over = await (await open()).begin();
    await over.play(() => false, 3);
    for (const sitting of [empty, begun, over]) await house.sleep(await sitting.live());
    await used.live();
    const there = async () => (await rig.store.list()).map(({ id }) => id);
    rig.now += 89 * DAY;
    expect(await house.expire(KEEP)).toBe(0);
    rig.now += 2 * DAY;
    expect(await house.expire({ unbegun: 0, all: 0 })).toBe(0);
    expect(await house.expire(KEEP)).toBe(1);
    expect(await there()).not.toContain(empty.opened.table);
    expect(await there()).toHaveLength(3);
    // Games are removed only if the server's operator says so.
    expect(await house.expire({ unbegun: 0, all: 30 })).toBe(2);
    expect(await there()).toEqual([used.opened.table]);
    await rig.close();
  });
});
