/**
 * Day One of Better Dead Than Zed, played by its bot: who is brought home, and why visits fail.
 * `npm run -s day-one -- 200 printed`: the number of days, and the crowd option.
 */
import { Sfc32, Table } from '../packages/engine/src/index.js';
import { answerBy, findBot } from '../packages/players/src/index.js';
import { bdz, type View } from '../packages/systems/bdz/src/index.js';

const [days = '200', crowd = 'printed'] = process.argv.slice(2);
/** The most answers in a day. */
const MOST = 1000;

const ends = new Map<string, number>();
const visits = new Map<string, number>();
const count = (among: Map<string, number>, what: string, n = 1) =>
  among.set(what, (among.get(what) ?? 0) + n);
let [together, family, faults] = [0, 0, 0];

for (let seed = 1; seed <= Number(days); seed++) {
  const table = Table.create(bdz, {
    setup: { scenario: 'day-one', options: { 'day-crowd': crowd } },
    seed: `day ${seed}`,
  });
  const bot = findBot(bdz, 'sensible').make(table.book);
  const random = new Sfc32(`bot ${seed}`);
  for (let n = 0; !table.over && n < MOST; n++)
    answerBy(bot, table, table.waitingFor[0] as string, random, () => faults++);
  const view = table.view('player-1') as View;
  if (!table.over) count(ends, 'not over');
  else count(ends, bdz.catalogues.en?.[table.outcome?.level ?? ''] ?? '');
  const relatives = view.day?.family ?? [];
  family += relatives.length;
  together += relatives.filter((r) => r.where === 'with' || r.where === 'stays').length;
  let came: string | undefined;
  for (const fact of table.journal.line(table.head).flatMap((entry) => entry.facts)) {
    if (fact.is === 'day-set-out') came = 'left before the objective';
    else if (fact.is === 'day-reached') came = 'reached';
    else if (fact.is === 'location-over') came = 'why' in fact ? String(fact.why) : came;
    else if (fact.is === 'day-back' && came !== undefined) count(visits, came);
  }
}

const percent = (n: number, of: number) => `${((100 * n) / Math.max(1, of)).toFixed(1)} of 100`;
console.log(`${days} days, crowds: ${crowd}. Of the family together: ${percent(together, family)}.`);
if (faults > 0) console.log(`Illegal answers: ${faults}`);
for (const [what, n] of [...ends].sort((a, b) => b[1] - a[1]))
  console.log(`  ${what}: ${percent(n, Number(days))}`);
console.log('Visits:');
for (const [what, n] of [...visits].sort((a, b) => b[1] - a[1])) console.log(`  ${what}: ${n}`);
