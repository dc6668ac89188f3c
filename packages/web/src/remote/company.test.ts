import { commitmentTo, keyHash, type Reply, type Room, type RoomSeat, type Verb, WIRE } from '@shambles/wire';
import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../testing/fakeserver.js';
import { Company } from './company.js';
import { Kept } from './kept.js';

let server: FakeServer;
let kept: Kept;
let company: Company;
let asHost: { key: string; verb: Verb }[];
let moved: string[];

const SEAT: RoomSeat = { seat: 'alien', holder: 'person', here: true, promised: false, shared: false };
const ROOM: Room = {
  table: 't-1',
  title: 'Friday',
  system: 'avz',
  setup: { scenario: 'standard', options: {} },
  status: 'gathering',
  paused: false,
  delay: 0,
  objection: 24,
  seats: [SEAT, { ...SEAT, seat: 'zombie' }],
  spectators: 0,
  commitment: 'c'.repeat(64),
  wantsShares: false,
};

const roomWith = (mine: Partial<RoomSeat>, more: Partial<Room> = {}): Room => ({
  ...ROOM,
  seats: [{ ...SEAT, ...mine }, ROOM.seats[1] as RoomSeat],
  ...more,
});

const said = (is: Verb['is']): (Verb & { share?: string; commitment?: string })[] =>
  (server.said as Verb[]).filter((v) => v.is === is);

/** Reports the last verb as done, and lets the code that awaits it continue. */
async function done(): Promise<void> {
  const { id } = server.said.at(-1) as Verb;
  server.say({ is: 'done', id });
  await vi.advanceTimersByTimeAsync(0);
}

