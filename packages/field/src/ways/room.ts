import {
  type Box,
  boxOf,
  type Ground,
  outlineOf,
  type Patch,
  type Piece,
  type PieceKind,
} from '../ground/ground.js';
import { Lines } from '../ground/lines.js';
import type { StepRules, Toll } from '../rules.js';
import { Sweep } from '../shapes/cells.js';
import { inside, type Ring, shareIn, side, squareBetween, squareTo, touch } from '../shapes/segments.js';
import { GRAIN } from '../shapes/units.js';

/** Tolerance for rounding: bases may overlap things and each other by this, in thousandths. */
export const GIVE = 2;

interface Solid {
  readonly ring: Ring;
  readonly box: Box;
}

interface Priced extends Solid {
  /** The price of a unit of way here; 1 on open ground. */
  readonly price: number;
}

/**
 * Where a round base may stand and pass on one level, for one set of movement rules and one state of the doors. All
 * lengths in thousandths. A base keeps its radius (less GIVE) away from whatever bars; it may pass over things with a
 * toll, but not end on them. Areas and vehicles that bar are solid. Nobody steps off the table or, upstairs, out of a
 * house.
 */
export class Room {
  readonly lines: Lines;
  /** For each piece of `lines`: Infinity if it bars, otherwise the cost of crossing it. */
  readonly tolls: Float64Array;
  /** True if the price of a way is its length: there are no priced areas and no tolls. */
  readonly plain: boolean;
  /** The lowest price of a unit of way. */
  readonly least: number;
  private readonly square: number;
  private readonly tolled: boolean;
  private readonly solids: readonly Solid[];
  private readonly floors: readonly Solid[];
  /** Paved areas first, then the others by falling price. */
  private readonly priced: readonly Priced[];
  private readonly sweep = new Sweep();
  /** The piece that barred the last way that was not clear. */
  by = -1;

  constructor(
    readonly ground: Ground,
    readonly rules: StepRules,
    readonly r: number,
    readonly level: number,
    isOpen: (door: string) => boolean,
  ) {
    const pieces: Piece[] = [];
    const tolls: number[] = [];
    const add = (piece: Piece, toll: Toll) => {
      if (toll === 0) return;
      pieces.push(piece);
      tolls.push(toll === 'bars' ? Infinity : toll * GRAIN);
    };
    for (const p of ground.pieces) if (level >= p.from && level < p.to) add(p, tollOf(p, rules, isOpen));
    this.floors = ground.houses.filter((h) => level > 0 && h.levels >= level);
    // Upstairs, neither a window nor a gap leads out into the air.
    for (const h of ground.houses)
      if (level > 0 && h.levels > level) for (const p of outline(h.ring, h.id, level)) add(p, 'bars');
    const patches = level === 0 ? ground.patches : [];
    const barred = patches.filter((a) => rules.areas?.[a.kind] === 'bars');
    for (const a of barred) for (const p of outline(a.ring, a.id, level)) add(p, 'bars');
    this.solids = [...barred, ...(level === 0 && rules.pieces.vehicle === 'bars' ? vehicles(ground) : [])];
    const { indoors = 1 } = rules;
    const within = ground.houses.filter((h) => level < h.levels && indoors !== 1);
    const dear = [
      ...patches.flatMap((a) => pricedAs(a, rules)),
      ...within.map(({ ring, box }) => ({ ring, box, price: indoors })),
    ].sort((a, b) => b.price - a.price);
    const paved = patches.filter((a) => dear.length > 0 && rules.paved?.includes(a.kind));
    this.priced = [...paved.map(({ ring, box }) => ({ ring, box, price: 1 })), ...dear];
    this.lines = new Lines(pieces, ground.width, ground.height);
    this.tolls = Float64Array.from(tolls);
    this.tolled = tolls.some((t) => t < Infinity);
    this.plain = !this.tolled && this.priced.length === 0;
    this.least = Math.min(1, ...this.priced.map((a) => a.price));
    const limit = Math.max(r - GIVE, 1);
    this.square = limit * limit;
  }

  /** Outlines of the areas and houses that have a price of their own: ways may turn there. */
  get pricedRings(): readonly Ring[] {
    return this.priced.map((a) => a.ring);
  }

  /** True if a base may be here in passing. */
  free(x: number, y: number): boolean {
    return this.onFloor(x, y) && !this.meets(x, y, Infinity);
  }

  /** True if the ground lets a base end here. */
  standing(x: number, y: number): boolean {
    return this.onFloor(x, y) && !this.meets(x, y, 0);
  }

  private onFloor(x: number, y: number): boolean {
    const { width, height } = this.ground;
    if (!(x >= 0 && y >= 0 && x <= width && y <= height)) return false;
    if (this.level > 0 && !this.floors.some((f) => within(f, x, y))) return false;
    return !this.solids.some((s) => within(s, x, y));
  }

