import {
  distance,
  east,
  GRAIN,
  grains,
  MILLION,
  north,
  type Point,
  type Route,
  slide,
  snap,
  straight,
  type Ways,
  walk,
} from '@shambles/field';
import { type MeasuredTable, type Place, placeOf } from '@shambles/measured';

type Table = Pick<MeasuredTable<never>, 'figures' | 'at'>;
type Blocks = (figure: number) => boolean;

/** How far a figure moves: its way and the cost in inches. `costs` are those up to each point of the way. */
export interface Stride {
  readonly way: readonly Place[];
  readonly costs: readonly number[];
  readonly cost: number;
}

/**
 * Moves along a route for at most `most` inches, round the bases in the way; undefined if the figure does not move at
 * all.
 */
export function along(
  table: Table,
  ways: Ways,
  id: string,
  route: Route,
  most: number,
  blocks: Blocks,
): Stride | undefined {
  const stop = walk(ways, table.figures, table.figures.of(id), route, most, blocks);
  const way = stop.route.points as readonly Place[];
  const end = way[way.length - 1] as Place;
  const { x, y, level } = table.at(id);
  if (end[0] === x && end[1] === y && end[2] === level) return undefined;
  return { way, costs: stop.route.costs, cost: stop.cost };
}

/**
 * Moves towards a place that cannot be reached, sliding along obstacles; undefined if the figure does not move at all.
 */
export function pressing(
  table: Table,
  ways: Ways,
  id: string,
  [x, y]: Place,
  most: number,
  blocks: Blocks,
): Stride | undefined {
  const from = table.at(id);
  const price = (to: Point) => priceOf(ways, placeOf(from), to);
  let end = slide(ways, table.figures, placeOf(from), [x, y], most, blocks);
  const dear = price(end) / grains(most);
  if (dear > 1) end = slide(ways, table.figures, placeOf(from), [x, y], most / dear, blocks);
  if (end.x === from.x && end.y === from.y) return undefined;
  const way: Place[] = [placeOf(from), [end.x, end.y, end.level]];
  const cost = snap(Math.min(most, price(end) / GRAIN));
  return { way, costs: [0, cost], cost };
}

/**
 * The way straight ahead until an obstacle bars it, and its end. `route` is undefined if the figure cannot move at all.
 */
export function straightAhead(
  table: Table,
  ways: Ways,
  id: string,
  most: number,
): {
  readonly route: Route | undefined;
  readonly end: { readonly x: number; readonly y: number };
  readonly barred: boolean;
} {
  const at = table.at(id);
  const from = placeOf(at);
  const towards = [east(at.facing) / MILLION, north(at.facing) / MILLION] as const;
  const end = straight(ways, table.figures, from, towards, most, () => false);
  const far = distance(at, end);
  const cost = priceOf(ways, from, end) / GRAIN;
  const route = {
    points: [from, [end.x, end.y, end.level] as Place],
    costs: [0, cost],
    cost,
    length: far,
  };
  return { route: far > 0 ? route : undefined, end, barred: end.stopped !== undefined };
}

/** The cost of a straight way over the ground between two places of one level, in thousandths. */
function priceOf(ways: Ways, [x, y, level]: Place, to: Point): number {
  return ways.graph.room(level)?.price(grains(x), grains(y), grains(to.x), grains(to.y)) ?? 0;
}

/** The part of a route that costs at most `most` inches. */
export function cut(route: Route, most: number): Route {
  const points: Place[] = [route.points[0] as Place];
  const costs: number[] = [0];
  for (let i = 1; i < route.points.length; i++) {
    const before = costs[costs.length - 1] as number;
    const cost = route.costs[i] as number;
    const [ax, ay, from] = points[points.length - 1] as Place;
    const [bx, by, level] = route.points[i] as Place;
    if (cost <= most) {
      points.push([bx, by, level]);
      costs.push(cost);
      continue;
    }
    if (from === level && most > before) {
      const share = (most - before) / (cost - before);
      points.push([snap(ax + (bx - ax) * share), snap(ay + (by - ay) * share), level]);
      costs.push(most);
    }
    break;
  }
  const cost = costs[costs.length - 1] as number;
  return { points, costs, cost, length: cost };
}