/** Comes to the table with the key of the Aliens. */
const comeIn = (): Company =>
  new Company({
    table: 't-1',
    key: 'a-key',
    kept,
    open: () => server.open(),
    motion: () => false,
    journal: () => Promise.resolve(''),
    doAt: (key, verb): Promise<Reply> => {
      asHost.push({ key, verb });
      return Promise.resolve({ is: 'done', id: verb.id });
    },
    moved: (key) => moved.push(key),
    now: () => 7,
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', new Window().document);
  server = new FakeServer();
  kept = new Kept(new Window().localStorage as unknown as Storage);
  asHost = [];
  company = comeIn();
  moved = [];
  server.accept().say({ is: 'welcome', wire: WIRE, role: { is: 'seat', seat: 'alien' } });
});
afterEach(() => {
  company.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a place at a table', () => {
  it('is kept with its key and what the server promised, as it was first seen', () => {
    server.say({ is: 'room', room: ROOM });
    server.say({ is: 'room', room: { ...ROOM, commitment: 'd'.repeat(64) } });
    expect(kept.get('t-1', 'alien')).toEqual({
      table: 't-1',
      role: 'alien',
      key: 'a-key',
      title: 'Friday',
      system: 'avz',
      since: 7,
      commitment: ROOM.commitment,
    });
  });

  it('keeps the files that were said once with the first room', () => {
    const files = { tiles: { tiles: [] } };
    server.say({ is: 'room', room: { ...ROOM, setup: { ...ROOM.setup, files } } });
    server.say({ is: 'room', room: { ...ROOM, spectators: 1 } });
    expect(company.room.value).toMatchObject({ spectators: 1, setup: { ...ROOM.setup, files } });
  });

  it('is taken by a name; a number is written down, promised, and shown when all have promised', async () => {
    server.say({ is: 'room', room: ROOM });
    void company.sitDown('Ann');
    expect(said('name')).toMatchObject([{ name: 'Ann' }]);
    expect(said('promise')).toEqual([]);
    await done();
    const share = kept.get('t-1', 'alien')?.share ?? '';
    expect(said('promise')).toMatchObject([{ commitment: commitmentTo(share) }]);
    expect(said('share')).toEqual([]);
    await done();
    server.say({ is: 'room', room: roomWith({ name: 'Ann', promised: true }) });
    expect(said('share')).toEqual([]);
    server.say({ is: 'room', room: roomWith({ name: 'Ann', promised: true }, { wantsShares: true }) });
    expect(said('share')).toMatchObject([{ share }]);
    server.say({
      is: 'room',
      room: roomWith({ name: 'Ann', promised: true }, { wantsShares: true, spectators: 1 }),
    });
    expect(said('share')).toHaveLength(1);
  });

  it('is taken with a link that works once: the key that this browser made is kept before it is told, and goes on', async () => {
    server.say({ is: 'room', room: roomWith({ free: true }) });
    void company.sitDown('Ann');
    const next = kept.get('t-1', 'alien')?.next ?? '';
    expect(next).toMatch(/^[\w-]{43}$/);
    expect(said('sit')).toMatchObject([{ name: 'Ann', key: keyHash(next) }]);
    expect(JSON.stringify(server.said)).not.toContain(next);
    expect(moved).toEqual([]);
    await done();
    expect(moved).toEqual([next]);
    expect(kept.get('t-1', 'alien')).toMatchObject({ key: next, spent: 'a-key' });
    expect(kept.get('t-1', 'alien')).not.toHaveProperty('next');
    expect(kept.follow('t-1', 'a-key')).toBe(next);
  });

  it('goes on with the key that it made, where the reply was lost and the link opens nothing any more', async () => {
    server.say({ is: 'room', room: roomWith({ free: true }) });
    void company.sitDown('Ann');
    const next = kept.get('t-1', 'alien')?.next ?? '';
    server.drop(4401, 'This key opens nothing here.');
    await vi.advanceTimersByTimeAsync(0);
    expect(moved).toEqual([next]);
    expect(kept.get('t-1', 'alien')).toMatchObject({ key: next, spent: 'a-key' });
  });

  it('is not looked for where the link opens nothing, and no other key is known', async () => {
    server.say({ is: 'room', room: ROOM });
    server.drop(4401, 'This key opens nothing here.');
    await vi.advanceTimersByTimeAsync(0);
    expect(moved).toEqual([]);
    expect(company.line.value).toMatchObject({ is: 'refused' });
  });

  it('has a key for another device, made here', async () => {
    server.say({ is: 'room', room: ROOM });
    void company.addDevice();
    await done();
    const key = company.forDevice.value ?? '';
    expect(said('device')).toMatchObject([{ key: keyHash(key) }]);
  });

  it('tells of what was done while its person was silent, once', () => {
    const unopposed = { number: 3, by: 'zombie', what: 'undo', silent: ['alien'], at: 5 } as const;
    server.say({ is: 'room', room: roomWith({ name: 'Ann' }, { unopposed }) });
    expect(company.unopposed).toEqual(unopposed);
    company.putAway(unopposed);
    expect(company.unopposed).toBeUndefined();
    expect(kept.get('t-1', 'alien')?.read).toBe(3);
    server.say({
      is: 'room',
      room: roomWith({}, { unopposed: { ...unopposed, number: 4, silent: ['zombie'] } }),
    });
    expect(company.unopposed).toBeUndefined();
  });

  it('takes no name that somebody has at the table', () => {
    kept.name = 'Ann';
    const zombie = { ...SEAT, seat: 'zombie', name: 'Ann' };
    server.say({ is: 'room', room: { ...ROOM, seats: [SEAT, zombie] } });
    expect(company.name).toBe('Ann 2');
  });

  it('shows no number that was promised in another browser, until a new one is promised here', async () => {
    server.say({ is: 'room', room: roomWith({ name: 'Ann', promised: true }, { wantsShares: true }) });
    expect(said('share')).toEqual([]);
    void company.promise();
    await done();
    server.say({
      is: 'room',
      room: roomWith({ name: 'Ann', promised: true }, { wantsShares: true, spectators: 1 }),
    });
    expect(said('share')).toMatchObject([{ share: kept.get('t-1', 'alien')?.share }]);
  });

  it('promises anew what was not promised before the page was closed', async () => {
    server.say({ is: 'room', room: roomWith({ name: 'Ann' }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(said('promise')).toHaveLength(1);
  });

  it('does what is the host’s with the host’s key, where this browser has it', async () => {
    server.say({ is: 'room', room: ROOM });
    expect(await company.actAsHost({ is: 'begin' })).toBe(false);
    expect(company.trouble.value).toMatch(/host/);
    kept.opened(
      {
        table: 't-1',
        commitment: ROOM.commitment,
        host: 'h-key',
        seats: {},
        spectator: 's-key',
      },
      { title: 'Friday', system: 'avz', mine: [], now: 7 },
    );
    expect(await company.actAsHost({ is: 'begin' })).toBe(true);
    expect(asHost).toEqual([{ key: 'h-key', verb: expect.objectContaining({ is: 'begin' }) }]);
  });

  it('says aloud why something about the table was refused', async () => {
    server.say({ is: 'room', room: ROOM });
    const tried = company.act({ is: 'pause', paused: true });
    const { id } = server.said.at(-1) as Verb;
    server.say({ is: 'refused', id, code: 'refused', text: 'It has not begun.' });
    expect(await tried).toBe(false);
    expect(company.trouble.value).toBe('It has not begun.');
  });

  it('hears each line of talk once, whatever is told again', () => {
    const line = (n: number) => ({ n, from: 'Ann', text: `line ${n}`, at: n });
    server.say({ is: 'chat', lines: [line(0), line(1)] });
    server.say({ is: 'chat', lines: [line(0), line(1), line(2)] });
    expect(company.chat.value.map((l) => l.n)).toEqual([0, 1, 2]);
  });

  it('counts the talk that has not been shown here, also what was said while away', () => {
    const line = (n: number) => ({ n, from: 'Ann', text: `line ${n}`, at: n });
    server.say({ is: 'room', room: ROOM });
    server.say({ is: 'chat', lines: [line(0), line(1)] });
    expect(company.unheard).toBe(2);
    company.hearAll();
    expect(company.unheard).toBe(0);
    company.close();
    company = comeIn();
    server.accept().say({ is: 'welcome', wire: WIRE, role: { is: 'seat', seat: 'alien' } });
    server.say({ is: 'room', room: ROOM });
    server.say({ is: 'chat', lines: [line(0), line(1), line(2)] });
    expect(company.unheard).toBe(1);
  });

  it('keeps the sum of the end as it was first shown', () => {
    const proof = {
      table: 't-1',
      setup: 'f'.repeat(64),
      commitment: ROOM.commitment,
      secret: 'e'.repeat(64),
      shares: [],
    };
    server.say({ is: 'room', room: { ...ROOM, status: 'over', proof: { ...proof, sum: 'first' } } });
    server.say({ is: 'room', room: { ...ROOM, status: 'over', proof: { ...proof, sum: 'second' } } });
    expect(kept.get('t-1', 'alien')?.sum).toBe('first');
  });
});
