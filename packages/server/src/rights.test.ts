import { type Json, Keyed, type Seat } from '@shambles/engine';
import { commitmentTo, type FromServer, type Verb } from '@shambles/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMPOSSIBLE } from './corrections.js';
import type { Live } from './live.js';
import { type Served, serve } from './server.js';
import { Client } from './testing/index.js';
import { shortGame } from './testing/known.js';
import { MapStore } from './testing/mapstore.js';
import { NUMBER, Rig, rote, Sitting, type Unnamed } from './testing/rig.js';

let served: Served;
let ids = 0;
const id = () => `r${ids++}`;
beforeAll(async () => {
  served = await serve({
    store: new MapStore(),
    threads: 1,
    chance: rote(),
    limits: { perSecond: 1e6, atOnce: 1e6, perAddress: 1e4 },
  });
}, 60_000);
afterAll(() => served.close());

const open = async (tiles = 6) =>
  new Sitting({ tables: served.tables, id }, await served.tables.house.open(shortGame(tiles)));
const come = (sitting: Sitting, who: string) =>
  new Client(() => served.url, sitting.opened.table, sitting.key(who)).join();
/** Something that must not change. */
const state = (live: Live) =>
  JSON.stringify([live.version, live.length, live.record, live.table?.sum, live.chat]);
const asked = (live: Live) => live.table?.waitingFor[0] as Seat;
/** A table at which `seat` is asked and has answered before. */
async function where(when: (live: Live) => boolean): Promise<{ sitting: Sitting; live: Live }> {
  const sitting = await (await open()).begin();
  await sitting.play((live) => live.length > 9 && when(live), 3);
  return { sitting, live: await sitting.live() };
}
const justAnswered = (live: Live) => {
  const last = live.table?.journal.entry(live.table.head);
  return last?.deed.t === 'answer' && !last.facts.some((f) => f.reveals);
};
const lastSeat = (live: Live) => {
  const last = live.table?.journal.entry(live.table.head);
  return last?.deed.t === 'answer' ? last.deed.seat : '';
};
const other = (seat: Seat) => (seat === 'alien' ? 'zombie' : 'alien');

