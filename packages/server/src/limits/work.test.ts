import { Table } from '@shambles/engine';
import type { Reply } from '@shambles/wire';
import { afterEach, expect, it, vi } from 'vitest';
import { Tables } from '../house/tables.js';
import { shortGame } from '../testing/known.js';
import { MapStore } from '../testing/mapstore.js';
import { rote, Sitting, UNHURRIED, UNWEIGHED } from '../testing/rig.js';
import { openSeated } from '../testing/seated.js';
import type { Weights } from './weights.js';

afterEach(() => vi.restoreAllMocks());

/** A watch on which only work passes, and waiting. */
class Clock {
  at = 0;
  private readonly sleepers: { readonly until: number; readonly wake: () => void }[] = [];
  readonly watch = {
    now: () => this.at,
    sleep: (ms: number) =>
      new Promise<void>((wake) => void this.sleepers.push({ until: this.at + ms, wake })),
  };

  /** Lets this time pass, with everything that happens in it. */
  async pass(ms: number): Promise<void> {
    const end = this.at + ms;
    for (;;) {
      for (let n = 0; n < 10; n++) await new Promise(setImmediate);
      this.sleepers.sort((a, b) => a.until - b.until);
      const [first] = this.sleepers;
      if (!first || first.until > end) break;
      this.at = Math.max(this.at, first.until);
      this.sleepers.shift()?.wake();
    }
    this.at = Math.max(this.at, end);
  }
}

const WEIGHTS: Weights = { ...UNWEIGHED, work: 2000, workPerSecond: 250 };
/** Milliseconds that an answer takes at a table of the costly kind. */
const COSTLY = 800;
let ids = 0;

/** Two tables of one server. An answer at the first costs much; the second's cost nothing. */
async function twoTables(weights: Weights) {
  const clock = new Clock();
  const tables = new Tables(
    new MapStore(),
    1,
    () => {},
    60_000,
    Date.now,
    rote(),
    undefined,
    weights,
    UNHURRIED,
    clock.watch,
  );
  const rig = { tables, id: () => `w${ids++}` };
  const open = async () =>
    (await new Sitting(rig, await openSeated(tables, shortGame(20))).begin()) as Sitting;
  const [slow, quick] = [await open(), await open()];
  const costly = (await slow.live()).table;
  const real = Table.prototype.answer;
  let spent = 0;
  vi.spyOn(Table.prototype, 'answer').mockImplementation(function (this: Table, answer) {
    if (this === costly) {
      spent += COSTLY;
      clock.at += COSTLY;
    }
    return real.call(this, answer);
  });
  /** Sends one answer to a table, from an address. Those at the costly one are illegal, so the question stays. */
  const answer = async (sitting: Sitting, address?: string): Promise<Reply> => {
    const { table } = await sitting.live();
    const seat = table?.waitingFor[0] as string;
    const verb = { is: 'answer', id: rig.id(), ask: (await sitting.ask(seat))?.id ?? '' } as const;
    return tables.perform(
      await sitting.guest(seat),
      { ...verb, value: sitting === slow ? 'none of these' : await sitting.legal(seat) },
      address,
    );
  };
  return { clock, tables, slow, quick, answer, spent: () => spent };
}

it('a table takes no more than its share of the working time, however fast it is sent answers, and says why', async () => {
  const { clock, tables, slow, quick, answer, spent } = await twoTables(WEIGHTS);
  const said: Promise<Reply>[] = [];
  const begun = clock.at;
  let longest = 0;
  for (let second = 0; second < 120; second++) {
    for (let n = 0; n < 4; n++) said.push(answer(slow));
    const asked = clock.at;
    const other = answer(quick);
    await clock.pass(1000);
    expect((await other).is).toBe('done');
    longest = Math.max(longest, clock.at - asked);
  }
  await clock.pass(60_000);
  const took = (clock.at - begun) / 1000;
  expect(spent()).toBeGreaterThan(2000 + 120 * 250 * 0.8);
  expect(spent()).toBeLessThanOrEqual(2000 + took * 250 + COSTLY);
  // Others wait for pieces of work that are under way, not for all that was sent.
  expect(longest).toBeLessThanOrEqual(1000 + 2000 + 2 * COSTLY);
  const refused = (await Promise.all(said)).filter((reply) => reply.is === 'refused');
  expect(
    refused.filter(({ text }) => text.startsWith('This table gave this server more')).length,
  ).toBeGreaterThan(50);
  await tables.close();
}, 60_000);

it('an address takes no more than its share through any number of tables', async () => {
  const weights = { ...UNWEIGHED, workOfAddress: 3000, workOfAddressPerSecond: 500 };
  const { clock, tables, slow, quick, answer, spent } = await twoTables(weights);
  const said: Promise<Reply>[] = [];
  for (let second = 0; second < 60; second++) {
    for (let n = 0; n < 2; n++) said.push(answer(slow, '10.0.0.1'));
    const other = answer(quick, '10.0.0.2');
    await clock.pass(1000);
    expect((await other).is).toBe('done');
  }
  expect(spent()).toBeGreaterThan(10_000);
  expect(spent()).toBeLessThanOrEqual(3000 + (clock.at / 1000) * 500 + 2 * COSTLY);
  await clock.pass(60_000);
  const refused = (await Promise.all(said)).filter((reply) => reply.is === 'refused');
  expect(refused.some(({ text }) => text.startsWith('What comes from your address gave'))).toBe(true);
  await tables.close();
}, 60_000);

it('whoever comes to look, and whoever closes the server, does not wait for answers that wait for their turn', async () => {
  const { clock, tables, slow, answer } = await twoTables(WEIGHTS);
  const said = Array.from({ length: 6 }, () => answer(slow));
  await clock.pass(0);
  expect((await slow.live()).work.owes).toBe(true);
  /** What is done without any time passing. */
  const atOnce = async (what: Promise<unknown>) => {
    const late = (async () => {
      for (let n = 0; n < 200; n++) await new Promise(setImmediate);
      return 'late';
    })();
    return Promise.race([what, late]);
  };
  const joined = tables.join(await slow.guest('alien'), { say: () => {}, lockOut: () => {} });
  expect(await atOnce(joined)).toMatchObject({ live: expect.anything() });
  expect(await atOnce(tables.close())).toBeUndefined();
  await clock.pass(60_000);
  await Promise.allSettled(said);
});
