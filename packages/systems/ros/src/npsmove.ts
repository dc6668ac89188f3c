import type { Rule } from '@shambles/engine';
import { bearingOf, distance, type Route } from '@shambles/field';
import { climbs, goUpOrDown } from './aid.js';
import { HANDLING, search, useDoor } from './deeds.js';
import type { RosWorld } from './facts.js';
import { allowance, inZone, reachOf } from './going.js';
import { cardsOf } from './kinds.js';
import { unarmed, zedsInSight } from './nps.js';
import { able, type Person, type Place, placeOf } from './state.js';
import { tableOf } from './table.js';
import { leave, walk } from './walking.js';

/** ROS-R-nps-steps. An NPS does in step 5 what it was given, with the limits of a survivor. */
export function* npsMoves(w: RosWorld, p: Person): Rule<void> {
  if (!able(p)) return;
  const cards = cardsOf(p.play);
  if (cards.includes('climb')) {
    const way = climbs(w, p).find((c) => c.id.endsWith('up'));
    if (way) yield* goUpOrDown(w, p, way);
    return;
  }
  if (!cards.includes('run') && !cards.includes('both')) return;
  if (p.goal === 'away') yield* flee(w, p);
  else if (p.goal) yield* goTowards(w, p, p.goal);
  if (!able(p)) return;
  if (p.order?.do === 'take') yield* takeFind(w, p, p.order.what);
  for (const place of w.book.map.places ?? [])
    if (place.kind === 'exit' && place.rect && inZone(place.rect, placeOf(p)) && goesOut(w, p))
      return leave(w, p, 'exit');
}

/** An NPS leaves when nobody leads it any more, or its order was to go there. ROS-D-last-out. */
function goesOut(w: RosWorld, p: Person): boolean {
  const led = w.s.people.some((q) => q.id === p.leader && q.where === 'table');
  return !led || p.order?.do === 'run';
}

/** Along the shortest way, opening what is closed; unarmed, never nearer to a standing Zed that it sees. */
function* goTowards(w: RosWorld, p: Person, goal: Place): Rule<void> {
  for (let doors = 0; doors < 3; doors++) {
    const left = allowance(p);
    const open = reachOf(w, p, left).route(...goal) ?? partOf(w, p, goal, left);
    const route = open && heedful(w, p, open);
    if (route && route.points.length > 1) yield* walk(w, p.id, route, 'nps', 'ROS-R-nps-steps');
    if (!able(p)) return;
    const door = doorInWay(w, p, goal);
    if (door === undefined || allowance(p) < HANDLING) return;
    yield* useDoor(w, p, door, 'open');
  }
}

/** As far along the way as the allowance brings, up to a closed door in it. */
function partOf(w: RosWorld, p: Person, goal: Place, left: number): Route | undefined {
  const table = tableOf(w);
  const ways = table.ways('opener');
  const reach = ways.from(p.x, p.y, p.level, { self: table.figures.find(p.id) });
  const whole = reach.route(...goal);
  if (!whole) return undefined;
  const first = ways.crossed(whole)[0];
  const short = reachOf(w, p, left);
  if (!first) {
    const stop = reach.along(...goal, left);
    return stop && short.route(stop.x, stop.y, stop.level);
  }
  const before = table.besideDoor(first.id, whole.points[first.leg] as Place);
  if (!before) return undefined;
  const direct = short.route(...before);
  if (direct) return direct;
  const stop = reachOf(w, p, Number.POSITIVE_INFINITY).along(...before, left);
  return stop && short.route(stop.x, stop.y, stop.level);
}

/** The closed door that stands between an NPS and where it goes, when it touches it. */
function doorInWay(w: RosWorld, p: Person, goal: Place): string | undefined {
  const table = tableOf(w);
  const ways = table.ways('opener');
  const route = ways.from(p.x, p.y, p.level, { self: table.figures.find(p.id) }).route(...goal);
  const first = route && ways.crossed(route)[0];
  if (!first || !table.doorsAt(p).includes(first.id)) return undefined;
  const door = w.s.doors.find((d) => d.id === first.id);
  const inside = table.houseOf(p) === table.houseOfDoor(first.id);
  return door?.state === 'closed' && !(door.barred && !inside) ? first.id : undefined;
}

/** The part of a way on which an unarmed NPS comes no nearer to a standing Zed that it sees. ROS-order-unarmed. */
function heedful(w: RosWorld, p: Person, route: Route): Route | undefined {
  if (!unarmed(p)) return route;
  const seen = zedsInSight(w, p, Number.POSITIVE_INFINITY).map((id) => w.s.zeds.find((z) => z.id === id));
  const nearer = (a: Place, b: Place) =>
    seen.some((z) => z && distance(z, { x: b[0], y: b[1] }) < distance(z, { x: a[0], y: a[1] }) - 0.001);
  const kept = route.points.findIndex((to, i) => i > 0 && nearer(route.points[i - 1] as Place, to as Place));
  if (kept < 0) return route;
  const points = route.points.slice(0, kept);
  const costs = route.costs.slice(0, kept);
  return points.length > 1
    ? { points, costs, cost: costs[costs.length - 1] as number, length: costs[costs.length - 1] as number }
    : undefined;
}

/** Away from Zeds: of the directions round it, the one that ends farthest from the nearest that it sees. */
function* flee(w: RosWorld, p: Person): Rule<void> {
  const near = zedsInSight(w, p, Number.POSITIVE_INFINITY)
    .slice(0, 8)
    .map((id) => w.s.zeds.find((z) => z.id === id))
    .filter((z) => z !== undefined);
  const left = allowance(p);
  const reach = reachOf(w, p, left);
  const gap = (at: Place) => Math.min(...near.map((z) => distance(z, { x: at[0], y: at[1] })));
  let best: { at: Place; gap: number } = { at: placeOf(p), gap: near.length > 0 ? gap(placeOf(p)) : 0 };
  for (const { level, cell, runs } of reach.lit(1))
    for (let i = 0; i < runs.length; i += 3)
      for (let c = runs[i + 1] as number; c < (runs[i + 2] as number); c++) {
        const at: Place = [(c + 0.5) * cell, ((runs[i] as number) + 0.5) * cell, level];
        if (near.length > 0 && gap(at) > best.gap) best = { at, gap: gap(at) };
      }
  const route = reach.route(...best.at);
  if (route && route.points.length > 1) yield* walk(w, p.id, route, 'nps', 'ROS-U-nps');
}

function* takeFind(w: RosWorld, p: Person, find: string): Rule<void> {
  const there = w.s.finds.find((f) => f.id === find);
  if (there && tableOf(w).gapTo(there, p.id) <= 0.1 && allowance(p) >= HANDLING) yield* search(w, p, find);
}

/** An NPS looks where it goes, or at the nearest Zed that it sees. */
export function npsFacing(w: RosWorld, p: Person): number {
  const first = zedsInSight(w, p, Number.POSITIVE_INFINITY)[0];
  const zed = w.s.zeds.find((z) => z.id === first);
  return zed ? bearingOf(zed.x - p.x, zed.y - p.y) : p.facing;
}
