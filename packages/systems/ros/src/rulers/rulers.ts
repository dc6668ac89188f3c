import type { AskView, Sighting, Way } from '@shambles/engine';
import { type At, far, type Place, sightings, straightWay, tablesOfViews, tenth } from '@shambles/measured';
import { type Book, groundWith } from '../book.js';
import { RosTable } from '../table.js';
import type { View } from '../view.js';
import { nameOf } from '../words.js';

/** Rulers use only what a seat sees: hidden figures and hordes do not affect them. */

/** The table of a view. Use it before asking about another view. */
export const tableOfView: (view: View, book: Book) => RosTable = tablesOfViews<View, Book, RosTable>({
  ground: (view, book) => groundWith(book, view.gaps),
  make: (view, book) => new RosTable(book, view),
});

/** The way that a figure would take to a spot, its cost, and its risks. */
export function way(
  view: View,
  ask: AskView,
  to: readonly [number, number, number],
  book: Book,
): Way | undefined {
  if (ask.shape.kind !== 'spot') return undefined;
  const { figure, from, how, edge = 0 } = ask.shape;
  if (how === 'throw') return straightWay(from, to, edge);
  const table = tableOfView(view, book);
  const standing = new Set([
    ...view.zeds.filter((z) => z.mode !== 'waiting' && !z.down).map((z) => z.id),
    ...view.seated.filter((q) => !q.gone).map((q) => q.id),
  ]);
  const all = book.options.pass === 'nobody';
  const reach = table.ways('survivor').from(...from, {
    self: table.figures.find(figure),
    blocks: (i) => all || standing.has(table.figures.ids[i] as string),
  });
  const route = reach.route(...to);
  if (!route) return undefined;
  return {
    points: route.points,
    cost: tenth(route.cost),
    warnings: [
      ...warnings(view, table, route.points, figure, book),
      ...carriedTo(view, table, route.points, ask, book),
    ],
  };
}

/**
 * Warnings for a survivor taken along, at the place where it would end. It is put there directly from where it is now,
 * so nothing on the way affects it. ROS-card-ASSIST, ROS-R-flames, ROS-U-discover, ROS-R-car.
 */
function carriedTo(
  view: View,
  table: RosTable,
  points: Way['points'],
  ask: AskView,
  book: Book,
): Way['warnings'] {
  const q = view.people.find((p) => p.id === ask.line?.values?.carried);
  const end = points[points.length - 1];
  if (!q || !end || ask.shape.kind !== 'spot' || table.figures.find(q.id) < 0) return [];
  const { figure } = ask.shape;
  const at = table.as(figure, end, () => table.contactWith(figure, q));
  if (!at) return [];
  const name = nameOf(book, q.id);
  const from: Place = [q.x, q.y, q.level];
  const found = hideoutsBy(view, table, [at], q.torch, book).map((hideout) => ({
    key: 'warn.hideout-carried',
    values: { who: name, name: hideout },
  }));
  const cars = carsBy(view, table, at, q.id, book).map((car) => ({
    key: 'warn.car-carried',
    values: { who: name, name: car },
  }));
  const burns = burnsAt(view, at) && !burnsAt(view, from);
  return [...cars, ...found, ...(burns ? [{ key: 'warn.flames-carried', values: { who: name } }] : [])];
}

/** Names of the parked cars at a place whose alarm a survivor that ends step 5 there has yet to roll for. ROS-R-car. */
function carsBy(view: View, table: RosTable, [x, y, level]: Place, who: string, book: Book): string[] {
  return view.vehicles
    .filter((v) => v.alarm === 0 && !v.rolled.includes(who) && level === 0)
    .filter((v) => table.gapToVehicle(v.id, { x, y, level }) <= 1)
    .map((v) => nameOf(book, v.id));
}

/** Names of the hideouts that a survivor would discover from one of these places. */
function hideoutsBy(
  view: View,
  table: RosTable,
  places: readonly Place[],
  torch: boolean,
  book: Book,
): string[] {
  return (book.map.places ?? []).flatMap((p) => {
    const hideout = view.hideouts.find((h) => h.id === p.id && h.state === 'hidden');
    if (!hideout || !p.at) return [];
    const spot = { x: p.at[0], y: p.at[1], level: p.level ?? 0 };
    const near = places.some((at) => comesTo(at, spot, torch ? 10 : 5) && table.sameSide(at, spot));
    return near ? [p.name ?? p.id] : [];
  });
}

/** True if a base at a place is in flames. */
const burnsAt = (view: View, at: Place): boolean =>
  view.clouds.some((c) => c.kind === 'flames' && comesTo(at, c, 10));

/** Warnings about a way: a parked car's alarm at its end, hideouts and flames along it. */
function warnings(
  view: View,
  table: RosTable,
  points: Way['points'],
  figure: string,
  book: Book,
): Way['warnings'] {
  const lines: { key: string; values?: Record<string, string> }[] = [];
  for (const name of carsBy(view, table, points[points.length - 1] as Place, figure, book))
    lines.push({ key: 'warn.car', values: { name } });
  const torch = view.people.find((p) => p.id === figure)?.torch ?? false;
  const way = strides(points);
  for (const name of hideoutsBy(view, table, way, torch, book))
    lines.push({ key: 'warn.hideout', values: { name } });
  // A survivor already in flames does not enter them again. ROS-R-flames.
  if (way.some((at, i) => burnsAt(view, at) && !burnsAt(view, way[i - 1] ?? (points[0] as Place))))
    lines.push({ key: 'warn.flames' });
  return lines;
}

/** True if a spot is within `cm` of the edge of a base at a place. */
function comesTo(at: Place, spot: At, cm: number) {
  return at[2] === spot.level && far(at, [spot.x, spot.y]) - 1 <= cm;
}

/** Places along a way, half a centimetre apart, without the starting place. */
function strides(points: Way['points']): Place[] {
  return points.slice(1).flatMap(([bx, by, level], i) => {
    const [ax, ay] = points[i] as Place;
    const n = Math.max(1, Math.ceil(far([ax, ay], [bx, by]) * 2));
    return Array.from(
      { length: n },
      (_, k): Place => [ax + ((bx - ax) * (k + 1)) / n, ay + ((by - ay) * (k + 1)) / n, level],
    );
  });
}

/** What a figure sees of the others, and whether they see it. */
export function sight(view: View, figure: string, book: Book): Sighting[] {
  const table = tableOfView(view, book);
  return sightings(table, figure, (id) => ({
    distance: table.gap(figure, id),
    sees: table.sees(figure, id),
    inArc: table.inFront(figure, id),
    seenBy: table.sees(id, figure),
  }));
}
