// Takes the pictures of the README and the docs again, from games that bots play up to a given moment:
//
//   npm run build && npm run pictures              all of them
//   npm run build && npm run pictures -- town      only the named ones
import { fileURLToPath } from 'node:url';
import { Sfc32, seatsIn, Table, writeJournal } from '@shambles/engine';
import { answerBy, type BotSpec, botsFor } from '@shambles/players';
import { findSystem } from '@shambles/systems';
import { stand } from '../e2e/tools/browser.js';
import { type Opened, open } from '../e2e/tools/games.js';
import { NAMES } from '../e2e/tools/table.js';
import { DESK, type Moment, PHONE, PICTURES } from './pictures.js';

/** A game without the moment is left after so many answers, and so many games are tried. */
const ANSWERS = 1500;
const GAMES = 60;

/** The journal of a game up to its moment. The best bots answer for everybody until then. */
function journalAt(moment: Moment): string {
  for (let n = 0; n < GAMES; n++) {
    const journal = reaches(moment, n === 0 ? moment.seed : `${moment.seed}/${n}`);
    if (journal !== undefined) return journal;
  }
  throw new Error(`${moment.system}, ${moment.setup.scenario}: in ${GAMES} games the moment never comes.`);
}

function reaches({ system: id, setup, people, when }: Moment, seed: string): string | undefined {
  const system = findSystem(id);
  const table = Table.create(system, { setup, seed, people });
  const [best] = botsFor(system) as [BotSpec];
  const players = Object.fromEntries(
    seatsIn(system, setup).map((seat) => [
      seat.id,
      { bot: best.make(table.book), random: new Sfc32(`${seed}/${seat.id}`) },
    ]),
  );
  for (let n = 0; n < ANSWERS && !table.over; n++) {
    const seat = table.waitingFor[0] as string;
    const [ask] = table.asks(seat);
    if (ask && people.includes(seat) && when(ask, n)) return writeJournal(table.header, table.journal);
    const { bot, random } = players[seat] as (typeof players)[string];
    answerBy(bot, table, seat, random);
  }
  return undefined;
}

/** Opens a game as somebody who was given its journal would. */
async function goOn({ page, table }: Opened, journal: string): Promise<void> {
  const file = { name: 'game.shambles', mimeType: 'application/x-ndjson', buffer: Buffer.from(journal) };
  await page.getByLabel(NAMES.pickFile).setInputFiles(file);
  await table.button(NAMES.goOnPlaying).click();
  await table.question.waitFor();
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in PICTURES));
if (unknown.length > 0)
  throw new Error(`No picture ${unknown.join(', ')}; there are ${Object.keys(PICTURES).join(', ')}.`);

const at = await stand();
for (const [name, { of, phone, look }] of Object.entries(PICTURES)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const opened = await open(at, { viewport: phone ? PHONE : DESK });
  if (of) await goOn(opened, journalAt(of));
  await look?.(opened);
  // Chances are worked out beside the page.
  await opened.page.waitForFunction(`!document.body.innerText.includes('Counting the chances')`);
  await opened.page.screenshot({
    path: fileURLToPath(new URL(`../../../docs/${name}.png`, import.meta.url)),
  });
  if (opened.bad.length > 0) throw new Error(`${name}: ${opened.bad.join('; ')}`);
  await opened.page.context().close();
  console.log(`docs/${name}.png`);
}
// The browser and the server of the page end with their process.
process.exit();
