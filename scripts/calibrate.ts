/**
 * Measures the difficulty of Run?...or Shoot?: plays a scenario many times with the sensible bot in all survivors'
 * seats and prints the results beside what ROS-D-balance promises.
 * `npm run -s calibrate -- <scenario|all> [--mode empty|drifters|one|full] [--games 100] [--seed text] [--survivors 4]
 * [--workers 2] [--json]`. The dice of a game depend only on the seed and the game's number.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Sfc32, Table } from '../packages/engine/src/index.js';
import { wilson } from '../packages/lab/src/statistics.js';
import { answerBy, findBot } from '../packages/players/src/index.js';
import { ros } from '../packages/systems/ros/src/index.js';
import { crewOf, playAll, plays } from './crew.js';

type Ros = typeof ros;
type Fact = Parameters<Ros['evolve']>[1];

/** What is on the map: nothing hostile, only drifters, drifters and one horde, or everything. */
const MODES = ['empty', 'drifters', 'one', 'full'] as const;
type Mode = (typeof MODES)[number];

interface Job {
  readonly scenario: string;
  readonly mode: Mode;
  readonly seed: string;
  readonly survivors: string;
}

/** What is kept of one game. */
interface Played {
  readonly level: string;
  readonly won: boolean;
  readonly why: string;
  readonly turns: number;
  readonly alive: number;
  readonly killed: number;
  /** Hordes on the map, and those that were woken. */
  readonly hordes: number;
  readonly woken: number;
  /**
   * Zeds met: those that came out of a hideout, mutants that showed themselves, drifters that charged, and the dead who
   * rose. Those that sleep, hide or drift to the end do not count.
   */
  readonly met: number;
  /** What killed each survivor, NPS included: a kind of Zed, an illness, a fire. */
  readonly deaths: readonly string[];
  readonly faults: number;
  readonly ms: number;
}

/** The fact without the parts that this mode leaves out; undefined if nothing remains. */
function without(mode: Mode, fact: Fact): Fact | undefined {
  if (mode === 'full') return fact;
  switch (fact.is) {
    case 'came':
      if (fact.how === 'mutant') return undefined;
      return fact.how === 'drifters' && mode === 'empty' ? undefined : fact;
    case 'hidden-hordes': {
      const kept = mode === 'one' ? Object.entries(fact.sizes).slice(0, 1) : [];
      return { ...fact, sizes: Object.fromEntries(kept) };
    }
    case 'hidden-seated': {
      const contents = Object.entries(fact.contents).map(([id, who]) => [id, who === 'witch' ? 'body' : who]);
      return { ...fact, contents: Object.fromEntries(contents) };
    }
    default:
      return fact;
  }
}

function systemFor(mode: Mode): Ros {
  return {
    ...ros,
    evolve(state, fact, book) {
      const left = without(mode, fact);
      if (left) ros.evolve(state, left, book);
    },
  };
}

/** Limit on answers in a game, to stop bots that go on for ever. */
const TOO_MANY = 20_000;

function play({ scenario, mode, seed, survivors }: Job, index: number): Played {
  const begun = process.cpuUsage();
  const own = `${seed}/${index}`;
  const table = Table.create(systemFor(mode), { setup: { scenario, options: { survivors } }, seed: own });
  const bot = findBot(ros, 'sensible').make(table.book);
  const random = new Sfc32(`${own}/bots`);
  let faults = 0;
  for (let answers = 0; !table.over; answers++) {
    const answer = answerBy(bot, table, table.waitingFor[0] as string, random, () => faults++);
    if (!answer?.ok || answers === TOO_MANY) throw new Error(`Game "${own}" of ${scenario} does not go on.`);
  }
  const facts = table.log('umpire').map(({ fact }) => fact as Fact);
  const { turn } = table.state as Parameters<Ros['evolve']>[0];
  const ended = facts.find((f) => f.is === 'ended');
  const { user, system } = process.cpuUsage(begun);
  return {
    level: table.outcome?.level ?? '',
    won: table.outcome?.winner === 'survivors',
    why: ended?.why ?? '',
    turns: turn,
    alive: ended?.alive ?? 0,
    killed: facts.filter((f) => f.is === 'zed-dead').length,
    hordes: facts.reduce((n, f) => n + (f.is === 'hidden-hordes' ? hordesIn(mode, f) : 0), 0),
    woken: facts.filter((f) => f.is === 'woke').length,
    met: zedsMet(facts),
    deaths: killers(facts),
    faults,
    ms: (user + system) / 1000,
  };
}

function hordesIn(mode: Mode, fact: Fact): number {
  const left = without(mode, fact);
  return left?.is === 'hidden-hordes' ? Object.keys(left.sizes).length : 0;
}

function zedsMet(facts: readonly Fact[]): number {
  const met = new Set<string>();
  for (const f of facts)
    if (f.is === 'emerged') for (const z of f.zeds) met.add(z.id);
    else if (f.is === 'appeared' || f.is === 'charge') met.add(f.zed);
    else if (f.is === 'rose') met.add(f.zed.id);
    else if (f.is === 'came' && f.how === 'witch') met.add('witch');
  return met.size;
}

