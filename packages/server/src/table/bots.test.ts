import { Table } from '@shambles/engine';
import { StoreError } from '@shambles/store';
import { afterEach, expect, it, vi } from 'vitest';
import { shortGame } from '../testing/known.js';
import { Rig } from '../testing/rig.js';
import { Threads } from '../threads/threads.js';
import { Bots } from './bots.js';

afterEach(() => void vi.restoreAllMocks());

it('a bot whose answer breaks the program tries three times, and again only when something has changed', async () => {
  const rig = new Rig();
  const sitting = await (await rig.open(shortGame(4))).begin();
  const live = await sitting.live();
  const seat = live.table?.waitingFor[0] as string;
  const bots = new Bots({ think: async () => undefined } as never);
  vi.spyOn(Threads.prototype, 'think').mockResolvedValue(undefined);
  const broken = vi.spyOn(Table.prototype, 'answer').mockImplementation(() => {
    throw new RangeError('Broken.');
  });
  // The table's own bots try once, too, as soon as one stands in.
  await sitting.must(seat, { is: 'stand-in', seat, bot: 'random' });
  await vi.waitFor(() => expect(rig.errors).toHaveLength(1));
  broken.mockClear();
  for (let n = 0; n < 6; n++) await bots.go(live).catch(() => {});
  expect(broken).toHaveBeenCalledTimes(3);
  await sitting.must(seat, { is: 'name', name: 'Ann' });
  await bots.go(live).catch(() => {});
  expect(broken.mock.calls.length).toBeGreaterThan(3);
  broken.mockRestore();
  await rig.close();
});

it('a bot whose store is away tries for as long as it takes: that is no fault of the program', async () => {
  const rig = new Rig();
  const sitting = await (await rig.open(shortGame(4))).begin();
  const live = await sitting.live();
  const seat = live.table?.waitingFor[0] as string;
  const bots = new Bots({ think: async () => undefined } as never);
  vi.spyOn(Threads.prototype, 'think').mockResolvedValue(undefined);
  const away = vi.spyOn(Table.prototype, 'answer').mockImplementation(() => {
    throw new StoreError('Away.', 'unreachable');
  });
  await sitting.must(seat, { is: 'stand-in', seat, bot: 'random' });
  away.mockClear();
  for (let n = 0; n < 6; n++) await bots.go(live).catch(() => {});
  expect(away.mock.calls.length).toBeGreaterThanOrEqual(6);
  away.mockRestore();
  await rig.close();
});
