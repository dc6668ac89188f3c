import {
  type AnySystem,
  type Entry,
  type Header,
  headOf,
  Journal,
  type ReadJournal,
  readJournal,
} from '@shambles/engine';
import { SYSTEMS } from '@shambles/systems';
import { Failure } from './failure.js';
import { readText } from './given.js';
import type { Io } from './io.js';

export interface JournalFile {
  readonly system: AnySystem;
  readonly text: string;
  readonly header: Header;
  readonly read: ReadJournal;
  /** The line of play, from the first entry. */
  readonly line: readonly Entry[];
}

/** Reads a journal and finds its system. Throws Failure or JournalError if it cannot. */
export function readJournalFile(io: Pick<Io, 'cwd'>, file: string): JournalFile {
  const text = readText(io, file);
  const read = readJournal(text);
  const system = SYSTEMS.find((s) => s.id === read.header.system);
  if (!system)
    throw new Failure(
      `${file} is a journal of "${String(read.header.system)}"; this program plays: ${SYSTEMS.map((s) => s.id).join(', ')}.`,
    );
  const journal = new Journal();
  for (const entry of read.entries) journal.append(entry);
  const head = headOf(read.entries);
  return { system, text, header: read.header, read, line: head < 0 ? [] : journal.line(head) };
}
