import type { Line, SpotShape } from '@shambles/engine';
import {
  type At,
  bearingOf,
  besidePiece,
  distance,
  type Goal,
  GRAIN,
  type House,
  type Piece,
  type Point,
  pointOf,
  type Reach,
  snap,
} from '@shambles/field';
import { spotAt } from '@shambles/thw';
import type { Book } from '../book.js';
import { carriesOn, hostile, type Person } from '../state.js';
import { BASE, type FtbTable } from '../table.js';
import { sectionAt, sectionBox } from '../towns/sections.js';
import { exitOf } from '../turn/leaving.js';
import { POISED } from '../turn/walking.js';
import type { View } from '../view.js';
import { nameOf } from '../words.js';

/** Where a figure may want to go, by names that somebody would say. All from what its seat sees. FTB-5.2a. */
export interface NamedGoal extends Goal {
  readonly line: Line;
  /** What is said where the move ends on the way there; without it nobody makes for it from afar. */
  readonly far?: string;
  /** What stands there. */
  readonly on?: string;
}

/** What goals are looked for with. */
export interface Looking {
  readonly view: View;
  readonly book: Book;
  readonly table: FtbTable;
  readonly self: Person;
  readonly shape: SpotShape;
  /** Wherever the figure can go, however far. */
  readonly reach: Reach;
}

/** From a line to the middle of a base beside it, in inches; from a door, farther off where that is taken. */
const BESIDE = BASE + 0.05;
const INTO = [BESIDE, 1.1];
/** Nobody makes for those who stand so near already, in inches from middle to middle. */
const BY = 1.5;
/** So many of those to be kept away from are named. */
const FOES = 3;
/** Spots round about something that has no base. */
const ROUND = Array.from({ length: 8 }, (_, i) => 45 * i);

/** All places that have a name, with those that serve each of them. */
export function goals(l: Looking): NamedGoal[] {
  const found = [...doors(l), ...stairs(l), ...people(l), ...finds(l), ...vehicles(l), ...edges(l)];
  return found.filter(({ at }) => l.reach.mayEndAt(...at));
}

/** Which way something lies, as a word. */
export function directionOf({ self }: Pick<Looking, 'self'>, to: Point) {
  return { noun: `point.${pointOf(bearingOf(to.x - self.x, to.y - self.y))}`, count: 1 };
}

// ------------------------------------------------------------------ buildings

