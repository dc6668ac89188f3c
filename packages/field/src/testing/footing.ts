import { Sfc32 } from '@shambles/engine';
import { type Ground, ground, outlineOf, type Piece } from '../ground/ground.js';
import type { MapFile } from '../ground/map.js';
import type { StepRules } from '../rules.js';
import { inside, squareBetween, squareTo } from '../shapes/segments.js';

/** A small table to walk on, and its movement rules. */
export interface Footing {
  readonly ground: Ground;
  readonly rules: StepRules;
  /** Radius of the base, in units. */
  readonly r: number;
  readonly open: ReadonlySet<string>;
}

export const WIDE = 14;
export const HIGH = 11;

type Corner = [number, number];

export interface FootingOptions {
  /** Areas that cost more or less than open ground. */
  readonly priced?: boolean;
  /** Houses have floors, stairs and ladders. */
  readonly levels?: boolean;
}

/** Walls, houses with doors, fences and a car, generated from a seed. */
export function footing(seed: string, { priced = false, levels = false }: FootingOptions = {}): Footing {
  const random = new Sfc32(seed);
  const below = (n: number): number => random.below(n);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const some = <T>(most: number, make: (i: number) => T): T[] =>
    Array.from({ length: below(most + 1) }, (_, i) => make(i));
  const place = (size: number): number =>
    below(4) > 0 ? below(2 * size + 1) / 2 : below(size * 1000 + 1) / 1000;
  const corner = (): Corner => [place(WIDE), place(HIGH)];
  const r = pick([0.3, 0.5, 0.5, 0.75, 1]);
  const floors = levels ? 1 + below(2) : 1;
  const map: MapFile = {
    format: 'shambles-map/1',
    title: seed,
    unit: 'cm',
    size: [WIDE, HIGH],
    buildings: some(2, (i) => {
      const [w, s] = [below(8), below(6)];
      const [e, n] = [w + 4 + below(3), s + 4 + below(2)];
      return {
        id: `b${i}`,
        name: 'B',
        rect: [w, s, e, n],
        levels: floors,
        doors: [
          // As wide as the base, or slightly wider.
          { id: `d${i}-0`, at: [(w + e) / 2, s] as Corner, width: pick([2 * r, 2 * r + 0.1, 3]), type: 'a' },
          { id: `d${i}-1`, at: [w, (s + n) / 2] as Corner, width: pick([2 * r, 2.4]), type: 'a' },
        ],
        inner: below(2) ? [{ path: [[w, s + 2.5] as Corner, [w + 2, s + 2.5] as Corner] }] : [],
      };
    }),
    barriers: [
      ...some(7, (i) => ({
        id: `w${i}`,
        kind: 'wall',
        path: [corner(), corner()].concat(some(1, corner)),
      })),
      ...some(2, (i) => ({ id: `f${i}`, kind: 'wire', path: [corner(), corner()].concat(some(1, corner)) })),
    ],
    vehicles: some(1, (i) => ({
      id: `v${i}`,
      kind: 'car',
      at: corner(),
      length: 3,
      width: 2,
      facing: below(360),
    })),
    areas: priced
      ? some(3, (i) => {
          const [w, s] = [below(WIDE - 4), below(HIGH - 4)];
          return {
            id: `a${i}`,
            kind: pick(['mud', 'mud', 'pond']),
            rect: [w, s, w + 2 + below(4), s + 2 + below(4)],
          };
        })
      : [],
  };
  const links = levels
    ? (map.buildings ?? []).flatMap((b, i) => {
        const [w, s, e, n] = b.rect as [number, number, number, number];
        return [
          { id: `s${i}`, kind: 'stairs', at: [(w + e) / 2, (s + n) / 2] as Corner, from: 0, to: b.levels },
          { id: `l${i}`, kind: 'ladder', at: [e, n - 1] as Corner, from: 0, to: b.levels },
        ];
      })
    : [];
  const doors = (map.buildings ?? []).flatMap((b) => (b.doors ?? []).map((d) => d.id));
  return {
    ground: ground({ ...map, links }),
    rules: {
      name: seed,
      pieces: {
        wall: 'bars',
        'thin-wall': 'bars',
        vehicle: 'bars',
        'barrier:wall': 'bars',
        'barrier:wire': pick(['bars', 1, 4]),
      },
      closedDoor: pick(['bars', 2]),
      areas: { mud: pick([1.5, 2, 0.5]), pond: 'bars' },
      links: { stairs: 2, ladder: 3 },
    },
    r,
    open: new Set(doors.filter(() => below(3) > 0)),
  };
}

/** The rules of free space applied literally, piece by piece. Lengths in thousandths. */
export class Plain {
  private readonly barring: Piece[];
  private readonly tolls: [Piece, number][];
  private readonly solids: (readonly number[])[];

