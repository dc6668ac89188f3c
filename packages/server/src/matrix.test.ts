import { commitmentTo, type FromServer, keyHash, type Opened, type Verb, WIRE } from '@shambles/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { newKey } from './house/keys.js';
import { type Served, serve } from './server.js';
import { request } from './testing/index.js';
import { shortGame } from './testing/known.js';
import { MapStore, type Snapshot } from './testing/mapstore.js';
import { NUMBER, rote, Sitting, UNHURRIED, type Unnamed } from './testing/rig.js';
import { openSeated } from './testing/seated.js';

const STATES = ['gathering', 'playing', 'paused', 'over', 'stuck'] as const;
type State = (typeof STATES)[number];

/**
 * own: a seat, for itself · other: another person's seat; its verbs that name a seat name the first one's ·
 * stranger: a key that was never given out · foreign: the same seat's key of another table · old: the seat's key before
 * its holder changed it.
 */
const CALLERS = ['own', 'other', 'host', 'spectator', 'stranger', 'foreign', 'old'] as const;
type Caller = (typeof CALLERS)[number];

const ANY = STATES;
const SEATS: readonly Caller[] = ['own', 'other'];
/** Who may do what in which state; all else is refused. Written by hand, independently of MAY. */
const ALLOWED: { readonly [is in Verb['is']]: readonly [readonly State[], readonly Caller[]] } = {
  answer: [['playing'], SEATS],
  dice: [['playing'], SEATS],
  stand: [['playing'], SEATS],
  undo: [['playing'], SEATS],
  redo: [['playing'], SEATS],
  propose: [['playing'], SEATS],
  consent: [['playing', 'paused'], SEATS],
  'own-dice': [['gathering', 'playing', 'paused'], SEATS],
  name: [ANY, SEATS],
  sit: [ANY, SEATS],
  device: [ANY, SEATS],
  'send-away': [ANY, SEATS],
  stay: [ANY, SEATS],
  chat: [ANY, [...SEATS, 'host']],
  promise: [['gathering'], SEATS],
  share: [['gathering'], SEATS],
  begin: [['gathering'], ['host']],
  'stand-in': [
    ['playing', 'paused'],
    ['own', 'host'],
  ],
  'hand-over': [ANY, ['own', 'host']],
  pause: [
    ['playing', 'paused'],
    [...SEATS, 'host'],
  ],
  delay: [['gathering'], ['host']],
  watch: [['over'], [...SEATS, 'host', 'spectator']],
};
const VERBS = Object.keys(ALLOWED) as Verb['is'][];
const OWN = 'alien';
const OTHER = 'zombie';
const seatOf = (caller: Caller) => (caller === 'other' ? OTHER : OWN);

interface Stage {
  readonly sitting: Sitting;
  readonly snapshot: Snapshot;
  readonly keys: { readonly [caller in Caller]: string };
}

let served: Served;
const store = new MapStore();
const stages = new Map<State, Stage>();
let foreign: Opened;
let ids = 0;
const newId = () => `m${ids++}`;

beforeAll(async () => {
  served = await serve({
    store,
    threads: 1,
    chance: rote(),
    limits: { ...UNHURRIED, perMinute: 1e6, perAddress: 1e4 },
  });
  foreign = await openSeated(served.tables, shortGame(3));
  for (const state of STATES) stages.set(state, await stage(state));
});
afterAll(() => served.close());

/** Makes a table in this state, where OWN has changed its key, with a snapshot to restore it from. */
async function stage(state: State): Promise<Stage> {
  const { tables } = served;
  const sitting = new Sitting(
    { tables, id: newId },
    await openSeated(tables, shortGame(state === 'over' ? 3 : 8)),
  );
  if (state !== 'gathering') await sitting.begin();
  if (state === 'playing' || state === 'paused' || state === 'stuck') {
    // Both seats answer, so that each has something to take back.
    const answered = new Set<string>();
    for (let n = 0; answered.size < 2; n += 7) {
      const { length } = await sitting.live();
      for (const seat of await sitting.play((live) => live.length > length, n)) answered.add(seat);
    }
  }
  if (state === 'over') await sitting.play(() => false);
  if (state === 'paused') await sitting.must('host', { is: 'pause', paused: true });
  const own = newKey();
  await sitting.must(OWN, { is: 'sit', key: keyHash(own) });
  if (state === 'stuck') {
    await forget(sitting);
    store.spoil(sitting.opened.table);
  }
  const { opened } = sitting;
  const keys = {
    own,
    other: opened.seats[OTHER] as string,
    host: opened.host,
    spectator: opened.spectator,
    stranger: Buffer.alloc(32, 7).toString('base64url'),
    foreign: foreign.seats[OWN] as string,
    old: opened.seats[OWN] as string,
  };
  return { sitting, keys, snapshot: store.snapshot(opened.table) };
}

