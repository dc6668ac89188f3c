import { type AskView, type Json, odds, type Scene, SetupError, type Table } from '@shambles/engine';
import { createTeller } from '@shambles/story';
import { oddsText } from '../../commands/odds.js';
import type { Io } from '../../io.js';
import { nameOf } from '../things.js';

/** ", in C3" or ", at Zed 4"; empty for a figure that is not on the table. */
function whereOf(on: string, scene: Scene): string {
  if (scene.kind === 'printed') return `, in ${on}`;
  const name = nameOf(on, scene);
  return name === undefined ? '' : `, at ${name}`;
}

/** The odds of what an answer would start, from what the seat sees. */
export function riskText(table: Table, ask: AskView, answer: Json, io: Pick<Io, 'colour'>): string {
  const { system, book, header } = table;
  const queries = system.preview(table.view(ask.seat), ask, answer, book);
  if (queries.length === 0)
    return 'There are no odds for that by itself: no dice follow, or something else is decided first.\n';
  const scene = table.scene(ask.seat);
  return queries
    .map(({ procedure, input, on }) => {
      const spec = system.procedures.find((p) => p.id === procedure);
      try {
        const found = odds(system, procedure, input, header.setup, { outcomes: 50_000 });
        const teller = createTeller(system, book, 'en', spec?.words);
        return `${spec?.title ?? procedure}${on === undefined ? '' : whereOf(on, scene)} (${spec?.rule})\n${oddsText(found, procedure, teller, io)}`;
      } catch (error) {
        if (error instanceof SetupError) return `${error.message}\n`;
        throw error;
      }
    })
    .join('');
}
