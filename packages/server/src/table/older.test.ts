import { FORMAT } from '@shambles/engine';
import { findSystem } from '@shambles/systems';
import { afterEach, expect, it } from 'vitest';
import { Rig } from '../testing/rig.js';

const amz = findSystem('amz');
const rig = new Rig();
afterEach(() => rig.close());

it('a game that was begun under an earlier revision is told of, and thought about, with the forces it had then', async () => {
  const setup = { scenario: 'lecture-hall', options: { zombies: 'player' } };
  const room = {
    title: 'Old',
    system: 'amz',
    status: 'playing',
    setup,
    seats: { living: {}, zombies: {} },
    delay: 0,
    motions: 0,
    waiting: [],
  };
  const header = { format: FORMAT, system: 'amz', setup, seed: 'x', dice: 'sfc32/1', people: [] };
  const opened = async (table: string, revision: number) => {
    const written = JSON.stringify({ ...header, revision, sum: '' });
    await rig.store.write({ table, version: 0, room, setup: JSON.stringify(setup), header: written });
    const live = await rig.tables.house.wake(table);
    if (!live) throw new Error(`There is no table "${table}".`);
    const told = rig.tables.room(live, { is: 'spectator' }).setup;
    const { turns } = (amz.book(told) as { readonly scenario: { readonly turns: number } }).scenario;
    return { told, thought: live.asBegun(live.setup), turns };
  };
  const older = { ...setup, begun: 2 };
  expect(await opened('older', 2)).toEqual({ told: older, thought: older, turns: 10 });
  expect(await opened('new', amz.revision)).toEqual({ told: setup, thought: setup, turns: 12 });
});
