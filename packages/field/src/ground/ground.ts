import { inside, type Ring } from '../shapes/segments.js';
import { grains, type Point } from '../shapes/units.js';
import type { Building, MapFile } from './map.js';
import {
  type Box,
  boxOf,
  type Corner,
  type Hole,
  holesOf,
  type Line,
  liesOn,
  lines,
  outlineOf,
  ringOf,
  ringOfShape,
  share,
  sides,
  wallsOf,
} from './outlines.js';
import { MapError } from './reading.js';

export { type Box, boxOf, outlineOf, ringOf, ringOfShape } from './outlines.js';

/**
 * The kinds of things that stand along a line of the map. The rules in force decide how each affects sight and
 * movement.
 */
export type PieceKind =
  | 'wall'
  | 'thin-wall'
  | 'door'
  | 'window'
  | 'vehicle'
  /** The edge of a roof, which nobody can walk over. */
  | 'edge'
  /** The edge of the table. */
  | 'border'
  /** Barriers, each with a kind of its own. */
  | `barrier:${string}`;

/** A straight stretch of something, from a to b in thousandths, on the levels `from` (included) to `to` (excluded). */
export interface Piece {
  readonly kind: PieceKind;
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly from: number;
  readonly to: number;
  /** Id of the door, building, barrier or vehicle. */
  readonly id: string;
  /** The rules' name for a door's type, or the kind of a vehicle. */
  readonly type?: string;
  /** The outer wall that the piece is part of. */
  readonly shell?: Shell;
}

/** An outer wall of a building, from corner to corner. */
export interface Shell extends Line {
  /** The building's id. */
  readonly house: string;
}

/** An area of the ground, in thousandths. */
export interface Patch {
  readonly id: string;
  readonly kind: string;
  readonly ring: Ring;
  readonly box: Box;
}

export interface House {
  readonly id: string;
  readonly name: string;
  readonly ring: Ring;
  readonly box: Box;
  readonly levels: number;
}

/** A gap knocked into walls and fences: everything inside the circle is gone. */
export interface Gap {
  readonly x: number;
  readonly y: number;
  /** Half its width. */
  readonly r: number;
  readonly level: number;
}

/** A map prepared for measuring, with its lines cut at doors and windows. It does not change during a game. */
export interface Ground {
  readonly map: MapFile;
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  readonly patches: readonly Patch[];
  readonly houses: readonly House[];
}

/** Prepares a map for measuring. Throws MapError if a door or window lies on no wall. */
export function ground(map: MapFile, gaps: readonly Gap[] = []): Ground {
  const width = grains(map.size[0]);
  const height = grains(map.size[1]);
  const pieces: Piece[] = [];
  const border = { kind: 'border', from: 0, to: 99, id: 'border' } as const;
  const box: Box = [0, 0, width, height];
  for (const line of sides(ringOf(box))) pieces.push({ ...border, ...line });
  for (const b of map.buildings ?? []) pieces.push(...raise(b));
  for (const { id, kind, path } of map.barriers ?? [])
    for (const line of lines(path)) pieces.push({ kind: `barrier:${kind}`, from: 0, to: 1, id, ...line });
  for (const v of map.vehicles ?? [])
    for (const line of sides(outlineOf(v)))
      pieces.push({ kind: 'vehicle', type: v.kind, from: 0, to: 1, id: v.id, ...line });
  return {
    map,
    width,
    height,
    pieces: gaps.length === 0 ? pieces : pieces.flatMap((p) => knock(p, gaps)),
    patches: (map.areas ?? []).map(({ id, kind, ...a }) => {
      const ring = ringOfShape(a);
      return { id, kind, ring, box: boxOf(ring) };
    }),
    houses: (map.buildings ?? []).map(({ id, name, levels, ...b }) => {
      const ring = ringOfShape(b);
      return { id, name, levels, ring, box: boxOf(ring) };
    }),
  };
}

/** The building that contains a point, walls included. */
export function houseAt(g: Ground, { x, y }: Point): House | undefined {
  const px = grains(x);
  const py = grains(y);
  return g.houses.find((h) => inBox(h.box, px, py) && inside(h.ring, px, py));
}

/** The areas of the ground that contain a point. */
export function patchesAt(g: Ground, { x, y }: Point): Patch[] {
  const px = grains(x);
  const py = grains(y);
  return g.patches.filter((p) => inBox(p.box, px, py) && inside(p.ring, px, py));
}

