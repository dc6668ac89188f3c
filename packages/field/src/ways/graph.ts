import type { Ground } from '../ground/ground.js';
import type { StepRules } from '../rules.js';
import { Cells } from '../shapes/cells.js';
import { GRAIN, grains } from '../shapes/units.js';
import { Bends } from './bends.js';
import { bare, SPOKES, type Turning, turnings } from './corners.js';
import { Room } from './room.js';

/** A link between two levels in the graph. It is entered and left at its foot on each level. */
interface Foot {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly leave: number;
  /** Always the number after that of `leave`. */
  readonly arrive: number;
}

/** The places from which a link can be taken on a level, by number, and the link's foot there. */
interface Stand {
  readonly link: number;
  readonly level: number;
  readonly price: number;
  readonly at: readonly number[];
  readonly x: number;
  readonly y: number;
}

/** Limit on the squares for which unreachable places are recorded. */
const SQUARES = 4000;

/**
 * The places where shortest ways turn, on all levels, and which of them are connected straight; computed when first
 * needed and cached. A graph serves one set of movement rules, one base size and one state of the doors.
 */
export class Graph {
  readonly rooms: readonly Room[];
  readonly r: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly level: Int16Array;
  /**
   * Places by level: those of level l are `first[l]` up to, but not including, `first[l + 1]`. Feet of links come after
   * all of them.
   */
  readonly first: Int32Array;
  /** Number of places, not counting feet of links. */
  readonly places: number;
  readonly count: number;
  readonly feet: readonly Foot[];
  /** The `leave` of each foot whose link costs nothing. */
  private readonly free = new Set<number>();
  private readonly bends: Bends;
  private readonly nears: number[][];
  private readonly prices: number[][];
  private readonly done: Uint8Array;
  private readonly cells: Cells;
  private readonly shadows: (Uint8Array | undefined)[][];
  private readonly latest: readonly Int32Array[];

  constructor(
    ground: Ground,
    readonly rules: StepRules,
    /** In thousandths. */
    r: number,
    isOpen: (door: string) => boolean,
    /** A base touches anything at most this far from its edge, in thousandths. */
    readonly touch: number,
  ) {
    this.r = r;
    const links = linksOf(ground, rules);
    const top = Math.max(
      0,
      ...ground.houses.map((h) => h.levels),
      ...links.map((l) => Math.max(l.from, l.to)),
    );
    this.rooms = Array.from({ length: top + 1 }, (_, level) => new Room(ground, rules, r, level, isOpen));
    const { turning, first, stands } = placesIn(this.rooms, links);
    this.first = Int32Array.from(first);
    this.places = turning.length;
    // Squares are about as wide as a base, unless the table is very large.
    const { width, height } = ground;
    this.cells = new Cells(width, height, Math.max(2 * r, Math.sqrt((width * height) / SQUARES)));
    this.shadows = this.rooms.map(() => []);
    this.latest = this.rooms.map(() => new Int32Array(this.cells.count).fill(-1));
    this.count = this.places + 2 * stands.length;
    this.bends = new Bends(turning, r);
    this.x = new Float64Array(this.count);
    this.y = new Float64Array(this.count);
    this.level = new Int16Array(this.count);
    this.nears = Array.from({ length: this.count }, () => []);
    this.prices = Array.from({ length: this.count }, () => []);
    this.done = new Uint8Array(this.count);
    turning.forEach((t, i) => {
      this.x[i] = t.x;
      this.y[i] = t.y;
    });
    for (let level = 0; level <= top; level++) this.level.fill(level, first[level], first[level + 1]);
    this.feet = this.joinLinks(stands);
  }

  /** Connects the places from which links are taken to the links' feet, and the two feet of each link. */
  private joinLinks(stands: readonly Stand[]): Foot[] {
    const feet: Foot[] = [];
    for (const [k, s] of stands.entries()) {
      const leave = this.places + 2 * k;
      const arrive = leave + 1;
      feet.push({ x: s.x, y: s.y, level: s.level, leave, arrive });
      if (s.price === 0) this.free.add(leave);
      for (const node of [leave, arrive]) {
        this.x[node] = s.x;
        this.y[node] = s.y;
        this.level[node] = s.level;
        this.done[node] = 1;
      }
      for (const node of s.at) {
        this.join(node, leave, 0);
        this.join(arrive, node, 0);
      }
      for (const [j, t] of stands.entries())
        if (t.link === s.link && j !== k)
          this.join(leave, this.places + 2 * j + 1, s.price * Math.abs(s.level - t.level));
    }
    return feet;
  }

  private join(from: number, to: number, price: number): void {
    this.nears[from]?.push(to);
    this.prices[from]?.push(price);
  }

  /**
   * True if a way that came to a place from the node `before` would go straight back by the same link from there, to the
   * foot `to`. By a link that costs nothing it would get from one side of the foot to the other without moving.
   */
  returns(before: number, to: number): boolean {
    return before === to + 1 && this.free.has(to);
  }

  /** True if a base here touches the foot of a link. */
  touches(foot: Foot, x: number, y: number): boolean {
    const dx = foot.x - x;
    const dy = foot.y - y;
    const most = this.r + this.touch;
    if (dx * dx + dy * dy > most * most) return false;
    const room = this.rooms[foot.level] as Room;
    return !walled(room, x, y, foot.x, foot.y);
  }

