import { type Json, SPECTATOR } from '@shambles/engine';
import { botsFor } from '@shambles/players';
import { findSystem, SYSTEMS } from '@shambles/systems';
import type { FromServer, Opening } from '@shambles/wire';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Rig, type Sitting } from '../testing/rig.js';
import { Threads } from '../threads/threads.js';

const ros = findSystem('ros');
const BOT = botsFor(ros)[0]?.id as string;

/** A map on which the words "sniper" and "cellar" stand where only the umpire may read them. */
const map = {
  format: 'shambles-map/1',
  title: 'Yard',
  unit: 'cm',
  size: [60, 60],
  places: [
    { id: 'start', kind: 'start', rect: [20, 0, 40, 6] },
    { id: 'exit', kind: 'exit', rect: [20, 54, 40, 60] },
    {
      id: 'find-1',
      kind: 'search',
      name: 'Crate',
      at: [50, 40],
      data: { find: ['food supply', 'sniper rifle'] },
    },
    { id: 'tank', kind: 'mutant', name: 'cellar', at: [9, 51], data: { type: 'tank' } },
  ],
};
const opening = (umpire: 'rules' | 'person', seats: Opening['seats'] = {}): Opening => ({
  system: 'ros',
  scenario: 'supply-run',
  options: { survivors: '2', umpire: umpire === 'person' ? 'person' : ownUmpire() },
  files: { map: map as unknown as Json },
  seats: { 'survivor-1': 'person', ...seats },
});
const ownUmpire = () => ros.options.find(({ id }) => id === 'umpire')?.default as string;

const rigs: Rig[] = [];
afterEach(async () => {
  for (const rig of rigs.splice(0)) await rig.close();
  vi.restoreAllMocks();
});
const open = async (what: Opening) => {
  const rig = new Rig();
  rigs.push(rig);
  return { rig, sitting: await rig.open(what) };
};

/** Everything that somebody is sent who joins, and the table as HTTP tells it. */
async function told(rig: Rig, sitting: Sitting, who: string): Promise<string> {
  const said: FromServer[] = [];
  const guest = await sitting.guest(who);
  const joined = await rig.tables.join(guest, { say: (one) => said.push(one), lockOut: () => {} });
  joined?.leave();
  return JSON.stringify([said, await rig.tables.shown(guest)]);
}

describe("what a map of the players' own hides", () => {
  it('[ROS-U-secret] reaches no survivor, spectator or host, before the game and in it', async () => {
    const { rig, sitting } = await open(opening('rules', { 'survivor-2': 'person' }));
    for (const begun of [false, true]) {
      if (begun) await sitting.begin();
      for (const who of ['survivor-1', 'survivor-2', 'spectator', 'host']) {
        const all = await told(rig, sitting, who);
        expect(all, who).toContain('Crate');
        expect(all, who).not.toMatch(/sniper|food supply|cellar|"tank"/);
      }
    }
  });

  it('[ROS-U-secret] is told to a person who sits as the umpire, and not to the invitation to that seat', async () => {
    const { rig, sitting } = await open(opening('person', { umpire: 'person' }));
    expect(await told(rig, sitting, 'umpire')).toContain('cellar');
    const { key } = await sitting.must('umpire', { is: 'hand-over', seat: 'umpire' });
    const { hash } = (await rig.tables.house.guest(key as string)) ?? {};
    const guest = { table: sitting.opened.table, role: { is: 'seat', seat: 'umpire' }, hash } as never;
    expect(JSON.stringify(await rig.tables.shown(guest))).not.toContain('cellar');
  });

  it('[ROS-U-secret] is not read by bots either', async () => {
    const think = vi.spyOn(Threads.prototype, 'think');
    const { sitting } = await open(opening('rules', { 'survivor-1': BOT, 'survivor-2': 'person' }));
    await sitting.begin();
    await vi.waitFor(() => expect(think).toHaveBeenCalled(), 5000);
    for (const [thought] of think.mock.calls) expect(JSON.stringify(thought)).not.toMatch(/sniper|cellar/);
  });

  it('goes whole into the journal, so that the game can be run again', async () => {
    const { sitting } = await open(opening('rules'));
    await sitting.begin();
    const { table } = await sitting.live();
    expect(JSON.stringify(table?.header)).toContain('cellar');
  });
});

it('a table without files is told as it is', () => {
  for (const system of SYSTEMS) {
    const setup = { scenario: system.scenarios[0]?.id as string, options: {} };
    expect(system.setupFor?.(setup, SPECTATOR) ?? setup).toBe(setup);
  }
});
