import type { Book } from '../book.js';
import { counterIn, DEAD_PILE, GRAVE, put, RESERVE, type State, spend } from '../state.js';

/** The places beside the board, as facts name them. */
export type Beside = 'reserve' | 'grave' | 'dead-pile';

/** A location, or a place beside the board. */
export function place(book: Book, name: string): number {
  if (name === 'reserve') return RESERVE;
  if (name === 'grave') return GRAVE;
  return name === 'dead-pile' ? DEAD_PILE : (book.locationNumber.get(name) as number);
}

export function putAll(s: State, book: Book, ids: readonly string[], at: number): void {
  for (let i = 0; i < ids.length; i++) put(s, book, counterIn(book, ids, i), at);
}

export function spendAll(s: State, book: Book, ids: readonly string[]): void {
  for (let i = 0; i < ids.length; i++) spend(s, book, counterIn(book, ids, i));
}