/** Into buildings, and out of one's own, by doors and windows: humans take either. FTB-D-144. */
function doors(l: Looking): NamedGoal[] {
  const { ground } = l.table;
  const own = l.table.houseOf(l.self);
  return ground.pieces.flatMap((piece) => {
    const house = ground.houses.find((h) => h.id === piece.shell?.house);
    if (!house || (piece.kind !== 'door' && piece.kind !== 'window')) return [];
    const name = { house: house.name, side: { noun: `point.${sideOf(piece, house)}`, count: 1 } };
    return ([1, -1] as const).flatMap((side): NamedGoal[] => {
      const at = INTO.map((off) => besidePiece(piece, side, off)).find((spot) => l.reach.mayEndAt(...spot));
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

/** The side of its building that a door is on. */
export function sideOf(
  { ax, ay, bx, by }: Piece,
  { box: [w, s, e, n] }: House,
): 'north' | 'east' | 'south' | 'west' {
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  const off = { south: y - s, north: n - y, west: x - w, east: e - x } as const;
  const [nearest] = (Object.keys(off) as (keyof typeof off)[]).sort((a, b) => off[a] - off[b]);
  return nearest as keyof typeof off;
}

/** Up and down in the building one is in. */
function stairs({ table, view, self }: Looking): NamedGoal[] {
  const own = table.houseOf(self);
  return (view.encounter?.map.links ?? []).flatMap(({ id, at: [x, y], from, to }) => {
    if (own === undefined || table.houseOf({ x, y, level: self.level }) !== own) return [];
    if (self.level !== from && self.level !== to) return [];
    const level = self.level === from ? to : from;
    const key = level > self.level ? 'place.up' : 'place.down';
    return about({ x, y }, level, [BESIDE, 1]).map((at) => ({ id: `stairs ${id}`, at, line: { key } }));
  });
}

// ------------------------------------------------------------------ who and what is there

/** Next to friends; within an inch of those one fights, as a charge begins there. FTB-8.2.1a. */
function people(l: Looking): NamedGoal[] {
  const { table, view, book, self } = l;
  const there = [...view.people, ...view.zeds].filter((f) => f.id !== self.id && table.has(f.id));
  const isFoe = (f: (typeof there)[number]): boolean =>
    !('side' in f) || (carriesOn(f) && hostile(view, self.side, f.side));
  const foes = there.filter(isFoe).sort((a, b) => distance(a, self) - distance(b, self));
  const isBy = (f: Point & { readonly level: number }) => f.level === self.level && distance(f, self) <= BY;
  const named = [...foes.slice(0, FOES), ...there.filter((f) => !isFoe(f))].filter((f) => !isBy(f));
  return named.flatMap((f) => {
    const key = isFoe(f) ? 'place.near' : 'place.beside';
    const values = { name: nameOf(book.names, f.id), where: directionOf(l, f) };
    const far = isFoe(f) ? POISED : 2 * BASE + 0.05;
    return about(f, f.level, [far]).map((at) => ({
      id: f.id,
      at,
      on: f.id,
      line: { key, values },
      far: `${key}-far`,
    }));
  });
}

/** What may be somebody, and what lies about. */
function finds(l: Looking): NamedGoal[] {
  const pefs = l.view.pefs.flatMap((p) => {
    const values = { name: p.id.replace(/\D+/, 'PEF '), where: directionOf(l, p) };
    return about(p, p.level, [0, POISED]).map((at) => ({
      id: p.id,
      at,
      on: p.id,
      line: { key: 'place.to', values },
      far: 'place.to-far',
    }));
  });
  const heaps = l.view.heaps.flatMap((h) => {
    const things = h.items.map((i) => ({ noun: `thing.${i.what}`, count: 1 }));
    return about(h, h.level, [0, 0.8]).map((at) => ({
      id: h.id,
      at,
      on: h.id,
      line: { key: 'place.heap', values: { things, where: directionOf(l, h) } },
    }));
  });
  return [...pefs, ...heaps];
}

/** Beside vehicles, near enough to search them. FTB-11.9b. */
function vehicles(l: Looking): NamedGoal[] {
  const { pieces } = l.table.ground;
  return pieces.flatMap((piece) => {
    if (piece.kind !== 'vehicle') return [];
    const own = pieces.filter((p) => p.kind === 'vehicle' && p.id === piece.id);
    const mean = (of: (p: Piece) => number) => own.reduce((sum, p) => sum + of(p), 0) / own.length / GRAIN;
    const where = directionOf(l, { x: mean((p) => p.ax), y: mean((p) => p.ay) });
    const line = { key: 'place.vehicle', values: { kind: piece.type ?? piece.id, where } };
    return ([1, -1] as const).map((side) => ({ id: piece.id, at: besidePiece(piece, side, BESIDE), line }));
  });
}

/** Spots so far round about, in inches. */
function about({ x, y }: Point, level: number, offs: readonly number[]): At[] {
  return offs.flatMap((off): At[] =>
    off === 0 ? [[x, y, level]] : ROUND.map((bearing) => [...spotAt({ x, y }, bearing, off), level] as const),
  );
}

// ------------------------------------------------------------------ the table itself

/** How far from an edge one stands to leave by it, in inches. */
const BRINK = 0.5;
/** Of the spots along an edge, and of those in a section, so many are looked at: the nearest. */
const NEAREST = 4;

/** Edges that one may leave by: the way out alone, where there is one. FTB-D-63, FTB-D-221. */
function edges(l: Looking): NamedGoal[] {
  const { encounter } = l.view;
  if (!encounter) return [];
  const [width, height] = encounter.map.size;
  const out = exitOf(encounter);
  const along = (size: number) => Array.from({ length: Math.floor(size) }, (_, i) => i + BRINK);
  const all: { readonly [edge: string]: At[] } = {
    north: along(width).map((x) => [x, height - BRINK, 0]),
    east: along(height).map((y) => [width - BRINK, y, 0]),
    south: along(width).map((x) => [x, BRINK, 0]),
    west: along(height).map((y) => [BRINK, y, 0]),
  };
  return Object.entries(all).flatMap(([edge, spots]) =>
    nearest(
      l,
      spots.filter(([x, y]) => out === undefined || sectionAt(encounter.map.size, x, y) === out),
    ).map((at) => ({
      id: `edge ${edge}`,
      at,
      line: { key: 'place.edge', values: { edge: { noun: `point.${edge}`, count: 1 } } },
      far: 'place.edge-far',
    })),
  );
}

/** The nine sections but one's own. FTB-9.1a. */
export function sections(l: Looking): NamedGoal[] {
  const size = l.view.encounter?.map.size;
  if (!size) return [];
  const own = sectionAt(size, l.self.x, l.self.y);
  return Array.from({ length: 9 }, (_, i) => i + 1)
    .filter((n) => n !== own)
    .flatMap((n) => {
      const [w, s, e, north] = sectionBox(size, n);
      const within = (v: number, low: number, high: number) =>
        Math.min(Math.max(v, low + BRINK), high - BRINK);
      const spots: At[] = [[within(l.self.x, w, e), within(l.self.y, s, north), 0]];
      for (let x = w + BRINK; x < e; x++) for (let y = s + BRINK; y < north; y++) spots.push([x, y, 0]);
      const line = { key: `place.section-${n}` };
      return nearest(l, spots).map((at) => ({ id: `section ${n}`, at, line, far: `place.section-${n}-far` }));
    });
}

/** The nearest spots, as the crow flies, that one may end at. */
function nearest({ self, reach }: Looking, spots: readonly At[]): At[] {
  return spots
    .map((at) => ({ at, off: distance(self, { x: at[0], y: at[1] }) }))
    .sort((a, b) => a.off - b.off)
    .map(({ at }): At => [snap(at[0]), snap(at[1]), at[2]])
    .filter((at) => reach.mayEndAt(...at))
    .slice(0, NEAREST);
}
