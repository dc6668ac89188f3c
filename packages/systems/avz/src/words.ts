import type { Line } from '@shambles/engine';
import type { Book } from './book.js';

/** "C3". */
export function nameOf(book: Book, place: number): string {
  return book.locations[place] as string;
}

/** Locations are offered by name. */
export const BY_PLACE = {
  line: (id: string): Line => ({ key: 'place', values: { at: id } }),
  on: (id: string): string => id,
};