  /** True if a base here overlaps a piece with at least this toll. */
  private meets(x: number, y: number, toll: number): boolean {
    const { cells, starts, items, ax, ay, bx, by } = this.lines;
    const n = cells.around(x, y, this.r);
    for (let k = 0; k < n; k++) {
      const cell = cells.found[k] as number;
      for (let at = starts[cell] as number; at < (starts[cell + 1] as number); at++) {
        const i = items[at] as number;
        if ((this.tolls[i] as number) < toll) continue;
        const d = squareTo(x, y, ax[i] as number, ay[i] as number, bx[i] as number, by[i] as number);
        if (d < this.square) return true;
      }
    }
    return false;
  }

  /** True if a base can go straight from a to b, both of which are free. If something bars it, `by` is that piece. */
  clear(ax: number, ay: number, bx: number, by: number): boolean {
    const dx = bx - ax;
    const dy = by - ay;
    const aside = this.r * Math.sqrt(dx * dx + dy * dy);
    // The piece that barred last is the most likely to bar again.
    if (this.by >= 0 && this.bars(this.by, ax, ay, bx, by, aside)) return false;
    const { tolls, sweep } = this;
    const { cells, starts, items, ends } = this.lines;
    for (sweep.begin(cells, ax, ay, bx, by, this.r); sweep.next(); )
      for (let cell = sweep.first; cell <= sweep.last; cell += sweep.step)
        for (let at = starts[cell] as number; at < (starts[cell + 1] as number); at++) {
          // Most pieces are entirely on one side of the way.
          const k = 4 * at;
          const c = dx * ((ends[k + 1] as number) - ay) - dy * ((ends[k] as number) - ax);
          const e = dx * ((ends[k + 3] as number) - ay) - dy * ((ends[k + 2] as number) - ax);
          if ((c > aside && e > aside) || (c < -aside && e < -aside)) continue;
          const i = items[at] as number;
          if (tolls[i] !== Infinity || !this.bars(i, ax, ay, bx, by, aside)) continue;
          this.by = i;
          return false;
        }
    return true;
  }

  private bars(i: number, ax: number, ay: number, bx: number, by: number, aside: number): boolean {
    const { lines, square } = this;
    const cx = lines.ax[i] as number;
    const cy = lines.ay[i] as number;
    const ex = lines.bx[i] as number;
    const ey = lines.by[i] as number;
    const wx = bx - ax;
    const wy = by - ay;
    const c = wx * (cy - ay) - wy * (cx - ax);
    const e = wx * (ey - ay) - wy * (ex - ax);
    if ((c > aside && e > aside) || (c < -aside && e < -aside)) return false;
    if (touch(ax, ay, bx, by, cx, cy, ex, ey)) return true;
    return (
      squareTo(cx, cy, ax, ay, bx, by) < square ||
      squareTo(ex, ey, ax, ay, bx, by) < square ||
      squareTo(ax, ay, cx, cy, ex, ey) < square ||
      squareTo(bx, by, cx, cy, ex, ey) < square
    );
  }

  /**
   * True if a piece bars all ways from a free point into a square. It does if it bars those to the four corners,
   * because the barred region is convex there. Slightly stricter than `clear`.
   */
  shades(i: number, x: number, y: number, w: number, s: number, size: number): boolean {
    const { lines } = this;
    const limit = Math.max(this.r - GIVE, 1) - 1;
    for (let k = 0; k < 4; k++) {
      const d = squareBetween(
        x,
        y,
        w + (k & 1) * size,
        s + (k >> 1) * size,
        lines.ax[i] as number,
        lines.ay[i] as number,
        lines.bx[i] as number,
        lines.by[i] as number,
      );
      if (d >= limit * limit) return false;
    }
    return true;
  }

  /** The pieces that bar a base on the straight way from a to b, in no particular order. */
  barring(ax: number, ay: number, bx: number, by: number): number[] {
    return this.pieces(ax, ay, bx, by, this.r).filter(
      (i) => this.tolls[i] === Infinity && this.bars(i, ax, ay, bx, by, Infinity),
    );
  }

  /** True if a base that is inside something that bars can go straight from there to a free place. */
  leaves(ax: number, ay: number, bx: number, by: number): boolean {
    const { lines, square } = this;
    const caught = (i: number) => squareTo(ax, ay, ...end(lines, i)) < square;
    return !this.crossing(ax, ay, bx, by) && this.barring(ax, ay, bx, by).every(caught);
  }

  /**
   * True if something that bars is between two points even for a base without width: the straight line crosses it.
   * Pieces that the line only touches do not count, nor do pieces of the kind `but`.
   */
  crossing(ax: number, ay: number, bx: number, by: number, but?: PieceKind): boolean {
    const { lines } = this;
    return this.pieces(ax, ay, bx, by, 0).some((i) => {
      if (this.tolls[i] !== Infinity || lines.pieces[i]?.kind === but) return false;
      const [cx, cy, ex, ey] = end(lines, i);
      const c = side(ax, ay, bx, by, cx, cy);
      const e = side(ax, ay, bx, by, ex, ey);
      const a = side(cx, cy, ex, ey, ax, ay);
      const b = side(cx, cy, ex, ey, bx, by);
      return ((c >= 0 && e <= 0) || (c <= 0 && e >= 0)) && ((a > 0 && b < 0) || (a < 0 && b > 0));
    });
  }

