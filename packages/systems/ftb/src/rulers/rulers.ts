import type { AskView, NamedPlace, Sighting, Way } from '@shambles/engine';
import type { Reach } from '@shambles/field';
import { namedPlaces, type Place, sightings, straightWay, tablesOfViews, tenth } from '@shambles/measured';
import { type Book, groundOf } from '../book.js';
import { barring } from '../moving/walking.js';
import { BASE, FtbTable } from '../table.js';
import type { View } from '../view.js';
import { asFarAsItGoes, coverAbout, goals, otherSections, type Wanting } from './goals.js';

/** Rulers on what a seat sees. */

type Laid = View & { readonly encounter: NonNullable<View['encounter']> };

const laidTable = tablesOfViews<Laid, Book, FtbTable>({
  ground: ({ encounter }) => groundOf(encounter.map),
  make: (view, book) => new FtbTable(view, book.options.hills, book.tables.dayParts),
});

/** The table of a view; undefined between Encounters. Use it before asking about another view. */
export function tableOfView(view: View, book: Book): FtbTable | undefined {
  return view.encounter ? laidTable(view as Laid, book) : undefined;
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
  if (how !== 'walk') return straightWay(from, to);
  const route = reachFrom(view, table, figure, from).route(...to);
  return route && { points: route.points, cost: tenth(route.cost), warnings: [] };
}

/** Wherever a figure can go from a place, however far: enemies and zombies bar the way. */
function reachFrom(view: View, table: FtbTable, figure: string, from: Place): Reach {
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
  const looking: Wanting = { view, book, table, self, shape, reach, base: BASE };
  return [
    ...namedPlaces(looking, [...goals(looking), ...coverAbout(looking)]),
    ...namedPlaces(looking, otherSections(looking)),
    ...namedPlaces(looking, asFarAsItGoes(looking)),
  ];
}

/** What a figure sees of the others, and what of it they see. FTB-5.5.1a, FTB-7.1. */
export function sight(view: View, figure: string, book: Book): Sighting[] {
  const table = tableOfView(view, book);
  if (!table) return [];
  return sightings(table, figure, (id) => ({
    distance: tenth(table.distance(figure, id)),
    sees: seen(table, figure, id),
    inArc: table.facesTowards(figure, id),
    seenBy: seen(table, id, figure),
  }));
}

function seen(table: FtbTable, from: string, to: string): Sighting['sees'] {
  const line = table.facesTowards(from, to) ? table.line(from, to) : 'no';
  return line === 'cover' ? 'partly' : line;
}
