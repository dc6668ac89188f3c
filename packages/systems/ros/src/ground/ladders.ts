import { distance, placesNear, snap } from '@shambles/field';
import type { RosWorld } from '../facts.js';
import { type Person, type Place, placeOf } from '../state.js';
import { CONTACT, type RosTable, tableOf } from '../table.js';

/* Ladders and ropes: where to get on and off them, and ways that lead over them. ROS-card-CLIMB, ROS-R-levels. */

type At = { readonly x: number; readonly y: number; readonly level: number };
type Link = NonNullable<RosTable['book']['map']['links']>[number];

/**
 * Half the width of a search marker, or of the foot or head of a ladder: as wide as a base, and in nobody's way.
 * ROS-R-base.
 */
const MARKER = 1;
/** Longest distance between the centres of a base and a marker that it touches, in cm. */
const TOUCH = 1 + MARKER + CONTACT;

/** True if a base touches a marker, with no wall between. ROS-R-base. */
export function touchesMarker(table: RosTable, at: At, marker: At): boolean {
  const touches = at.level === marker.level && snap(distance(at, marker)) <= TOUCH;
  return touches && table.sameSide([at.x, at.y, at.level], marker);
}

/** Free places where a figure's base touches a marker, nearest first; only its own place if it already touches. */
export function placesAt(table: RosTable, marker: At, p: At & { readonly id: string }): Place[] {
  if (touchesMarker(table, p, marker)) return [placeOf(p)];
  return spotsAt(table, marker, p, (at) => touchesMarker(table, at, marker)).filter(
    (at) => !table.taken(at, p.id),
  );
}

function spotsAt(
  table: RosTable,
  marker: At,
  p: At & { readonly id: string },
  touches: (at: At) => boolean,
): Place[] {
  const ways = table.ways('survivor');
  const off = (at: Place) => distance(p, { x: at[0], y: at[1] });
  return SPOTS.map(([dx, dy]): Place => [snap(marker.x + dx), snap(marker.y + dy), marker.level])
    .filter((at) => ways.standing(...at))
    .filter(([x, y, level]) => touches({ x, y, level }))
    .sort((a, b) => off(a) - off(b));
}

/** The directions of a clock. */
const ROUND = [
  [1, 0],
  [0.866, 0.5],
  [0.5, 0.866],
  [0, 1],
  [-0.5, 0.866],
  [-0.866, 0.5],
  [-1, 0],
  [-0.866, -0.5],
  [-0.5, -0.866],
  [0, -1],
  [0.5, -0.866],
  [0.866, -0.5],
] as const;

/** Offsets at which a base can touch a marker: on it, over its edge, and edge to edge. */
const SPOTS: readonly (readonly [number, number])[] = [
  [0, 0],
  ...[1.05, 2.05].flatMap((d) => ROUND.map(([x, y]) => [x * d, y * d] as const)),
];

/** Ladders and ropes of the map. */
export function laddersOf({ book }: Pick<RosWorld, 'book'>): readonly Link[] {
  return (book.map.links ?? []).filter((l) => l.kind !== 'stairs');
}

/** Stairs whose foot or head a survivor touches. ROS-R-levels. */
export function stairsAt(w: RosWorld, p: At): string[] {
  const table = tableOf(w);
  return stairsOf(w)
    .filter(({ at: [x, y], from, to }) =>
      [from, to].some((level) => touchesMarker(table, p, { x, y, level })),
    )
    .map((l) => l.id);
}

/** A free place at the other end of stairs, nearest first; undefined if there is none. */
export function overStairs(w: RosWorld, p: At & { readonly id: string }, id: string): Place | undefined {
  const link = stairsOf(w).find((l) => l.id === id);
  if (!link) return undefined;
  const [x, y] = link.at;
  return placesAt(tableOf(w), { x, y, level: p.level === link.from ? link.to : link.from }, p)[0];
}

const stairsOf = ({ book }: Pick<RosWorld, 'book'>): readonly Link[] =>
  (book.map.links ?? []).filter((l) => l.kind === 'stairs');

/**
 * True if the ladder can be taken from a place: the base touches its foot or head. A ladder on the outer wall of a
 * house is climbed from outside.
 */
export function touchesLink(table: RosTable, at: At, link: Link): boolean {
  if (at.level !== link.from && at.level !== link.to) return false;
  const [x, y] = link.at;
  const house = table.ground.houses.find((h) => onWall(h.box, link.at));
  if (!house) return touchesMarker(table, at, { x, y, level: at.level });
  return snap(distance(at, { x, y })) <= TOUCH && table.houseOf(at) !== house.id;
}

/** True if the point is on the outline of a box; the box is in thousandths. */
function onWall(
  [w, s, e, n]: readonly [number, number, number, number],
  at: readonly [number, number],
): boolean {
  const [x, y] = [at[0] * 1000, at[1] * 1000];
  return x >= w && x <= e && y >= s && y <= n && (x === w || x === e || y === s || y === n);
}

/** Places that touch the foot or head of a ladder, nearest to `p` first: free ones if there are any. */
export function placesAtLink(
  table: RosTable,
  link: Link,
  level: number,
  p: At & { readonly id: string },
): Place[] {
  const stands = p.level === level && table.ways('survivor').standing(p.x, p.y, level);
  if (stands && touchesLink(table, p, link)) return [placeOf(p)];
  const [x, y] = link.at;
  const touches = (at: At) => touchesLink(table, at, link);
  const free = spotsAt(table, { x, y, level }, p, touches).filter((at) => !table.taken(at, p.id));
  return free.length > 0 ? free : spotsAt(table, { x, y, level }, p, touches);
}

