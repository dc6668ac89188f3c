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

/** What a journal holds, before anything of it is played. */
export interface Look {
  readonly text: string;
  /** Title of what was played. */
  readonly title: string;
  readonly entries: number;
  readonly damage: string | undefined;
}

/** A journal that has been run again: it opens where it ends, without that being done once more. */
export interface Proven {
  readonly system: string;
  readonly text: string;
  /** What was wrong with it, and what was kept; or what becomes of a game of other rules. */
  readonly report: string | undefined;
}

/** How far it is: lines read, or entries run again. */
export type Told = NonNullable<Opening['told']>;

/** Looks into a file. Throws JournalError. */
export function lookInto(text: string, told?: Told): Look {
  const { header, entries, damage } = readJournal(text, told && ((done, of) => told('read', done, of)));
  return { text, title: findSystem(header.system).title, entries: entries.length, damage };
}

/** Runs all of a journal again, and writes down what of it holds, with where it ends. Throws JournalError. */
export function prove(text: string, told?: Told): Proven {
  const { table, report, older } = openTable(systemOf(text), text, { told });
  return written(table, report ?? older?.text);
}

/** Goes on from an entry of a journal, as a game of its own. Throws JournalError, or an Error with the refusal. */
export function proveBranch(text: string, entry: number, told?: Told): Proven {
  const branch = openTable(systemOf(text), text, { told }).table.fork(entry);
  if (!(branch instanceof Table)) throw new Error(branch.text);
  return written(branch, undefined);
}

const systemOf = (text: string): AnySystem => findSystem(readHeader(text).system);

/** With one checkpoint, the last: whoever opens it goes on from there. */
function written(table: Table, report: string | undefined): Proven {
  const end = table.checkpoint();
  const text = writeJournal(table.header, table.journal, end && [end]);
  return { system: table.system.id, text, report };
}