async function forget(sitting: Sitting): Promise<void> {
  await served.tables.house.sleep(await sitting.live());
}

/** The verb as this caller would send it. `fit`: prepares the table so that the verb can be carried out. */
async function verbOf(
  is: Verb['is'],
  caller: Caller,
  { sitting, keys }: Stage,
  fit: boolean,
): Promise<Unnamed> {
  const seat = seatOf(caller);
  const does = (who: Caller, verb: Unnamed) =>
    served.tables.house
      .guest(keys[who])
      .then((guest) => served.tables.perform(guest as never, { ...verb, id: newId() } as Verb));
  const live = await sitting.live();
  /** Answers for both seats until `when` holds. */
  const until = async (when: () => boolean) => {
    for (let n = 0; fit && !when() && n < 300; n++) {
      const asked = live.table?.waitingFor[0] as string;
      const ask = live.look(asked)?.now.asks[0];
      const value = live.table?.legal(asked, 5)[0] ?? null;
      await does(asked === OWN ? 'own' : 'other', { is: 'answer', ask: ask?.id ?? '', value });
    }
  };
  const asked = () => live.table?.waitingFor.includes(seat) === true;
  const justAnswered = () => live.table?.undo !== undefined && canUndo(live, seat);
  switch (is) {
    case 'answer': {
      await until(asked);
      const ask = live.look(seat)?.now.asks[0]?.id ?? 'orders@1';
      return { is, ask, value: live.table?.legal(seat, 5)[0] ?? null };
    }
    case 'dice': {
      if (fit) await does(caller, { is: 'own-dice', own: true });
      await until(() => live.table?.rollFor(seat) !== undefined);
      const roll = live.look(seat)?.now.roll;
      const faces = roll?.roll.pools.flatMap((p) => Array<number>(p.n).fill(p.lowest ?? 1)) ?? [1];
      return { is, roll: roll?.id ?? 'roll@1', faces };
    }
    case 'stand':
      return { is, ask: 'some-question', value: true };
    case 'undo':
      await until(justAnswered);
      return { is };
    case 'redo':
      await until(justAnswered);
      if (fit) await does(caller, { is: 'undo' });
      return { is };
    case 'propose':
      return { is, what: { undo: 0 } };
    case 'consent': {
      const by = caller === 'own' ? 'other' : 'own';
      const { paused } = live.record;
      if (fit && paused) await does('host', { is: 'pause', paused: false });
      if (fit) await does(by, { is: 'propose', what: { undo: 0 } });
      if (fit && paused) await does('host', { is: 'pause', paused: true });
      return { is, to: live.record.motion?.number ?? 1, yes: true };
    }
    case 'own-dice':
      return { is, own: true };
    case 'sit':
    case 'device':
      return { is, key: keyHash(newId()) };
    case 'send-away':
      if (fit) await does(caller, { is: 'device', key: keyHash(newId()) });
      return { is, device: 2 };
    case 'stay':
      if (fit) await does('host', { is: 'hand-over', seat });
      return { is, stays: true };
    case 'name':
      return { is, name: 'Somebody else' };
    case 'chat':
      return { is, text: 'Good evening.' };
    case 'promise':
      return { is, commitment: commitmentTo(NUMBER) };
    case 'share':
      if (fit) for (const who of SEATS) await does(who, { is: 'promise', commitment: commitmentTo(NUMBER) });
      return { is, share: NUMBER };
    case 'stand-in':
      return { is, seat: OWN, bot: 'random' };
    case 'hand-over':
      return { is, seat: OWN };
    case 'pause':
      return { is, paused: !live.record.paused };
    case 'delay':
      return { is, seconds: 30 };
    case 'watch':
      return { is, at: 3, playing: true };
    default:
      return { is };
  }
}

