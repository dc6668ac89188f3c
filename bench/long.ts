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
  rebuilt,
  resumeTable,
  type Setup,
  Sfc32,
  type Stored,
  Table,
  type Written,
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
  /** The checkpoints that those of the short and of the long game are written against, if any. */
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
 * Two games of Aliens vs. Zombies in the same state, one with about 100 entries and one with 10,000. The long one is a
 * random game on forty tiles, padded to its length with a standing answer that is given and withdrawn between the
 * decisions. The short one is corrected to the state of the long one.
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

/** Gives the same small answer in all tables, so that they end in the same state, with somebody still in contact. */
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

/** True if the Aliens give orders and somebody can Blast Em. */
function atContact(table: Table): boolean {
  return (
    table.question('alien')?.code === 'alien-orders' &&
    table.legal('alien').some((v) => (v as string[])[0] === 'blast all')
  );
}

/** Two matches at the beginning of a game, one with about 100 moves and one with 10,000. */
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

/** The cost of a table's operations at 100 entries and at 10,000. */
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
    // Now and then the base checkpoint changes, and is written as well.
    if (below && n++ % ANSWERS === 0) text += checkpointLine(below, table.journal.entry(below.at));
    return text;
  };
}

/** Answers until the base checkpoint changes: at most two entries each. */
const ANSWERS = 256;

/** Saves the whole journal as text. */
export function wholeCost(table: Table): () => unknown {
  return () => table.save();
}

/** Checks a state, as is done before a game read from a file goes on. */
export function checkCost(system: AnySystem, table: Table): () => unknown {
  return () => system.check(table.state, table.book);
}

/** The number of the first entry to write: the answer that led to the last question. */
function lastStep(table: Table): number {
  let n = table.length - 1;
  while (table.journal.entry(n).deed.t !== 'answer' && n > table.length - 5) n--;
  return n;
}

/** Opens a stored game: reads its checkpoint and the entries after it, and runs them again. */
function loadCost(system: AnySystem, table: Table, below?: Checkpoint): () => unknown {
  const read = readCost(table, below);
  const { journal, header } = table;
  const earlier = journal.prefix((table.checkpoint() as Checkpoint).at);
  return () => resumeTable(system, { header, ...read(), earlier });
}

/** The first half of loading: parsing the text. */
export function readCost(table: Table, below?: Checkpoint): () => Pick<Stored, 'checkpoint' | 'entries'> {
  const { journal } = table;
  const checkpoint = table.checkpoint() as Checkpoint;
  const entries = [...journal.entries(checkpoint.at)].map(entryLine);
  const text = JSON.stringify(written(checkpoint, below));
  const before = below ? [JSON.stringify(below)] : [];
  return () => {
    const all = before.map((line) => JSON.parse(line) as Checkpoint);
    return {
      checkpoint: rebuilt(JSON.parse(text) as Written, all) as Checkpoint,
      entries: entries.map((e) => JSON.parse(e) as Entry),
    };
  };
}

/** The odds of an order that is pointed at: its attacks, from the view, and the chances of the first of them. */
function oddsCost(table: Table): () => unknown {
  return () => {
    const ask = table.asks('alien')[0] as AskView;
    const queries = avz.preview(table.view('alien') as never, ask, ['blast all'], table.book as never);
    const [first] = queries as [OddsQuery];
    return odds(avz, first.procedure, first.input, table.header.setup);
  };
}

/** The cost of an answer and of its undo. Each pair adds at least two entries, so each round forks anew. */
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
