import { Divergence } from './again.js';
import type { Seat } from './fact.js';
import { JournalError, type Progress, readJournal } from './file.js';
import { type Checkpoint, type Earlier, type Entry, type Header, isControl, Journal } from './journal.js';
import { GENERATORS } from './keyed.js';
import { headOf, lastUndo } from './ledger.js';
import { Play } from './play.js';
import { type AnySystem, SetupError } from './system.js';
import { Table } from './table.js';

export interface Opened {
  readonly table: Table;
  /** What was wrong with the journal, where, and what was kept. Undefined when nothing was. */
  readonly report: string | undefined;
}

export interface Opening {
  readonly quick?: boolean;
  readonly ownDice?: readonly Seat[] | undefined;
  readonly told?: ((work: 'read' | 'run', ...how: Parameters<Progress>) => void) | undefined;
}

/**
 * Opens a journal and goes on where it ends. Every entry is run again and compared with what was written down
 * (`quick`: only what follows the last checkpoint). Damaged or foreign parts are left out, never played
 * differently, and the report says so. Seats of `ownDice` go on throwing their own dice. Throws JournalError when
 * nothing can be recovered. `told` hears how far reading and running have come, one after the other.
 */
export function openTable(
  system: AnySystem,
  text: string,
  { quick = false, ownDice = [], told }: Opening = {},
): Opened {
  const read = readJournal(text, (done, of) => told?.('read', done, of));
  const { header } = read;
  if (header.system !== system.id)
    throw new JournalError(`This journal is of "${header.system}", not of "${system.id}".`);
  if (!(header.dice in GENERATORS))
    throw new JournalError(
      `This journal's dice are "${header.dice}"; this program has ${Object.keys(GENERATORS).join(', ')}.`,
    );
  const book = readBook(system, header);
  const reports = read.damage === undefined ? [] : [read.damage];
  if (header.revision !== system.revision) {
    reports.push(
      `The game was played under revision ${header.revision} of the rules; these are revision ${system.revision}.`,
    );
    quick = true;
  }
  let { entries, checkpoints } = read;
  // Each time round at least one entry or checkpoint fewer: what cannot be run again is left out.
  for (;;) {
    const from = quick ? lastCheckpoint(entries, checkpoints) : undefined;
    try {
      const play = run(system, header, book, entries, from, ownDice, (done, of) => told?.('run', done, of));
      return { table: new Table(system, header, play), report: reports.join(' ') || undefined };
    } catch (error) {
      const cut = cutAt(error, entries);
      if (from && cut <= from.at) {
        reports.push(`The checkpoint at entry ${from.at} was left out (${(error as Error).message}).`);
        checkpoints = checkpoints.filter((c) => c !== from);
        continue;
      }
      if (cut <= 0)
        throw new JournalError(`Nothing of this journal can be played: ${(error as Error).message}`);
      reports.push(
        `Entry ${cut} and what follows were left out (${(error as Error).message}). Entries 0 to ${cut - 1} were kept.`,
      );
      entries = entries.slice(0, cut);
    }
  }
}

/** A game from where its storage keeps it: the header, a checkpoint, and the entries from the checkpoint's on. */
export interface Stored {
  readonly header: Header;
  readonly checkpoint: Checkpoint;
  /** Entries from `checkpoint.at` on, in order. */
  readonly entries: readonly Entry[];
  /** Entries before them, fetched when somebody looks back. */
  readonly earlier: Earlier;
  /** Seats that go on throwing their own dice. */
  readonly ownDice?: readonly Seat[];
}

/** Opens a stored game at the cost of one step, however long it has been. */
export function resumeTable(system: AnySystem, stored: Stored): Table {
  const journal = new Journal(stored.earlier);
  for (const entry of stored.entries) journal.append(entry);
  const play = new Play(system, readBook(system, stored.header), stored.header, journal, stored.ownDice);
  const head = headAfter(stored);
  play.turned = lastUndo(stored.entries);
  play.resume(stored.checkpoint, journal.line(head, stored.checkpoint.at));
  return new Table(system, stored.header, play, stored.checkpoint.at);
}

function headAfter({ checkpoint, entries }: Stored): number {
  const head = headOf(entries);
  return head < 0 ? checkpoint.at : head;
}

function readBook(system: AnySystem, header: Header): unknown {
  try {
    return system.book(header.setup);
  } catch (error) {
    if (error instanceof SetupError)
      throw new JournalError(`This journal's setup cannot be used: ${error.message}`);
    throw error;
  }
}

function run(
  system: AnySystem,
  header: Header,
  book: unknown,
  entries: readonly Entry[],
  from: Checkpoint | undefined,
  ownDice: readonly Seat[],
  told: Progress,
): Play {
  const journal = new Journal();
  for (const entry of entries) journal.append(entry);
  const play = new Play(system, book, header, journal, ownDice);
  play.turned = lastUndo(entries);
  const head = headOf(entries);
  if (from) {
    const wrong = system.check(from.state, book);
    if (wrong !== undefined) throw new Divergence(from.at, wrong);
    play.resume(from, journal.line(head, from.at));
  } else play.start(journal.line(head), told);
  return play;
}

/**
 * Runs every line of play of a journal again, those that were taken back too. Returns what does not come out as it is
 * written down; undefined when all of it does. Throws JournalError where it cannot be tried.
 */
export function audit(system: AnySystem, text: string): string | undefined {
  const { header, entries, damage } = readJournal(text);
  if (damage !== undefined) return damage;
  if (header.system !== system.id || header.revision !== system.revision)
    throw new JournalError(
      `This journal is of ${header.system}, revision ${header.revision}; these rules are ${system.id}, revision ${system.revision}.`,
    );
  const book = readBook(system, header);
  const line = entries.filter((e) => !isControl(e.deed));
  const before = new Set(line.map((e) => e.prev));
  for (const { n } of line.filter((e) => !before.has(e.n))) {
    const journal = new Journal();
    for (const entry of entries) journal.append(entry);
    try {
      new Play(system, book, header, journal).start(journal.line(n));
    } catch (error) {
      return (error as Error).message;
    }
  }
  return undefined;
}

/** The last checkpoint on the line of play. */
function lastCheckpoint(
  entries: readonly Entry[],
  checkpoints: readonly Checkpoint[],
): Checkpoint | undefined {
  const at = new Map(checkpoints.map((c) => [c.at, c]));
  for (let n = headOf(entries); n >= 0; n = (entries[n] as Entry).prev) {
    const checkpoint = at.get(n);
    if (checkpoint) return checkpoint;
  }
  return undefined;
}

/** Where to cut after a failed run: at the entry that diverged; at the last one of the line when the rules broke down. */
function cutAt(error: unknown, entries: readonly Entry[]): number {
  if (error instanceof Divergence) return error.entry;
  for (let n = entries.length - 1; n >= 0; n--) if (!isControl((entries[n] as Entry).deed)) return n;
  return 0;
}
