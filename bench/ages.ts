import { type Json, type Patch, Sfc32, Table } from '@shambles/engine';
import { ftb, type State } from '@shambles/ftb';
import { grown, growth, type Pair } from './long.js';
import { type Lines, micros } from './measure.js';

/** A campaign whose fights are told: years of it are played in a second. */
const TOLD = { scenario: 'campaign', options: { fights: 'elsewhere', rep: '5', band: '3' } };
/** Years that the old campaign has lasted, and months after which the young one is looked at. */
const YEARS = 5;
const MONTHS = 2;

/** Months from the first day on. */
function monthOf(table: Table): number {
  const { year, month } = (table.state as State).campaign.when;
  return (year - 1) * 12 + month;
}

function asked(table: Table): string | undefined {
  return table.question(table.waitingFor[0] as string)?.code;
}

/**
 * Answers at random, but so that a band lives and has much to tell: it stays where it is, each Encounter finds Food and somebody to be met
 * again and is a success, and nobody comes to harm.
 */
class Survivor {
  private told = 0;
  private readonly random: Sfc32;
  constructor(seed: string) {
    this.random = new Sfc32(seed);
  }

  answer(table: Table): void {
    const seat = table.waitingFor[0] as string;
    const now = table.question(seat) as { id: string; at: number; code: string };
    const value = this.value(table, seat, now.code);
    const taken = table.answer({ seat, ask: now.id, at: now.at, value });
    if (!taken.ok) throw new Error(taken.text);
  }

  private value(table: Table, seat: string, code: string): Json {
    if (code === 'declare') return this.among(table, seat, (v) => v === 'settle' || v === 'stay');
    if (code === 'encounter') return this.among(table, seat, (v) => v !== 'enough' && v !== 'stay-home');
    if (code === 'found-elsewhere') return this.among(table, seat, (v) => v === 'food');
    if (code !== 'elsewhere') return table.sample(seat, this.random) as Json;
    const what = ['found', 'found', 'found', 'friends', 'success'][this.told++ % 5] as string;
    return this.among(table, seat, (v) => v.startsWith(what));
  }

  private among(table: Table, seat: string, fits: (value: string) => boolean): Json {
    const found = table.legal(seat, 1000).filter((v) => fits(String(v)));
    if (found.length === 0) return table.sample(seat, this.random) as Json;
    return found[this.random.below(found.length)] as Json;
  }
}

/** A campaign in its `month`, as it is asked where to live. */
function campaignIn(month: number): Table {
  for (let n = 0; n < 50; n++) {
    const seed = `ages-${n}`;
    const table = Table.create(ftb, { setup: TOLD, seed });
    const survivor = new Survivor(seed);
    while (!table.over && !(monthOf(table) >= month && asked(table) === 'declare')) survivor.answer(table);
    if (!table.over) return table;
  }
  throw new Error(`bench: no campaign lasts ${month} months.`);
}

/** Two campaigns that stand alike but for what lies behind them: the people met and the chronicle. */
function pair(): Pair {
  const long = campaignIn(12 * YEARS + 1);
  const short = campaignIn(MONTHS);
  const { met, chronicle, ...now } = (long.state as State).campaign;
  const young = (short.state as State).campaign;
  const state = {
    ...(long.state as State),
    campaign: { ...now, met: young.met, chronicle: young.chronicle },
  };
  const patch: Patch = Object.entries(state).map(([path, value]) => ({ path, value: value as Json }));
  const put = short.propose('player-1', { correct: { why: 'To stand as the old one does.', patch } });
  if (!put.ok) throw new Error(put.text);
  // The same answers in both, so that neither stands right behind a correction.
  for (const table of [short, long])
    for (const survivor = new Survivor('on'); asked(table) !== 'encounter'; ) survivor.answer(table);
  if (met.length < 50 || chronicle.length < 150)
    throw new Error(`bench: ${met.length} people met and ${chronicle.length} Encounters in ${YEARS} years`);
  return { short, long };
}

/** So many months are played for one figure: chance is not to decide it. */
const SAMPLE = 20;

/** Months from here on, each from the same place with other dice; the mean of a month in microseconds of work. */
function monthsFrom(table: Table): () => unknown {
  let n = 0;
  return () => {
    for (let i = 0; i < SAMPLE; i++) {
      const fork = table.fork() as Table;
      fork.reseed(`month-${i}`, null);
      const survivor = new Survivor(`month-${i}`);
      const month = monthOf(fork);
      while (!fork.over && monthOf(fork) === month) survivor.answer(fork);
      n += fork.length;
    }
    return n;
  };
}

/** What a campaign costs in its first year and in its sixth: a month of it, and all that `growth` measures. */
export function campaignGrowth(slice: number): Lines {
  const both = pair();
  const { short, long } = both;
  const [a, b] = micros([monthsFrom(short), monthsFrom(long)], slice) as [number, number];
  const lines = { month: grown(a / SAMPLE, b / SAMPLE, short, long), ...growth(ftb, both, slice) };
  const { met, chronicle } = (long.state as State).campaign;
  const past = `, ${chronicle.length} Encounters and ${met.length} people met behind it`;
  return Object.fromEntries(
    Object.entries(lines).map(([name, l]) => [`campaign-${name}`, { ...l, unit: l.unit + past }]),
  );
}
