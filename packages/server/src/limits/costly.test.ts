import { readFileSync } from 'node:fs';
import { FORMAT, type Json } from '@shambles/engine';
import { findSystem } from '@shambles/systems';
import { type FromServer, type Opening, WIRE } from '@shambles/wire';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Served, serve } from '../server.js';
import { openTable, request } from '../testing/index.js';
import { shortGame } from '../testing/known.js';
import { MapStore } from '../testing/mapstore.js';
import { meanwhile } from '../testing/others.js';
import { Rig, rote, Sitting, UNHURRIED } from '../testing/rig.js';
import { openSeated } from '../testing/seated.js';
import { until } from '../testing/until.js';
import { nestedDeeper } from '../threads/nested.js';
import { Busy, PATIENCE, Threads } from '../threads/threads.js';

/* Tests of costly requests: whoever makes them is held back, and nobody else is affected. */

/** A map with houses of several floors, far apart, and a start zone. */
function town(houses: number, levels: number): Json {
  const row = Math.ceil(Math.sqrt(houses));
  return {
    format: 'shambles-map/1',
    title: 'A town',
    unit: 'cm',
    size: [row * 30, row * 30],
    buildings: Array.from({ length: houses }, (_, i) => {
      const [x, y] = [(i % row) * 30 + 8, Math.floor(i / row) * 30 + 8];
      const door = { id: `house-${i}-door`, at: [x + 10, y], type: 'standard' };
      return { id: `house-${i}`, name: `House ${i}`, rect: [x, y, x + 20, y + 20], levels, doors: [door] };
    }),
    places: [{ id: 'start', kind: 'start', rect: [0, 0, 6, 6] }],
  } as Json;
}

const inTown = (map: Json): Opening => ({
  system: 'ros',
  scenario: 'supply-run',
  options: { survivors: '1' },
  files: { map },
  seats: { 'survivor-1': 'person' },
});

const store = new MapStore();
let served: Served;
let ids = 0;
beforeAll(async () => {
  served = await serve({
    store,
    threads: 1,
    chance: rote(),
    limits: { ...UNHURRIED, perMinute: 1e9, opened: 1e9 },
  });
}, 60_000);
afterAll(() => served.close());
afterEach(() => vi.restoreAllMocks());

const sit = async (opening: Opening) =>
  new Sitting({ tables: served.tables, id: () => `c${ids++}` }, await openTable(served.url, opening));

describe('a map', () => {
  it('that is too big for any table is refused, and others are answered meanwhile', async () => {
    const body = inTown(town(300, 9));
    const opening = request(served.url, '/api/tables', { body });
    const { result, answered } = await meanwhile(served.url, '300 houses of 9 floors', opening);
    expect(result.status).toBe(400);
    expect(result.text).toContain('buildings: found a list of 300; allowed: a list of at most 100.');
    expect(answered).toBeGreaterThan(0);
  });

  it('of the largest is made ready here once for all who play and look on, and first in a thread', async () => {
    const ros = findSystem('ros');
    const book = vi.spyOn(ros, 'book');
    const opening = { ...inTown(town(50, 1)), delay: 60 };
    const { result: sitting, answered } = await meanwhile(served.url, '50 houses opened', sit(opening));
    expect(answered).toBeGreaterThan(0);
    expect(book).not.toHaveBeenCalled();
    await meanwhile(served.url, 'begun', sitting.begin());
    expect(book).toHaveBeenCalledTimes(1);
    const { house } = served.tables;
    for (let n = 0; n < 3; n++) {
      await house.sleep(await sitting.live());
      const woken = sitting.live();
      const { result: live } = await meanwhile(served.url, 'woken', woken);
      live.lookBehind(Date.now() + 120_000);
    }
    await sit(opening);
    expect(book).toHaveBeenCalledTimes(1);
  });

  it('that was stored before maps had bounds does not hold anybody up: its table is stuck, and says why', async () => {
    const files = { map: town(300, 9) };
    const setup = { scenario: 'supply-run', options: { survivors: '1' }, files };
    const room = {
      title: 'Old',
      system: 'ros',
      status: 'playing',
      setup,
      seats: {},
      delay: 0,
      motions: 0,
      waiting: [],
    };
    const header = {
      format: FORMAT,
      system: 'ros',
      revision: 1,
      setup,
      seed: 'x',
      dice: 'sfc32/1',
      people: [],
    };
    await store.write({ table: 'old', version: 0, room, header: JSON.stringify({ ...header, sum: '' }) });
    const { result: live, answered } = await meanwhile(served.url, 'woken', served.tables.house.wake('old'));
    expect(answered).toBeGreaterThan(0);
    expect(live?.record.status).toBe('stuck');
    expect(live?.record.trouble).toContain('allowed: a list of at most 100');
  });
});

