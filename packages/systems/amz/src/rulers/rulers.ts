import type { AskView, NamedPlace, Sighting, SpotShape, Way } from '@shambles/engine';
import type { Reach, Route } from '@shambles/field';
import {
  bySomebody,
  doors,
  edges,
  farthest,
  hasPlace,
  type Looking,
  type NamedGoal,
  namedPlaces,
  shelters,
  sightings,
  stairs,
  tenth,
  toSomething,
} from '@shambles/measured';
import { marchAlong } from '../activation/destination.js';
import { entitled, isAware } from '../awareness/awareness.js';
import type { Book } from '../book.js';
import type { AmzWorld } from '../facts.js';
import { mayApproach } from '../morale/approach.js';
import { placesAt, reachOf } from '../movement/marching.js';
import { spotsOf } from '../movement/spots.js';
import { basesOf, type Figure, isLiving, unitOf } from '../state.js';
import { BASE, CONTACT } from '../table/rules.js';
import { tableOf, tableOfView } from '../table/table.js';
import { leadOf } from '../units/units.js';
import type { View } from '../view.js';
import { CASUALTY, hotSpotName, unitName } from '../words/names.js';
import { soughtBy } from './sought.js';
import { inFormation, setOut, worldOf } from './world.js';

/** Rulers on what a seat sees. */

/** The compass directions, each as a step to the east and to the north. */
const SIDES = [
  ['north', 0, 1],
  ['east', 1, 0],
  ['south', 0, -1],
  ['west', -1, 0],
] as const;

/** Where the lead of a unit can go from its place, however far. */
const reachFrom = (view: View, book: Book, lead: Figure): Reach =>
  reachOf(worldOf(view, book), lead.id, Number.POSITIVE_INFINITY);

const leadIn = (view: View, ask: AskView): Figure | undefined => {
  const { shape } = ask;
  return shape.kind === 'spot' && shape.how === 'walk'
    ? view.figures.find((f) => f.id === shape.figure)
    : undefined;
};

/** The way that the lead of a unit would take, its cost, and the zombies that would notice it there. */
export function way(
  view: View,
  ask: AskView,
  to: readonly [number, number, number],
  book: Book,
): Way | undefined {
  const lead = leadIn(view, ask);
  if (!lead || ask.shape.kind !== 'spot') return undefined;
  const route = reachFrom(view, book, lead).route(...to);
  if (!route) return undefined;
  const w = setOut(worldOf(view, book), unitOf(view, lead.unit));
  const there =
    ask.code === 'move' && route.cost <= ask.shape.within
      ? marched(w, lead, route, ask.shape.within)
      : inFormation(w, unitOf(w.s, lead.unit), lead, [...to]);
  return { points: route.points, cost: tenth(route.cost), warnings: noticed(w, lead.unit, there) };
}

/** Everybody's place at the end of a way that the lead of a unit is sent. AMZ-cohesion. */
function marched(w: AmzWorld, lead: Figure, route: Route, most: number) {
  const march = marchAlong(w, lead.unit, lead.id, route, most);
  return placesAt(march, march.cost);
}

/**
 * Zombie units that could Interrupt a unit whose figures are at these places: those that would notice it there, and mobs
 * that a Dexter would set on it. AMZ-awareness, AMZ-interrupt-declare.
 */
function noticed(w: AmzWorld, unit: string, there: ReturnType<typeof inFormation>): Way['warnings'] {
  if (!isLiving(unitOf(w.s, unit))) return [];
  const table = tableOf(w);
  return table.asAll(there, () =>
    entitled(w, unit).map((id) => ({
      key: isAware(w, id, unit) ? 'warn.noticed' : 'warn.driven',
      values: { who: unitName(w.book, unitOf(w.s, id)), inches: tenth(table.apart(id, unit)) },
    })),
  );
}

/** Named places where a unit may go, its Morale permitting. AMZ-T-morale-levels. */
export function places(view: View, ask: AskView, book: Book): readonly NamedPlace[] {
  const self = leadIn(view, ask);
  if (!self) return [];
  const all = placesFor(self, view, ask, book);
  if (ask.code !== 'move') return all;
  const barred = mayApproach(worldOf(view, book), self.unit);
  return all.filter(({ at }) => barred([...at]) === undefined);
}

