import {
  type AnySystem,
  type Opening,
  openTable,
  readHeader,
  readJournal,
  Table,
  writeJournal,
} from '@shambles/engine';
import { findSystem } from '@shambles/systems';

/** The contents of a journal, before any of it is replayed. */
export interface Look {
  readonly text: string;
  /** Title of the system that was played. */
  readonly title: string;
  readonly entries: number;
  readonly damage: string | undefined;
}

/** A journal that has been replayed; it now opens at its end without another replay. */
export interface Proven {
  readonly system: string;
  readonly text: string;
  /** What was wrong with the journal and what was kept; or a note that the game was played by older rules. */
  readonly report: string | undefined;
}

/** Receives progress: lines read, or entries replayed. */
export type Told = NonNullable<Opening['told']>;

/** Reads the text of a journal without replaying it. Throws JournalError. */
export function lookInto(text: string, told?: Told): Look {
  const { header, entries, damage } = readJournal(text, told && ((done, of) => told('read', done, of)));
  return { text, title: findSystem(header.system).title, entries: entries.length, damage };
}

/** Replays a whole journal and writes the part that holds, with a checkpoint at its end. Throws JournalError. */
export function prove(text: string, told?: Told): Proven {
  const { table, report, older } = openTable(systemOf(text), text, { told });
  return written(table, report ?? older?.text);
}

/** Starts a new game from an entry of a journal. Throws JournalError, or an Error with the refusal. */
export function proveBranch(text: string, entry: number, told?: Told): Proven {
  const branch = openTable(systemOf(text), text, { told }).table.fork(entry);
  if (!(branch instanceof Table)) throw new Error(branch.text);
  return written(branch, undefined);
}

const systemOf = (text: string): AnySystem => findSystem(readHeader(text).system);

/** Writes the journal with its last checkpoint only, so that it opens from there. */
function written(table: Table, report: string | undefined): Proven {
  const end = table.checkpoint();
  const text = writeJournal(table.header, table.journal, end && [end]);
  return { system: table.system.id, text, report };
}
