import { entryLine, type Header, openTable, readJournal } from '@shambles/engine';
import { findSystem } from '@shambles/systems';

/** A game begun elsewhere, as the store wants it. */
export interface Brought {
  /** What the rules know of it, and nothing else that may stand there. */
  readonly header: Header;
  readonly entries: readonly string[];
  readonly checkpoint: string | undefined;
}

/** Errors lose their kind on the way out of a thread: what is wrong is told as text. */
export type Read = Brought | { readonly wrong: string };

/** Runs all of a journal again: a checkpoint that somebody wrote himself could hold anything. */
export function read(journal: string): Read {
  try {
    const { table, report } = openTable(findSystem(readJournal(journal).header.system), journal);
    if (report !== undefined) return { wrong: report };
    if (table.over) return { wrong: 'This game is over: there is nothing to go on with.' };
    const checkpoint = table.checkpoint();
    const { format, system, revision, setup, seed, dice, people } = table.header;
    return {
      header: { format, system, revision, setup, seed, dice, people },
      entries: [...table.journal.entries()].map(entryLine),
      checkpoint: checkpoint && JSON.stringify(checkpoint),
    };
  } catch (error) {
    return { wrong: (error as Error).message };
  }
}
