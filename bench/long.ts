import { avz, type State } from '@shambles/avz';
import {
  type AnySystem,
  type AskView,
  type Checkpoint,
  checkpointLine,
  type Entry,
  entryLine,
  type Json,
  type OddsQuery,
  odds,
  type Patch,
  resumeTable,
  type Setup,
  Sfc32,
  type Stored,
  Table,
  type Written,
  whole,
  written,
} from '@shambles/engine';
import { alone, type Line, type Lines, median, micros } from './measure.js';
import { noughts } from './noughts.js';
import { answerAny, answerWith } from './play.js';

/** Entries of the short game and of the long one. */
const SHORT = 100;
const LONG = 10_000;

export interface Pair {
  readonly short: Table;
  readonly long: Table;
  /** The checkpoints that those of the short one and of the long one are written upon, where they are. */
  readonly below?: readonly Checkpoint[];
}

/** Forty tiles instead of ten: a game of 38 turns. */
const FORTY: Setup = { scenario: 'standard', options: {}, files: { tiles: fortyTiles() } };

function fortyTiles(): Json {
  const standard = avz.files.find((f) => f.id === 'tiles')?.standard;
  const { tiles } = standard as unknown as { tiles: { tile: string; number: number; icons: string[] }[] };
  return {
    title: 'Forty tiles',
    tiles: [0, 1, 2, 3].flatMap((k) => tiles.map((t) => ({ ...t, tile: `${t.tile}-${k}` }))),
  };
}

/**
 * Two games of Aliens vs. Zombies that stand alike, one of about 100 entries and one of 10,000. The long one is a
 * random game on forty tiles, with a standing answer left and taken back among the decisions, which makes its line
 * of play as long as it has to be. The short one is corrected to the state that the long one has come to.
 */
function avzPair(): Pair {
  const r = new Sfc32('long');
  const long = Table.create(avz, { setup: FORTY, seed: 'long' });
  const plain = Table.create(avz, { setup: FORTY, seed: 'long' });
  let turns = 0;
  for (const again = new Sfc32('long'); !plain.over; turns++) answerAny(plain, again);
  const each = Math.ceil((LONG - plain.length) / turns) + 1;
  while (long.length < LONG || !atContact(long)) {
    answerAny(long, r);
    for (let i = 0; i < each && long.length < LONG - 40; i++)
      long.stand('alien', 'nothing', i % 2 === 0 ? true : undefined);
    if (long.over) throw new Error(`The long game was over after ${long.length} entries.`);
  }
  const short = Table.create(avz, { setup: FORTY, seed: 'short' });
  while (short.length < SHORT - 10 || (short.state as State).phase !== 'alien-actions') answerAny(short, r);
  const patch: Patch = Object.entries(long.state as object).map(([path, value]) => ({
    path,
    value: value as Json,
  }));
  const put = short.propose('alien', { correct: { why: 'To stand as the long game does.', patch } });
  if (!put.ok) throw new Error(put.text);
  passOne(short, long);
  return { short, long };
}

/** The same small answer in both, so that both end alike; somebody is still in contact afterwards. */
function passOne(...tables: readonly Table[]): void {
  const [first] = tables as readonly [Table];
  const passes = first.legal('alien', 10_000).filter((v) => /^pass \S+$/.test((v as string[])[0] as string));
  for (const value of passes) {
    const trial = first.fork() as Table;
    answerWith(trial, value);
    if (!atContact(trial)) continue;
    for (const table of tables) answerWith(table, value);
    return;
  }
  throw new Error('Nobody can pass.');
}

/** The Aliens give orders, and somebody can Blast Em. */
function atContact(table: Table): boolean {
  return (
    table.question('alien')?.code === 'alien-orders' &&
    table.legal('alien').some((v) => (v as string[])[0] === 'blast all')
  );
}

/** Two matches at the beginning of a game, one of about 100 moves and one of 10,000. */
function noughtsPair(): Pair {
  const setup: Setup = { scenario: 'standard', options: { games: '10000' } };
  const [short, long] = [SHORT, LONG].map((entries) => {
    const r = new Sfc32('match');
    const table = Table.create(noughts, { setup, seed: 'match' });
    while (table.length < entries || (table.state as { moves: number }).moves > 0) answerAny(table, r);
    return table;
  });
  return { short, long } as Pair;
}

/** What a table costs at 100 entries and at 10,000. */
export function avzGrowth(slice: number): Lines {
  const pair = avzPair();
  return { ...growth(avz, pair, slice), ...line('odds', pair, slice, oddsCost) };
}

export function noughtsGrowth(slice: number): Lines {
  return Object.fromEntries(
    Object.entries(growth(noughts, noughtsPair(), slice)).map(([name, l]) => [`noughts-${name}`, l]),
  );
}

