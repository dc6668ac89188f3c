import {
  type AnySystem,
  type Checkpoint,
  checkpointLine,
  type Entry,
  entryLine,
  type Header,
  headerLine,
  openTable,
  resumeTable,
  type Seat,
  type Table,
} from '@shambles/engine';

/** A game as it is in the store. */
export interface Kept {
  readonly header: Header;
  readonly checkpoint: Checkpoint | undefined;
  /** The earlier checkpoint that `checkpoint` is written upon. */
  readonly below: Checkpoint | undefined;
  /** The entries, as JSON. */
  readonly lines: readonly string[];
}

function entryAt({ lines }: Kept, n: number): Entry {
  const line = lines[n];
  if (line === undefined) throw new RangeError(`There is no entry ${n} in the store.`);
  return JSON.parse(line) as Entry;
}

/** The whole journal as text. */
export function journalText(kept: Kept): string {
  const { header, checkpoint, below } = kept;
  const lines = [headerLine(header), ...kept.lines];
  const put = (c: Checkpoint, upon?: Checkpoint) =>
    lines.splice(c.at + 2, 0, checkpointLine(c, entryAt(kept, c.at), upon));
  if (checkpoint) put(checkpoint, below);
  if (below) put(below);
  return `${lines.join('\n')}\n`;
}

type Resumed = { readonly table: Table } | { readonly table?: undefined; readonly trouble: string };

/**
 * Resumes the game from its last checkpoint. If the steps since then cannot be run again, runs the whole journal.
 * Returns `trouble` if that fails too or would leave entries out.
 */
export function resume(system: AnySystem, kept: Kept, ownDice: Seat[]): Resumed {
  try {
    return { table: fromCheckpoint(system, kept, ownDice) };
  } catch (why) {
    try {
      const { table, report } = openTable(system, journalText(kept), { ownDice });
      return report === undefined || isAllOf(table, kept) ? { table } : { trouble: report };
    } catch (error) {
      return { trouble: `${(error as Error).message} (${(why as Error).message})` };
    }
  }
}

function fromCheckpoint(system: AnySystem, kept: Kept, ownDice: Seat[]): Table {
  const { header, checkpoint, lines } = kept;
  if (!checkpoint) throw new RangeError('there is no checkpoint');
  if (header.revision !== system.revision) throw new RangeError('the rules have changed');
  const entries = lines.slice(checkpoint.at).map((line) => JSON.parse(line) as Entry);
  const earlier = { length: checkpoint.at, entry: (n: number) => entryAt(kept, n) };
  return resumeTable(system, { header, checkpoint, entries, earlier, ownDice });
}

/** True if a table that was opened with a report still holds every entry as it is in the store. */
function isAllOf(table: Table, { lines }: Kept): boolean {
  return lines.every((line, n) => n < table.length && entryLine(table.journal.entry(n)) === line);
}