describe('files that players bring', () => {
  const big = inTown(town(40, 1));
  const bytes = JSON.stringify(big.files).length;

  it('are written once, however much is said at the table', async () => {
    const rig = new Rig();
    const written: number[] = [];
    const write = rig.store.write.bind(rig.store);
    vi.spyOn(rig.store, 'write').mockImplementation((change) => {
      written.push(JSON.stringify(change).length);
      return write(change);
    });
    const sitting = await rig.open(big);
    for (let n = 0; n < 50; n++) await sitting.must('survivor-1', { is: 'name', name: `Name ${n}` });
    await rig.close();
    // Opening, sitting down and fifty names.
    expect(written).toHaveLength(52);
    expect(written[0]).toBeGreaterThan(bytes);
    expect(Math.max(...written.slice(1))).toBeLessThan(3000);
  });

  it('are said once on a line, and are there for whoever comes again', async () => {
    const rig = new Rig();
    const sitting = await rig.open(big);
    const come = async () => {
      const said: FromServer[] = [];
      const joined = await rig.tables.join(await sitting.guest('survivor-1'), {
        say: (message) => said.push(message),
        lockOut: () => {},
      });
      return { said, leave: joined?.leave ?? (() => {}) };
    };
    const first = await come();
    for (let n = 0; n < 10; n++) await sitting.must('survivor-1', { is: 'name', name: `Name ${n}` });
    const lengths = first.said.filter((m) => m.is === 'room').map((m) => JSON.stringify(m).length);
    expect(lengths).toHaveLength(11);
    expect(lengths[0]).toBeGreaterThan(bytes);
    expect(Math.max(...lengths.slice(1))).toBeLessThan(3000);
    first.leave();
    const again = await come();
    const room = again.said.find((m) => m.is === 'room');
    expect(room?.is === 'room' && room.room.setup.files).toEqual(big.files);
    again.leave();
    expect((await rig.tables.shown(await sitting.guest('host')))?.setup.files).toEqual(big.files);
    await rig.close();
  });

  it('that lie in the room of an older table are moved out of it at the next change, and the game is the same', async () => {
    const rig = new Rig();
    const sitting = await (await rig.open(shortGame(4))).begin();
    const { table } = sitting.opened;
    const setup = JSON.parse((await rig.store.table(table))?.setup ?? '') as Json;
    await rig.tables.house.sleep(await sitting.live());
    const snapshot = rig.store.snapshot(table);
    const { digest: _, ...room } = snapshot.kept?.room ?? {};
    if (snapshot.kept) Object.assign(snapshot.kept, { room: { ...room, setup }, setup: undefined });
    rig.store.restore(snapshot);
    const live = await sitting.live();
    expect(live.table?.header.setup).toEqual(setup);
    expect(live.setup).toEqual(setup);
    await sitting.must('alien', { is: 'name', name: 'Ann' });
    const kept = await rig.store.table(table);
    expect(JSON.parse(kept?.setup ?? '')).toEqual(setup);
    expect(kept?.room.setup).toEqual({ scenario: 'standard', options: {} });
    await sitting.play(() => false, 3);
    expect((await sitting.live()).record.status).toBe('over');
    expect(rig.errors).toEqual([]);
    await rig.close();
  });
});