export function growth(system: AnySystem, pair: Pair, slice: number): Lines {
  return {
    ...line('save', pair, slice, saveCost),
    ...line('load', pair, slice, (table, below) => loadCost(system, table, below)),
    ...line('fork', pair, slice, (table) => () => table.fork()),
    ...line('options', pair, slice, (table) => () => table.legal(table.waitingFor[0] as string, 10_000)),
    ...line('view', pair, slice, (table) => () => table.view(table.waitingFor[0] as string)),
    ...undoing(pair, slice),
  };
}

export function line(
  name: string,
  { short, long, below = [] }: Pair,
  slice: number,
  cost: (table: Table, below?: Checkpoint) => () => unknown,
): Lines {
  const [a, b] = micros([cost(short, below[0]), cost(long, below[1])], slice) as [number, number];
  return { [name]: grown(a, b, short, long) };
}

function grown(before: number, after: number, short: Table, long: Table): Line {
  return alone(after, `µs after ${long.length} entries; ratio to ${short.length} entries`, after / before);
}

/** What the page writes after an answer: the new entries and the last checkpoint, as lines. */
function saveCost(table: Table, below?: Checkpoint): () => unknown {
  let n = 0;
  return () => {
    const checkpoint = table.checkpoint() as Checkpoint;
    let text = '';
    for (const entry of table.journal.entries(lastStep(table))) text += entryLine(entry);
    text += checkpointLine(checkpoint, table.journal.entry(checkpoint.at), below);
    // Now and then the one below is another, and is written as well.
    if (below && n++ % ANSWERS === 0) text += checkpointLine(below, table.journal.entry(below.at));
    return text;
  };
}

/** Answers until another checkpoint is the one that others are written upon: at most two entries each. */
const ANSWERS = 256;

/** The whole journal as text. */
export function wholeCost(table: Table): () => unknown {
  return () => table.save();
}

/** What is read from a file is checked before it is gone on with. */
export function checkCost(system: AnySystem, table: Table): () => unknown {
  return () => system.check(table.state, table.book);
}

/** The entries since the answer that the last question followed from. */
function lastStep(table: Table): number {
  let n = table.length - 1;
  while (table.journal.entry(n).deed.t !== 'answer' && n > table.length - 5) n--;
  return n;
}

/** A stored game is opened: its checkpoint and what followed are read and run again. */
function loadCost(system: AnySystem, table: Table, below?: Checkpoint): () => unknown {
  const read = readCost(table, below);
  const { journal, header } = table;
  const earlier = journal.prefix((table.checkpoint() as Checkpoint).at);
  return () => resumeTable(system, { header, ...read(), earlier });
}

/** The first half of it: what text says is there. */
export function readCost(table: Table, below?: Checkpoint): () => Pick<Stored, 'checkpoint' | 'entries'> {
  const { journal } = table;
  const checkpoint = table.checkpoint() as Checkpoint;
  const entries = [...journal.entries(checkpoint.at)].map(entryLine);
  const text = JSON.stringify(written(checkpoint, below));
  const before = below ? [JSON.stringify(below)] : [];
  return () => {
    const all = before.map((line) => JSON.parse(line) as Checkpoint);
    return {
      checkpoint: whole(JSON.parse(text) as Written, all) as Checkpoint,
      entries: entries.map((e) => JSON.parse(e) as Entry),
    };
  };
}

/** The odds of an order that is pointed at: what it comes to, from the view, and the chances of each of its attacks. */
function oddsCost(table: Table): () => unknown {
  return () => {
    const ask = table.asks('alien')[0] as AskView;
    const queries = avz.preview(table.view('alien') as never, ask, ['blast all'], table.book as never);
    const [first] = queries as [OddsQuery];
    return odds(avz, first.procedure, first.input, table.header.setup);
  };
}

/** An answer, and taking it back. Each pair adds two entries or more, so the short game is made anew now and then. */
function undoing({ short, long }: Pair, slice: number): Lines {
  const pairs = Math.max(100, slice);
  const answers: number[][] = [[], []];
  const undos: number[][] = [[], []];
  for (let round = -2; round < 5; round++)
    [short, long].forEach((table, side) => {
      const spent = answerAndUndo(table.fork() as Table, pairs);
      if (round < 0) return;
      answers[side]?.push(spent[0]);
      undos[side]?.push(spent[1]);
    });
  const [a, b] = answers.map(median) as [number, number];
  const [c, d] = undos.map(median) as [number, number];
  return { answer: grown(a, b, short, long), undo: grown(c, d, short, long) };
}

function answerAndUndo(table: Table, pairs: number): [answer: number, undo: number] {
  const r = new Sfc32('undo');
  const took: [number[], number[]] = [[], []];
  for (let i = 0; i < pairs; i++) {
    const seat = table.waitingFor[0] as string;
    const start = performance.now();
    answerAny(table, r);
    const between = performance.now();
    const back = table.undo(seat);
    took[1].push(performance.now() - between);
    took[0].push(between - start);
    if (!back.ok) throw new Error(back.text);
  }
  return [median(took[0]) * 1000, median(took[1]) * 1000];
}
