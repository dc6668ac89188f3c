import { afterAll, beforeAll, expect, test } from 'vitest';
import { Barriers } from '../tools/axe.js';
import { type Stand, stand } from '../tools/browser.js';
import { beginZed, open } from '../tools/games.js';
import { keyboard, mouse } from '../tools/hands.js';
import { endsLike, fallsAsTyped } from '../tools/kept.js';
import { type Mind, survive } from '../tools/survivor.js';
import { NAMES } from '../tools/table.js';
import { Twin } from '../tools/twin.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

test('[BDZ-enc-scen-first-goal] [BDZ-veh-lane] First Contact to its end by mouse, each kind of question without a barrier; the lane is drawn before it is driven', async () => {
  const opened = await open(at);
  const { page, table } = opened;
  const twin = new Twin({ system: 'bdz', scenario: 'first-contact', seed: 'one' });
  await beginZed(opened, { scenario: 'First Contact', seed: 'one' });
  const barriers = new Barriers(table);
  const lanes: string[] = [];
  const played = await twin.lead(table, mouse(table), async (asked) => {
    if (/How far does the golf cart go/.test(asked)) {
      await table.answer('As far as it goes').hover();
      lanes.push(await page.locator('.sm-sweep').first().getAttribute('d').then(String));
    }
    await barriers.at(asked);
    return false;
  });
  expect(barriers.found).toEqual([]);
  expect(lanes.length).toBeGreaterThan(1);
  expect(new Set(lanes).size).toBeGreaterThan(1);
  expect(played.kinds.get('path')).toBeGreaterThan(1);
  expect(await page.getByRole('heading', { name: /All got away/ }).count()).toBe(1);
  await endsLike(twin, opened);
});

/** Returns to the cart and leaves by it; the one who is seated waits for the other. */
const GETAWAY: readonly RegExp[] = [
  /: Start/,
  /: Get behind the wheel/,
  /: Get into/,
  /: Fight on/,
  /: Get up/,
  /: Move, up to (?!0|1 |1\.)/,
  /: Drive/,
];
const PLACES: readonly RegExp[] = [
  /^To the golf cart/,
  /^Towards the golf cart/,
  /^To the .* edge/,
  /^Towards .* edge/,
];

/** Plays by the names of places and actions, as a screen reader says them. */
const hearer: Mind = async (asked, _, table, hand) => {
  const first = async (all: readonly RegExp[]): Promise<string | undefined> => {
    const answers = await table.answers();
    return all.map((p) => answers.find((a) => p.test(a))).find((a) => a !== undefined);
  };
  if (/Which group acts/.test(asked)) return first([/: move/, /: recover/, /: stay hunkered/]);
  if (/at most/.test(asked)) return first(PLACES);
  if (!/What next for/.test(asked)) return first([/^Straight on/, /^As far as it goes/]);
  const others = table.question.locator('button[data-owner][aria-expanded=false]');
  const found = await first(GETAWAY);
  if (found !== undefined && !/: Drive/.test(found)) return found;
  if ((await others.count()) > 0) await hand.press(others.first());
  return first([...GETAWAY, /^Nothing more/]);
};

test('[BDZ-veh-def-seats] First Contact to its end by keyboard, and by what everything is called', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  await beginZed(opened, { scenario: 'First Contact', seed: 'one' });
  const played = await survive(table, keyboard(table), hearer, (_, { decisions }) => decisions > 120);
  expect(await table.settled()).toBe('over');
  expect([...played.asked].join()).toMatch(/How fast does the golf cart go/);
  expect(await page.getByRole('heading', { name: /got away|^Lost/i }).count()).toBe(1);
  await page.keyboard.press('q');
  expect(await table.button(NAMES.anotherGame).count()).toBe(1);
  expect(bad).toEqual([]);
});

test('[BDZ-equip-dice] ATM Adventure, begun with dice of a real table: what was typed is what is told', async () => {
  const opened = await open(at);
  const twin = new Twin({ system: 'bdz', scenario: 'atm-adventure', seed: 'd', ownDice: true });
  await beginZed(opened, { scenario: 'ATM Adventure', seed: 'd', ownDice: ['Player 1'] });
  expect(await fallsAsTyped(twin, opened)).toBeGreaterThan(6);
});
