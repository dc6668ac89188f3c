import { entryLine, type Header, openTable, readJournal } from '@shambles/engine';
import { findSystem } from '@shambles/systems';
import { nestedDeeper } from './nested.js';

/** Greatest nesting allowed in a line: several times that of any game's state. */
const DEPTH = 100;

/** A game begun elsewhere, in the form that the store needs. */
export interface Brought {
  /** Only the fields that the rules know; anything else in the uploaded header is dropped. */
  readonly header: Header;
  readonly entries: readonly string[];
  readonly checkpoint: string | undefined;
}

/** Errors lose their class on the way out of a thread, so what is wrong is returned as text. */
export type Read = Brought | { readonly wrong: string };

/** Runs a whole journal again: a checkpoint that somebody else wrote could hold anything. */
export function read(journal: string): Read {
  if (nestedDeeper(journal, DEPTH))
    return { wrong: `This is no journal: a line of it goes deeper than ${DEPTH} lists within lists.` };
  try {
    const system = findSystem(readJournal(journal).header.system);
    const { table, report } = openTable(system, journal);
    if (report !== undefined) return { wrong: report };
    if (table.header.revision !== system.revision)
      return {
        wrong: `This game was begun under revision ${table.header.revision} of the rules; these are revision ${system.revision}. At a table with others it cannot go on, since nobody could run it again from its beginning.`,
      };
    if (table.over) return { wrong: 'This game is over: there is nothing to go on with.' };
    const checkpoint = table.checkpoint();
    const { format, revision, setup, seed, dice, people } = table.header;
    return {
      header: { format, system: system.id, revision, setup, seed, dice, people },
      entries: [...table.journal.entries()].map(entryLine),
      checkpoint: checkpoint && JSON.stringify(checkpoint),
    };
  } catch (error) {
    return { wrong: (error as Error).message };
  }
}