  /** The pieces with a toll that the straight way from a to b crosses, by number. */
  crossed(ax: number, ay: number, bx: number, by: number): readonly number[] {
    if (!this.tolled) return NONE;
    // Both directions are computed alike; otherwise the price would depend on the direction.
    const flip = bx < ax || (bx === ax && by < ay);
    const px = flip ? bx : ax;
    const py = flip ? by : ay;
    const qx = flip ? ax : bx;
    const qy = flip ? ay : by;
    const { ax: cxs, ay: cys, bx: exs, by: eys } = this.lines;
    let found: number[] | undefined;
    for (const i of this.pieces(px, py, qx, qy, 0)) {
      if (this.tolls[i] === Infinity) continue;
      const cx = cxs[i] as number;
      const cy = cys[i] as number;
      const ex = exs[i] as number;
      const ey = eys[i] as number;
      // The test is half open: a way that turns on a fence crosses it once, and so does a way through one of its
      // joints.
      if (side(cx, cy, ex, ey, px, py) > 0 === side(cx, cy, ex, ey, qx, qy) > 0) continue;
      if (side(px, py, qx, qy, cx, cy) > 0 === side(px, py, qx, qy, ex, ey) > 0) continue;
      if (found) found.push(i);
      else found = [i];
    }
    return found ?? NONE;
  }

  /** The price of going straight from a to b, if nothing bars it. */
  price(ax: number, ay: number, bx: number, by: number): number {
    const far = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    if (this.plain || far === 0) return far;
    const flip = bx < ax || (bx === ax && by < ay);
    const px = flip ? bx : ax;
    const py = flip ? by : ay;
    const qx = flip ? ax : bx;
    const qy = flip ? ay : by;
    let cost = far * this.meanPrice(px, py, qx, qy);
    for (const i of this.crossed(px, py, qx, qy)) cost += this.tolls[i] as number;
    return cost;
  }

  /**
   * The mean price of a unit of way from p to q. Where areas overlap, paved ones count first, then the most expensive.
   */
  private meanPrice(px: number, py: number, qx: number, qy: number): number {
    const rings: Ring[] = [];
    let mean = 0;
    let shared = 0;
    for (const [k, { ring, box, price }] of this.priced.entries()) {
      const [w, s, e, n] = box;
      const meets =
        Math.max(px, qx) >= w && Math.min(px, qx) <= e && Math.max(py, qy) >= s && Math.min(py, qy) <= n;
      if (meets) rings.push(ring);
      if (rings.length === 0 || this.priced[k + 1]?.price === price) continue;
      const share = shareIn(rings, px, py, qx, qy);
      mean += (share - shared) * price;
      shared = share;
    }
    return mean + 1 - shared;
  }

  /** Pieces near a segment, each once. */
  pieces(ax: number, ay: number, bx: number, by: number, pad: number): number[] {
    const { lines } = this;
    const { cells, starts, items } = lines;
    const found: number[] = [];
    lines.begin();
    const n = cells.strip(ax, ay, bx, by, pad);
    for (let k = 0; k < n; k++) {
      const cell = cells.found[k] as number;
      for (let at = starts[cell] as number; at < (starts[cell + 1] as number); at++) {
        const i = items[at] as number;
        if (lines.meet(i)) found.push(i);
      }
    }
    return found;
  }
}

const NONE: readonly number[] = [];

function end(l: Lines, i: number): [number, number, number, number] {
  return [l.ax[i] as number, l.ay[i] as number, l.bx[i] as number, l.by[i] as number];
}

function within({ box, ring }: Solid, x: number, y: number): boolean {
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3] && inside(ring, x, y);
}

function tollOf(p: Piece, rules: StepRules, isOpen: (door: string) => boolean): Toll {
  if (p.kind === 'border') return 'bars';
  if (p.kind === 'edge') return rules.pieces.edge ?? 'bars';
  if (p.kind === 'door') return isOpen(p.id) ? 0 : (rules.closedDoors?.[p.type ?? ''] ?? rules.closedDoor);
  return rules.pieces[p.kind] ?? 0;
}

function outline(ring: Ring, id: string, level: number): Piece[] {
  const kind: PieceKind = 'edge';
  const pieces: Piece[] = [];
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [ring[j], ring[j + 1], ring[i], ring[i + 1]] as [number, number, number, number];
    pieces.push({ kind, ax, ay, bx, by, from: level, to: level + 1, id });
  }
  return pieces;
}

function vehicles(g: Ground): Solid[] {
  return (g.map.vehicles ?? []).map((v) => {
    const ring = outlineOf(v);
    return { ring, box: boxOf(ring) };
  });
}

function pricedAs({ kind, ring, box }: Patch, rules: StepRules): Priced[] {
  const price = rules.areas?.[kind];
  return typeof price === 'number' && price !== 1 ? [{ ring, box, price }] : [];
}