describe('corrections', () => {
  it('that come without end are refused before they are judged, and others play on', async () => {
    const own = await serve({
      store: new MapStore(),
      threads: 1,
      chance: rote(),
      limits: { ...UNHURRIED, judging: 400, judgingPerSecond: 0 },
    });
    try {
      const at = async (opening: Opening) =>
        new Sitting({ tables: own.tables, id: () => `j${ids++}` }, await openSeated(own.tables, opening));
      const options = { survivors: '1' };
      const seats = { 'survivor-1': 'person' };
      const town = await (await at({ system: 'ros', scenario: 'safe-house', options, seats })).begin();
      const other = await (await at(shortGame(4))).begin();
      const { turn } = (await town.live()).look('survivor-1')!.view as { turn: number };
      const correct = { why: 'a slip', patch: [{ path: 'turn', value: turn }] };
      const said: string[] = [];
      const flood = (async () => {
        for (let n = 0; n < 200; n++) {
          const reply = await town.do('survivor-1', { is: 'propose', what: { correct } });
          said.push(reply.is === 'refused' ? reply.text : reply.is);
          // Others act in between, as over a socket.
          await new Promise((next) => setImmediate(next));
          const { motion } = (await town.live()).record;
          if (motion) await town.must('survivor-1', { is: 'consent', to: motion.number, yes: false });
        }
      })();
      const both = Promise.all([flood, other.play(() => false, 3)]);
      const { answered } = await meanwhile(own.url, '200 corrections', both);
      expect(answered).toBeGreaterThan(0);
      const refused = said.filter((text) => text.startsWith('Corrections come too fast here.'));
      expect(said[0]).toBe('done');
      expect(refused.length).toBeGreaterThan(100);
      // After the first correction that is not judged, none is.
      expect(said.slice(said.indexOf(refused[0] as string)).every((text) => text === refused[0])).toBe(true);
      expect((await other.live()).record.status).toBe('over');
    } finally {
      await own.close();
    }
  });
});

describe('journals', () => {
  it('of nothing but brackets are refused before they are parsed, one at a time for an address', async () => {
    const body = JSON.stringify({ journal: '['.repeat(7_800_000), seats: {} });
    const headers = { 'content-type': 'application/json' };
    const bring = async () => {
      const reply = await fetch(`${served.url}/api/tables/bring`, { method: 'POST', headers, body });
      return { status: reply.status, text: await reply.text() };
    };
    const five = Promise.all(Array.from({ length: 5 }, bring));
    const { result } = await meanwhile(served.url, 'five journals of 7.8 MB', five);
    expect(result.map(({ status }) => status)).toContain(400);
    for (const { status, text } of result)
      expect([status, text]).toEqual([
        expect.toBeOneOf([400, 429]),
        expect.stringContaining(
          status === 400 ? 'goes deeper than 100 lists' : 'A journal from your address',
        ),
      ]);
  });

  it.each([
    ['[[[]]]', 2, true],
    ['[[[]]]', 3, false],
    ['{"a":{"b":[]}}', 2, true],
    ['"[[[[["', 0, false],
    ['"\\"[[[["', 0, false],
    ['"\\\\"[[', 1, true],
    ['[]\n[]\n[]', 1, false],
    ['"[\n[[', 1, true],
  ])('%s nested deeper than %i: %s', (text, most, deeper) => {
    expect(nestedDeeper(text, most)).toBe(deeper);
  });

  it('are read in a thread where no bot thinks: it answers while they wait, and who comes after many is sent away', async () => {
    // A bot's thinking time is not tested here.
    const threads = new Threads(1, { ...PATIENCE, think: 1_800_000 });
    const file = new URL('../../../systems/ftb/golden/campaign.shambles', import.meta.url);
    const journal = readFileSync(file, 'utf8');
    let read = 0;
    const waiting = [journal, journal, ...Array<string>(6).fill('no journal')];
    const reading = waiting.map((text) =>
      threads.read(text).then(
        () => read++,
        () => read++,
      ),
    );
    await expect(threads.read(journal)).rejects.toThrow(Busy);
    const thought = {
      system: 'avz',
      setup: { scenario: 'standard', options: {} },
      digest: 'x',
      bot: 'random',
    };
    const ask = { id: 'x', at: 0 } as never;
    const came = await threads.think({ ...thought, view: {}, ask, sample: 'sample', seed: 's' });
    expect(came).toEqual({ answer: 'sample' });
    expect(read).toBeLessThan(8);
    await Promise.all(reading);
    await threads.close();
  });
});

it('an older page is told to load again: it would miss the files', async () => {
  const sitting = await sit(shortGame(3));
  const socket = new WebSocket(`${served.url.replace('http', 'ws')}/socket`);
  let closed = 0;
  socket.once('close', (code) => {
    closed = code;
  });
  await new Promise((done) => socket.once('open', done));
  const { table, host: key } = sitting.opened;
  socket.send(JSON.stringify({ is: 'hello', wire: WIRE - 1, table, key }));
  await until(() => closed !== 0);
  expect(closed).toBe(4426);
});
