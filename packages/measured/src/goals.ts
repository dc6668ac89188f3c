import { type Line, type NamedPlace, type SpotShape, thingInWords } from '@shambles/engine';
import {
  bearingOf,
  besidePiece,
  distance,
  type Goal,
  GRAIN,
  headed,
  type Piece,
  type Point,
  pointOf,
  type Reach,
  snap,
} from '@shambles/field';
import { sideOf } from './names.js';
import { type At, type Place, type Placed, spotAt } from './place.js';
import { tenth } from './rulers.js';
import type { Box } from './scene.js';
import type { MeasuredTable } from './table.js';

/** A place where a figure may want to go, with a name that a player would use. The words are in `placeWords`. */
export interface NamedGoal extends Goal {
  readonly line: Line;
  /** What is said if the move ends on the way there. Without it the goal is not offered from afar. */
  readonly far?: string;
  /** Id of the thing that is there. */
  readonly on?: string;
  /** The goal is what the figures came for. */
  readonly sought?: true;
  /** Whoever goes there is off the table. */
  readonly leaves?: true;
}

/** What the search for goals works with. */
export interface Looking {
  readonly table: MeasuredTable<unknown>;
  readonly self: Placed;
  readonly shape: SpotShape;
  /** Everywhere that the figure can go, at any distance. */
  readonly reach: Reach;
  /** Half the width of a base, in units. */
  readonly base: number;
}

/** A small distance, in units: things this far apart do not touch. */
const HAIR = 0.05;
/** How many other goals come before a way off the table, so that nobody leaves by taking the first answer. */
const BEFORE_LEAVING = 1;
/** How much farther inside a door a figure stands if the nearest spot is taken, in units. */
const FARTHER_IN = 0.7;
/** Directions round something without a base, in degrees. */
const ROUND = Array.from({ length: 8 }, (_, i) => 45 * i);
/** How many of the spots along an edge, or in a section, are examined: the nearest ones. */
const NEAREST = 4;
/** The distance from an edge at which a figure stands to leave by it, in units. */
const BRINK = 0.5;

/** The distance from a line to the middle of a base beside it, in units. */
const beside = ({ base }: Pick<Looking, 'base'>): number => base + HAIR;

/**
 * Spots that a figure may go to, with the names that a player would use, nearest first, except that a way off
 * the table is never the very first. Goals out of reach become moves towards them.
 */
export function namedPlaces({ reach, shape }: Looking, all: readonly NamedGoal[]): NamedPlace[] {
  const near = headed(reach, all, shape.within);
  const stay = near.filter(({ goal, there }) => !goal.leaves || !there);
  const leave = near.filter(({ goal, there }) => goal.leaves && there);
  return stay.toSpliced(BEFORE_LEAVING, 0, ...leave).flatMap(({ goal, at, there, cost, whole }) => {
    // On the way to somewhere, but not a step nearer: that would be no answer.
    if ((!there && (goal.far === undefined || tenth(cost) <= 0)) || cost > shape.within) return [];
    const { id, on, line, sought } = goal;
    return [
      {
        id,
        ...(on !== undefined && { on }),
        ...(sought && { sought }),
        ...(goal.leaves && there && { leaves: true as const }),
        at,
        cost: tenth(cost),
        line: there ? line : { key: goal.far as string, values: { ...line.values, whole: tenth(whole) } },
        ...(!there && { whole: tenth(whole) }),
      },
    ];
  });
}

/** The direction of something, as a word. */
export function directionOf({ self }: Pick<Looking, 'self'>, to: Point) {
  return { noun: `point.${pointOf(bearingOf(to.x - self.x, to.y - self.y))}`, count: 1 };
}

/** Goals that lead through doors and windows: into buildings, and out of the figure's own. */
export function doors(l: Looking): NamedGoal[] {
  const { ground } = l.table;
  const own = l.table.houseOf(l.self);
  return ground.pieces.flatMap((piece) => {
    const house = ground.houses.find((h) => h.id === piece.shell?.house);
    if (!house || (piece.kind !== 'door' && piece.kind !== 'window')) return [];
    const name = { house: house.name, side: { noun: `point.${sideOf(piece, house)}`, count: 1 } };
    return ([1, -1] as const).flatMap((side): NamedGoal[] => {
      const at = [beside(l), l.base + FARTHER_IN]
        .map((off) => besidePiece(piece, side, off))
        .find((spot) => l.reach.mayEndAt(...spot));
      if (!at) return [];
      const inside = l.table.houseOf({ x: at[0], y: at[1], level: at[2] }) === house.id;
      if (inside && own === house.id) return [];
      if (!inside && own !== house.id)
        return piece.kind === 'door'
          ? [{ id: `door ${house.id}`, at, line: { key: 'place.door', values: name } }]
          : [];
      const key = `place.${inside ? 'in' : 'out'}-${piece.kind}`;
      const id = `${inside ? 'in' : 'out'} ${house.id}`;
      return [{ id, at, line: { key, values: name }, far: `${key}-far` }];
    });
  });
}

