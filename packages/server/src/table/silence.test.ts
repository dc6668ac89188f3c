import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Hall, other } from '../testing/hall.js';
import { shortGame } from '../testing/known.js';
import { Rig, type Sitting, type Unnamed } from '../testing/rig.js';
import type { Live } from './live.js';

const HOURS = 3;
const HOUR = 3_600_000;

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.serve();
}, 60_000);
afterAll(() => hall.close());
afterEach(() => vi.useRealTimers());

/** A game under way at a table with its own clock. */
async function played(): Promise<{ rig: Rig; sitting: Sitting; live: Live }> {
  const rig = new Rig();
  const sitting = await (await rig.open({ ...shortGame(6), objection: HOURS })).begin();
  await sitting.play((live) => live.length > 25, 3);
  // A listener keeps the table awake.
  await rig.tables.join(await sitting.guest('alien'), { say: () => {}, lockOut: () => {} });
  return { rig, sitting, live: await sitting.live() };
}

const turnBack: Unnamed = { is: 'propose', what: { undo: 0 } };
const motion = (live: Live, seat = 'alien') => live.look(seat)?.now.motion;
/** Lets hours pass, so that timers fire. */
async function wait(rig: Rig, live: Live, hours: number): Promise<void> {
  rig.now += hours * HOUR;
  await vi.advanceTimersByTimeAsync(hours * HOUR + 10);
  await live.idle();
}

describe('what is proposed while somebody is away', () => {
  it('a bot that the host sets agrees to nothing, and none that anybody sets', async () => {
    const { rig, sitting, live } = await played();
    const { length } = live;
    const head = live.table?.head;
    for (const who of ['host', 'zombie']) {
      await sitting.must(who, { is: 'stand-in', seat: 'zombie', bot: 'random' });
      await sitting.must('host', { is: 'pause', paused: true });
      await sitting.must('host', { is: 'pause', paused: false });
    }
    await sitting.must('host', { is: 'stand-in', seat: 'zombie', bot: null });
    await sitting.must('host', { is: 'pause', paused: true });
    await sitting.must('host', { is: 'stand-in', seat: 'zombie', bot: 'random' });
    await sitting.must('host', { is: 'pause', paused: false });
    await sitting.must('alien', turnBack);
    expect(motion(live)).toMatchObject({ waitingFor: ['zombie'], until: rig.now + HOURS * HOUR });
    await sitting.must('host', { is: 'stand-in', seat: 'zombie', bot: null });
    const deeds = [...(live.table?.journal.entries(length) ?? [])].map((e) => e.deed.t);
    expect(deeds).not.toContain('undo');
    expect(live.table?.head).toBeGreaterThanOrEqual(head ?? 0);
    await rig.close();
  });

  it('its person refuses it though a bot holds the seat and the table is paused', async () => {
    const { rig, sitting, live } = await played();
    await sitting.must('alien', turnBack);
    await sitting.must('host', { is: 'pause', paused: true });
    await sitting.must('host', { is: 'stand-in', seat: 'zombie', bot: 'random' });
    await sitting.must('zombie', { is: 'consent', to: motion(live)?.number ?? 0, yes: false });
    expect(motion(live)).toBeUndefined();
    await rig.close();
  });

  it('is done when the time to object is over, not before, and is said to whoever was silent', async () => {
    vi.useFakeTimers();
    const { rig, sitting, live } = await played();
    const head = live.table?.head ?? 0;
    await sitting.must('alien', turnBack);
    await wait(rig, live, HOURS - 1);
    expect([live.table?.head, motion(live)?.waitingFor]).toEqual([head, ['zombie']]);
    await wait(rig, live, 1);
    expect(live.table?.head).toBeLessThan(head);
    expect(motion(live)).toBeUndefined();
    const room = rig.tables.room(live, { is: 'seat', seat: 'zombie' });
    expect(room.unopposed).toEqual({ number: 1, by: 'alien', what: 'undo', silent: ['zombie'], at: rig.now });
    expect(rig.tables.room(live, { is: 'spectator' }).unopposed).toBeUndefined();
    expect(rig.errors).toEqual([]);
    await rig.close();
  });

  it('waits for its time while the table sleeps, and is done when somebody comes', async () => {
    const rig = new Rig();
    const sitting = await (await rig.open({ ...shortGame(6), objection: HOURS })).begin();
    await sitting.play((l) => l.length > 25, 3);
    const live = await sitting.live();
    const head = live.table?.head ?? 0;
    await sitting.must('alien', turnBack);
    await rig.tables.house.sleep(live);
    rig.now += HOURS * HOUR;
    await rig.tables.join(await sitting.guest('zombie'), { say: () => {}, lockOut: () => {} });
    await vi.waitFor(async () => expect((await sitting.live()).record.unopposed).toBeDefined());
    expect((await sitting.live()).table?.head).toBeLessThan(head);
    await rig.close();
  });

  it('a correction waits in the same way', async () => {
    vi.useFakeTimers();
    const { rig, sitting, live } = await played();
    const { turn } = live.look('alien')!.view as { turn: number };
    const { length } = live;
    const patch = [{ path: 'turn', value: turn }];
    await sitting.must('host', { is: 'stand-in', seat: 'zombie', bot: 'random' });
    await sitting.must('alien', { is: 'propose', what: { correct: { why: 'a slip', patch } } });
    await sitting.must('host', { is: 'stand-in', seat: 'zombie', bot: null });
    const deeds = () => [...(live.table?.journal.entries(length) ?? [])].map((e) => e.deed.t);
    expect(deeds()).not.toContain('correct');
    await wait(rig, live, HOURS);
    expect(deeds()).toContain('correct');
    expect(live.record.unopposed).toMatchObject({ what: 'correct', silent: ['zombie'] });
    await rig.close();
  });

  it('objected to in time, it is not done, however long one waits', async () => {
    vi.useFakeTimers();
    const { rig, sitting, live } = await played();
    const head = live.table?.head;
    await sitting.must('alien', turnBack);
    await wait(rig, live, HOURS - 1);
    await sitting.must('zombie', { is: 'consent', to: 1, yes: false });
    await wait(rig, live, 100);
    expect([live.table?.head, live.record.unopposed]).toEqual([head, undefined]);
    await rig.close();
  });
});

describe('what needs nobody else’s word', () => {
  it('is done at once: alone, with bots from the beginning, and where nobody sits any more', async () => {
    const alone = await hall.open({ ...shortGame(6), seats: { alien: 'person', zombie: 'random' } });
    await alone.begin();
    const live = await alone.live();
    const asked = () => vi.waitFor(() => expect(live.table?.waitingFor).toEqual(['alien']), 100_000);
    for (let n = 0; n < 4; n++) {
      await asked();
      const { length } = live;
      await alone.play((l) => l.length > length, n);
    }
    await asked();
    await alone.must('alien', turnBack);
    expect(live.record.motion).toBeUndefined();

    const sitting = await hall.open();
    const seat = 'alien';
    await sitting.begin();
    await sitting.play((l) => l.length > 25, 3);
    // The friend has left for good and given up the seat.
    await sitting.must(other(seat), { is: 'hand-over', seat: other(seat) });
    const at = await sitting.live();
    await sitting.must(seat, turnBack);
    expect(at.record.motion).toBeUndefined();
  });
});
