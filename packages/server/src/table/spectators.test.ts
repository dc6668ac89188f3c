import type { FromServer } from '@shambles/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hall } from '../testing/hall.js';
import { shortGame } from '../testing/known.js';
import { Rig, type Sitting } from '../testing/rig.js';

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.serve();
});
afterAll(() => hall.close());

/** The table's status in a spectator's list. */
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
    // Not even by what they may do.
    const early = await sitting.do('spectator', { is: 'watch', at: 0, playing: false });
    expect(early).toMatchObject({ is: 'refused', text: expect.stringContaining('it is playing') });
    // A minute later everything is shown.
    rig.now += 61_000;
    await sitting.must('spectator', { is: 'watch', at: 0, playing: false });
    expect(await listed(sitting)).toBe('over');
    await sitting.must('alien', { is: 'name', name: 'Ann' });
    expect(JSON.stringify(said)).toContain(live.record.secret);
    expect(await tables.journal(spectator)).toBe(live.journalText());
    await rig.close();
  });

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
  });

  it('are shown what was said when its time has come, though nothing else happens', async () => {
    const sitting = await hall.open({ ...shortGame(3), delay: 1 });
    const spectator = await hall.come(sitting, 'spectator');
    await sitting.must('alien', { is: 'chat', text: 'Hello' });
    await spectator.until(() => spectator.chat.length === 1);
    expect(spectator.chat[0]?.at).toBeLessThanOrEqual(Date.now() - 1000);
    spectator.close();
  });
});
