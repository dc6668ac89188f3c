import type { Seat } from '@shambles/engine';
import { commitmentTo, keyHash, type Verb } from '@shambles/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked, Hall, justAnswered, lastSeat, state } from '../testing/hall.js';
import { NUMBER, type Sitting, type Unnamed } from '../testing/rig.js';
import type { Live } from './live.js';

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.serve();
});
afterAll(() => hall.close());

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
    [
      'hand-over',
      always,
      async (_, s) => {
        await s.must('host', { is: 'hand-over', seat: 'alien' });
        await s.must('alien', { is: 'stay', stays: false });
        return ['host', { is: 'hand-over', seat: 'alien' }];
      },
    ],
    ['device', always, async (_, s) => ['alien', { is: 'device', key: keyHash(s.rig.id()) }]],
    ['pause', always, async () => ['host', { is: 'pause', paused: true }]],
    ['pause', always, async () => ['alien', { is: 'pause', paused: true }]],
  ];
  it.each(cases)('"%s", one after the other and over two sockets at once', async (_, when, make) => {
    for (const together of [false, true]) {
      const { sitting, live } = await hall.where(when);
      const [who, verb] = await make(live, sitting);
      const [one, two] = [await hall.come(sitting, who), await hall.come(sitting, who)];
      const before = live.version;
      const first = one.do(verb as never, 'same');
      if (!together) await first;
      const replies = await Promise.all([first, two.do(verb as never, 'same')]);
      expect(live.version - before).toBe(1);
      if (verb.is === 'hand-over') expect(replies.map((r) => r.is).sort()).toEqual(['done', 'refused']);
      else expect(replies.map((r) => r.is)).toEqual(['done', 'done']);
      const after = state(live);
      // And once more from a new connection.
      const late = await hall.come(sitting, who);
      await late.do(verb as never, 'same');
      expect(state(live)).toBe(after);
      for (const c of [one, two, late]) c.close();
    }
  });

  it('before the game: promise, share and begin, also when the game has begun by it', async () => {
    const sitting = await hall.open();
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
    const begun = await hall.open();
    const { version } = await begun.live();
    await begun.must('host', { is: 'begin' }, 'b');
    await begun.must('host', { is: 'begin' }, 'b');
    expect((await begun.live()).version).toBe(version + 1);
  });

  it('the answer that ends the game, and one while the table is paused, sent again because the reply was lost', async () => {
    const { sitting, live } = await hall.where(() => true);
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
    const { sitting, live } = await hall.where((l) => asked(l) === 'alien');
    const tabs = await Promise.all(Array.from({ length: 5 }, () => hall.come(sitting, 'alien')));
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
  });
});
