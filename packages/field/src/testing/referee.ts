import type { Ground, Piece } from '../ground/ground.js';
import type { Effect, SightRules } from '../rules.js';
import type { Cloud, Look } from '../sight/sight.js';
import {
  atMost,
  compare,
  cross,
  dot,
  equal,
  type Fraction,
  fraction,
  from,
  greater,
  HALF,
  less,
  lesser,
  minus,
  ONE,
  on,
  over,
  plus,
  type Spot,
  same,
  spot,
  square,
  times,
  ZERO,
} from './exact.js';

/**
 * The rules of sight applied literally, in fractions and to every piece, sharing no code with the implementation that
 * it judges. Only the pieces, areas and houses of a ground are reused.
 */

/** A figure or a spot, in whole thousandths. */
export interface Base {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly r: number;
  readonly down?: boolean;
}

export interface Table {
  readonly ground: Ground;
  readonly rules: SightRules;
  /** Doors that are open. */
  readonly open: ReadonlySet<string>;
  readonly clouds: readonly Cloud[];
  readonly figures: readonly Base[];
}

/** How the viewer sees the target; both may be among the figures. */
export function judge(table: Table, viewer: Base, target: Base): Look {
  const eye = spot(viewer.x, viewer.y);
  const lines = endsOf(viewer, target).map((end) => judgeLine(table, viewer, target, eye, end));
  if (lines.every((line) => line.blocked)) return 7;
  let look = lines.some((line) => line.obscured) ? 8 : 0;
  lines.forEach((line, bit) => {
    if (line.blocked) look |= 1 << bit;
  });
  return look;
}

/** The target's middle, and its left and right side if it has a width. */
function endsOf(viewer: Base, target: Base): Spot[] {
  const middle = spot(target.x, target.y);
  const dx = BigInt(target.x - viewer.x);
  const dy = BigInt(target.y - viewer.y);
  const square = dx * dx + dy * dy;
  const half = BigInt(target.r - 10);
  if (half <= 0n || square === 0n) return [middle];
  const ox = nearest(-dy * half, square);
  const oy = nearest(dx * half, square);
  const aside = (s: bigint): Spot => ({
    x: fraction(BigInt(target.x) + s * ox),
    y: fraction(BigInt(target.y) + s * oy),
  });
  return [middle, aside(1n), aside(-1n)];
}

/** n divided by the square root of `square`, rounded to the nearest whole number, halves up. */
function nearest(n: bigint, square: bigint): bigint {
  // m is at most n / root + 1/2 if (2m - 1) * root is at most 2n.
  const fits = (m: bigint): boolean => {
    const a = 2n * m - 1n;
    const left = a < 0n ? -a * a * square : a * a * square;
    const right = n < 0n ? -4n * n * n : 4n * n * n;
    return left <= right;
  };
  let m = 0n;
  for (let step = 1n << 40n; step > 0n; step >>= 1n) {
    while (fits(m + step)) m += step;
    while (!fits(m)) m -= step;
  }
  return m;
}

interface Verdict {
  readonly blocked: boolean;
  readonly obscured: boolean;
}

function judgeLine(table: Table, viewer: Base, target: Base, eye: Spot, end: Spot): Verdict {
  const effects = [
    ...table.ground.pieces
      .filter((p) => pieceIsMet(table, p, viewer, target, eye, end))
      .map((p) => effectOf(table, p)),
    ...(slabIsMet(table.ground, viewer, target, eye, end) ? ['blocks' as const] : []),
    ...areaEffects(table, eye, end),
    ...table.clouds.filter((c) => cloudIsMet(c, viewer, target, eye, end)).map((c) => c.effect),
    ...table.figures
      .filter((f) => figureIsMet(table, f, viewer, target, eye, end))
      .map(() => table.rules.figures),
  ];
  return { blocked: effects.includes('blocks'), obscured: effects.includes('obscures') };
}

function effectOf({ rules, open }: Table, piece: Piece): Effect | undefined {
  if (piece.kind === 'door' && open.has(piece.id)) return rules.openDoor;
  return rules.pieces[piece.kind];
}

