import { begunWith, type Seat, type Setup, setupFor, type Table } from '@shambles/engine';
import type { Bot, BotSpec } from './bot.js';

/** Books read for seats, by the setup of their games and by seat. All games of a series share their setup. */
const read = new WeakMap<Setup, Map<string, unknown>>();

/** The book as a bot at a seat may know it: without what the players' own files hide from the seat. */
function bookFor({ system, header, book }: Table, seat: Seat): unknown {
  const { setup, revision } = header;
  const known = setupFor(system, setup, seat);
  if (known === setup) return book;
  const books = read.get(setup) ?? new Map<string, unknown>();
  read.set(setup, books);
  const key = `${revision} ${seat}`;
  if (!books.has(key)) books.set(key, system.book(begunWith(system, { setup: known, revision })));
  return books.get(key);
}

/** Makes a bot for a seat of a table. It knows no more of the players' own files than a person there would. */
export const makeFor = ({ make }: BotSpec, table: Table, seat: Seat): Bot => make(bookFor(table, seat));
