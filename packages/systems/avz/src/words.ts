import type { Line } from '@shambles/engine';
import type { Book } from './book.js';
import { kindOf } from './state.js';

/** "C3". */
export function nameOf(book: Book, place: number): string {
  return book.locations[place] as string;
}

/** How counters are offered: by kind, alike ones together. */
export function byKind(book: Book): {
  line(id: string): Line;
  like(id: string): string;
  on(id: string): string;
} {
  const kind = kindOf(book);
  return { line: (id) => ({ key: `kind.${kind(id)}` }), like: kind, on: (id) => id };
}

/** How locations are offered: by name. */
export const BY_PLACE = {
  line: (id: string): Line => ({ key: 'place', values: { at: id } }),
  on: (id: string): string => id,
};
