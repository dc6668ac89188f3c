import type { AskView, NamedPlace, Sighting, Way } from '@shambles/engine';
import type { Reach } from '@shambles/field';
import { namedPlaces, type Place, sightings, straightWay, tablesOfViews, tenth } from '@shambles/measured';
import { type Book, groundOf } from '../book.js';
import { barring } from '../moving/walking.js';
import { BASE, FtbTable } from '../table.js';
import type { View } from '../view.js';
import { asFarAsItGoes, coverAbout, goals, otherSections, type Wanting } from './goals.js';

/** A view with an Encounter, so that there is a table to measure on. */

type Laid = View & { readonly encounter: NonNullable<View['encounter']> };

const laidTable = tablesOfViews<Laid, Book, FtbTable>({
  ground: ({ encounter }) => groundOf(encounter.map),
  make: (view, book) => new FtbTable(view, book.options.hills, book.tables.dayParts),
});

/** The table of a view; undefined between Encounters. Use it before asking about another view. */
export function tableOfView(view: View, book: Book): FtbTable | undefined {
  return view.encounter ? laidTable(view as Laid, book) : undefined;
}

/** The route of a figure to a spot, and the inches of its move that it costs. FTB-5.2a. */
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

/** All places that a figure can go from a place, at any distance; enemies and zombies block the way. */
function reachFrom(view: View, table: FtbTable, figure: string, from: Place): Reach {
  const bars = barring(view, view.people.find((p) => p.id === figure)?.side ?? '');
  return table.ways('human').from(...from, {
    self: table.figures.find(figure),
    blocks: (i) => bars.has(table.figures.ids[i] as string),
  });
}

/**
 * Names for spots that a figure may go to, nearest first; then sections and directions. If a place is too far, the
 * figure goes towards it. FTB-5.2a.
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

/** What a figure sees of the others, and what they see of it. FTB-5.5.1a, FTB-7.1. */
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