/** The height of the line above the ground, in levels. */
function heightAt(viewer: Base, target: Base, t: Fraction): Fraction {
  return plus(plus(fraction(viewer.level), HALF), times(fraction(target.level - viewer.level), t));
}

function pieceIsMet(
  { rules }: Table,
  piece: Piece,
  viewer: Base,
  target: Base,
  eye: Spot,
  end: Spot,
): boolean {
  const met = shared(eye, end, spot(piece.ax, piece.ay), spot(piece.bx, piece.by));
  if (met === undefined) return false;
  if (viewer.level === target.level) return viewer.level >= piece.from && viewer.level < piece.to;
  const isLow = piece.kind === 'vehicle' || piece.kind.startsWith('barrier:');
  if (isLow) {
    const levels = [viewer.level, target.level];
    if (Math.min(...levels) >= piece.to || Math.max(...levels) < piece.from) return false;
    return nearAnEnd(eye, end, met, Math.round(rules.overLow * 1000));
  }
  const a = heightAt(viewer, target, met[0]);
  const b = heightAt(viewer, target, met[1]);
  return atMost(fraction(piece.from), greater(a, b)) && less(lesser(a, b), fraction(piece.to));
}

/** True if a stretch of the line begins or ends at most this far from the line's ends. */
function nearAnEnd(eye: Spot, end: Spot, [t, u]: readonly [Fraction, Fraction], reach: number): boolean {
  const length = square(from(eye, end));
  const limit = fraction(reach * reach);
  const back = minus(ONE, u);
  return atMost(times(times(t, t), length), limit) || atMost(times(times(back, back), length), limit);
}

/**
 * The part of the segment from a to b shared with the segment from c to d, as shares of its length, computed from both
 * equations.
 */
export function shared(a: Spot, b: Spot, c: Spot, d: Spot): readonly [Fraction, Fraction] | undefined {
  const ab = from(a, b);
  const cd = from(c, d);
  const ac = from(a, c);
  const det = cross(ab, cd);
  if (det.n !== 0n) {
    const t = over(cross(ac, cd), det);
    const u = over(cross(ac, ab), det);
    const fits = (v: Fraction) => atMost(ZERO, v) && atMost(v, ONE);
    return fits(t) && fits(u) ? [t, t] : undefined;
  }
  if (equal(a, b)) {
    const there = equal(c, d) ? equal(a, c) : isOn(a, c, d);
    return there ? [ZERO, ONE] : undefined;
  }
  if (cross(ab, ac).n !== 0n) return undefined;
  const at = (p: Spot): Fraction => over(dot(from(a, p), ab), square(ab));
  const low = greater(ZERO, lesser(at(c), at(d)));
  const high = lesser(ONE, greater(at(c), at(d)));
  return atMost(low, high) ? [low, high] : undefined;
}

function isOn(p: Spot, c: Spot, d: Spot): boolean {
  return (
    cross(from(c, d), from(c, p)).n === 0n &&
    atMost(lesser(c.x, d.x), p.x) &&
    atMost(p.x, greater(c.x, d.x)) &&
    atMost(lesser(c.y, d.y), p.y) &&
    atMost(p.y, greater(c.y, d.y))
  );
}

// ------------------------------------------------------------------ areas and houses

function cornersOf(ring: readonly number[]): Spot[] {
  const corners: Spot[] = [];
  for (let i = 0; i < ring.length; i += 2) corners.push(spot(ring[i] as number, ring[i + 1] as number));
  return corners;
}

/** True if a point is inside an outline or on its edge, by its winding number. */
export function contains(corners: readonly Spot[], p: Spot): boolean {
  let winding = 0;
  for (let i = 0; i < corners.length; i++) {
    const a = corners[i] as Spot;
    const b = corners[(i + 1) % corners.length] as Spot;
    if (isOn(p, a, b)) return true;
    const left = compare(cross(from(a, b), from(a, p)), ZERO);
    if (atMost(a.y, p.y) && less(p.y, b.y) && left > 0) winding++;
    if (atMost(b.y, p.y) && less(p.y, a.y) && left < 0) winding--;
  }
  return winding !== 0;
}