  room(level: number): Room | undefined {
    return this.rooms[level];
  }

  /** Places that can be reached straight from a place, in no particular order. `pricesFrom` has the prices. */
  near(u: number): readonly number[] {
    if (!this.done[u]) this.find(u);
    return this.nears[u] as number[];
  }

  pricesFrom(u: number): readonly number[] {
    return this.prices[u] as number[];
  }

  private find(u: number): void {
    const { x, y, done } = this;
    const level = this.level[u] as number;
    const room = this.rooms[level] as Room;
    const ux = x[u] as number;
    const uy = y[u] as number;
    const last = this.first[level + 1] as number;
    for (let v = this.first[level] as number; v < last; v++) {
      if (done[v] || v === u) continue;
      const vx = x[v] as number;
      const vy = y[v] as number;
      if (!this.taut(u, vx, vy) || !this.leads(v, ux, uy)) continue;
      const price = room.price(ux, uy, vx, vy);
      this.join(u, v, price);
      this.join(v, u, price);
    }
    done[u] = 1;
  }

  /**
   * True if a taut way leads straight from a free point of its level to a place. If a whole square of the table is cut
   * off from a place, that is cached.
   */
  leads(v: number, x: number, y: number): boolean {
    const level = this.level[v] as number;
    const first = this.first[level] as number;
    const cell = this.cells.at(x, y);
    const dark = this.inCell(level, cell);
    if (dark[v - first] === 1) return false;
    const { size, columns } = this.cells;
    const w = (cell % columns) * size;
    const s = Math.floor(cell / columns) * size;
    const room = this.rooms[level] as Room;
    const vx = this.x[v] as number;
    const vy = this.y[v] as number;
    const taut = this.bends.taut(v, x, y);
    if (taut && room.clear(x, y, vx, vy)) return true;
    if (taut ? room.shades(room.by, vx, vy, w, s, size) : this.bends.slack(v, w, s, size))
      dark[v - first] = 1;
    return false;
  }

  /**
   * For each place of a level, in order: 1 if no taut way leads to it from anywhere in the square that contains a
   * point.
   */
  shadow(level: number, x: number, y: number): Uint8Array {
    return this.inCell(level, this.cells.at(x, y));
  }

  /** The place that a way from the same square last headed for, whatever its prey: a good first guess. */
  lately(level: number, x: number, y: number): number {
    return (this.latest[level] as Int32Array)[this.cells.at(x, y)] as number;
  }

  remember(v: number, x: number, y: number): void {
    (this.latest[this.level[v] as number] as Int32Array)[this.cells.at(x, y)] = v;
  }

  private inCell(level: number, cell: number): Uint8Array {
    const shadows = this.shadows[level] as (Uint8Array | undefined)[];
    let dark = shadows[cell];
    if (!dark) {
      dark = new Uint8Array((this.first[level + 1] as number) - (this.first[level] as number));
      shadows[cell] = dark;
    }
    return dark;
  }

  /** See `Bends`. */
  taut(v: number, x: number, y: number): boolean {
    return this.bends.taut(v, x, y);
  }
}

/** The links that the rules allow, each with its price per level. */
function linksOf({ map }: Ground, rules: StepRules) {
  return (map.links ?? []).flatMap((l) => {
    const price = rules.links?.[l.kind];
    return price === undefined || l.from === l.to ? [] : [{ ...l, price: price * GRAIN }];
  });
}

/** The places where ways turn or links are taken, level by level; those of level l begin at `first[l]`. */
function placesIn(rooms: readonly Room[], links: ReturnType<typeof linksOf>) {
  const first = [0];
  const turning: Turning[] = [];
  const stands: Stand[] = [];
  for (const [level, room] of rooms.entries()) {
    turning.push(...turnings(room));
    for (const [link, { at, from, to, price }] of links.entries()) {
      if (level < Math.min(from, to) || level > Math.max(from, to)) continue;
      const x = grains(at[0]);
      const y = grains(at[1]);
      const spots = standsAt(room, x, y);
      stands.push({ link, level, price, x, y, at: spots.map((_, k) => turning.length + k) });
      turning.push(...spots);
    }
    first.push(turning.length);
  }
  return { turning, first, stands };
}

/** Free places where a base touches a link: at its foot and round it, or slightly farther if there is no room. */
function standsAt(room: Room, x: number, y: number): Turning[] {
  const ring = (d: number) =>
    SPOKES.map(([c, s]) => bare(Math.round(x + c * d), Math.round(y + s * d))).filter(
      (t) => room.free(t.x, t.y) && !walled(room, t.x, t.y, x, y),
    );
  const near = [...(room.free(x, y) ? [bare(x, y)] : []), ...ring(room.r)];
  return near.length > 0 ? near : ring(2 * room.r);
}

/**
 * True if a wall is between a base and something it would touch. Roof edges do not count, because ladders hang there.
 */
function walled(room: Room, ax: number, ay: number, bx: number, by: number): boolean {
  return room.crossing(ax, ay, bx, by, 'edge');
}
