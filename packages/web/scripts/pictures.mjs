// Takes the pictures of the README and the docs anew, in a real Chromium, from the built page:
//   npm run build && SHAMBLES_CHROMIUM=/usr/bin/chromium npx tsx packages/web/scripts/pictures.mjs [docs [board town ...]]
// Each shows the first moment of a game of fixed seed that has in it what the picture is to show.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Sfc32, Table } from '@shambles/engine';
import { answerBy, botsFor } from '@shambles/players';
import { SYSTEMS } from '@shambles/systems';
import { Served } from '../e2e/online/served.js';
import { stand } from '../e2e/tools/browser.js';
import { answer, beginCampaign, ITEMS, papers, putAway, stores } from '../e2e/tools/campaign.js';
import { beginBlack, beginTown, beginWith, open } from '../e2e/tools/games.js';
import { mouse } from '../e2e/tools/hands.js';
import { play } from '../e2e/tools/player.js';
import { survive, survivor } from '../e2e/tools/survivor.js';
import { NAMES } from '../e2e/tools/table.js';

const [, , folder, ...only] = process.argv;
const docs = folder ?? fileURLToPath(new URL('../../../docs', import.meta.url));
const wanted = (name) => only.length === 0 || only.includes(name);
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** A picture once the odds are reckoned and nothing moves. */
async function picture(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.getByText('Counting the chances').first().waitFor({ state: 'detached' });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.screenshot({ path: join(docs, `${name}.png`) });
  console.log(join(docs, `${name}.png`));
}

/** Aliens vs. Zombies with orders in the queue. */
async function board(at) {
  const opened = await open(at, { viewport: DESK, colorScheme: 'dark' });
  const { page, table } = opened;
  await beginWith(opened, { people: ['Aliens'], seed: 'a street' });
  const everyone = table.button(NAMES.everyone, table.question);
  await play(
    table,
    mouse(table),
    async ({ kinds }) =>
      (kinds.get('orders') ?? 0) >= 2 && (await table.kind()) === 'orders' && (await everyone.count()) > 0,
  );
  await everyone.first().click();
  await table.button('Carry out 1 order').or(page.locator('[data-commit]:enabled')).first().waitFor();
  await picture(page, 'table');
  await page.setViewportSize(PHONE);
  await table.button('Clear').or(table.button('clear')).first().click();
  await everyone.first().hover();
  await picture(page, 'phone');
  await page.context().close();
}

/** Run?...or Shoot? with two hordes out, and somebody who asks where to run. */
async function town(at) {
  const opened = await open(at, { viewport: DESK, colorScheme: 'dark' });
  const { page, table } = opened;
  const people = ['Survivor 1', 'Survivor 2', 'Survivor 3', 'Survivor 4'];
  await beginTown(opened, { scenario: 'Safe House', survivors: 4, people, alone: true, seed: 'e' });
  const runner = survivor([
    /^Open Safe house/,
    /^(To|Towards) Safe house/,
    /^(To|Towards) Shed/,
    /^(To|Towards) Gun shop/,
    /^(To|Towards) (Garage|House|Corner shop)/,
  ]);
  // Two hordes are out, and somebody can still run.
  await survive(
    table,
    mouse(table),
    runner,
    async (asked) =>
      /go, and what/.test(asked) && (await dead(page)) > 40 && / (8|10) cm are left/.test(asked),
  );
  for (const away of await page.getByRole('button', { name: 'Got it' }).all()) await away.click();
  await table.question.locator('[data-key="2"]').hover();
  await picture(page, 'town');
  await page.setViewportSize(PHONE);
  await table.question.locator('[data-key="2"]').hover();
  await picture(page, 'phone-town');
  await page.context().close();
}

/** Zeds on the table. */
const dead = (page) => page.locator('.sm-life [aria-label^="Zed"]').count();

/** Fade to Black: a band that has come into town, the dead about it. */
async function suburb(at) {
  const opened = await open(at, { viewport: DESK, colorScheme: 'dark' });
  const { page, table } = opened;
  await beginBlack(opened, { scenario: 'Search', seed: 'black' });
  const calm = async (_, answers) =>
    answers.find((a) => /^(Play on this table|By the south edge|Duck back|Carry on|Stay)/.test(a)) ??
    answers[0];
  await survive(table, mouse(table), calm, async (asked) => /is active\. What now/.test(asked));
  for (const away of await page.getByRole('button', { name: 'Got it' }).all()) await away.click();
  await picture(page, 'suburb');
  await page.context().close();
}

