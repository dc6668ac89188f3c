/**
 * Measures the balance of Ambush Z: plays each scenario many times and prints the results beside what is promised.
 * `npm run -s ambush -- <scenario|all> [--games 100] [--seed text] [--workers 2] [--only even|dead|living|rules]`.
 * The pairing of players is printed first. The dice of a game depend only on the seed and the game's number.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Sfc32, Table } from '../packages/engine/src/index.js';
import { wilson } from '../packages/lab/src/statistics.js';
import { answerBy, findBot } from '../packages/players/src/index.js';
import { amz } from '../packages/systems/amz/src/index.js';
import { crewOf, playAll, plays } from './crew.js';

type Fact = Parameters<(typeof amz)['evolve']>[1];

/** The pairings, and the share of games that the Living should win in each. */
const MATCHES = {
  even: { title: 'sensible on both sides', living: 'sensible', dead: 'sensible', least: 0.35, most: 0.65 },
  dead: { title: 'the dead at random', living: 'sensible', dead: 'random', least: 0.9, most: 1 },
  living: { title: 'the Living at random', living: 'random', dead: 'sensible', least: 0, most: 0.1 },
  rules: {
    title: 'the dead by the rules for playing alone',
    living: 'sensible',
    dead: '',
    least: 0,
    most: 1,
  },
} as const;
type Match = keyof typeof MATCHES;

interface Job {
  readonly scenario: string;
  readonly match: Match;
  readonly seed: string;
}

/** What is kept of one game. */
interface Played {
  readonly winner: string;
  readonly turns: number;
  readonly down: number;
  readonly destroyed: number;
  readonly arrived: number;
  readonly risen: number;
  readonly wipedOut: number;
  /** The highest Stress that a Morale Check was made against. */
  readonly stress: number;
  /** Number of the bots' decisions; total and longest time that they took, in milliseconds. */
  readonly decisions: number;
  readonly ms: number;
  readonly slowest: number;
}

function play({ scenario, match, seed }: Job, index: number): Played {
  const { living, dead } = MATCHES[match];
  const own = `${seed}/${index}`;
  const options = { zombies: dead === '' ? 'rules' : 'player' };
  const table = Table.create(amz, { setup: { scenario, options }, seed: own });
  const seated = (seat: string, bot: string) => ({
    bot: findBot(amz, bot).make(table.book),
    random: new Sfc32(`${own}/${seat}`),
  });
  const bots = { living: seated('living', living), zombies: seated('zombies', dead || 'random') };
  let [decisions, ms, slowest] = [0, 0, 0];
  for (; !table.over; decisions++) {
    const seat = table.waitingFor[0] as keyof typeof bots;
    const begun = performance.now();
    answerBy(bots[seat].bot, table, seat, bots[seat].random, (fault) => {
      throw new Error(`Game "${own}" of ${scenario}: ${JSON.stringify(fault)}`);
    });
    const took = performance.now() - begun;
    ms += took;
    slowest = Math.max(slowest, took);
  }
  const { turn } = table.state as Parameters<(typeof amz)['evolve']>[0];
  const facts = table.journal.line(table.head).flatMap((entry) => entry.facts as readonly Fact[]);
  return { winner: table.outcome?.winner ?? '', turns: turn, ...became(facts), decisions, ms, slowest };
}

function became(facts: readonly Fact[]) {
  const sum = (count: (fact: Fact) => number) => facts.reduce((n, fact) => n + count(fact), 0);
  return {
    down: sum((f) => (f.is === 'downed' ? f.figures.length : 0)),
    destroyed: sum((f) => (f.is === 'destroyed' ? f.figures.length : 0)),
    arrived: sum((f) => (f.is === 'arrived' ? f.places.length : 0)),
    risen: sum((f) => (f.is === 'rose' ? f.figures.length : 0)),
    wipedOut: sum((f) => (f.is === 'wiped-out' ? 1 : 0)),
    stress: Math.max(0, ...facts.map((f) => (f.is === 'checked-morale' ? f.stress : 0))),
  };
}

// ------------------------------------------------------------------ report

function told({ scenario, match }: Job, games: readonly Played[]): string {
  const { title, least, most } = MATCHES[match];
  const n = games.length;
  const by = (winner: string) => games.filter((g) => g.winner === winner).length;
  const won = by('living');
  const { low, high } = wilson(won, n);
  const percent = (share: number) => (100 * share).toFixed(1);
  const mean = (what: (g: Played) => number) => (games.reduce((sum, g) => sum + what(g), 0) / n).toFixed(1);
  const kept = won / n >= least && won / n <= most;
  const ms = games.reduce((sum, g) => sum + g.ms, 0) / games.reduce((sum, g) => sum + g.decisions, 0);
  return [
    `${scenario}, ${title}, ${n} games`,
    `  won       the Living ${won} (${percent(won / n)} %; 95 % interval ${percent(low)} to ${percent(high)}), the dead ${by('zombies')}, nobody ${by('')}`,
    `  ${kept ? 'kept  ' : 'BROKEN'}    from ${100 * least} to ${100 * most} of 100`,
    `  a game    ${mean((g) => g.turns)} turns, ${mean((g) => g.down)} down, ${mean((g) => g.destroyed)} destroyed and ${mean((g) => g.arrived)} arrived, ${mean((g) => g.risen)} risen, ${mean((g) => g.wipedOut)} units wiped out, highest Stress ${mean((g) => g.stress)}`,
    `  decisions ${mean((g) => g.decisions)} a game, ${ms.toFixed(1)} ms in the mean, ${Math.max(...games.map((g) => g.slowest)).toFixed(0)} at most, the table's own work with them`,
  ].join('\n');
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: 'ambush' },
      workers: { type: 'string', default: '2' },
      only: { type: 'string', default: 'all' },
    },
  });
  const [asked = 'all'] = positionals;
  const known = amz.scenarios.map((s) => s.id);
  const scenarios = known.filter((id) => asked === 'all' || id === asked);
  const matches = Object.keys(MATCHES).filter((m) => values.only === 'all' || m === values.only) as Match[];
  const games = Number(values.games);
  if (scenarios.length === 0) throw new Error(`No scenario "${asked}"; there are ${known.join(', ')}, all.`);
  if (matches.length === 0)
    throw new Error(`--only "${values.only}": there are ${Object.keys(MATCHES).join(', ')}, all.`);
  if (!Number.isInteger(games) || games < 1) throw new Error('--games takes a whole number from 1 on.');
  const crew = crewOf(fileURLToPath(import.meta.url), values.workers);
  try {
    for (const scenario of scenarios)
      for (const match of matches) {
        const job = { scenario, match, seed: values.seed };
        console.log(told(job, await playAll<Job, Played>(job, games, crew)));
      }
  } finally {
    for (const child of crew) child.kill();
  }
}

if (!plays(play))
  await main().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