/** Longest distance from a crowded foot or head at which a climber gets off, in cm. */
const CROWDED = 5;

/** Where a climber gets off a ladder: touching its end, or as near as others leave room. */
function outOf(table: RosTable, link: Link, level: number): Place | undefined {
  const [x, y] = link.at;
  const middle = { id: '', x, y, level };
  const there = spotsAt(table, middle, middle, (at) => touchesLink(table, at, link)).find(
    (at) => !table.taken(at),
  );
  if (there) return there;
  const ways = table.ways('survivor');
  const end = SPOTS.map(([dx, dy]): Place => [snap(x + dx), snap(y + dy), level]).find(
    (at) => ways.standing(...at) && touchesLink(table, { x: at[0], y: at[1], level }, link),
  );
  return end && placesNear(ways, table.figures, end, 1, CROWDED)[0];
}

/** Between its ends a climber hangs over the foot, outside the wall that the ladder leans on. ROS-D-ladder. */
function onLadder(table: RosTable, link: Link, level: number): Place {
  const [x, y] = link.at;
  const middle = { id: '', x, y, level: link.from };
  const foot = spotsAt(table, middle, middle, (at) => touchesLink(table, at, link))[0];
  return [foot?.[0] ?? x, foot?.[1] ?? y, level];
}

export interface Climb {
  readonly id: string;
  readonly link: string;
  readonly to: 'up' | 'down';
  readonly at: Place;
  readonly hanging: boolean;
}

/** The climbs open to a survivor from where it is. ROS-D-climb, ROS-D-ladder. */
export function climbs(w: RosWorld, p: Person): Climb[] {
  const table = tableOf(w);
  const found: Climb[] = [];
  for (const link of laddersOf(w)) {
    if (p.ladder !== '' ? p.ladder !== link.id : !touchesLink(table, p, link)) continue;
    for (const step of [1, -1]) {
      const level = p.level + step;
      const hanging = level > link.from && level < link.to;
      // Only one climber per level of a ladder: nobody hangs on it at its ends.
      if (w.s.people.some((q) => q.where === 'table' && q.ladder === link.id && q.level === level)) continue;
      const at = hanging ? onLadder(table, link, level) : outOf(table, link, level);
      const to = step > 0 ? 'up' : 'down';
      if (at) found.push({ id: `${link.id} ${to}`, link: link.id, to, at, hanging });
    }
  }
  return found;
}

// ------------------------------------------------------------------ ways over ladders

/** What a figure does next to get to a place: moves to a spot, or climbs. */
export type Leg = { readonly to: Place } | { readonly climb: string };

/** A level climbed counts as 10 cm: it takes a turn, as running does. */
const CLIMBING = 10;

/** The next leg of the shortest way for an NPS, who opens doors and climbs ladders. */
export function nextLeg(w: RosWorld, p: Person, goal: Place): Leg {
  const table = tableOf(w);
  const ways = table.ways('opener');
  const self = table.figures.find(p.id);
  const from = (at: Place) => ways.from(...at, { self });
  const reach = from(placeOf(p));
  const direct = p.ladder === '' ? reach.route(...goal) : undefined;
  if (direct) return { to: goal };
  const ends = laddersOf(w).flatMap((link) =>
    [link.from, link.to].flatMap((level) => {
      const [at] = placesAtLink(table, link, level, { ...p, level });
      return at
        ? [{ link, level, at, cost: Number.POSITIVE_INFINITY, first: undefined as Leg | undefined }]
        : [];
    }),
  );
  const across = (end: (typeof ends)[number]) =>
    ends.find((o) => o.link === end.link && o.level !== end.level);
  for (const end of ends) {
    if (p.ladder !== '') {
      if (end.link.id !== p.ladder) continue;
      end.cost = CLIMBING * Math.abs(end.level - p.level);
      end.first = { climb: `${p.ladder} ${end.level > p.level ? 'up' : 'down'}` };
    } else {
      const route = reach.route(...end.at);
      const other = across(end);
      if (!route || !other) continue;
      const cost = route.cost + CLIMBING * (end.link.to - end.link.from);
      other.cost = cost;
      const up = other.level > end.level ? 'up' : 'down';
      const here = p.level === end.level && touchesLink(table, p, end.link);
      other.first = here ? { climb: `${end.link.id} ${up}` } : { to: end.at };
    }
  }
  // Extends the cheapest ladder end found so far, until none can improve on the best way to the goal.
  const done = new Set<(typeof ends)[number]>();
  let best: { cost: number; leg: Leg | undefined } = { cost: Number.POSITIVE_INFINITY, leg: undefined };
  for (;;) {
    const next = ends.filter((e) => !done.has(e) && e.cost < best.cost).sort((a, b) => a.cost - b.cost)[0];
    if (!next) return best.leg ?? { to: goal };
    done.add(next);
    const on = from(next.at);
    const home = on.route(...goal);
    if (home && next.cost + home.cost < best.cost) best = { cost: next.cost + home.cost, leg: next.first };
    for (const end of ends) {
      const other = across(end);
      const route = end.link === next.link ? undefined : on.route(...end.at);
      if (!route || !other) continue;
      const cost = next.cost + route.cost + CLIMBING * (end.link.to - end.link.from);
      if (cost < other.cost) Object.assign(other, { cost, first: next.first });
    }
  }
}
