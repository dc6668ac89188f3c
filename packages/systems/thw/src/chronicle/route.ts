import type { PaperMap } from '@shambles/engine';

/** A place of a campaign in words, with the ids of its neighbours. */
export interface Stop {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly next: readonly string[];
  readonly is: 'here' | 'base' | 'been' | 'unseen';
}

/** Places in a row before the next row leads back. A campaign finds its places one after the other. */
const ROW = 4;

/** A map of a campaign's places, in the order in which they were found. No book says where they lie. */
export function routeOf(stops: readonly Stop[]): PaperMap {
  const places = stops.map(({ id, name, note, is }, i) => {
    const row = Math.floor(i / ROW);
    const along = i % ROW;
    return { id, name, note, is, column: row % 2 === 0 ? along : ROW - 1 - along, row };
  });
  const roads = stops.flatMap((from, i) =>
    stops.slice(i + 1).flatMap((to) => (from.next.includes(to.id) ? [[from.id, to.id] as const] : [])),
  );
  return { columns: Math.min(ROW, stops.length), rows: Math.ceil(stops.length / ROW), places, roads };
}