describe('a verb with one id counts once', () => {
  type Case = [
    Verb['is'],
    (live: Live) => boolean,
    (live: Live, sitting: Sitting) => Promise<[string, Unnamed]>,
  ];
  const always = () => true;
  const cases: Case[] = [
    [
      'answer',
      always,
      async (live, s) => {
        const seat = asked(live);
        return [seat, { is: 'answer', ask: (await s.ask(seat))?.id ?? '', value: await s.legal(seat) }];
      },
    ],
    ['stand', always, async () => ['alien', { is: 'stand', ask: 'x', value: 1 }]],
    ['undo', justAnswered, async (live) => [lastSeat(live), { is: 'undo' }]],
    [
      'redo',
      justAnswered,
      async (live, s) => {
        const seat = lastSeat(live);
        await s.must(seat, { is: 'undo' });
        return [seat, { is: 'redo' }];
      },
    ],
    ['propose', always, async () => ['alien', { is: 'propose', what: { undo: 1 } }]],
    [
      'consent',
      always,
      async (_, s) => {
        await s.must('alien', { is: 'propose', what: { undo: 1 } });
        return ['zombie', { is: 'consent', to: 1, yes: true }];
      },
    ],
    ['own-dice', always, async () => ['alien', { is: 'own-dice', own: true }]],
    ['name', always, async () => ['alien', { is: 'name', name: 'Ann' }]],
    ['chat', always, async () => ['alien', { is: 'chat', text: 'Once' }]],
    ['chat', always, async () => ['host', { is: 'chat', text: 'Once' }]],
    ['stand-in', always, async () => ['alien', { is: 'stand-in', seat: 'alien', bot: null }]],
    ['hand-over', always, async () => ['host', { is: 'hand-over', seat: 'alien' }]],
    ['pause', always, async () => ['host', { is: 'pause', paused: true }]],
    ['pause', always, async () => ['alien', { is: 'pause', paused: true }]],
  ];
  it.each(cases)('"%s", one after the other and over two sockets at once', async (_, when, make) => {
    for (const together of [false, true]) {
      const { sitting, live } = await where(when);
      const [who, verb] = await make(live, sitting);
      const [one, two] = [await come(sitting, who), await come(sitting, who)];
      const before = live.version;
      const first = one.do(verb as never, 'same');
      if (!together) await first;
      const replies = await Promise.all([first, two.do(verb as never, 'same')]);
      expect(live.version - before).toBe(1);
      if (verb.is === 'hand-over') expect(replies.map((r) => r.is).sort()).toEqual(['done', 'refused']);
      else expect(replies.map((r) => r.is)).toEqual(['done', 'done']);
      const after = state(live);
      // And once more by somebody who comes again.
      const late = await come(sitting, who);
      await late.do(verb as never, 'same');
      expect(state(live)).toBe(after);
      for (const c of [one, two, late]) c.close();
    }
  });

  it('before the game: promise, share and begin, also when the game has begun by it', async () => {
    const sitting = await open();
    const live = await sitting.live();
    const promise: Unnamed = { is: 'promise', commitment: commitmentTo(NUMBER) };
    for (const seat of sitting.seats) {
      await sitting.must(seat, promise, 'p');
      const after = state(live);
      await sitting.must(seat, promise, 'p');
      expect(state(live)).toBe(after);
    }
    for (const seat of sitting.seats) await sitting.must(seat, { is: 'share', share: NUMBER }, 's');
    expect(live.record.status).toBe('playing');
    const after = state(live);
    for (const seat of sitting.seats) await sitting.must(seat, { is: 'share', share: NUMBER }, 's');
    expect(state(live)).toBe(after);
    const begun = await open();
    await begun.must('host', { is: 'begin' }, 'b');
    await begun.must('host', { is: 'begin' }, 'b');
    expect((await begun.live()).version).toBe(2);
  });

  it('the answer that ends the game, and one while the table is paused, sent again because the reply was lost', async () => {
    const { sitting, live } = await where(() => true);
    const seat = asked(live);
    const verb: Unnamed = {
      is: 'answer',
      ask: (await sitting.ask(seat))?.id ?? '',
      value: await sitting.legal(seat),
    };
    await sitting.must(seat, verb, 'lost');
    await sitting.must('host', { is: 'pause', paused: true });
    await sitting.must(seat, verb, 'lost');
    await sitting.must('host', { is: 'pause', paused: false });
    let last: [Seat, Unnamed] | undefined;
    for (let n = 0; live.record.status === 'playing'; n++) {
      const who = asked(live);
      last = [
        who,
        { is: 'answer', ask: (await sitting.ask(who))?.id ?? '', value: await sitting.legal(who, n) },
      ];
      await sitting.must(...last, `n${n}`);
      if ((live.record.status as string) === 'over') {
        const after = state(live);
        await sitting.must(...last, `n${n}`);
        expect(state(live)).toBe(after);
      }
    }
    expect(live.record.status).toBe('over');
  });
});

describe('five tabs of one seat', () => {
  it('of whose answers to one question one counts; the others are told what is asked now', async () => {
    const { sitting, live } = await where((l) => asked(l) === 'alien');
    const tabs = await Promise.all(Array.from({ length: 5 }, () => come(sitting, 'alien')));
    let answers = 0;
    for (let n = 0; n < 12 && live.record.status === 'playing'; n++) {
      if (asked(live) !== 'alien') {
        await sitting.play((l) => asked(l) === 'alien', n);
        continue;
      }
      const ask = (await sitting.ask('alien'))?.id ?? '';
      await Promise.all(tabs.map((t) => t.until(() => t.ask?.id === ask)));
      const before = live.table?.length ?? 0;
      const value = await sitting.legal('alien', n);
      const replies = await Promise.all(tabs.map((t) => t.do({ is: 'answer', ask, value })));
      expect(replies.filter((r) => r.is === 'done')).toHaveLength(1);
      const given = [...(live.table?.journal.entries(before) ?? [])].filter((e) => e.deed.t === 'answer');
      expect(given).toHaveLength(1);
      for (const r of replies)
        if (r.is === 'refused') {
          expect(['stale', 'foreign', 'over']).toContain(r.code);
          const now = (await sitting.ask('alien'))?.id;
          if (r.code === 'stale') expect(r.text).toContain(now);
          if (r.code === 'stale') expect(r.allowed).toBeDefined();
        }
      answers++;
    }
    expect(answers).toBeGreaterThan(3);
    for (const t of tabs) t.close();
  }, 60_000);
});

