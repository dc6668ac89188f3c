import { readJournal } from '@shambles/engine';
import { LIMITS } from '@shambles/wire';
import { afterEach, expect, it } from 'vitest';
import { shortGame } from '../testing/known.js';
import { Rig, type Sitting } from '../testing/rig.js';
import { until } from '../testing/until.js';

/* Tables whose journal has grown as large as a table's may be. */

const { table: LIMIT } = LIMITS;
const limit = (letters: number) => Object.assign(LIMITS, { table: letters });
afterEach(() => void limit(LIMIT));

const size = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{"n":'))
    .join('').length;

/** Plays one answer, as it comes; returns the reply. */
async function answer(sitting: Sitting) {
  const seat = (await sitting.live()).table?.waitingFor[0] as string;
  const ask = await sitting.ask(seat);
  return sitting.do(seat, { is: 'answer', ask: ask?.id ?? '', value: await sitting.legal(seat) });
}

it('is told of beforehand, in steps, to those who sit there; then everybody there can take the journal', async () => {
  const rig = new Rig();
  const sitting = await (await rig.open(shortGame())).begin();
  const live = await sitting.live();
  const filled = async (who: string) => (await rig.tables.shown(await sitting.guest(who)))?.filled;
  const taken = async (who: string) => rig.tables.journal(await sitting.guest(who));
  expect(await filled('alien')).toBeUndefined();
  expect(await taken('alien')).toBeUndefined();

  limit(size(live.journalText()) + 3000);
  const steps = new Set<number | undefined>();
  let last = await answer(sitting);
  for (; last.is === 'done' && live.record.status === 'playing'; last = await answer(sitting)) {
    steps.add(await filled('alien'));
    expect(await filled('spectator')).toBeUndefined();
  }
  expect([...steps].filter((step) => step !== undefined).length).toBeGreaterThan(0);
  for (const step of steps) expect([undefined, 80, 90, 95, 98]).toContain(step);
  expect(live.record.status).toBe('stuck');
  expect(await answer(sitting)).toMatchObject({
    is: 'refused',
    text: expect.stringContaining('Nothing of it is lost: everybody who sits at the table can take'),
  });

  const { length } = live;
  for (const who of ['alien', 'zombie']) {
    const text = (await taken(who)) ?? '';
    expect(readJournal(text).entries.length).toBe(length);
  }
  await rig.tables.house.sleep(live);
  expect((await sitting.live()).record).toMatchObject({ status: 'stuck' });
  await rig.close();
});

it('bots stop there, and what waited for consent does not go on waiting', async () => {
  const rig = new Rig();
  const sitting = await (await rig.open(shortGame())).begin();
  const live = await sitting.live();
  await sitting.play(({ length }) => length > 6);
  await sitting.must('alien', { is: 'propose', what: { undo: 0 } });
  limit(size(live.journalText()) + 200);
  for (const seat of sitting.seats) await sitting.must(seat, { is: 'stand-in', seat, bot: 'random' });
  await until(() => live.record.status !== 'playing');
  expect(live.record).toMatchObject({ status: 'stuck' });
  expect(live.record.motion).toBeUndefined();
  const { length } = live;
  await new Promise((done) => setTimeout(done, 50));
  await live.idle();
  expect(live.length).toBe(length);
  expect(rig.errors).toEqual([]);
  await rig.close();
});

it('a table that was full before the game could end so ends when it wakes', async () => {
  const rig = new Rig();
  const sitting = await (await rig.open(shortGame())).begin();
  await sitting.play(({ length }) => length > 6);
  await rig.tables.house.sleep(await sitting.live());
  limit(500);
  const live = await sitting.live();
  expect(live.record.status).toBe('stuck');
  expect(await rig.tables.journal(await sitting.guest('zombie'))).toContain('"n":0');
  await rig.close();
});
