/**
 * Encounters of Better Dead Than Zed, each as a new band's first, played by its bot: what is won, found and lost.
 * `npm run -s encounters -- 300`: the number of each kind; `-- 300 urban`: in that area; `-- 300 urban raid`: only
 * raids.
 */
import { Sfc32, Table } from '../packages/engine/src/index.js';
import { answerBy, findBot } from '../packages/players/src/index.js';
import { bdz, type View } from '../packages/systems/bdz/src/index.js';

const [games = '300', area = 'suburbs', only] = process.argv.slice(2);
/** The most answers in an encounter. */
const MOST = 5000;

type Chapter = NonNullable<View['campaign']>['chronicle'][number];

/** The first encounter of a band; undefined if it does not end. */
function first(kind: string, seed: number): Chapter | undefined {
  const table = Table.create(bdz, {
    setup: { scenario: 'campaign', options: { area } },
    seed: `${kind} ${seed}`,
  });
  const bot = findBot(bdz, 'sensible').make(table.book);
  const random = new Sfc32(`bot ${kind} ${seed}`);
  for (let n = 0; n < MOST; n++) {
    const found = (table.view('player-1') as View).campaign?.chronicle[0];
    if (found || table.over) return found;
    const seat = table.waitingFor[0] as string;
    const ask = table.asks(seat)[0];
    if (ask?.code === 'next') table.answer({ seat, ask: ask.id, at: ask.at, value: kind });
    else answerBy(bot, table, seat, random);
  }
  return undefined;
}

const mean = (of: readonly number[]) => (of.reduce((a, b) => a + b, 0) / Math.max(1, of.length)).toFixed(2);

for (const kind of ['discover', 'raid', 'take-back'].filter((each) => (only ?? each) === each)) {
  const all = Array.from({ length: Number(games) }, (_, i) => first(kind, i + 1)).filter((c) => !!c);
  const found = ({ found: goods }: Chapter) => Object.values(goods).reduce((a, b) => a + b, 0);
  console.log(
    `${kind}: ${all.length} of ${games}; won ${all.filter((c) => c.won).length}; turns ${mean(all.map((c) => c.turns))}`,
    `killed ${mean(all.map((c) => c.killed))}; lost ${mean(all.map((c) => c.lost.length))} of 6, all in ${all.filter((c) => c.lost.length >= 6).length};`,
    `joined ${mean(all.map((c) => c.joined.length))}; found ${mean(all.map(found))}, food ${mean(all.map((c) => c.found.food ?? 0))}`,
  );
}
