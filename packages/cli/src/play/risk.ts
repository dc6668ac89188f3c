import { type AskView, type Json, odds, SetupError, type Table } from '@shambles/engine';
import type { Io } from '../io.js';
import { oddsText } from '../odds.js';

/** The exact odds of what an answer would start, from what the seat sees. */
export function riskText(table: Table, ask: AskView, answer: Json, io: Pick<Io, 'colour'>): string {
  const { system, book, header } = table;
  const queries = system.preview(table.view(ask.seat), ask, answer, book);
  if (queries.length === 0) return 'No dice come into that.\n';
  return queries
    .map(({ procedure, input, on }) => {
      const spec = system.procedures.find((p) => p.id === procedure);
      try {
        return `${spec?.title ?? procedure}${on === undefined ? '' : `, in ${on}`} (${spec?.rule})\n${oddsText(odds(system, procedure, input, header.setup, { outcomes: 50_000 }), io)}`;
      } catch (error) {
        if (error instanceof SetupError) return `${error.message}\n`;
        throw error;
      }
    })
    .join('');
}