/** For each death, the kind of Zed that made the last hits, or the other cause. */
function killers(facts: readonly Fact[]): string[] {
  const kinds = new Map<string, string>();
  const last = new Map<string, string>();
  const found: string[] = [];
  for (const f of facts)
    if (f.is === 'came') for (const z of f.zeds) kinds.set(z.id, z.kind);
    else if (f.is === 'hurt') last.set(f.who, kinds.get(f.by) ?? (f.how === 'fire' ? 'fire' : 'zed'));
    else if (f.is === 'died')
      found.push(
        `${f.who.startsWith('survivor') ? '' : 'NPS '}${f.how === 'infection' ? 'illness' : (last.get(f.who) ?? f.how)}`,
      );
  return found;
}

// ------------------------------------------------------------------ report

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] as number) + (sorted[Math.floor(half)] as number)) / 2;
}

const MUTANTS = ['hunter', 'tank', 'boomer', 'smoker', 'witch'];

/**
 * What the register promises for four sensible bots when everything is hostile, and whether that holds. ROS-D-balance.
 */
function promises(games: readonly Played[], survivors: number): string[] {
  const n = games.length;
  const won = games.filter((g) => g.won).length / n;
  const full = games.filter((g) => g.level.endsWith('-full')).length / n;
  const lost = games.filter((g) => g.level.endsWith('-loss'));
  const late = lost.filter((g) => g.why === 'time').length / Math.max(1, lost.length);
  const hordes = median(games.map((g) => g.woken / Math.max(1, g.hordes)));
  const met = mean(games.map((g) => g.met)) / survivors;
  const deaths = games.flatMap((g) => g.deaths);
  const by = MUTANTS.map((kind) => deaths.filter((d) => d.endsWith(kind)).length);
  const worst = Math.max(...by) / Math.max(1, deaths.length);
  const said = (kept: boolean, text: string) => `  ${kept ? 'kept  ' : 'BROKEN'}    ${text}`;
  return [
    said(hordes >= 0.5, `hordes woken in the median game ${percent(hordes)}, at least 50 %`),
    said(met >= 12, `Zeds met ${met.toFixed(1)} a survivor, at least 12`),
    said(late <= 1 / 3, `of the losses ${percent(late)} are the clock's, at most a third`),
    said(
      worst <= 1 / 3,
      `of the deaths ${percent(worst)} are the ${MUTANTS[by.indexOf(Math.max(...by))]}'s, at most a third`,
    ),
    said(won >= 0.3 && won <= 0.7, `won ${percent(won)}, from 30 to 70 %`),
    said(full >= 0.1, `won in full ${percent(full)}, at least 10 %`),
  ];
}

/** Counts of the values, most frequent first: "time 12, too-few 3". */
function counts(values: readonly string[]): string {
  const n = new Map<string, number>();
  for (const value of values) n.set(value, (n.get(value) ?? 0) + 1);
  const sorted = [...n].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return sorted.map(([value, many]) => `${value} ${many}`).join(', ') || 'none';
}

function told({ scenario, mode, survivors }: Job, games: readonly Played[]): string {
  const won = games.filter((g) => g.won).length;
  const { low, high } = wilson(won, games.length);
  const of = (what: (g: Played) => number) => mean(games.map(what)).toFixed(1);
  const levels = [...new Set(games.map((g) => g.level))].sort();
  const shares = levels.map((level) => {
    const n = games.filter((g) => g.level === level).length;
    return `${level} ${n} (${percent(n / games.length)})`;
  });
  const faults = games.reduce((n, g) => n + g.faults, 0);
  return [
    `${scenario}, ${mode}, ${survivors} survivors, ${games.length} games`,
    `  won       ${won} (${percent(won / games.length)}; 95 % interval ${percent(low)} to ${percent(high)})`,
    `  outcomes  ${shares.join(', ')}`,
    `  ended by  ${counts(games.map((g) => `${g.won ? 'won' : 'lost'}: ${g.why}`))}`,
    `  a game    ${of((g) => g.turns)} turns, ${of((g) => g.alive)} alive, ${of((g) => g.killed)} Zeds destroyed, ${of((g) => g.woken)} of ${of((g) => g.hordes)} hordes woken, ${of((g) => g.met)} Zeds met`,
    `  deaths    ${counts(games.flatMap((g) => g.deaths))}`,
    `  cpu       ${of((g) => g.ms)} ms a game; illegal answers ${faults}`,
    ...(mode === 'full' ? promises(games, Number(survivors)) : []),
  ].join('\n');
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      mode: { type: 'string', default: 'full' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: 'calibrate' },
      survivors: { type: 'string', default: '4' },
      workers: { type: 'string', default: '2' },
      json: { type: 'boolean', default: false },
    },
  });
  const asked = positionals[0] ?? 'all';
  const known = ros.scenarios.map((s) => s.id);
  const scenarios = asked === 'all' ? known : known.filter((id) => id === asked);
  const mode = MODES.find((m) => m === values.mode);
  const games = Number(values.games);
  if (scenarios.length === 0) throw new Error(`No scenario "${asked}"; there are ${known.join(', ')}, all.`);
  if (!mode) throw new Error(`No mode "${values.mode}"; there are ${MODES.join(', ')}.`);
  if (!Number.isInteger(games) || games < 1) throw new Error('--games takes a whole number from 1 on.');
  const crew = crewOf(fileURLToPath(import.meta.url), values.workers);
  try {
    for (const scenario of scenarios) {
      const job = { scenario, mode, seed: values.seed, survivors: values.survivors };
      const results = await playAll<Job, Played>(job, games, crew);
      console.log(values.json ? JSON.stringify({ ...job, results }) : told(job, results));
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