/** True if the line of play ends with an answer of this seat that revealed nothing. */
function canUndo(live: Awaited<ReturnType<Sitting['live']>>, seat: string): boolean {
  const { table } = live;
  const last = table && table.head >= 0 ? table.journal.entry(table.head) : undefined;
  return last?.deed.t === 'answer' && last.deed.seat === seat && !last.facts.some((f) => f.reveals);
}

interface Said {
  /** The kind of reply; undefined if the caller was turned away. */
  readonly is: string | undefined;
  readonly text: string;
  /** WebSocket close code or HTTP status. */
  readonly status: number;
}

async function overHttp(table: string, key: string, verb: object): Promise<Said> {
  const { status, data } = await request(served.url, `/api/tables/${table}/do`, { key, body: verb });
  const { is, text, error } = data as { is?: string; text?: string; error?: { text: string } };
  return { is, text: text ?? error?.text ?? '', status };
}

function overSocket(table: string, key: string, verb: { id: string }): Promise<Said> {
  return new Promise((done) => {
    const socket = new WebSocket(`${served.url.replace('http', 'ws')}/socket`);
    socket.on('open', () => {
      socket.send(JSON.stringify({ is: 'hello', wire: WIRE, table, key }));
      socket.send(JSON.stringify(verb));
    });
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as FromServer;
      if ((message.is !== 'done' && message.is !== 'refused') || message.id !== verb.id) return;
      socket.terminate();
      done({ is: message.is, text: message.is === 'refused' ? message.text : '', status: 0 });
    });
    socket.on('close', (code, why) => done({ is: undefined, text: String(why), status: code }));
  });
}

/** Everything about the table except who is connected. */
const picture = async ({ sitting }: Stage) => {
  const live = await sitting.live();
  await live.settled();
  return JSON.stringify([
    store.picture(sitting.opened.table),
    live.version,
    live.length,
    live.record,
    live.table?.length,
    live.table?.state,
    live.chat,
  ]);
};

const turnedAway = (caller: Caller) => caller === 'stranger' || caller === 'foreign' || caller === 'old';

describe.each([
  ['over POST /do', overHttp],
  ['over a socket', overSocket],
] as const)('who may do what, %s', (name, send) => {
  const cells = VERBS.flatMap((is) => STATES.map((state) => [is, state] as const));
  it.each(cells)(
    '"%s" at a table that is %s: for those alone who may',
    async (is, state) => {
      const at = stages.get(state) as Stage;
      const [states, callers] = ALLOWED[is];
      for (const caller of CALLERS) {
        const fit = states.includes(state) && callers.includes(caller);
        const verb = { ...(await verbOf(is, caller, at, fit)), id: newId() };
        const before = await picture(at);
        const writes = store.writes;
        const said = await send(at.sitting.opened.table, at.keys[caller], verb);
        const where = `${caller}, ${is}, ${state}, ${name}: ${JSON.stringify(said)}`;
        if (fit) {
          expect(said.is, where).toBe('done');
          expect(await picture(at), where).not.toBe(before);
        } else {
          expect(said.is, where).toBe(turnedAway(caller) ? undefined : 'refused');
          expect(await picture(at), where).toBe(before);
          expect(store.writes, where).toBe(writes);
          if (turnedAway(caller)) {
            expect(said.status, where).toBe(name === 'over a socket' ? 4401 : 403);
            expect(said.text, where).toMatch(/opens nothing/);
          } else if (!callers.includes(caller))
            expect(said.text, where).toMatch(
              /it is for: |for your own seat only|opens nothing|possible while/,
            );
          else expect(said.text, where).toMatch(/possible while the table is |The table is paused/);
        }
        if (store.writes !== writes || fit) {
          await forget(at.sitting);
          store.restore(at.snapshot);
        }
      }
    },
    60_000,
  );
});