/** Goals up and down in the building that the figure is in. */
export function stairs(l: Looking): NamedGoal[] {
  const { table, self } = l;
  const own = table.houseOf(self);
  return (table.ground.map.links ?? []).flatMap(({ id, at: [x, y], from, to }) => {
    if (own === undefined || table.houseOf({ x, y, level: self.level }) !== own) return [];
    if (self.level !== from && self.level !== to) return [];
    const level = self.level === from ? to : from;
    const key = level > self.level ? 'place.up' : 'place.down';
    return about({ x, y, level }, [beside(l), 1]).map((at) => ({ id: `stairs ${id}`, at, line: { key } }));
  });
}

/** Goals next to somebody, at these distances from middle to middle, in units; for a foe, where a charge begins. */
export function bySomebody(
  l: Looking,
  who: Placed,
  { name, foe, near }: { readonly name: string; readonly foe: boolean; readonly near: number },
): NamedGoal[] {
  const key = foe ? 'place.near' : 'place.beside';
  const values = { name, where: directionOf(l, who) };
  return about(who, [near]).map((at) => ({
    id: who.id,
    at,
    on: who.id,
    line: { key, values },
    far: `${key}-far`,
  }));
}

/** Goals at something without a base: on it, or `off` units away. */
export function toSomething(l: Looking, what: Placed, name: string, off: number): NamedGoal[] {
  const values = { name, where: directionOf(l, what) };
  return about(what, [0, off]).map((at) => ({
    id: what.id,
    at,
    on: what.id,
    line: { key: 'place.to', values },
    far: 'place.to-far',
  }));
}

/** Goals at things lying about, which are nouns of the catalogue: among them, or `off` units away. */
export function toThings(l: Looking, heap: Placed, things: readonly string[], off: number): NamedGoal[] {
  const nouns = things.map((noun) => ({ noun, count: 1 }));
  const line = { key: 'place.heap', values: { things: nouns, where: directionOf(l, heap) } };
  return about(heap, [0, off]).map((at) => ({ id: heap.id, at, on: heap.id, line }));
}

/** Goals beside vehicles. */
export function vehicles(l: Looking): NamedGoal[] {
  const { pieces } = l.table.ground;
  return pieces.flatMap((piece) => {
    if (piece.kind !== 'vehicle') return [];
    const own = pieces.filter((p) => p.kind === 'vehicle' && p.id === piece.id);
    const mean = (of: (p: Piece) => number) => own.reduce((sum, p) => sum + of(p), 0) / own.length / GRAIN;
    const where = directionOf(l, { x: mean((p) => p.ax), y: mean((p) => p.ay) });
    const line = {
      key: 'place.beside-vehicle',
      values: { kind: thingInWords(piece.type ?? piece.id), where },
    };
    return ([1, -1] as const).map((side) => ({
      id: piece.id,
      at: besidePiece(piece, side, beside(l)),
      line,
    }));
  });
}

/** Goals at the edges of the table, wherever `leaves` says that a figure may leave it. */
export function edges(l: Looking, leaves: (x: number, y: number) => boolean): NamedGoal[] {
  const [width, height] = l.table.ground.map.size;
  const along = (size: number) => Array.from({ length: Math.floor(size) }, (_, i) => i + BRINK);
  const all: { readonly [edge: string]: Place[] } = {
    north: along(width).map((x) => [x, height - BRINK, 0]),
    east: along(height).map((y) => [width - BRINK, y, 0]),
    south: along(width).map((x) => [x, BRINK, 0]),
    west: along(height).map((y) => [BRINK, y, 0]),
  };
  return Object.entries(all).flatMap(([edge, spots]) =>
    nearest(
      l,
      spots.filter(([x, y]) => leaves(x, y)),
    ).map((at) => ({
      id: `edge ${edge}`,
      at,
      line: { key: 'place.edge', values: { edge: { noun: `point.${edge}`, count: 1 } } },
      far: 'place.edge-far',
      leaves: true,
    })),
  );
}

/** Goals in sections of the table, by number, except the figure's own section. */
export function sections(l: Looking, boxes: ReadonlyMap<number, Box>, own: number): NamedGoal[] {
  return [...boxes]
    .filter(([n]) => n !== own)
    .flatMap(([n, [w, s, e, north]]) => {
      const within = (v: number, low: number, high: number) =>
        Math.min(Math.max(v, low + BRINK), high - BRINK);
      const spots: Place[] = [[within(l.self.x, w, e), within(l.self.y, s, north), 0]];
      for (let x = w + BRINK; x < e; x++) for (let y = s + BRINK; y < north; y++) spots.push([x, y, 0]);
      const line = { key: `place.section-${n}` };
      return nearest(l, spots).map((at) => ({ id: `section ${n}`, at, line, far: `place.section-${n}-far` }));
    });
}

/** Spots round a place, at these distances in units. */
function about({ x, y, level }: At, offs: readonly number[]): Place[] {
  return offs.flatMap((off): Place[] =>
    off === 0 ? [[x, y, level]] : ROUND.map((bearing) => [...spotAt({ x, y }, bearing, off), level] as const),
  );
}

/** The nearest spots, in a straight line, where the figure may end. */
function nearest({ self, reach }: Looking, spots: readonly Place[]): Place[] {
  return spots
    .map((at) => ({ at, off: distance(self, { x: at[0], y: at[1] }) }))
    .sort((a, b) => a.off - b.off)
    .map(({ at }): Place => [snap(at[0]), snap(at[1]), at[2]])
    .filter((at) => reach.mayEndAt(...at))
    .slice(0, NEAREST);
}
