import { type Said, WIRE } from '@shambles/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../testing/fakeserver.js';
import { Connection, TIMES } from './connection.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let wake: () => void;
const connect = (server: FakeServer, heard: unknown[] = []): Connection =>
  new Connection({
    open: () => server.open(),
    hello: () => ({ table: 't', key: 'k', have: heard.length }),
    onMessage: (message) => heard.push(message),
    random: () => 1,
    awake: (woken) => {
      wake = woken;
      return () => {};
    },
  });

const welcome = { is: 'welcome', wire: WIRE, role: { is: 'host' } } as const;

describe('a line to a table', () => {
  it('says hello with the key in the message, and is open when it is welcome', () => {
    const server = new FakeServer();
    const connection = connect(server);
    expect(connection.line.value).toEqual({ is: 'connecting' });
    server.accept();
    expect(server.said).toEqual([{ is: 'hello', wire: WIRE, table: 't', key: 'k', have: 0 }]);
    expect(connection.line.value.is).toBe('connecting');
    server.say(welcome);
    expect(connection.line.value).toEqual({ is: 'open' });
  });

  it('comes back by itself, later each time, and never later than the longest', () => {
    const server = new FakeServer();
    const connection = connect(server);
    const waits: number[] = [];
    for (let n = 0; n < 8; n++) {
      server.drop();
      const { value } = connection.line;
      if (value.is !== 'waiting') continue;
      waits.push(value.again);
      vi.advanceTimersByTime(value.again);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, TIMES.longest, TIMES.longest, TIMES.longest]);
    server.accept().say(welcome);
    server.drop();
    expect(connection.line.value).toEqual({ is: 'waiting', again: TIMES.first });
  });

  it('sends what was not answered again under the same id, once it is welcome, and settles it once', async () => {
    const server = new FakeServer();
    const connection = connect(server);
    server.accept().say(welcome);
    const said = connection.say({ is: 'chat', text: 'hello' });
    const [, first] = server.said as { id: string }[];
    server.drop();
    const later = connection.say({ is: 'redo' });
    vi.advanceTimersByTime(TIMES.first);
    server.accept();
    expect(server.said.map((m) => (m as { is: string }).is)).toEqual(['hello', 'chat', 'hello']);
    server.say(welcome);
    expect(server.said.slice(3)).toEqual([first, expect.objectContaining({ is: 'redo' })]);
    server.say({ is: 'done', id: first?.id ?? '' });
    await expect(said).resolves.toEqual({ ok: true });
    const { id } = server.said.at(-1) as { id: string };
    server.say({ is: 'refused', id, code: 'refused', text: 'No.' });
    await expect(later).resolves.toMatchObject({ code: 'refused', text: 'No.' });
    server.drop();
    vi.advanceTimersByTime(TIMES.first);
    server.accept().say(welcome);
    expect(server.said.at(-1)).toMatchObject({ is: 'hello' });
  });

  it('notices a line that is only half there', () => {
    const server = new FakeServer();
    const connection = connect(server);
    server.accept().say(welcome);
    vi.advanceTimersByTime(TIMES.quiet);
    expect(server.said.at(-1)).toEqual({ is: 'ping' });
    server.say({ is: 'pong' });
    vi.advanceTimersByTime(TIMES.patience);
    expect(connection.line.value.is).toBe('open');
    vi.advanceTimersByTime(TIMES.quiet);
    expect(connection.line.value.is).toBe('waiting');
  });

  it('tries at once when the network or its owner is back, and makes sure of an open line', () => {
    const server = new FakeServer();
    const connection = connect(server);
    for (let n = 0; n < 5; n++) {
      server.drop();
      if (n < 4) vi.advanceTimersByTime(TIMES.longest);
    }
    const tried = server.opened;
    wake();
    expect(server.opened).toBe(tried + 1);
    server.accept().say(welcome);
    wake();
    expect(server.said.at(-1)).toEqual({ is: 'ping' });
    vi.advanceTimersByTime(TIMES.patience);
    expect(connection.line.value.is).toBe('waiting');
  });

  it('comes again when a message was lost, and hears none twice', () => {
    const server = new FakeServer();
    const heard: unknown[] = [];
    const connection = connect(server, heard);
    server.accept().say(welcome);
    const chat = { is: 'chat', lines: [], n: 1 } as const;
    server.sayAs(chat as Said);
    server.sayAs(chat as Said);
    expect(heard).toHaveLength(2);
    server.sayAs({ ...chat, n: 3 } as Said);
    expect(connection.line.value.is).toBe('waiting');
    vi.advanceTimersByTime(TIMES.first);
    server.accept();
    expect(server.said.at(-1)).toMatchObject({ is: 'hello', have: 2 });
  });

  it('stays away with a key that opens nothing, and says why', async () => {
    const server = new FakeServer();
    const connection = connect(server);
    const said = connection.say({ is: 'redo' });
    server.accept();
    server.drop(4401, 'This key opens nothing here.');
    expect(connection.line.value).toEqual({ is: 'refused', text: 'This key opens nothing here.' });
    await expect(said).resolves.toMatchObject({ text: 'This key opens nothing here.' });
    vi.advanceTimersByTime(10 * TIMES.longest);
    expect(server.opened).toBe(1);
  });
});
