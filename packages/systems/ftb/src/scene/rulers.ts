import type { AskView, NamedPlace, Sighting, Way } from '@shambles/engine';
import { type At, distance, headed, type Reach } from '@shambles/field';
import { type Book, groundOf } from '../book.js';
import { goals, type NamedGoal, sections } from '../contact/goals.js';
import { farthest, shelters } from '../shooting/shelter.js';
import { FtbTable } from '../table.js';
import { barring } from '../turn/walking.js';
import type { View } from '../view.js';

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
  const route = reachFrom(view, table, figure, from).route(...to);
  return route && { points: route.points, cost: tenth(route.cost), warnings: [] };
}

/** Wherever a figure can go from a place, however far: enemies and zombies bar the way. */
function reachFrom(view: View, table: FtbTable, figure: string, from: At): Reach {
  const bars = barring(view, view.people.find((p) => p.id === figure)?.side ?? '');
  return table.ways('human').from(...from, {
    self: table.figures.find(figure),
    blocks: (i) => bars.has(table.figures.ids[i] as string),
  });
}

/**
 * What a player calls the spots that a figure may go to, the nearest first; then parts of the table and directions.
 * What is too far off is gone towards. FTB-5.2a.
 */
export function places(view: View, ask: AskView, book: Book): NamedPlace[] {
  const table = tableOfView(view, book);
  const { shape } = ask;
  const self = shape.kind === 'spot' ? view.people.find((p) => p.id === shape.figure) : undefined;
  if (shape.kind !== 'spot' || shape.how !== 'walk' || !table || !self) return [];
  const reach = reachFrom(view, table, self.id, shape.from);
  const looking = { view, book, table, self, shape, reach };
  const named = (all: readonly NamedGoal[]): NamedPlace[] =>
    headed(reach, all, shape.within).flatMap(({ goal, at, there, cost, whole }) => {
      if ((!there && goal.far === undefined) || cost > shape.within) return [];
      const { id, on, line } = goal;
      return [
        {
          id,
          ...(on !== undefined && { on }),
          at,
          cost: tenth(cost),
          line: there ? line : { key: goal.far as string, values: { ...line.values, whole: tenth(whole) } },
          ...(!there && { whole: tenth(whole) }),
        },
      ];
    });
  return [
    ...named([...goals(looking), ...shelters(looking)]),
    ...named(sections(looking)),
    ...named(farthest(looking)),
  ];
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