function inBox([w, s, e, n]: Box, x: number, y: number): boolean {
  return x >= w && x <= e && y >= s && y <= n;
}

// ------------------------------------------------------------------ buildings

/** The walls of a building, floor by floor and cut at doors and windows, and the edge of its roof. */
function raise(b: Building): Piece[] {
  const kind: PieceKind = b.walls === 'thin' ? 'thin-wall' : 'wall';
  const holes = holesOf(b);
  const pieces: Piece[] = [];
  const used = new Set<Hole>();
  // Outer walls come first in the list.
  const outer = ringOfShape(b).length / 2;
  for (let level = 0; level < b.levels; level++)
    for (const [i, line] of wallsOf(b, level).entries()) {
      const mine = holes.filter((h) => h.level === level && liesOn(h, line));
      for (const hole of mine) used.add(hole);
      const shell = i < outer ? { shell: { house: b.id, ...line } } : {};
      pieces.push(...cut({ kind, from: level, to: level + 1, id: b.id, ...line, ...shell }, mine));
    }
  for (const line of sides(ringOfShape(b)))
    pieces.push({ kind: 'edge', from: b.levels, to: b.levels + 1, id: b.id, ...line });
  const lost = holes.find((h) => !used.has(h));
  if (lost)
    throw new MapError(
      `buildings/${b.id}/${lost.kind}s/${lost.id}: at ${lost.at.join(', ')} it lies on no wall.`,
    );
  return pieces;
}

/** The pieces of a wall with its holes, from a to b. */
function cut(wall: Piece, holes: readonly Hole[]): Piece[] {
  const dx = wall.bx - wall.ax;
  const dy = wall.by - wall.ay;
  const far = Math.sqrt(dx * dx + dy * dy);
  const at = (t: number): Corner => [Math.round(wall.ax + dx * t), Math.round(wall.ay + dy * t)];
  const pieces: Piece[] = [];
  let from: Corner = [wall.ax, wall.ay];
  const put = (to: Corner, hole?: Hole) => {
    if (from[0] === to[0] && from[1] === to[1]) return;
    const line = { ax: from[0], ay: from[1], bx: to[0], by: to[1] };
    pieces.push(
      hole ? { ...wall, ...line, kind: hole.kind, id: hole.id, type: hole.type } : { ...wall, ...line },
    );
    from = to;
  };
  for (const hole of holes.toSorted((a, b) => share(a, wall) - share(b, wall))) {
    const half = grains(hole.width) / 2 / far;
    const mid = share(hole, wall);
    put(at(Math.max(0, mid - half)));
    put(at(Math.min(1, mid + half)), hole);
  }
  put([wall.bx, wall.by]);
  return pieces;
}

// ------------------------------------------------------------------ gaps

/** What gaps leave of a piece. A door that a gap touches is gone entirely. */
function knock(piece: Piece, gaps: readonly Gap[]): Piece[] {
  if (piece.kind === 'border' || piece.kind === 'edge' || piece.kind === 'vehicle') return [piece];
  let left = [piece];
  for (const gap of gaps)
    if (gap.level >= piece.from && gap.level < piece.to) left = left.flatMap((p) => open(p, gap));
  return left;
}

function open(p: Piece, gap: Gap): Piece[] {
  const dx = p.bx - p.ax;
  const dy = p.by - p.ay;
  const length = dx * dx + dy * dy;
  const px = grains(gap.x) - p.ax;
  const py = grains(gap.y) - p.ay;
  const off = (dx * py - dy * px) ** 2 / length;
  const r2 = grains(gap.r) ** 2;
  if (off >= r2) return [p];
  const mid = (px * dx + py * dy) / length;
  const half = Math.sqrt((r2 - off) / length);
  const from = mid - half;
  const to = mid + half;
  if (to <= 0 || from >= 1) return [p];
  if (p.kind === 'door' || p.kind === 'window') return [];
  const at = (t: number): Corner => [Math.round(p.ax + dx * t), Math.round(p.ay + dy * t)];
  const rest: Piece[] = [];
  if (from > 0) {
    const [bx, by] = at(from);
    rest.push({ ...p, bx, by });
  }
  if (to < 1) {
    const [ax, ay] = at(to);
    rest.push({ ...p, ax, ay });
  }
  return rest.filter((r) => r.ax !== r.bx || r.ay !== r.by);
}
