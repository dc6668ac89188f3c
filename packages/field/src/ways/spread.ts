import type { Turning } from './corners.js';
import type { Graph } from './graph.js';
import { Heap } from './heap.js';

/** The first legs of ways, from the start of a spread. */
export interface Start {
  /** The price of the leg to place `v`; Infinity if there is none. */
  price(x: number, y: number, v: number): number;
  /** A lower bound of that price, which is quick to compute. */
  least(x: number, y: number): number;
}

/** Obstacles that are not in the graph: bases in the way, and the surroundings of the start. */
export interface Extra {
  /** Places where ways turn round these, or near their start. */
  readonly turning: readonly Turning[];
  /** True if one of these blocks the straight way from a to b. */
  blocks?(ax: number, ay: number, bx: number, by: number): boolean;
}

/**
 * Places of a level in the order in which they were reached, without feet of links, and the cost of the way to each.
 */
export interface Reached {
  /** Their number so far. */
  count: number;
  readonly place: number[];
  readonly x: number[];
  readonly y: number[];
  readonly cost: number[];
}

/** More than rounding can add up to, in thousandths. */
const ROUNDED = 1;

/** Rounding may make a leg cheaper than its lower bound, by at most this factor. */
const NEARLY = 1 - 1e-9;

/** Ways from one place to all others over a graph, cheapest first, computed only as far as needed. */
export class Spread {
  /** Places in the order in which they were reached, by level. */
  readonly reached: Reached[];
  /** For each place: the cost of the cheapest way to it, and the place before it; -1 if the way begins there. */
  readonly cost: Float64Array;
  readonly before: Int32Array;
  private readonly settled: Uint8Array;
  private readonly heap = new Heap();
  /** Places whose first leg has not been examined yet, by the lower bound of its price. */
  private readonly unseen = new Heap();
  private readonly extra: readonly Turning[];

  constructor(
    private readonly graph: Graph,
    private readonly level: number,
    private readonly start: Start,
    /** Feet of links that the base touches at the start. */
    feet: readonly number[],
    /** Limit on the cost of ways, in thousandths. */
    readonly most: number,
    private readonly around?: Extra,
  ) {
    this.extra = around?.turning ?? [];
    const n = graph.count + this.extra.length;
    this.cost = new Float64Array(n).fill(Infinity);
    this.before = new Int32Array(n).fill(-1);
    this.settled = new Uint8Array(n);
    this.reached = graph.rooms.map(() => ({ count: 0, place: [], x: [], y: [], cost: [] }));
    const last = graph.first[level + 1] ?? 0;
    for (let v = graph.first[level] ?? 0; v < last; v++) this.begin(v);
    for (let v = graph.count; v < n; v++) this.begin(v);
    for (const v of feet) this.improve(v, 0, -1);
  }

  x(v: number): number {
    return v < this.graph.count
      ? (this.graph.x[v] as number)
      : (this.extra[v - this.graph.count] as Turning).x;
  }

  y(v: number): number {
    return v < this.graph.count
      ? (this.graph.y[v] as number)
      : (this.extra[v - this.graph.count] as Turning).y;
  }

  levelOf(v: number): number {
    return v < this.graph.count ? (this.graph.level[v] as number) : this.level;
  }

  /** True if a place is the foot of a link, where nobody stands. */
  isFoot(v: number): boolean {
    return v >= this.graph.places && v < this.graph.count;
  }

  private begin(v: number): void {
    const least = this.start.least(this.x(v), this.y(v)) * NEARLY;
    if (least <= this.most) this.unseen.push(least, v);
  }

  private improve(v: number, cost: number, before: number): void {
    const old = this.cost[v] as number;
    if (cost > this.most || cost > old || (cost === old && before >= (this.before[v] as number))) return;
    this.cost[v] = cost;
    this.before[v] = before;
    if (cost < old) this.heap.push(cost, v);
  }

  /** Reaches every place that costs at most this much. Returns true if more places can be reached. */
  until(cost: number): boolean {
    while (this.next(cost));
    return this.heap.size + this.unseen.size > 0;
  }

  /** Tries to reach more than `count` places of a level at this cost at most. Returns true if it did. */
  reaches(count: number, level: number, cost: number): boolean {
    const reached = this.reached[level] as Reached;
    while (reached.count <= count) if (!this.next(cost)) return false;
    return true;
  }

  /** Reaches the next place if it costs at most this much; returns false otherwise. */
  private next(cost: number): boolean {
    const { heap, unseen } = this;
    while (unseen.size > 0 && unseen.least <= cost && unseen.least <= heap.least) {
      const v = unseen.pop();
      if (!this.settled[v]) this.improve(v, this.start.price(this.x(v), this.y(v), v), -1);
    }
    if (heap.size === 0 || heap.least > cost) return false;
    const u = heap.pop();
    if (this.settled[u]) return true;
    this.settled[u] = 1;
    if (!this.isFoot(u)) this.note(u);
    this.expand(u);
    return true;
  }

  private note(u: number): void {
    const reached = this.reached[this.levelOf(u)] as Reached;
    reached.count++;
    reached.place.push(u);
    reached.x.push(this.x(u));
    reached.y.push(this.y(u));
    reached.cost.push(this.cost[u] as number);
  }

  private expand(u: number): void {
    const { graph, settled, cost: costs } = this;
    const here = costs[u] as number;
    const blocks = this.around?.blocks !== undefined && !this.isFoot(u);
    if (u < graph.count) {
      const near = graph.near(u);
      const prices = graph.pricesFrom(u);
      for (let k = 0; k < near.length; k++) {
        const v = near[k] as number;
        const cost = here + (prices[k] as number);
        if (cost > (costs[v] as number) || settled[v]) continue;
        if (this.isFoot(v) && graph.returns(this.before[u] as number, v)) continue;
        if (blocks && !this.isFoot(v) && this.blocked(u, v)) continue;
        this.improve(v, cost, u);
      }
    } else {
      const last = graph.first[this.level + 1] as number;
      for (let v = graph.first[this.level] as number; v < last; v++) this.step(u, v, here);
    }
    if (this.levelOf(u) === this.level && !this.isFoot(u))
      for (let k = 0; k < this.extra.length; k++) this.step(u, graph.count + k, here);
  }

  private blocked(u: number, v: number): boolean {
    return (
      this.levelOf(u) === this.level &&
      this.around?.blocks?.(this.x(u), this.y(u), this.x(v), this.y(v)) === true
    );
  }

  /** Examines a leg that is not in the graph: to or from a base in the way. */
  private step(u: number, v: number, here: number): void {
    if (this.settled[v] || u === v) return;
    const { graph } = this;
    const room = graph.rooms[this.level];
    const ux = this.x(u);
    const uy = this.y(u);
    const vx = this.x(v);
    const vy = this.y(v);
    if (!room) return;
    const far2 = (vx - ux) * (vx - ux) + (vy - uy) * (vy - uy);
    const limit = Math.min(this.cost[v] as number, this.most);
    // Most are too far, which is known without a square root.
    const left = limit - here + ROUNDED;
    if (far2 * room.least * room.least > left * left || here + Math.sqrt(far2) * room.least > limit) return;
    if ((v < graph.places && !graph.taut(v, ux, uy)) || (u < graph.places && !graph.taut(u, vx, vy))) return;
    if (this.blocked(u, v) || !room.clear(ux, uy, vx, vy)) return;
    this.improve(v, here + room.price(ux, uy, vx, vy), u);
  }
}
