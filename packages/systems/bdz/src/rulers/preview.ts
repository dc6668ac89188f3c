import type { AskView, Json, OddsQuery } from '@shambles/engine';
import type { Book } from '../book.js';
import type { View } from '../view.js';

/** What the dice of an answer would come to. */
export function preview(_view: View, _ask: AskView, _answer: Json, _book: Book): OddsQuery[] {
  return [];
}