function placesFor(self: Figure, view: View, ask: AskView, book: Book): readonly NamedPlace[] {
  if (ask.shape.kind !== 'spot') return [];
  const table = tableOfView(view, book);
  const reach = reachFrom(view, book, self);
  if (ask.code === 'place-figure') return outermost(ask.shape, reach);
  const l: Looking = { table, self, shape: ask.shape, reach, base: BASE };
  const living = isLiving(unitOf(view, self.unit));
  const foes = view.units.filter((u) => isLiving(u) !== living && basesOf(view, u.id).length > 0);
  const leads = foes.flatMap((u) => basesOf(view, u.id).filter((f) => f.id === leadOf(view, u.id)));
  return [
    ...namedPlaces(
      l,
      [...doors(l), ...stairs(l), ...units(l, view, book), ...things(l, view, book), ...wayOut(l, book)].map(
        soughtBy(view, book, unitOf(view, self.unit)),
      ),
    ),
    ...namedPlaces(
      l,
      shelters(
        l,
        leads.map((f) => f.id),
        leads.filter((f) => f.support !== null).map((f) => f.id),
      ),
    ).filter(({ at, line }) => !isHiding(line.key) || way(view, ask, at, book)?.warnings.length === 0),
    ...namedPlaces(l, farthest(l, living ? leads : [])),
  ];
}

/** True for a place that is called out of sight: nobody of a unit that stands there is to be noticed. */
const isHiding = (key: string): boolean => key.startsWith('place.hidden');

/** Spots within a unit, named only by their direction. */
function outermost({ lit }: SpotShape, reach: Reach): NamedPlace[] {
  const spots = spotsOf(lit);
  return SIDES.flatMap(([side, east, north]) => {
    const [at] = spots.toSorted((a, b) => east * (b[0] - a[0]) + north * (b[1] - a[1]));
    const values = { where: { noun: `point.${side}`, count: 1 } };
    return at ? [{ id: side, at, cost: tenth(reach.cost(...at)), line: { key: 'place.point', values } }] : [];
  });
}

/** Goals next to other units on the table, and in contact with those of the other side; nobody aboard has a place. */
function units(l: Looking, view: View, book: Book): NamedGoal[] {
  const own = unitOf(view, (l.self as Figure).unit);
  return view.units.flatMap((u) => {
    const lead = basesOf(view, u.id).find((f) => f.id === leadOf(view, u.id));
    if (!lead || u.id === own.id || lead.unit !== u.id) return [];
    const foe = isLiving(u) !== isLiving(own);
    return bySomebody(l, lead, {
      name: unitName(book, u),
      foe,
      near: foe ? 2 * BASE + CONTACT / 2 : 3 * BASE,
    });
  });
}

/** Goals at things on the table: things, Hot Spots, abandoned casualties. */
function things(l: Looking, view: View, { scenario }: Book): NamedGoal[] {
  const named = (id: string) => scenario.things.find((t) => t.id === id)?.name ?? id;
  const marks = [
    ...view.things.filter((t) => !t.spent && t.by === '').map((t) => ({ ...t, name: named(t.id) })),
    ...view.hotSpots
      .filter((h) => !h.closed)
      .map((h) => ({ ...h, id: `hot-spot-${h.number}`, name: hotSpotName(h.number) })),
    ...view.casualties.filter(hasPlace).map((c) => ({ ...c, name: CASUALTY[c.kind] })),
  ];
  return marks.flatMap((m) => toSomething(l, m, m.name, CONTACT));
}

/** Goals at the edges by which the Living may leave. AMZ-leaving. */
function wayOut(l: Looking, book: Book): NamedGoal[] {
  const { exits } = book.scenario;
  const [width, height] = book.ground.map.size;
  const near = (x: number, y: number) =>
    (exits.includes('south') && y <= 1) ||
    (exits.includes('north') && y >= height - 1) ||
    (exits.includes('west') && x <= 1) ||
    (exits.includes('east') && x >= width - 1);
  return edges(l, near);
}

/** How a figure's unit and the others see each other. AMZ-los, AMZ-cover-definitions. */
export function sight(view: View, figure: string, book: Book): Sighting[] {
  const table = tableOfView(view, book);
  const unit = view.figures.find((f) => f.id === figure)?.unit;
  if (unit === undefined || !table.basesOf(unit).includes(figure)) return [];
  const seen = (from: string, to: string): Sighting['sees'] =>
    !table.sees(from, to) ? 'no' : table.coverOf(to, from) === 'exposed' ? 'clear' : 'partly';
  return sightings(table, figure, (other) => {
    const theirs = view.figures.find((f) => f.id === other)?.unit ?? '';
    return {
      distance: tenth(table.distance(figure, other)),
      sees: theirs === unit ? 'clear' : seen(unit, theirs),
      inArc: true,
      seenBy: theirs === unit ? 'clear' : seen(theirs, unit),
    };
  });
}
