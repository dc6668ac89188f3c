import { GENERATORS } from '../dice/keyed.js';
import { Divergence } from '../journal/again.js';
import { JournalError, type Progress, type ReadJournal, readJournal } from '../journal/file.js';
import {
  type Checkpoint,
  type Control,
  type Earlier,
  type Entry,
  entrySum,
  type Header,
  isControl,
  Journal,
} from '../journal/journal.js';
import { endsRedo, headOf, lastTurn } from '../journal/ledger.js';
import type { EngineFact, Seat } from '../rule/fact.js';
import { begunWith, SetupError } from '../system/setup.js';
import type { AnySystem } from '../system/system.js';
import { Play } from './play.js';
import { applied } from './playback.js';
import { Table } from './table.js';

export interface Opened {
  readonly table: Table;
  /** What was wrong with the journal, where, and what was kept. Undefined if nothing was wrong. */
  readonly report: string | undefined;
  /** How a game played under another revision of the rules goes on; undefined for a game of today's rules. */
  readonly older: Older | undefined;
}

/** A game of another revision of the rules. Nothing is lost: what can no longer be played can still be watched. */
export interface Older {
  /** The revision that its last entries were made under. */
  readonly revision: number;
  /**
   * `end`: today's rules agree with all of it (`quick`: with what follows the last checkpoint). `earlier`: they go on
   * from an earlier place. `watched`: today's rules cannot go on, and the game is shown as it ended.
   */
  readonly goesOn: 'end' | 'earlier' | 'watched';
  /** The same in a sentence or two, for a person. */
  readonly text: string;
}

export interface Opening {
  readonly quick?: boolean;
  readonly ownDice?: readonly Seat[] | undefined;
  readonly told?: ((work: 'read' | 'run', ...how: Parameters<Progress>) => void) | undefined;
}

/**
 * Opens a journal and goes on where it ends. Every entry is run again and compared with what is written (`quick`: only
 * what follows the last checkpoint). Damaged or foreign parts are left out, never played differently, and the report
 * says so. A game of other rules goes on from its last checkpoint, or is shown as it ended: see `Older`. Seats of
 * `ownDice` go on throwing their own dice. `told` hears the progress of reading, then of running. Throws JournalError
 * if nothing can be recovered.
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
  if (!Object.hasOwn(GENERATORS, header.dice))
    throw new JournalError(
      `This journal's dice are "${header.dice}"; this program has ${Object.keys(GENERATORS).join(', ')}.`,
    );
  const running: Running = {
    system,
    header,
    book: readBook(system, header),
    ownDice,
    told: (done, of) => told?.('run', done, of),
  };
  const revision = revisionOf(read);
  if (revision !== system.revision) return openOlder(running, read, revision);
  // Today's rules might not reproduce the entries made before they came into force.
  const since = header.revision !== revision;
  return openSame(running, read, quick || since, since);
}

/** The context in which a journal's entries are run again. */
interface Running {
  readonly system: AnySystem;
  readonly header: Header;
  readonly book: unknown;
  readonly ownDice: readonly Seat[];
  readonly told: Progress;
}

