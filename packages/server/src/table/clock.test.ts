import { StoreError } from '@shambles/store';
import { afterEach, expect, it, vi } from 'vitest';
import { Windows } from '../limits/windows.js';
import { shortGame } from '../testing/known.js';
import { Rig } from '../testing/rig.js';

/* The machine's clock is set, the machine sleeps, the store takes nothing. */

const HOUR = 3_600_000;
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function played() {
  const rig = new Rig();
  rig.now = 100 * HOUR;
  const sitting = await (await rig.open({ ...shortGame(6), objection: 3, delay: 60 })).begin();
  await sitting.play((live) => live.length > 10, 3);
  // A listener keeps the table awake.
  await rig.tables.join(await sitting.guest('alien'), { say: () => {}, lockOut: () => {} });
  return { rig, sitting, live: await sitting.live() };
}

it('when the clock is set back by two days, nobody waits longer than without', async () => {
  const { rig, sitting, live } = await played();
  await sitting.must('alien', { is: 'propose', what: { undo: 0 } });
  await sitting.must('host', { is: 'hand-over', seat: 'zombie' });
  await sitting.must('alien', { is: 'chat', text: 'Hello' });
  rig.now -= 48 * HOUR;
  await sitting.must('alien', { is: 'name', name: 'Ann' });
  expect(live.record.motion?.until).toBe(rig.now + 3 * HOUR);
  expect(live.isBehind({ is: 'spectator' }, rig.now)).toBe(true);
  rig.now += 61_000;
  expect(live.isBehind({ is: 'spectator' }, rig.now)).toBe(false);
  expect((await rig.tables.mine([{ table: live.id, key: sitting.key('spectator') }]))[0]).toMatchObject({
    status: 'playing',
  });
  rig.now += 3 * HOUR;
  expect(await sitting.must('host', { is: 'hand-over', seat: 'zombie' })).toHaveProperty('key');
  expect(rig.errors).toEqual([]);
  await rig.close();
});

it('what is due when the machine wakes from a long sleep is done within a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { rig, sitting, live } = await played();
  await sitting.must('alien', { is: 'propose', what: { undo: 0 } });
  // The clock has gone on, timers have not.
  rig.now += 8 * HOUR;
  await vi.advanceTimersByTimeAsync(61_000);
  await live.idle();
  expect(live.record.unopposed).toMatchObject({ what: 'undo', silent: ['zombie'] });
  await rig.close();
});

it('what is due while the store takes nothing is tried now and then, not without end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { rig, sitting, live } = await played();
  await sitting.must('alien', { is: 'propose', what: { undo: 0 } });
  const write = vi.spyOn(rig.store, 'write').mockRejectedValue(new StoreError('The disk is full.'));
  rig.now += 4 * HOUR;
  await vi.advanceTimersByTimeAsync(61_000);
  const { length } = write.mock.calls;
  expect(length).toBeGreaterThan(0);
  for (let n = 0; n < 60; n++) await vi.advanceTimersByTimeAsync(1000);
  expect(write.mock.calls.length - length).toBeLessThanOrEqual(8);
  expect(live.record.motion).toBeDefined();
  write.mockRestore();
  await vi.advanceTimersByTimeAsync(11_000);
  await live.idle();
  expect(live.record.unopposed).toBeDefined();
  await rig.close();
});

it('requests are counted by a clock that nobody sets', () => {
  const windows = new Windows();
  const count = () => {
    let current = 0;
    windows.incr('a', (_, told) => {
      current = told?.current ?? 0;
    });
    return current;
  };
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  vi.spyOn(Date, 'now').mockReturnValue(0);
  expect([count(), count()]).toEqual([1, 2]);
  now.mockReturnValue(60_999);
  expect(count()).toBe(3);
  now.mockReturnValue(61_000);
  expect(count()).toBe(1);
});