describe('what a seat may do in the game', () => {
  it('takes back its own last answer, and plays it again; what others did only by consent', async () => {
    const { sitting, live } = await where(justAnswered);
    const seat = lastSeat(live);
    const sum = live.table?.sum;
    expect(
      (await sitting.do(other(seat), { is: 'undo', to: (live.look(other(seat))?.position ?? 2) - 2 })).is,
    ).toBe('refused');
    await sitting.must(seat, { is: 'undo' });
    expect(live.table?.sum).not.toBe(sum);
    await sitting.must(seat, { is: 'redo' });
    expect(live.table?.sum).toBe(sum);
    const head = live.table?.head ?? 0;
    await sitting.must(seat, { is: 'propose', what: { undo: 1 } });
    expect(live.table?.head).toBe(head);
    const motion = live.look(other(seat))?.now.motion;
    expect(motion).toMatchObject({ by: seat, waitingFor: [other(seat)] });
    expect((await sitting.do(seat, { is: 'propose', what: { undo: 2 } })).is).toBe('refused');
    expect((await sitting.do(other(seat), { is: 'consent', to: 99, yes: true })).is).toBe('refused');
    await sitting.must(other(seat), { is: 'consent', to: motion?.number ?? 0, yes: false });
    expect([live.table?.head, live.record.motion]).toEqual([head, undefined]);
    await sitting.must(seat, { is: 'propose', what: { undo: 1 } });
    await sitting.must(other(seat), { is: 'consent', to: live.record.motion?.number ?? 0, yes: true });
    expect(live.table?.head).toBeLessThan(head);
  });

  it('corrects by consent, a bot that stands in agreeing; what makes no sense is said at once', async () => {
    const { sitting, live } = await where(() => true);
    const { turn } = live.look('alien')!.view as { turn: number };
    const correct = (path: string, value: Json): Unnamed => ({
      is: 'propose',
      what: { correct: { why: 'a slip', patch: [{ path, value }] } },
    });
    for (const [path, value] of [
      ['no/such', 1],
      ['turn', 'one'],
      ['__proto__/x', 1],
      ['constructor', {}],
    ] as const) {
      const before = state(live);
      expect(await sitting.do('alien', correct(path, value)), path).toMatchObject({ is: 'refused' });
      expect(state(live)).toBe(before);
    }
    await sitting.must('alien', correct('turn', turn));
    await sitting.must('host', { is: 'pause', paused: true });
    const before = live.length;
    await sitting.must('zombie', { is: 'stand-in', seat: 'zombie', bot: 'random' });
    expect(live.record.motion).toBeUndefined();
    const deeds = [...(live.table?.journal.entries(before) ?? [])].map((e) => e.deed.t);
    expect(deeds).toContain('correct');
    await sitting.must('zombie', { is: 'stand-in', seat: 'zombie', bot: null });
  });

  it('alone, nobody learns from a correction what is hidden: the same words whether it is so or not', async () => {
    const sitting = await served.tables.house
      .open({
        system: 'ros',
        scenario: 'safe-house',
        options: { survivors: '1' },
        seats: { 'survivor-1': 'person' },
      })
      .then((opened) => new Sitting({ tables: served.tables, id }, opened).begin());
    type Town = { turn: number; hideouts: { left: number }[] };
    const town = (l: Live) => l.table?.checkpoint()?.state as Town | undefined;
    await sitting.play((l) => (town(l)?.turn ?? 0) > 0);
    const live = await sitting.live();
    const { turn, hideouts } = town(live) as Town;
    expect(new Set(hideouts.map(({ left }) => left > 0)).size).toBe(2);
    const correct = (path: string, value: Json) => ({
      is: 'propose' as const,
      what: { correct: { why: 'a slip', patch: [{ path, value }] } },
    });
    const before = live.table?.sum;
    const said = new Set<string>();
    for (const [n, { left }] of hideouts.entries())
      for (const value of [left, left === 0 ? 20 : 0, -1]) {
        const reply = await sitting.do('survivor-1', correct(`hideouts/${n}/left`, value));
        said.add(JSON.stringify({ ...reply, id: '' }));
      }
    expect([...said]).toEqual([JSON.stringify({ is: 'refused', id: '', code: 'refused', text: IMPOSSIBLE })]);
    expect(live.table?.sum).toBe(before);
    await sitting.must('survivor-1', correct('turn', turn));
  });

  it("a motion that has become impossible stands in nobody's way", async () => {
    const { sitting, live } = await where(justAnswered);
    const seat = lastSeat(live);
    const at = live.look(seat)?.feed.itemOf(live.table?.head ?? 0) ?? 0;
    // Once more, so that the last but one can be gone back to; then it is taken back itself.
    await sitting.play((l) => (l.table?.head ?? 0) > (live.look(seat)?.feed.entryOf(at) ?? 0), 5);
    const proposed = await sitting.do(seat, { is: 'propose', what: { undo: at } });
    expect(proposed.is).toBe('done');
    const number = live.record.motion?.number ?? 0;
    while (lastSeat(live) !== '' && (await sitting.do(lastSeat(live), { is: 'undo' })).is === 'done');
    const reply = await sitting.do(other(seat), { is: 'consent', to: number, yes: true });
    expect(reply.is).toBe('done');
    expect(live.record.motion).toBeUndefined();
  });

  it('leaves a standing answer, which is given for it', async () => {
    const sitting = await open();
    await sitting.begin();
    const live = await sitting.live();
    await sitting.play((l) => l.look(asked(l))?.now.asks[0]?.shape.kind === 'orders', 1);
    const seat = asked(live);
    const ask = await sitting.ask(seat);
    const finish = ask?.shape.kind === 'orders' ? ask.shape.finish.id : '';
    const before = live.length;
    await sitting.must(seat, { is: 'stand', ask: ask?.code ?? '', value: [finish] });
    const auto = [...(live.table?.journal.entries(before) ?? [])].filter(
      (e) => e.deed.t === 'answer' && e.deed.auto,
    );
    expect(auto.length).toBeGreaterThan(0);
    expect(live.look(seat)?.now.standing).toHaveLength(1);
    expect(live.look(other(seat))?.now.standing).toHaveLength(0);
    await sitting.must(seat, { is: 'stand', ask: ask?.code ?? '' });
    expect(live.look(seat)?.now.standing).toHaveLength(0);
  });

  it('throws its own dice, typed over the wire; they wait for it however often the table falls asleep', async () => {
    const sitting = await open();
    for (const seat of sitting.seats) await sitting.must(seat, { is: 'own-dice', own: true });
    await sitting.begin();
    let typed = 0;
    for (let n = 0; typed < 4 && n < 300; n++) {
      const live = await sitting.live();
      const seat = asked(live);
      const roll = live.look(seat)?.now.roll;
      if (!roll) {
        const ask = await sitting.ask(seat);
        await sitting.must(seat, { is: 'answer', ask: ask?.id ?? '', value: await sitting.legal(seat, n) });
        continue;
      }
      const { length } = live;
      await served.tables.house.sleep(live);
      const woken = await sitting.live();
      expect(woken).not.toBe(live);
      expect([woken.length, woken.table?.length]).toEqual([length, length]);
      expect(JSON.stringify(woken.look(seat)?.now.roll)).toBe(JSON.stringify(roll));
      const faces = roll.roll.pools.flatMap((p) => Array<number>(p.n).fill(p.lowest ?? 1));
      expect((await sitting.do(seat, { is: 'dice', roll: roll.id, faces: [99] })).is).toBe('refused');
      expect((await sitting.do(seat, { is: 'dice', roll: 'other@1', faces })).is).toBe('refused');
      expect((await sitting.do(other(seat), { is: 'dice', roll: roll.id, faces })).is).toBe('refused');
      await sitting.must(seat, { is: 'dice', roll: roll.id, faces });
      const entry = woken.table?.journal.entry(length);
      expect(entry?.deed).toMatchObject({ t: 'roll', typed: true });
      typed++;
    }
    expect(typed).toBe(4);
  }, 60_000);

  it('nothing is played while the table is paused', async () => {
    const { sitting, live } = await where(() => true);
    await sitting.must('zombie', { is: 'pause', paused: true });
    const seat = asked(live);
    const verb: Unnamed = {
      is: 'answer',
      ask: (await sitting.ask(seat))?.id ?? '',
      value: await sitting.legal(seat),
    };
    expect(await sitting.do(seat, verb)).toMatchObject({ is: 'refused', text: 'The table is paused.' });
    await sitting.must('alien', { is: 'pause', paused: false });
    await sitting.must(seat, verb);
  });
});