/** A campaign of Fade to Black in its third month, as a bot has led it: its story on paper, and at Home. */
async function campaign(at) {
  const opened = await open(at, { viewport: DESK, colorScheme: 'dark' });
  const { page, table } = opened;
  await page
    .getByLabel(NAMES.pickFile)
    .setInputFiles({ name: 'campaign.shambles', mimeType: 'text/plain', buffer: Buffer.from(lived()) });
  await table.button(NAMES.goOnPlaying).click();
  await table.settled();
  await putAway(opened);
  await picture(page, 'campaign-home');
  await papers(opened);
  await picture(page, 'campaign');
  await page.setViewportSize(PHONE);
  await picture(page, 'phone-campaign');
  await page.context().close();
}

/** The journal of the first campaign whose Star lives to see the third month, and has met people on the way. */
function lived() {
  const ftb = SYSTEMS.find((system) => system.id === 'ftb');
  const seat = 'player-1';
  for (let n = 1; ; n++) {
    const seed = `campaign ${n}`;
    const table = Table.create(ftb, { setup: { scenario: 'campaign', options: {} }, seed, people: [seat] });
    const bot = botsFor(ftb)[0].make(table.book);
    const random = new Sfc32(seed);
    const asked = () => table.asks(seat)[0]?.code;
    let { when } = table.view(seat).campaign;
    while (!table.over && !(when.month === 3 && asked() === 'encounter')) {
      answerBy(bot, table, seat, random);
      when = table.view(seat).campaign.when;
    }
    const view = table.view(seat);
    const rises = view.people.some((p) => p.id === 'star-1');
    if (!table.over && rises && view.people.length > 2 && view.campaign.met.length > 3) return table.save();
  }
}

/** The set-up of an Encounter that is fought on a real table, and what is asked of it. */
async function elsewhere(at) {
  const opened = await open(at, { viewport: DESK, colorScheme: 'dark' });
  const { page, table } = opened;
  const hand = mouse(table);
  await beginCampaign(opened, {
    seed: 'a real table',
    options: [[/^Where are the fights/, 'On a table of our own, and told here']],
  });
  const way = [/^Hard as Nails/, /^Zed/, /^Rural/, /^Daytime/, /^All as it was/];
  for (let asked = ''; !/^What came of it/.test(asked); ) {
    await table.settled();
    await putAway(opened);
    asked = await table.asked();
    if (ITEMS.test(asked)) await stores(table, hand);
    else if (!/^What came of it/.test(asked)) await answer(table, hand, way);
  }
  await picture(page, 'real-table');
  await page.context().close();
}

/** A shot beside a real table: dice typed, what came of it, and its odds. */
async function companion(at) {
  const { page } = await open(at, { viewport: DESK, colorScheme: 'dark' });
  await page.goto(`${at.url}#companion=ftb/shoot`);
  await page.getByRole('heading', { name: 'Fire at a target' }).waitFor();
  await page.keyboard.press('d');
  for (const [roll, faces] of [
    ['Shots', '53'],
    ['Who hears it', '25'],
    ['Where they come from', '4'],
    ['Damage', '3'],
  ]) {
    await page.getByRole('heading', { name: new RegExp(`^${roll}`) }).waitFor();
    await page.keyboard.type(faces);
  }
  await page.getByRole('region', { name: 'Result' }).waitFor();
  await page.keyboard.press('o');
  await page.getByText(/^Exact: all/).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await picture(page, 'companion');
  await page.context().close();
}

/** A table with friends elsewhere: who is coming, as its host sees it. */
async function lobby() {
  const served = await Served.start();
  const come = async (url) => {
    const context = await served.browser.newContext({ viewport: DESK, colorScheme: 'dark' });
    const page = await context.newPage();
    await page.goto(url);
    return page;
  };
  const sit = async (page, name) => {
    await page.getByRole('textbox', { name: /^Your name/ }).fill(name);
    await page.getByRole('button', { name: 'Sit down' }).click();
  };
  try {
    const ann = await come(served.url);
    const box = ann.getByRole('region', { name: 'Run?...or Shoot?' });
    await box.getByText(/^Play together/).click();
    const form = box.getByRole('form', { name: /together$/ });
    await form.getByRole('textbox', { name: 'Its name' }).fill('Friday night');
    await form.getByRole('button', { name: 'Open a table' }).click();
    await sit(ann, 'Ann');
    const link = await ann.getByRole('textbox', { name: 'Link for Survivor 2', exact: true }).inputValue();
    const bea = await come(link);
    await sit(bea, 'Bea');
    await ann.getByText('Bea').first().waitFor();
    await picture(ann, 'together');
  } finally {
    await served.close();
  }
}

const at = await stand();
try {
  for (const take of [board, town, suburb, campaign, elsewhere, companion])
    if (wanted(take.name)) await take(at);
} finally {
  await at.close();
}
if (wanted(lobby.name)) await lobby();
