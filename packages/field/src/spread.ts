import type { Turning } from './corners.js';
import type { Graph } from './graph.js';
import { Heap } from './heap.js';

/** What the price of a first leg is, from wherever a spread begins to place `v`; Infinity where there is no such leg. */
export type Start = (x: number, y: number, v: number) => number;

/** What the graph does not know of: bases in the way, where a way begins. */
export interface Extra {
  /** Places where ways turn round it, or near where they begin. */
  readonly turning: readonly Turning[];
  /** Whether it stands in the way of going straight from a to b. */
  blocks?(ax: number, ay: number, bx: number, by: number): boolean;
}

/** Places of a level in the order in which they were reached, feet of links left out; and what the way to each costs. */
export interface Reached {
  /** How many there are so far. */
  count: number;
  readonly place: Int32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly cost: Float64Array;
}

/** Ways from one place to all others over a graph, the cheapest first, as far as anybody asks. */
export class Spread {
  /** Places in the order in which they were reached, level by level. */
  readonly reached: Reached[];
  /** By place: what the cheapest way to it costs, and the place before it; -1 where the way begins. */
  readonly cost: Float64Array;
  readonly before: Int32Array;
  private readonly settled: Uint8Array;
  private readonly heap = new Heap();
  private readonly extra: readonly Turning[];

  constructor(
    private readonly graph: Graph,
    private readonly level: number,
    start: Start,
    /** Feet of links that are touched where it begins. */
    feet: readonly number[],
    /** Ways that cost more are not looked for, in thousandths. */
    readonly most: number,
    private readonly around?: Extra,
  ) {
    this.extra = around?.turning ?? [];
    const n = graph.count + this.extra.length;
    this.cost = new Float64Array(n).fill(Infinity);
    this.before = new Int32Array(n).fill(-1);
    this.settled = new Uint8Array(n);
    this.reached = graph.rooms.map((_, l) => {
      const most = (graph.first[l + 1] as number) - (graph.first[l] as number) + this.extra.length;
      const [x, y, cost] = [new Float64Array(most), new Float64Array(most), new Float64Array(most)];
      return { count: 0, place: new Int32Array(most), x, y, cost };
    });
    const last = graph.first[level + 1] ?? 0;
    for (let v = graph.first[level] ?? 0; v < last; v++)
      this.improve(v, start(graph.x[v] as number, graph.y[v] as number, v), -1);
    for (const [k, t] of this.extra.entries())
      this.improve(graph.count + k, start(t.x, t.y, graph.count + k), -1);
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

  /** Whether a place is the foot of a link, where nobody stands. */
  isFoot(v: number): boolean {
    return v >= this.graph.places && v < this.graph.count;
  }

  private improve(v: number, cost: number, before: number): void {
    const old = this.cost[v] as number;
    if (cost > this.most || cost > old || (cost === old && before >= (this.before[v] as number))) return;
    this.cost[v] = cost;
    this.before[v] = before;
    if (cost < old) this.heap.push(cost, v);
  }

  /** Reaches every place that costs at most this much. Says whether there is more to reach. */
  until(cost: number): boolean {
    while (this.heap.least <= cost) {
      const u = this.heap.pop();
      if (u < 0) return false;
      if (this.settled[u]) continue;
      this.settled[u] = 1;
      if (!this.isFoot(u)) this.note(u);
      this.expand(u);
    }
    return this.heap.size > 0;
  }

  private note(u: number): void {
    const reached = this.reached[this.levelOf(u)] as Reached;
    const k = reached.count++;
    reached.place[k] = u;
    reached.x[k] = this.x(u);
    reached.y[k] = this.y(u);
    reached.cost[k] = this.cost[u] as number;
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

  /** A leg that the graph does not keep: to or from a base in the way. */
  private step(u: number, v: number, here: number): void {
    if (this.settled[v] || u === v) return;
    const { graph } = this;
    const room = graph.rooms[this.level];
    const ux = this.x(u);
    const uy = this.y(u);
    const vx = this.x(v);
    const vy = this.y(v);
    const far = Math.sqrt((vx - ux) * (vx - ux) + (vy - uy) * (vy - uy));
    const old = this.cost[v] as number;
    if (!room || here + far * room.least > Math.min(old, this.most)) return;
    if ((v < graph.places && !graph.taut(v, ux, uy)) || (u < graph.places && !graph.taut(u, vx, vy))) return;
    if (this.blocked(u, v) || !room.clear(ux, uy, vx, vy)) return;
    this.improve(v, here + room.price(ux, uy, vx, vy), u);
  }
}