describe('a seat that is handed over', () => {
  it('by the host: the old device is cut off at once, hears nothing more and may not come back', async () => {
    const { sitting, live } = await where(() => true);
    const old = await come(sitting, 'alien');
    const zombie = await come(sitting, 'zombie');
    await old.until(() => old.room?.seats.find((s) => s.seat === 'zombie')?.here === true);
    const heard = old.heard.length;
    const { key = '' } = await sitting.must('host', { is: 'hand-over', seat: 'alien' });
    await old.until(() => old.closedWith !== undefined);
    expect(old.closedWith).toBe(4401);
    // The others are told that it is gone.
    await zombie.until(() => zombie.room?.seats.find((s) => s.seat === 'alien')?.here === false);
    await sitting.must('zombie', { is: 'chat', text: 'Who are you now?' });
    expect(old.heard.length).toBe(heard);
    const fresh = await new Client(() => served.url, sitting.opened.table, key).join();
    expect(fresh.role).toEqual({ is: 'seat', seat: 'alien' });
    expect(live.record.seats.alien?.key).not.toContain(key);
    for (const c of [old, zombie, fresh]) c.close();
  });

  it('by itself: it is told the new key before it is cut off', async () => {
    const { sitting } = await where(() => true);
    const old = await come(sitting, 'alien');
    const reply = await old.do({ is: 'hand-over', seat: 'alien' });
    expect(reply).toMatchObject({ is: 'done', key: expect.stringMatching(/^\S{43}$/) });
    await old.until(() => old.closedWith !== undefined);
    expect(old.closedWith).toBe(4401);
    old.close();
  });
});

