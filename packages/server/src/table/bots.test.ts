import { type Json, Table } from '@shambles/engine';
import { StoreError } from '@shambles/store';
import { afterEach, expect, it, vi } from 'vitest';
import { shortGame } from '../testing/known.js';
import { Rig } from '../testing/rig.js';
import type { Came, Thought } from '../threads/think.js';
import { Threads } from '../threads/threads.js';
import { Bots } from './bots.js';

afterEach(() => void vi.restoreAllMocks());

/** How many of six attempts at an answer are made, if each fails with this error; and of one more after a change. */
async function attempts(error: Error): Promise<readonly [number, number]> {
  const rig = new Rig();
  const sitting = await (await rig.open(shortGame(4))).begin();
  const live = await sitting.live();
  const seat = live.table?.waitingFor[0] as string;
  const bots = new Bots({ think: async () => undefined } as never);
  vi.spyOn(Threads.prototype, 'think').mockResolvedValue(undefined);
  const broken = vi.spyOn(Table.prototype, 'answer').mockImplementation(() => {
    throw error;
  });
  // An attempt that fails is told to whoever asked for it; one that is not made fails nothing.
  const failed = async () =>
    (await bots.go(live).then(
      () => false,
      () => true,
    ))
      ? 1
      : 0;
  await sitting.must(seat, { is: 'stand-in', seat, bot: 'random' });
  let made = 0;
  for (let n = 0; n < 6; n++) made += await failed();
  await sitting.must(seat, { is: 'name', name: 'Ann' });
  const after = await failed();
  broken.mockRestore();
  await rig.close();
  return [made, after];
}

it('a bot whose answer breaks the program tries three times, and again only when something has changed', async () => {
  expect(await attempts(new RangeError('Broken.'))).toEqual([3, 1]);
});

it('a bot whose store is away tries for as long as it takes: that is no fault of the program', async () => {
  expect(await attempts(new StoreError('Away.', 'unreachable'))).toEqual([6, 1]);
});

it('a sample is made at the table only for a bot that wants one, or whose answer is none', async () => {
  const rig = new Rig();
  const sitting = await (await rig.open(shortGame(4))).begin();
  const live = await sitting.live();
  const sampled = vi.spyOn(Table.prototype, 'sample');
  const legal = () => live.table?.legal(live.table.waitingFor[0] as string)[0];
  const given = vi.fn();
  const play = async (think: (thought: Thought) => Came) => {
    sampled.mockClear();
    const bots = new Bots({ think: async (thought: Thought) => think(thought) } as never);
    const { length } = live;
    await bots.answer(live);
    expect(live.length).toBeGreaterThan(length);
    return sampled.mock.calls.length;
  };
  vi.spyOn(Threads.prototype, 'think').mockReturnValue(new Promise(() => {}));
  for (const seat of sitting.seats) await sitting.must(seat, { is: 'stand-in', seat, bot: 'random' });
  expect(await play(() => ({ answer: legal() as Json }))).toBe(0);
  expect(await play(() => undefined)).toBe(1);
  expect(await play(() => ({ answer: 'no answer at all' }))).toBe(1);
  const wants = (thought: Thought): Came => {
    given(thought.sample);
    return thought.sample === undefined ? { wants: 'sample' } : { answer: thought.sample };
  };
  expect(await play(wants)).toBe(1);
  expect(given.mock.calls).toEqual([[undefined], [expect.anything()]]);
  await rig.close();
});