/** The segment is cut wherever it meets an edge; returns the parts whose middle is inside one of the outlines. */
export function partsIn(outlines: readonly (readonly Spot[])[], a: Spot, b: Spot): [Fraction, Fraction][] {
  const cuts = [ZERO, ONE];
  for (const corners of outlines)
    for (let i = 0; i < corners.length; i++) {
      const met = shared(a, b, corners[i] as Spot, corners[(i + 1) % corners.length] as Spot);
      if (met) cuts.push(...met);
    }
  cuts.sort(compare);
  const parts: [Fraction, Fraction][] = [];
  for (let i = 1; i < cuts.length; i++) {
    const t = cuts[i - 1] as Fraction;
    const u = cuts[i] as Fraction;
    if (same(t, u)) continue;
    const middle = on(a, b, times(HALF, plus(t, u)));
    if (outlines.some((corners) => contains(corners, middle))) parts.push([t, u]);
  }
  return parts;
}

/** True if a line leaves or enters a storey through its ceiling. A point on the slab is above it. */
function slabIsMet(ground: Ground, viewer: Base, target: Base, eye: Spot, end: Spot): boolean {
  if (viewer.level === target.level) return false;
  return ground.houses.some((house) =>
    partsIn([cornersOf(house.ring)], eye, end).some(([t, u]) => {
      const a = heightAt(viewer, target, t);
      const b = heightAt(viewer, target, u);
      for (let slab = 1; slab <= house.levels; slab++)
        if (less(lesser(a, b), fraction(slab)) && atMost(fraction(slab), greater(a, b))) return true;
      return false;
    }),
  );
}

function areaEffects({ ground, rules }: Table, eye: Spot, end: Spot): Effect[] {
  const length = square(from(eye, end));
  if (length.n === 0n) return [];
  const found: Effect[] = [];
  for (const [kind, rule] of Object.entries(rules.areas ?? {})) {
    const outlines = ground.patches.filter((p) => p.kind === kind).map((p) => cornersOf(p.ring));
    const share = partsIn(outlines, eye, end).reduce((sum, [t, u]) => plus(sum, minus(u, t)), ZERO);
    if (share.n === 0n) continue;
    if (rule.obscures) found.push('obscures');
    if (rule.blocksAfter === undefined) continue;
    const deep = fraction(Math.round(rule.blocksAfter * 1000));
    if (atMost(times(deep, deep), times(times(share, share), length))) found.push('blocks');
  }
  return found;
}

// ------------------------------------------------------------------ circles

/** True if a line comes nearer than r to a point. */
function passes(a: Spot, b: Spot, p: Spot, r: number): boolean {
  const way = from(a, b);
  const length = square(way);
  const t = length.n === 0n ? ZERO : lesser(ONE, greater(ZERO, over(dot(from(a, p), way), length)));
  return less(square(from(on(a, b, t), p)), fraction(r * r));
}

function isBetween(level: number, viewer: Base, target: Base): boolean {
  return level >= Math.min(viewer.level, target.level) && level <= Math.max(viewer.level, target.level);
}

function cloudIsMet(cloud: Cloud, viewer: Base, target: Base, eye: Spot, end: Spot): boolean {
  const [x, y, r] = [cloud.x, cloud.y, cloud.r].map((v) => Math.round(v * 1000)) as [number, number, number];
  return isBetween(cloud.level, viewer, target) && passes(eye, end, spot(x, y), r);
}

function figureIsMet({ rules }: Table, f: Base, viewer: Base, target: Base, eye: Spot, end: Spot): boolean {
  if (f === viewer || f === target || f.down || !isBetween(f.level, viewer, target)) return false;
  const at = spot(f.x, f.y);
  if (viewer.level !== target.level) {
    const near = fraction((Math.round(rules.overLow * 1000) + f.r) ** 2);
    const target2 = spot(target.x, target.y);
    if (less(near, square(from(eye, at))) && less(near, square(from(target2, at)))) return false;
  }
  return passes(eye, end, at, f.r);
}