  constructor(
    readonly on: Footing,
    readonly level = 0,
  ) {
    const { ground: g, rules, open } = on;
    const here = g.pieces.filter((p) => level >= p.from && level < p.to);
    const toll = (p: Piece) => {
      if (p.kind === 'border' || p.kind === 'edge') return 'bars';
      if (p.kind === 'door') return open.has(p.id) ? 0 : rules.closedDoor;
      return rules.pieces[p.kind] ?? 0;
    };
    this.barring = here.filter((p) => toll(p) === 'bars');
    this.tolls = here.flatMap((p): [Piece, number][] => {
      const t = toll(p);
      return typeof t === 'number' && t > 0 ? [[p, t * 1000]] : [];
    });
    const ponds = g.patches.filter((p) => level === 0 && rules.areas?.[p.kind] === 'bars').map((p) => p.ring);
    this.solids = level === 0 ? [...ponds, ...(g.map.vehicles ?? []).map(outlineOf)] : [];
    for (const ring of ponds)
      for (let i = 0; i < ring.length; i += 2) {
        const [ax, ay] = [ring[i], ring[i + 1]] as [number, number];
        const [bx, by] = [ring[(i + 2) % ring.length], ring[(i + 3) % ring.length]] as [number, number];
        this.barring.push({ kind: 'edge', id: 'pond', from: 0, to: 1, ax, ay, bx, by });
      }
  }

  private get limit(): number {
    return (this.on.r * 1000 - 2) ** 2;
  }

  /** `give` is added to the rule's own tolerance. */
  free(x: number, y: number, give = 0): boolean {
    const { ground: g } = this.on;
    if (x < 0 || y < 0 || x > g.width || y > g.height) return false;
    if (this.level > 0 && !g.houses.some((h) => h.levels >= this.level && inside(h.ring, x, y))) return false;
    if (this.solids.some((s) => inside(s, x, y))) return false;
    const limit = (this.on.r * 1000 - 2 - give) ** 2;
    return this.barring.every((p) => squareTo(x, y, p.ax, p.ay, p.bx, p.by) >= limit);
  }

  standing(x: number, y: number): boolean {
    return this.free(x, y) && this.tolls.every(([p]) => squareTo(x, y, p.ax, p.ay, p.bx, p.by) >= this.limit);
  }

  clear(ax: number, ay: number, bx: number, by: number): boolean {
    const { limit } = this;
    return this.barring.every((p) => squareBetween(ax, ay, bx, by, p.ax, p.ay, p.bx, p.by) >= limit);
  }

  /**
   * Length plus the tolls of everything that the line crosses. `sure` is true if it passes through no end of anything.
   */
  price(ax: number, ay: number, bx: number, by: number): { cost: number; sure: boolean } {
    let cost = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
    let sure = true;
    for (const [p, toll] of this.tolls) {
      const s = (ox: number, oy: number, qx: number, qy: number, x: number, y: number) =>
        Math.sign((qx - ox) * (y - oy) - (qy - oy) * (x - ox));
      const [a, b] = [s(p.ax, p.ay, p.bx, p.by, ax, ay), s(p.ax, p.ay, p.bx, p.by, bx, by)];
      const [c, d] = [s(ax, ay, bx, by, p.ax, p.ay), s(ax, ay, bx, by, p.bx, p.by)];
      if (a * b < 0 && c * d < 0) cost += toll;
      else if (a * b <= 0 && c * d <= 0) sure = false;
    }
    return { cost, sure };
  }
}

const MOVES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
  [2, 1],
  [1, 2],
  [2, -1],
  [1, -2],
] as const;

/** Prices from a spot over a grid of `step` thousandths, in sixteen directions. They are never below the true price. */
export function overGrid(plain: Plain, fromX: number, fromY: number, step: number) {
  const { width, height } = plain.on.ground;
  // The grid passes through its starting spot.
  const [ox, oy] = [fromX % step, fromY % step];
  const columns = Math.floor((width - ox) / step) + 1;
  const rows = Math.floor((height - oy) / step) + 1;
  const at = (k: number): [number, number] => [
    ox + (k % columns) * step,
    oy + Math.floor(k / columns) * step,
  ];
  const open = Array.from({ length: columns * rows }, (_, k) => plain.free(...at(k)));
  const cost = new Float64Array(columns * rows).fill(Infinity);
  const first = Math.round((fromY - oy) / step) * columns + Math.round((fromX - ox) / step);
  if (!open[first]) return { cost, at };
  cost[first] = 0;
  const todo = new Set([first]);
  while (todo.size > 0) {
    let u = -1;
    for (const k of todo) if (u < 0 || (cost[k] as number) < (cost[u] as number)) u = k;
    todo.delete(u);
    for (const [mx, my] of MOVES)
      for (const s of [1, -1]) {
        const c = (u % columns) + s * mx;
        const r = Math.floor(u / columns) + s * my;
        if (c < 0 || r < 0 || c >= columns || r >= rows) continue;
        const v = r * columns + c;
        const most = (cost[u] as number) + Math.sqrt(mx * mx + my * my) * step;
        if (!open[v] || most >= (cost[v] as number)) continue;
        if (!plain.clear(...at(u), ...at(v))) continue;
        const leg = plain.price(...at(u), ...at(v));
        // A line through the end of a fence may have to pay. The grid cannot tell, so it does not go there.
        if (!leg.sure || (cost[u] as number) + leg.cost >= (cost[v] as number)) continue;
        cost[v] = (cost[u] as number) + leg.cost;
        todo.add(v);
      }
  }
  return { cost, at };
}
