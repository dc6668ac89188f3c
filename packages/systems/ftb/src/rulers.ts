import type { AskView, Sighting, Way } from '@shambles/engine';
import { distance } from '@shambles/field';
import { type Book, groundOf } from './book.js';
import { FtbTable } from './table.js';
import type { View } from './view.js';
import { barring } from './walking.js';

/** Rulers on what a seat sees. */

const tables = new WeakMap<Book, { readonly table: FtbTable; view: View }>();

/**
 * The table of a view. There is one for a game: it is brought in line with whichever view is asked about, so that
 * what it knows of the ground is found once. Use it before asking about another view. Undefined between Encounters.
 */
export function tableOfView(view: View, book: Book): FtbTable | undefined {
  if (!view.encounter) return undefined;
  const known = tables.get(book);
  if (known && known.table.ground === groundOf(view.encounter.map)) {
    if (known.view !== view) known.table.stand(view);
    known.view = view;
    return known.table;
  }
  const table = new FtbTable(view, book.options.hills);
  tables.set(book, { table, view });
  return table;
}

/** The way that a figure would take to a spot, and what of its move it costs. FTB-5.2a. */
export function way(
  view: View,
  ask: AskView,
  to: readonly [number, number, number],
  book: Book,
): Way | undefined {
  const table = tableOfView(view, book);
  if (ask.shape.kind !== 'spot' || !table) return undefined;
  const { figure, from, how } = ask.shape;
  if (how !== 'walk')
    return {
      points: [from, to],
      cost: tenth(distance({ x: from[0], y: from[1] }, { x: to[0], y: to[1] })),
      warnings: [],
    };
  const self = view.people.find((p) => p.id === figure);
  const bars = barring(view, self?.side ?? '');
  const route = table
    .ways('human')
    .from(...from, {
      self: table.figures.find(figure),
      blocks: (i) => bars.has(table.figures.ids[i] as string),
    })
    .route(...to);
  return route && { points: route.points, cost: tenth(route.cost), warnings: [] };
}

/** What a figure sees of the others, and what of it they see. FTB-5.5.1a, FTB-7.1. */
export function sight(view: View, figure: string, book: Book): Sighting[] {
  const table = tableOfView(view, book);
  if (!table?.has(figure)) return [];
  return table.figures.ids
    .filter((id) => id !== figure)
    .map((id) => ({
      id,
      distance: tenth(table.distance(figure, id)),
      sees: seen(table, figure, id),
      inArc: table.facesTowards(figure, id),
      seenBy: seen(table, id, figure),
    }))
    .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1));
}

function seen(table: FtbTable, from: string, to: string): Sighting['sees'] {
  const line = table.facesTowards(from, to) ? table.line(from, to) : 'no';
  return line === 'cover' ? 'partly' : line;
}

function tenth(inches: number): number {
  return Math.round(inches * 10) / 10;
}