/** Opens a game of today's rules. `since`: only the entries after a certain one were made under them. */
function openSame(running: Running, read: ReadJournal, quick: boolean, since: boolean): Opened {
  const { system, header } = running;
  const reports = read.damage === undefined ? [] : [read.damage];
  let { entries, checkpoints } = read;
  // Each pass has at least one entry or checkpoint fewer: whatever cannot be run again is left out.
  for (;;) {
    const from = quick ? lastCheckpoint(entries, checkpoints) : undefined;
    const play = prepared(running, entries);
    if (since && from) play.floor = from.at;
    try {
      run(running, play, entries, from);
      const report = reports.join(' ') || undefined;
      return { table: new Table(system, header, play), report, older: undefined };
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

/**
 * Opens a game of other rules. All of its entries stay. If today's rules lead elsewhere, a finished game is shown as it
 * ended; any other goes on from before that place, and its journal records that with a `rules` entry.
 */
function openOlder(running: Running, read: ReadJournal, revision: number): Opened {
  const { system, header, book } = running;
  const opened = (play: Play, goesOn: Older['goesOn'], at: number): Opened => ({
    table: new Table(system, header, play),
    report: read.damage,
    older: { revision, goesOn, text: olderText(revision, system.revision, goesOn, at) },
  });
  const end = headOf(read.entries);
  const written = asWritten(running, read);
  const over = written !== undefined && system.outcome(written, book) !== undefined;
  const atRest = (): Opened => {
    if (written === undefined)
      throw new JournalError(
        `This game was played under revision ${revision} of the rules; revision ${system.revision} can neither play nor show it.`,
      );
    const play = prepared(running, read.entries);
    play.rest(written, end);
    return opened(play, 'watched', end);
  };
  let head = end;
  let { checkpoints } = read;
  // Each pass has an earlier end, or one checkpoint fewer.
  while (head >= 0) {
    const entries = over ? read.entries : [...read.entries, rulesEntry(read.entries, head, system.revision)];
    const from = lastCheckpoint(entries, checkpoints);
    const play = prepared(running, entries);
    if (from) play.floor = from.at;
    try {
      run(running, play, entries, from);
      return opened(play, head === end ? 'end' : 'earlier', head);
    } catch (error) {
      const cut = error instanceof Divergence ? error.entry : (play.runningAgain ?? head);
      if (from && cut <= from.at) {
        const anew = over ? undefined : beginAgain(running, read.entries, from);
        if (anew) return opened(anew, from.at === end ? 'end' : 'earlier', from.at);
        checkpoints = checkpoints.filter((c) => c !== from);
      } else if (over) return atRest();
      // Rules that fail after the last entry of the line cannot go on from it either.
      else head = (entries[Math.min(cut, head)] as Entry).prev;
    }
  }
  return atRest();
}

/**
 * Returns a play whose step begins again at a checkpoint of other rules, or undefined if today's rules cannot go on
 * from its state.
 */
function beginAgain(running: Running, entries: readonly Entry[], from: Checkpoint): Play | undefined {
  const { system, book } = running;
  if (system.check(from.state, book) !== undefined) return undefined;
  const play = prepared(running, entries);
  try {
    play.again(from, system.revision);
    return play;
  } catch {
    return undefined;
  }
}

/** The revision that the last entries of a journal were made under. */
function revisionOf({ header, entries }: ReadJournal): number {
  let { revision } = header;
  for (const { deed } of entries) if (deed.t === 'rules' || deed.t === 'again') revision = deed.revision;
  return revision;
}

/** Returns the entry after `entries` which records that the game goes on from `head` under this revision. */
function rulesEntry(entries: readonly Entry[], head: number, revision: number): Entry {
  const prev = headOf(entries);
  const deed: Control = { t: 'rules', head, revision };
  return {
    n: entries.length,
    prev,
    deed,
    facts: [],
    sum: entrySum((entries[prev] as Entry).sum, deed, []),
  };
}

/** The state at the end of a journal, derived from its facts alone; undefined if that fails. */
function asWritten({ system, book }: Running, { entries, checkpoints }: ReadJournal): unknown {
  const journal = new Journal();
  for (const entry of entries) journal.append(entry);
  const from = lastCheckpoint(entries, checkpoints);
  try {
    let state = from ? system.copy(from.state) : system.start(book);
    const facts = journal
      .line(headOf(entries), (from?.at ?? 0) - 1)
      .flatMap((entry) => (entry.n === from?.at ? entry.facts.slice(from.facts) : entry.facts));
    for (const fact of facts) state = applied(system, state, fact, book);
    return state;
  } catch {
    return undefined;
  }
}

function olderText(old: number, now: number, goesOn: Older['goesOn'], at: number): string {
  const played = `This game was played under revision ${old} of the rules; these are revision ${now}.`;
  switch (goesOn) {
    case 'end':
      return `${played} It goes on where it ended.`;
    case 'earlier':
      return `${played} They lead elsewhere after entry ${at}, so it goes on from there; what was played after that stays in its journal.`;
    case 'watched':
      return `${played} It is shown as it was played, and can be watched; it cannot go on.`;
  }
}

/** A game as its storage keeps it: the header, a checkpoint, and the entries from the checkpoint on. */
export interface Stored {
  readonly header: Header;
  readonly checkpoint: Checkpoint;
  /** Entries from `checkpoint.at` on, in order. */
  readonly entries: readonly Entry[];
  /** Entries before those, fetched when somebody looks back. */
  readonly earlier: Earlier;
  /** Seats that go on throwing their own dice. */
  readonly ownDice?: readonly Seat[];
}

/**
 * Opens a stored game. The cost is one step, however long the game is. A proposal from before the checkpoint no longer
 * waits: whoever stores games settles each with its own record.
 */
export function resumeTable(system: AnySystem, stored: Stored): Table {
  const journal = new Journal(stored.earlier);
  for (const entry of stored.entries) journal.append(entry);
  const play = new Play(system, readBook(system, stored.header), stored.header, journal, stored.ownDice);
  const head = headAfter(stored);
  play.turned = lastTurn(stored.entries);
  play.resume(stored.checkpoint, journal.line(head, stored.checkpoint.at));
  return new Table(system, stored.header, play, lastGoingOn(journal, stored.checkpoint.at));
}

/** The last entry up to `at` by which somebody went on: what was taken back after it can still be played again. */
function lastGoingOn(journal: Journal, at: number): number {
  let n = at;
  while (n > 0 && !endsRedo(journal.entry(n))) n--;
  return n;
}

function headAfter({ checkpoint, entries }: Stored): number {
  const head = headOf(entries);
  return head < 0 ? checkpoint.at : head;
}

function readBook(system: AnySystem, header: Header): unknown {
  try {
    return system.book(begunWith(system, header));
  } catch (error) {
    if (error instanceof SetupError)
      throw new JournalError(`This journal's setup cannot be used: ${error.message}`);
    throw error;
  }
}

/** A play with these entries in its journal, none of them run yet. */
function prepared({ system, book, header, ownDice }: Running, entries: readonly Entry[]): Play {
  const journal = new Journal();
  for (const entry of entries) journal.append(entry);
  const play = new Play(system, book, header, journal, ownDice);
  play.turned = lastTurn(entries);
  return play;
}

function run(
  { system, book, told }: Running,
  play: Play,
  entries: readonly Entry[],
  from: Checkpoint | undefined,
): void {
  const head = headOf(entries);
  if (from) {
    const wrong = system.check(from.state, book);
    if (wrong !== undefined) throw new Divergence(from.at, wrong);
    play.resume(from, play.journal.line(head, from.at));
  } else play.start(play.journal.line(head), told);
}

/**
 * Runs every line of play of a journal again, including those that were taken back. Returns a description of the first
 * thing that does not match the journal, or undefined if everything does. Throws JournalError if the check is
 * impossible.
 */
export function audit(system: AnySystem, text: string): string | undefined {
  const { header, entries, damage } = readJournal(text);
  if (damage !== undefined) return damage;
  if (header.system !== system.id || header.revision !== system.revision)
    throw new JournalError(
      `This journal is of ${header.system}, revision ${header.revision}; these rules are ${system.id}, revision ${system.revision}.`,
    );
  const other = entries.find(({ deed }) => deed.t === 'rules' || deed.t === 'again');
  if (other)
    throw new JournalError(
      `This journal went on under other rules at entry ${other.n}: what came before them cannot be run again.`,
    );
  const book = readBook(system, header);
  const line = entries.filter((e) => !isControl(e.deed));
  const before = new Set(line.map((e) => e.prev));
  const ends = line.filter((e) => !before.has(e.n));
  const journal = new Journal();
  for (const entry of entries) journal.append(entry);
  const play = new Play(system, book, header, journal);
  try {
    // Each line goes on from the last checkpoint that it shares with those before it.
    for (const [i, { n }] of ends.entries())
      if (i === 0) play.start(journal.line(n));
      else play.goTo(n);
  } catch (error) {
    return (error as Error).message;
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
    const checkpoint = at.get(n) ?? begunAgain(entries[n] as Entry);
    if (checkpoint) return checkpoint;
  }
  return undefined;
}

/** The checkpoint that an `again` entry itself contains. */
function begunAgain({ n, deed, facts: [first] }: Entry): Checkpoint | undefined {
  if (deed.t !== 'again' || first?.is !== 'restored') return undefined;
  const { state } = first as EngineFact & { is: 'restored' };
  return { at: n, facts: 1, state, dice: deed.dice, standing: deed.standing };
}

/**
 * Where to cut the journal after a failed run: at the entry that diverged, or at the last entry of the line if the
 * rules failed.
 */
function cutAt(error: unknown, entries: readonly Entry[]): number {
  if (error instanceof Divergence) return error.entry;
  for (let n = entries.length - 1; n >= 0; n--) if (!isControl((entries[n] as Entry).deed)) return n;
  return 0;
}
