import { readJournal } from '@shambles/engine';
import type { Remembered } from '@shambles/wire';
import type { Kept } from '../remote/kept.js';

/** A journal to check, and what this browser recorded about its table at the time. */
export interface Case {
  readonly system: string;
  readonly text: string;
  readonly table: string | undefined;
  readonly remembered: Remembered;
}

/** Throws JournalError if the text is not a journal. */
export function caseOf(text: string, kept: Pick<Kept, 'of'>): Case {
  const { header } = readJournal(text);
  const fair = header.fair as { table?: unknown } | undefined;
  const table = typeof fair?.table === 'string' ? fair.table : undefined;
  return { system: header.system, text, table, remembered: rememberedOf(table, kept) };
}

function rememberedOf(table: string | undefined, kept: Pick<Kept, 'of'>): Remembered {
  const keys = table === undefined ? [] : kept.of(table);
  const commitment = keys.find((k) => k.commitment !== undefined)?.commitment;
  const number = keys.find((k) => k.share !== undefined);
  const sum = keys.find((k) => k.sum)?.sum;
  return {
    ...(commitment !== undefined && { commitment }),
    ...(number?.share !== undefined && { seat: number.role, share: number.share }),
    ...(sum !== undefined && { sum }),
  };
}
