import type { AskView, NamedPlace, Shape, Sighting, Way } from '@shambles/engine';
import type { Reach } from '@shambles/field';
import { namedPlaces, sightings, tenth } from '@shambles/measured';
import type { Book } from '../book.js';
import { onlyAway } from '../movement/fleeing.js';
import { reachOf } from '../movement/walking.js';
import { personOf, vehicleOf } from '../state.js';
import { isOnTable, shifted } from '../table/bodies.js';
import { laneOf } from '../table/lane.js';
import { BASE, type BdzTable } from '../table.js';
import type { View } from '../view.js';
import { asFarAsItGoes, coverAbout, goals, type Wanting } from './goals.js';
import { tableOfView, worldOf } from './world.js';

type Spots = Extract<Shape, { kind: 'spot' }>;

/** A distance in inches beyond any real move, so that every reachable place is covered. */
const FAR = 200;

function reachFrom(view: View, figure: string, book: Book): Reach {
  const p = personOf(view, figure);
  return reachOf(worldOf(view, book), p, FAR);
}

/** True if a figure has a base on the table; one that is about to enter has none. */
const isOn = (view: View, id: string, book: Book) => tableOfView(view, book).has(id);

/** The way that a figure would take to a spot, and what it costs of the move. BDZ-move-normal. */
export function way(
  view: View,
  ask: AskView,
  to: readonly [number, number, number],
  book: Book,
): Way | undefined {
  if (ask.shape.kind !== 'spot' || !isOn(view, ask.shape.figure, book)) return undefined;
  const route = reachFrom(view, ask.shape.figure, book).route(...to);
  return route && { points: route.points, cost: tenth(route.cost), warnings: [] };
}

/** Named places that a figure may go to. BDZ-move-normal. */
export function places(view: View, ask: AskView, book: Book): NamedPlace[] {
  const { shape } = ask;
  const self = shape.kind === 'spot' ? view.people.find((p) => p.id === shape.figure) : undefined;
  if (shape.kind !== 'spot' || shape.how !== 'walk' || !self) return [];
  const table = tableOfView(view, book);
  if (!table.has(self.id)) return alongEdge(shape);
  const reach = reachFrom(view, self.id, book);
  const looking: Wanting = { view, book, table, self, shape, reach, base: BASE };
  // A spot on a slope may cost more than the way past it, and somebody who flees may go only towards its edge.
  const world = worldOf(view, book);
  const within = onlyAway(world, self, reachOf(world, self, shape.within));
  return [
    ...namedPlaces(looking, [...goals(looking), ...coverAbout(looking)]),
    ...namedPlaces(looking, asFarAsItGoes(looking)),
  ].filter(({ at }) => within.cost(...at) <= shape.within);
}

/** Inches between named spots on an edge. */
const APART = 6;

/**
 * Free spots on the edge where somebody enters, at equal intervals from its western or southern corner. BDZ-zgen-enter.
 */
function alongEdge({ lit, from }: Spots): NamedPlace[] {
  const spots = cellsOf(lit);
  const wide = (n: 0 | 1) => Math.max(...spots.map((s) => s[n])) - Math.min(...spots.map((s) => s[n]));
  const [along, across, corner] = wide(0) >= wide(1) ? ([0, 1, 'west'] as const) : ([1, 0, 'south'] as const);
  const nearest = Math.min(...spots.map((s) => Math.abs(s[across] - from[across])));
  return spots
    .filter((s) => Math.abs(s[across] - from[across]) === nearest && (s[along] - 0.5) % APART === 0)
    .map((s) => ({
      id: `enter ${s[0]} ${s[1]}`,
      at: [s[0], s[1], from[2]] as const,
      line: { key: `place.enter-${corner}`, values: { inches: Math.floor(s[along]) } },
      cost: 0,
    }));
}

/** The centres of the lit cells. */
function cellsOf(lit: Spots['lit']): (readonly [x: number, y: number])[] {
  const found: (readonly [number, number])[] = [];
  for (const { cell, runs } of lit)
    for (let i = 0; i < runs.length; i += 3) {
      const [row, first, end] = runs.slice(i, i + 3) as [number, number, number];
      for (let column = first; column < end; column++)
        found.push([(column + 0.5) * cell, (row + 0.5) * cell]);
    }
  return found;
}

/** What a figure sees of the others, and whether they see it. BDZ-los-front, BDZ-T-los. */
export function sight(view: View, figure: string, book: Book): Sighting[] {
  const table = tableOfView(view, book);
  return sightings(table, figure, (id) => ({
    distance: tenth(table.distance(figure, id)),
    sees: seen(table, figure, id),
    inArc: table.facesTowards(figure, id),
    seenBy: seen(table, id, figure),
  }));
}

function seen(table: BdzTable, from: string, to: string): Sighting['sees'] {
  const line = table.sees(from, to) ? table.line(from, to) : 'no';
  return line === 'cover' || line === 'concealed' ? 'partly' : line;
}

/**
 * Straight ahead of a vehicle with this facing: the inches that are clear, and the inches to the edge. BDZ-veh-lane.
 */
export function laneAhead(
  view: View,
  book: Book,
  vehicle: string,
  facing: number,
  inches: number,
): { readonly clear: number; readonly off: number } {
  const body = { ...vehicleOf(view, vehicle), facing };
  const { ground } = tableOfView(view, book);
  const [hit] = laneOf(view, ground, body, inches).hits;
  let off = 0;
  while (off < inches && isOnTable(ground, shifted(body, off))) off++;
  return { clear: hit ? hit.at : inches, off };
}