/** How the table stands in a spectator's list. */
async function listed(sitting: Sitting): Promise<string | undefined> {
  const keys = [{ table: sitting.opened.table, key: sitting.key('spectator') }];
  const [one] = (await sitting.rig.tables.mine(keys)) as { status: string }[];
  return one?.status;
}

describe('spectators kept behind', () => {
  it('are told nothing of the future: neither the game nor its end, the proof, what is said, nor the journal', async () => {
    const rig = new Rig();
    const sitting = await rig.open({ ...shortGame(3), delay: 60 });
    await sitting.begin();
    const live = await sitting.live();
    const said: FromServer[] = [];
    const spectator = await sitting.guest('spectator');
    const { tables } = rig;
    await tables.join(spectator, { say: (m) => said.push(m), lockOut: () => {} });
    const bounds: number[] = [];
    for (let n = 0; live.record.status === 'playing'; n++) {
      rig.now += 7000;
      const { length } = live;
      await sitting.play((l) => l.length > length, n);
      if (n % 5 === 0) await sitting.must('alien', { is: 'chat', text: `at ${rig.now}` });
      bounds.push(rig.now);
      const until = rig.now - 60_000;
      const entries = await rig.store.entries(sitting.opened.table, 0);
      const known = entries.filter((e) => e.at <= until).length;
      const shown = live.lookBehind(rig.now);
      expect(shown?.feed.noted ?? 0).toBe(known);
      for (const m of said)
        if (m.is === 'chat') for (const line of m.lines) expect(line.at).toBeLessThanOrEqual(until);
      expect(await tables.journal(spectator)).toBeUndefined();
    }
    expect(live.record.status).toBe('over');
    const told = JSON.stringify(said);
    for (const secret of [
      live.record.secret,
      live.record.sum as string,
      '"over":true',
      '"status":"over"',
      'proof',
    ])
      expect(told).not.toContain(secret);
    expect((await tables.shown(spectator))?.status).toBe('playing');
    const [mine] = (await tables.mine([{ table: sitting.opened.table, key: sitting.key('spectator') }])) as [
      { status: string; waitingFor: unknown[] },
    ];
    expect(mine).toMatchObject({ status: 'playing', waitingFor: [] });
    // A minute later all is told.
    rig.now += 61_000;
    expect(await listed(sitting)).toBe('over');
    await sitting.must('alien', { is: 'name', name: 'Ann' });
    expect(JSON.stringify(said)).toContain(live.record.secret);
    expect(await tables.journal(spectator)).toBe(live.journalText());
    await rig.close();
  }, 60_000);

  it('are shown in a list of tables what they are shown at the table, when it begins and when it is over', async () => {
    const rig = new Rig();
    const sitting = await rig.open({ ...shortGame(3), delay: 60 });
    const live = await sitting.live();
    const said: FromServer[] = [];
    const spectator = await sitting.guest('spectator');
    await rig.tables.join(spectator, { say: (m) => said.push(m), lockOut: () => {} });
    const both = async () => [await listed(sitting), (await rig.tables.shown(spectator))?.status];
    await sitting.begin();
    expect(live.record.status).toBe('playing');
    expect(await both()).toEqual(['gathering', 'gathering']);
    expect(JSON.stringify(said)).not.toContain('"status":"playing"');
    rig.now += 59_999;
    expect(await both()).toEqual(['gathering', 'gathering']);
    expect(live.nextShown(rig.now)).toBe(rig.now + 1);
    rig.now += 1;
    expect(await both()).toEqual(['playing', 'playing']);
    await sitting.play(() => false);
    expect(live.record.status).toBe('over');
    expect(await both()).toEqual(['playing', 'playing']);
    rig.now += 59_999;
    expect(await both()).toEqual(['playing', 'playing']);
    rig.now += 1;
    expect(await both()).toEqual(['over', 'over']);
    await rig.close();
  }, 60_000);

  it('are shown what was said when its time has come, though nothing else happens', async () => {
    const sitting = new Sitting(
      { tables: served.tables, id },
      await served.tables.house.open({ ...shortGame(3), delay: 1 }),
    );
    const spectator = await come(sitting, 'spectator');
    await sitting.must('alien', { is: 'chat', text: 'Hello' });
    await spectator.until(() => spectator.chat.length === 1);
    expect(spectator.chat[0]?.at).toBeLessThanOrEqual(Date.now() - 1000);
    spectator.close();
  }, 60_000);
});

describe('the next die', () => {
  it('hangs on a key of 256 bits and a counter, not on the dice that fell', () => {
    const one = new Keyed('ab');
    const { state: key } = one;
    expect(key).toHaveLength(9);
    const seen = Array.from({ length: 1000 }, () => one.below(6));
    // The key never changes and no die has left a trace in the state: only how many words were given.
    expect(one.state.slice(0, 8)).toEqual(key.slice(0, 8));
    expect(one.state[8]).toBeGreaterThanOrEqual(seen.length);
    for (let word = 0; word < 8; word++) {
      const two = new Keyed('ab');
      two.state = key.map((k, i) => (i === word ? (k ^ 1) >>> 0 : k));
      expect(Array.from({ length: 40 }, () => two.below(6))).not.toEqual(seen.slice(0, 40));
    }
  });
});
