import net from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Notice } from './index.js';
import { openStore } from './index.js';
import { type Cluster, postgresPrograms, startPostgres, until } from './testing/postgres.js';
import { scripted, wrongWith } from './testing/script.js';

test('a server that is not there is said so', async () => {
  await expect(openStore({ url: 'postgres://shambles@127.0.0.1:1/none' })).rejects.toMatchObject({
    name: 'StoreError',
    kind: 'unreachable',
  });
});

describe.skipIf(postgresPrograms === undefined)('on a PostgreSQL server', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster?.stop(), 120_000);

  test('nodes that open a new database together all find it ready', { timeout: 60_000 }, async () => {
    const url = await cluster.database();
    const stores = await Promise.all(Array.from({ length: 5 }, () => openStore({ url })));
    expect(await stores[0]?.write({ table: 'a', version: 0 })).toBe(true);
    for (const store of stores) expect(await store.count()).toBe(1);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('nodes hear each other, and each wins or loses against the others', { timeout: 60_000 }, async () => {
    const url = await cluster.database();
    const [a, b] = [await openStore({ url }), await openStore({ url })];
    const words: unknown[] = [];
    b.hear((word) => words.push(word));
    await a.call({ says: 'here' });
    await until('the word was heard', () => words.length > 0);
    expect(words).toEqual([{ says: 'here' }]);
    const heard: [Notice[], Notice[]] = [[], []];
    a.listen((notice) => heard[0].push(notice));
    b.listen((notice) => heard[1].push(notice));
    let won = 0;
    for (let version = 0; version < 20; version++) {
      const both = await Promise.all([a.write(scripted('T', version)), b.write(scripted('T', version))]);
      expect(both.filter(Boolean)).toHaveLength(1);
      if (both[0]) won++;
    }
    expect(won).toBeGreaterThanOrEqual(0);
    await until('both have heard everything', () => heard.every((all) => all.length >= 20));
    const all = Array.from({ length: 20 }, (_, i) => ({ table: 'T', version: i + 1 }));
    expect(heard).toEqual([all, all]);
    expect(await wrongWith(b, 'T')).toBeUndefined();
    await a.close();
    await b.close();
  });

  test('a lost connection is made again, and what may have been missed is said', {
    timeout: 60_000,
  }, async () => {
    const url = await cluster.database();
    const store = await openStore({ url });
    const heard: Notice[] = [];
    store.listen((notice) => heard.push(notice));
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await until('it is heard', () => heard.length > 0);
    expect(heard).toEqual([{ table: '*', version: 0 }]);
    expect(await store.write({ table: 'a', version: 0 })).toBe(true);
    await until('the next change is heard', () => heard.length > 1);
    expect(heard[1]).toEqual({ table: 'a', version: 1 });
    // Messages of others on the channel are ignored.
    await admin.query("select pg_notify('shambles', 'nonsense'), pg_notify('shambles', '{}')");
    await store.write({ table: 'a', version: 1 });
    await until('the change after it is heard', () => heard.length > 2);
    expect(heard[2]).toEqual({ table: 'a', version: 2 });
    await admin.end();
    await store.close();
  });

  /** A proxy to the server that can lose the server's answers. */
  async function way(url: string) {
    const target = new URL(url);
    const open = new Set<net.Socket>();
    const through = { deaf: false };
    const server = net.createServer((near) => {
      const far = net.connect(Number(target.port), target.hostname);
      for (const socket of [near, far]) {
        open.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => {
          open.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far);
      // The server has done what it was asked, but its answer is lost with the connection.
      far.on('data', (data) => (through.deaf ? near.destroy() : near.write(data)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const mine = new URL(url);
    mine.port = String((server.address() as net.AddressInfo).port);
    return {
      url: mine.href,
      through,
      close: () => {
        for (const socket of open) socket.destroy();
        server.close();
      },
    };
  }

  test('a change whose answer was lost is unknown, and is found by looking', {
    timeout: 60_000,
  }, async () => {
    const { url, through, close } = await way(await cluster.database());
    const store = await openStore({ url });
    await store.write({ table: 'a', version: 0 });
    through.deaf = true;
    await expect(store.write({ table: 'a', version: 1, from: 0, entries: ['x'] })).rejects.toMatchObject({
      name: 'StoreError',
      kind: 'unknown',
    });
    await expect(store.table('a')).rejects.toMatchObject({ kind: 'unreachable' });
    through.deaf = false;
    expect(await store.table('a')).toMatchObject({ version: 2, length: 1 });
    close();
    await store.close();
  });

  test('a server that is down is unreachable, and reached again when it is back', {
    timeout: 120_000,
  }, async () => {
    const own = await startPostgres();
    const store = await openStore({ url: await own.database() });
    await store.write({ table: 'a', version: 0 });
    await own.kill();
    // The first write may still use the dead connection; the second finds none.
    await expect(store.write({ table: 'a', version: 1 })).rejects.toMatchObject({ name: 'StoreError' });
    await expect(store.write({ table: 'a', version: 1 })).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(store.ping()).rejects.toMatchObject({ kind: 'unreachable' });
    await own.start();
    await store.ping();
    expect((await store.table('a'))?.version).toBe(1);
    expect(await store.write({ table: 'a', version: 1 })).toBe(true);
    await store.close();
    await own.stop();
  });

  test('a database of a newer version is left alone', { timeout: 60_000 }, async () => {
    const url = await cluster.database();
    await (await openStore({ url })).close();
    await sql(url, 'update form set number = 99');
    await expect(openStore({ url })).rejects.toThrow('made by a newer version');
  });

  test('a database of an earlier version is brought up to date, with what is in it', async () => {
    const url = await cluster.database();
    await (await openStore({ url })).close();
    // As the first version left it: one migration applied, and counted in the migration tool's own table.
    await sql(
      url,
      `alter table tables drop column setup, drop column state, drop column below; drop table form; create schema drizzle;
        create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint);
        insert into drizzle.__drizzle_migrations (hash, created_at) values ('start', 1);
        insert into tables (id, version, room, length, created, updated) values ('old', 1, '{"a":1}', 0, now(), now())`,
    );
    const store = await openStore({ url });
    expect(await store.write({ table: 'old', version: 1, setup: 's' })).toBe(true);
    expect(await store.table('old')).toMatchObject({ room: { a: 1 }, setup: 's' });
    await store.close();
    await sql(url, 'alter table tables drop column state, drop column below; drop table form');
    await sql(url, "insert into drizzle.__drizzle_migrations (hash, created_at) values ('setup', 2)");
    const again = await openStore({ url });
    expect(await again.table('old')).toMatchObject({ room: { a: 1 }, setup: 's' });
    await again.close();
  });
});

async function sql(url: string, text: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(text);
  await admin.end();
}
