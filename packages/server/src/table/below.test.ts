import { checksum, FORMAT, type Json, readJournal, Sfc32, type Table } from '@shambles/engine';
import type { StoredTable } from '@shambles/store';
import { findSystem } from '@shambles/systems';
import { afterEach, expect, it } from 'vitest';
import { Rig } from '../testing/rig.js';
import { Live } from './live.js';

const ftb = findSystem('ftb');
const rig = new Rig();
afterEach(() => rig.close());

const TOLD = { scenario: 'campaign', options: { fights: 'elsewhere', rep: '5', band: '3' } };

/** Gives an answer that keeps a band alive and fed. */
function lives(table: Table, random: Sfc32): void {
  const seat = table.waitingFor[0] as string;
  const { id, at, code } = table.question(seat) as { id: string; at: number; code: string };
  const wanted = WANTED[code];
  const found = wanted ? table.legal(seat, 1000).filter((v) => wanted.test(String(v))) : [];
  const value = found[random.below(Math.max(1, found.length))] ?? table.sample(seat, random);
  const taken = table.answer({ seat, ask: id, at, value: value as Json });
  if (!taken.ok) throw new Error(taken.text);
}
const WANTED: { readonly [code: string]: RegExp } = {
  declare: /^(settle|stay)$/,
  encounter: /^(?!enough|stay-home)/,
  elsewhere: /^(found|friends|success)/,
  'found-elsewhere': /^food$/,
};

async function campaign(seed: string): Promise<Live> {
  const room = { title: 'Long', system: 'ftb', status: 'playing', setup: TOLD, seats: { 'player-1': {} } };
  const rest = { delay: 0, motions: 0, waiting: [] };
  const header = {
    format: FORMAT,
    system: 'ftb',
    revision: ftb.revision,
    setup: TOLD,
    seed,
    dice: 'sfc32/1',
    people: ['player-1'],
  };
  const sum = checksum(JSON.stringify(header));
  await rig.store.write({
    table: seed,
    version: 0,
    room: { ...room, ...rest },
    setup: JSON.stringify(TOLD),
    header: JSON.stringify({ ...header, sum }),
  });
  const live = await rig.tables.house.wake(seed);
  if (!live) throw new Error('There is no such table.');
  return live;
}

it('a long campaign lies in the store upon an earlier checkpoint, and wakes with all of its past', async () => {
  const live = await campaign('long');
  const random = new Sfc32('long');
  const texts: { at: number; checkpoint: number; below: number | undefined }[] = [];
  const stored = async () => (await rig.store.table(live.id)) as StoredTable;
  while (live.length < 1400 && !live.table?.over) {
    const before = (await stored()).checkpoint;
    await live.change(() => ({ result: lives(live.table as Table, random) }));
    const { checkpoint, below } = await stored();
    if (checkpoint !== undefined && checkpoint !== before)
      texts.push({ at: live.length, checkpoint: checkpoint.length, below: below?.length });
  }
  expect(live.length).toBeGreaterThanOrEqual(1400);
  // Young tables have no earlier checkpoint; later ones get one now and then.
  expect(texts.filter((t) => t.at < 500).every((t) => t.below === undefined)).toBe(true);
  expect(new Set(texts.map((t) => t.below)).size).toBe(3);
  const { checkpoint, below } = await stored();
  expect(JSON.parse(checkpoint as string)).toHaveProperty('upon');
  expect((checkpoint as string).length).toBeLessThan((below as string).length);

  const woken = await Live.wake(
    await stored(),
    ftb,
    rig.store,
    () => {},
    () => 0,
    live.judging,
  );
  expect(woken.table?.state).toEqual(live.table?.state);
  expect(woken.table?.view('player-1')).toEqual(live.table?.view('player-1'));
  // The downloaded journal has both checkpoints.
  const { checkpoints, damage } = readJournal(woken.journalText());
  expect([damage, checkpoints.length]).toEqual([undefined, 2]);
  await woken.change(() => ({ result: lives(woken.table as Table, random) }));
});

it('where the earlier one is gone, the game is run again from its beginning', async () => {
  const live = await campaign('bereft');
  const random = new Sfc32('bereft');
  while (live.length < 600 && !live.table?.over)
    await live.change(() => ({ result: lives(live.table as Table, random) }));
  const stored = (await rig.store.table(live.id)) as StoredTable;
  expect(stored.below).toBeDefined();
  const woken = await Live.wake(
    { ...stored, below: undefined },
    ftb,
    rig.store,
    () => {},
    () => 0,
    live.judging,
  );
  expect(woken.record.trouble).toBeUndefined();
  expect(woken.table?.sum).toBe(live.table?.sum);
});
