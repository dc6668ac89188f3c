import {
  type AnySystem,
  type Checkpoint,
  type Json,
  type Patch,
  type Setup,
  Sfc32,
  Table,
} from '@shambles/engine';
import { checkCost, growth, line, type Pair, readCost, wholeCost } from './long.js';
import { alone, type Line, type Lines } from './measure.js';

/** Ages, in years, of the old campaign and of the young one. */
const OLD = 10;
const YOUNG = 1;
/** Months that both campaigns are played on, alike, before they are measured. */
const ON = 3;

/** A campaign whose band survives and has much to tell, whatever the dice. */
export interface Life {
  readonly system: AnySystem;
  readonly setup: Setup;
  /** Months since the first day. */
  month(state: unknown): number;
  /** Code of the question put to a band that is free to choose what to do. */
  readonly rests: string;
  answer(table: Table, random: Sfc32): void;
  /** The first state with the past of the second. */
  withPast(state: unknown, of: unknown): object;
  /** The past of a state, in words. */
  past(state: unknown): string;
}

/** Answers until the band is free to choose in that month or later. False if the campaign is over before then. */
function livesTo(life: Life, table: Table, month: number, seed: string): boolean {
  const random = new Sfc32(seed);
  const isThere = () =>
    life.month(table.state) >= month && table.question(table.waitingFor[0] as string)?.code === life.rests;
  while (!table.over && !isThere()) life.answer(table, random);
  return !table.over;
}

/** A campaign of this many years. */
function campaign(life: Life, years: number): Table {
  for (let n = 0; n < 50; n++) {
    const table = Table.create(life.system, { setup: life.setup, seed: `ages-${n}` });
    if (livesTo(life, table, 12 * years + 1, `ages-${n}`)) return table;
  }
  throw new Error(`bench: no campaign lasts ${years} years.`);
}

/** Two campaigns in the same state but for their pasts, each with the checkpoint that its later ones refer to. */
function pair(life: Life): Pair {
  const long = campaign(life, OLD);
  const short = campaign(life, YOUNG);
  const state = life.withPast(long.state, short.state);
  const patch: Patch = Object.entries(state).map(([path, value]) => ({ path, value: value as Json }));
  const put = short.propose('player-1', { correct: { why: 'To stand as the old one does.', patch } });
  if (!put.ok) throw new Error(put.text);
  // The same answers and dice in both, so that neither is measured right after a correction.
  const below: Checkpoint[] = [];
  for (const table of [short, long]) {
    table.reseed('on', null);
    const month = life.month(table.state);
    for (const on of [1, 1 + ON]) {
      if (!livesTo(life, table, month + on, 'on')) throw new Error('bench: nobody lives on.');
      if (on === 1) below.push(table.checkpoint() as Checkpoint);
    }
  }
  return { short, long, below };
}

/** Months played per measurement, so that chance does not decide the figure. */
const SAMPLE = 20;

/** Plays one month several times from the same position, each time with other dice. */
function monthsCost(life: Life, table: Table): () => unknown {
  return () => {
    for (let i = 0; i < SAMPLE; i++) {
      const fork = table.fork() as Table;
      fork.reseed(`month-${i}`, null);
      livesTo(life, fork, life.month(fork.state) + 1, `month-${i}`);
    }
  };
}

/** The cost of one line minus that of a part of it. */
function less(all: Line, part: Line): Line {
  const young = ({ ours, ratio }: Line) => ours / (ratio ?? 1);
  const left = all.ours - part.ours;
  return alone(left, all.unit, left / (young(all) - young(part)));
}

/**
 * The cost of a campaign in its eleventh year compared with its second: saving it whole, checking it, and everything
 * that `growth` measures. `months`: also playing twenty months.
 */
export function campaignGrowth(name: string, life: Life, slice: number, months = false): Lines {
  const both = pair(life);
  const grows = growth(life.system, both, slice);
  const read = line('read', both, slice, readCost);
  const lines = {
    ...grows,
    ...read,
    open: less(grows.load as Line, read.read as Line),
    ...line('whole', both, slice, wholeCost),
    ...(months && line('months', both, slice, (table) => monthsCost(life, table))),
    ...line('check', both, slice, (table) => checkCost(life.system, table)),
  };
  const past = `, ${life.past(both.short.state)} behind it and ${life.past(both.long.state)}`;
  return Object.fromEntries(
    Object.entries(lines).map(([what, l]) => [`${name}-${what}`, { ...l, unit: l.unit + past }]),
  );
}
