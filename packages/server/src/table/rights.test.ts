import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked, Hall, justAnswered, lastSeat, other } from '../testing/hall.js';
import type { Unnamed } from '../testing/rig.js';

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.serve();
});
afterAll(() => hall.close());

describe('what a seat may do in the game', () => {
  it('takes back its own last answer, and plays it again; what others did only by consent', async () => {
    const { sitting, live } = await hall.where(justAnswered);
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

  it('takes back its card by consent, and leaves the card that another laid before it', async () => {
    const sitting = await hall.open({
      system: 'ros',
      scenario: 'trapped',
      options: { survivors: '2' },
      seats: { 'survivor-1': 'person', 'survivor-2': 'person' },
    });
    await sitting.begin();
    const live = await sitting.live();
    await sitting.play((l) => (l.table?.waitingFor.length ?? 0) > 1);
    for (const seat of sitting.seats) {
      const ask = await sitting.ask(seat);
      await sitting.must(seat, { is: 'answer', ask: ask?.id ?? '', value: await sitting.legal(seat) });
    }
    const { feed } = live.look('survivor-2')!;
    const own = feed.items.findLastIndex((item) => 'own' in item && item.own !== undefined);
    // As the page asks for it: the item before the own one is the last that stays.
    await sitting.must('survivor-2', { is: 'propose', what: { undo: own - 1 } });
    const { number = 0 } = live.record.motion ?? {};
    await sitting.must('survivor-1', { is: 'consent', to: number, yes: true });
    expect(live.table?.waitingFor).toEqual(['survivor-2']);
  });

  it("a motion that has become impossible stands in nobody's way", async () => {
    const { sitting, live } = await hall.where(justAnswered);
    const seat = lastSeat(live);
    const at = live.look(seat)?.feed.itemOf(live.table?.head ?? 0) ?? 0;
    // Play on, so that there is an earlier answer to go back to; later that answer is itself taken back.
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
    const sitting = await hall.open();
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
    await sitting.must(seat, { is: 'stand', ask: 'some-question', value: true, turn: true });
    expect(live.look(seat)?.now.standing).toMatchObject([{ ask: 'some-question', turn: expect.any(Number) }]);
  });

  it('throws its own dice, typed over the wire; they wait for it however often the table falls asleep', async () => {
    const sitting = await hall.open();
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
      await hall.served.tables.house.sleep(live);
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
  });

  it('nothing is played while the table is paused', async () => {
    const { sitting, live } = await hall.where(() => true);
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
  it('by the host, when its person gives it up: the old device is cut off, hears nothing more and may not come back', async () => {
    const { sitting, live } = await hall.where(() => true);
    const old = await hall.come(sitting, 'alien');
    const zombie = await hall.come(sitting, 'zombie');
    await old.until(() => old.room?.seats.find((s) => s.seat === 'zombie')?.here === true);
    expect(await sitting.must('host', { is: 'hand-over', seat: 'alien' })).not.toHaveProperty('key');
    expect((await sitting.do('host', { is: 'hand-over', seat: 'alien' })).is).toBe('refused');
    await old.do({ is: 'stay', stays: false });
    const heard = old.heard.length;
    const { key = '' } = await sitting.must('host', { is: 'hand-over', seat: 'alien' });
    await old.until(() => old.closedWith !== undefined);
    expect(old.closedWith).toBe(4401);
    // The others are told that the device is gone.
    await zombie.until(() => zombie.room?.seats.find((s) => s.seat === 'alien')?.here === false);
    await sitting.must('zombie', { is: 'chat', text: 'Who are you now?' });
    expect(old.heard.length).toBe(heard);
    const fresh = await hall.comeBy(sitting, key);
    expect(fresh.role).toEqual({ is: 'seat', seat: 'alien' });
    expect(JSON.stringify(live.record.seats.alien)).not.toContain(key);
    for (const c of [old, zombie, fresh]) c.close();
  });

  it('by itself: it is told the new key before it is cut off', async () => {
    const { sitting } = await hall.where(() => true);
    const old = await hall.come(sitting, 'alien');
    const reply = await old.do({ is: 'hand-over', seat: 'alien' });
    expect(reply).toMatchObject({ is: 'done', key: expect.stringMatching(/^\S{43}$/) });
    await old.until(() => old.closedWith !== undefined);
    expect(old.closedWith).toBe(4401);
    old.close();
  });
});
