import { type Cluster, postgresPrograms, startPostgres } from '@shambles/store/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers } from '../tools/axe.js';
import { STEP } from '../tools/browser.js';
import { mouse } from '../tools/hands.js';
import { decide } from '../tools/player.js';
import {
  answer,
  answerMeanwhile,
  asked,
  checkDice,
  friend,
  linkOf,
  nothing,
  openTable,
  playOn,
  sitDown,
  whoIsAsked,
  wrong,
} from './friends.js';
import { Served } from './served.js';

/** This limit catches a hang, not a slow machine. */
const soon = { timeout: STEP };

if (!postgresPrograms)
  console.warn('!! SHAMBLES_POSTGRES is not set: the browser test of two nodes on one PostgreSQL is SKIPPED');

describe.skipIf(!postgresPrograms)('two nodes on one PostgreSQL', () => {
  let cluster: Cluster;
  const nodes: Served[] = [];
  beforeAll(async () => {
    cluster = await startPostgres();
    const database = await cluster.database();
    for (let n = 0; n < 2; n++) nodes.push(await Served.start(database));
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await cluster?.stop();
  });

  test('two browsers play a game at a node each; a node dies, then the database, and nothing is lost', async () => {
    const [a, b] = nodes as [Served, Served];
    const ann = await friend(a);
    await openTable(ann, 'Aliens vs. Zombies');
    const bea = await friend(b, b.here(await linkOf(ann, 'Link for Zombies')));
    expect(new URL(bea.page.url()).origin).not.toBe(new URL(ann.page.url()).origin);
    await sitDown(ann, 'Ann');
    await sitDown(bea, 'Bea');
    const friends = [ann, bea];
    for (const { table } of friends) await table.story.waitFor();
    expect(await playOn(friends, (n) => n >= 2)).toBe(false);

    // The other node is down. The game goes on here until it waits for somebody there, who catches up later.
    expect(await playOn(friends, () => asked(ann))).toBe(false);
    await b.kill();
    await bea.page.getByText(/^Reconnecting/).waitFor();
    expect(await bea.table.story.innerText()).not.toBe('');
    await answer(ann);
    const waits = ann.page.getByText(/^Waiting for Bea/);
    expect(await playOn([ann], () => waits.isVisible())).toBe(false);
    await b.begin();
    await expect.poll(() => asked(bea), soon).toBe(true);
    await expect.poll(() => bea.table.locations(), soon).toEqual(await ann.table.locations());
    // The story that arrived bit by bit equals the story told from the beginning.
    const story = await bea.table.story.innerText();
    await bea.page.reload();
    await expect.poll(() => asked(bea), soon).toBe(true);
    expect(await bea.table.story.innerText()).toBe(story);

    // The node is killed again while somebody on it answers.
    await b.kill();
    await bea.page.getByText(/^Reconnecting/).waitFor();
    await answerMeanwhile(bea, () => b.begin());
    expect(await playOn(friends, (n) => n >= 1)).toBe(false);

    // The database is down: nobody is shown an event that was not stored.
    const last = await whoIsAsked(friends);
    const question = await last.table.asked();
    const told = await last.table.story.innerText();
    await cluster.kill();
    await decide(last.table, mouse(last.table), nothing());
    await last.page.getByText(/^This could not be kept/).waitFor();
    expect(await last.table.asked()).toBe(question);
    expect(await last.table.story.innerText()).toBe(told);
    await cluster.start();
    await answer(last);
    expect(await playOn(friends, () => false)).toBe(true);

    for (const { table } of friends) await table.outcome.waitFor();
    const [level] = (await ann.table.result()).split('.');
    expect(await bea.table.result()).toContain(level);
    for (const one of friends) await checkDice(one);
    for (const one of friends) expect(wrong(one)).toEqual([]);
  });
});

describe('one node', () => {
  let at: Served;
  beforeAll(async () => {
    at = await Served.start();
  });
  afterAll(() => at?.close());

  test('somebody watches on a phone, a second behind; whose turn it is, stands in the title', async () => {
    const ann = await friend(at);
    await openTable(ann, 'Aliens vs. Zombies');
    await delay(await linkOf(ann, "The host's link"), 1);
    const behind = ann.page.getByRole('combobox', { name: 'Whoever watches sees it' });
    await expect.poll(() => behind.inputValue(), soon).toBe('1');
    const carl = await friend(at, await linkOf(ann, 'Link to watch'), true);
    const bea = await friend(at, await linkOf(ann, 'Link for Zombies'));
    await sitDown(ann, 'Ann');
    await sitDown(bea, 'Bea');
    const friends = [ann, bea];
    for (const { table } of friends) await table.story.waitFor();
    await carl.page.getByText(/^You watch, 1 second behind the table/).waitFor();
    expect(await carl.table.board.isVisible()).toBe(true);
    expect(await barriers(carl.page)).toEqual([]);
    expect(await carl.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    const turns = new Set<string>();
    for (let n = 0; n < 9; n++) {
      await expect.poll(async () => (await asked(ann)) || (await asked(bea)), soon).toBe(true);
      const [turn, other] = (await asked(ann)) ? [ann, bea] : [bea, ann];
      await expect.poll(() => turn.page.title(), soon).toBe('● Your turn – Shambles');
      await expect.poll(() => other.page.title(), soon).toBe('Shambles');
      expect(await carl.page.title()).toBe('Shambles');
      expect(await carl.table.question.count()).toBe(0);
      turns.add(turn === ann ? 'Ann' : 'Bea');
      await answer(turn);
    }
    expect(turns.size).toBe(2);
    const toldAlike = async (): Promise<boolean> =>
      (await carl.table.story.innerText()) === (await ann.table.story.innerText());
    await expect.poll(toldAlike, soon).toBe(true);
    expect(await carl.table.question.count()).toBe(0);
    for (const one of [ann, bea, carl]) expect(one.bad).toEqual([]);
  });

  /** The page offers no delay this short, so the host asks for it by a request of its own. */
  async function delay(link: string, seconds: number): Promise<void> {
    const [, , table, key] = new URL(link).hash.split('/');
    const said = await fetch(new URL(`api/tables/${table}/do`, at.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ is: 'delay', id: 'delay', seconds }),
    });
    expect(await said.json()).toMatchObject({ is: 'done' });
  }
});