describe('seats without a person', () => {
  it('have no key, and neither host nor players may stand in for them or hand them over', async () => {
    const opening = { ...shortGame(3), seats: { alien: 'person', zombie: 'random' } };
    const { tables } = served;
    const opened = await openSeated(tables, opening);
    expect(Object.keys(opened.seats)).toEqual(['alien']);
    const sitting = new Sitting({ tables, id: newId }, opened);
    for (const seat of ['zombie', 'nobody', 'constructor', '__proto__'])
      for (const who of ['host', 'alien'])
        for (const verb of [
          { is: 'hand-over', seat },
          { is: 'stand-in', seat, bot: 'random' },
        ] as const) {
          const before = store.writes;
          const reply = await sitting.do(who, verb);
          expect(reply.is, `${who} ${verb.is} ${seat}`).toBe('refused');
          expect(store.writes).toBe(before);
        }
  });
});

describe('who may read what over HTTP', () => {
  const roles = [...CALLERS, 'nobody'] as const;
  const get = (path: string, key: string | undefined) =>
    request(served.url, path, key === undefined ? {} : { key });
  const keyOf = (at: Stage, who: (typeof roles)[number]) => (who === 'nobody' ? undefined : at.keys[who]);
  const turned = (who: (typeof roles)[number]) =>
    who === 'nobody' ? 401 : turnedAway(who) ? 403 : undefined;

  it.each(STATES)('the table while it is %s: whoever has a key to it', async (state) => {
    const at = stages.get(state) as Stage;
    for (const who of roles) {
      const { status, text } = await get(`/api/tables/${at.sitting.opened.table}`, keyOf(at, who));
      expect(status, `${who}: ${text}`).toBe(turned(who) ?? 200);
      expect(text).not.toContain(
        (await at.sitting.live()).record.secret.slice(0, state === 'over' ? 0 : 64) || '\0',
      );
    }
  });

  it.each(STATES)('the journal while the table is %s: nobody before the end', async (state) => {
    const at = stages.get(state) as Stage;
    for (const who of roles) {
      const { status, text } = await get(`/api/tables/${at.sitting.opened.table}/journal`, keyOf(at, who));
      expect(status, `${who}: ${text.slice(0, 200)}`).toBe(
        turned(who) ?? (state === 'over' || state === 'stuck' ? 200 : 403),
      );
    }
  });

  it('the journal of a game played alone: the one who plays, not the host and not who looks on', async () => {
    const { tables } = served;
    const opened = await openSeated(tables, {
      ...shortGame(3),
      seats: { alien: 'person', zombie: 'random' },
    });
    const sitting = await new Sitting({ tables, id: newId }, opened).begin();
    const path = `/api/tables/${opened.table}/journal`;
    expect((await get(path, opened.host)).status).toBe(403);
    expect((await get(path, opened.spectator)).status).toBe(403);
    expect((await sitting.live()).record.taken).toBeUndefined();
    expect((await get(path, opened.seats.alien)).status).toBe(200);
    expect((await sitting.live()).record.taken).toBeGreaterThan(0);
  });

  it('the list of tables: only those that a key opens', async () => {
    const at = stages.get('playing') as Stage;
    const { table } = at.sitting.opened;
    const asked = Object.values(at.keys).map((key) => ({ table, key }));
    const { data } = await request(served.url, '/api/mine', { body: { keys: asked } });
    const roles = (data as { tables: { role: { is: string; seat?: string } }[] }).tables.map((t) => t.role);
    expect(roles).toEqual([
      { is: 'seat', seat: OWN },
      { is: 'seat', seat: OTHER },
      { is: 'host' },
      { is: 'spectator' },
    ]);
  });

  it('what is said of the server names no table, no seat and no key', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics', '/api/about', '/api/openapi.json']) {
      const { status, text } = await get(path, undefined);
      expect(status).toBe(200);
      for (const { sitting, keys } of stages.values())
        for (const secret of [sitting.opened.table, ...Object.values(keys)])
          expect(text).not.toContain(secret);
    }
  });

  it('anything else is not there, and says so', async () => {
    for (const path of ['/api/tables', '/api/tables/x/y', '/socket', '/..%2f..%2fetc/passwd', '/api/mine']) {
      const { status, text } = await get(path, undefined);
      expect(status, text).toBe(404);
      expect(text).toContain('There is nothing at GET');
    }
  });
});
