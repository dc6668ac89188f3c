import type { At } from '../figures/near.js';
import { GRAIN, grains, lasts } from '../shapes/units.js';
import { bare, elbows, SPOKES, type Turning } from './corners.js';
import type { Graph } from './graph.js';
import type { Room } from './room.js';
import { type Corner, follow, type MayEnd, type Route, routeOf, type Stop } from './route.js';
import { type Reached, Spread } from './spread.js';

export interface ChaseOptions {
  /** Half the width of the target's base: a way ends touching it. If omitted, a way ends at the spot itself. */
  readonly contact?: number;
  /** Limit on the cost of a way, in units. */
  readonly most?: number;
}

/** No way leads there. */
const NONE = -2;

/**
 * The beginning of a cheapest way: its total cost, its first place on the graph (-1 for none), and an elbow before
 * that.
 */
interface First {
  readonly cost: number;
  readonly v: number;
  readonly elbow?: Turning;
}

const NOWHERE: First = { cost: Infinity, v: NONE };

/**
 * From farther away than this, in base widths, a pursuer heads for the prey itself or a corner, not for a place at its
 * side.
 */
const BESIDE = 3;

/** More than rounding to whole thousandths can move a place. */
const ROUNDED = 1;

/** The first search is limited to this multiple of the straight distance. */
const DETOUR = 1.25;

/**
 * The ways to one prey from anywhere. They are found once, starting from the prey, and used by many pursuers. Bases do
 * not block. Valid until the prey moves or a door changes.
 */
export class Chase {
  private readonly x: number;
  private readonly y: number;
  private readonly level: number;
  /** The distance between the middles of two touching bases; 0 if the way ends at the spot itself. */
  private readonly apart: number;
  private readonly most: number;
  private readonly goals: readonly Turning[];
  private readonly spread: Spread;
  private more = true;
  /** The goal of the way whose price `direct` returned last. */
  private goal = NONE;
  /** The same, for each place from which a way goes straight to the prey. */
  private readonly goalOf = new Map<number, number>();
  private frontier = 0;

  constructor(
    private readonly graph: Graph,
    x: number,
    y: number,
    level: number,
    { contact, most = Infinity }: ChaseOptions = {},
  ) {
    this.x = grains(x);
    this.y = grains(y);
    this.level = level;
    this.most = lasts(most);
    const room = graph.room(level);
    this.apart = contact === undefined ? 0 : graph.r + grains(contact);
    this.goals = room ? this.goalsIn(room) : [];
    const feet = graph.feet
      .filter((f) => f.level === level && this.goals.some((g) => graph.touches(f, g.x, g.y)))
      .map((f) => f.leave);
    const off = this.goals.map((g) => Math.sqrt((g.x - this.x) ** 2 + (g.y - this.y) ** 2));
    // The greatest distance from the prey at which a way ends.
    const ends = Math.max(this.apart, ...off) + ROUNDED;
    this.spread = new Spread(
      graph,
      room ? level : 0,
      {
        price: (px, py, v) => {
          const cost = room ? this.direct(room, px, py, v < graph.places ? v : -1) : Infinity;
          if (cost < Infinity) this.goalOf.set(v, this.goal);
          return cost;
        },
        least: (px, py) => {
          const far = Math.sqrt((px - this.x) ** 2 + (py - this.y) ** 2);
          return room ? Math.max(0, far - ends) * room.least : Infinity;
        },
      },
      feet,
      this.most,
      room && this.apart === 0 ? { turning: this.goals.flatMap((g) => elbows(room, g.x, g.y)) } : undefined,
    );
  }

  /**
   * Places where a way may end: round the prey or at the spot; if no base fits there, the nearest places where one
   * does.
   */
  private goalsIn(room: Room): Turning[] {
    const ring = (d: number) =>
      SPOKES.map(([c, s]) => bare(Math.round(this.x + c * d), Math.round(this.y + s * d))).filter(
        (t) => room.free(t.x, t.y) && !room.crossing(t.x, t.y, this.x, this.y),
      );
    if (this.apart > 0) return ring(this.apart);
    if (room.free(this.x, this.y)) return [bare(this.x, this.y)];
    for (const share of [0.5, 1, 1.5, 2]) {
      const found = ring(share * room.r);
      if (found.length > 0) return found;
    }
    return [];
  }

  /**
   * The price of going straight to the prey from a point, which is place `v` of the graph unless `v` is -1. Afterwards
   * `goal` says where that way ends: -1 means on the line to the prey's middle, anything else is a goal.
   */
  private direct(room: Room, px: number, py: number, v = -1): number {
    this.goal = NONE;
    const dx = px - this.x;
    const dy = py - this.y;
    if (this.apart > 0) {
      const x = this.meeting(px, dx, dy, this.x);
      const y = this.meeting(py, dx, dy, this.y);
      if (this.leads(room, px, py, v, x, y) && !room.crossing(x, y, this.x, this.y)) {
        this.goal = -1;
        return room.price(px, py, x, y);
      }
      const beside = this.apart + BESIDE * 2 * this.graph.r;
      if (Math.abs(dx) > beside || Math.abs(dy) > beside) return Infinity;
    }
    let best = Infinity;
    for (let k = 0; k < this.goals.length; k++) {
      const g = this.goals[k] as Turning;
      const far = Math.sqrt((px - g.x) * (px - g.x) + (py - g.y) * (py - g.y));
      if (far * room.least >= best || !this.leads(room, px, py, v, g.x, g.y)) continue;
      const cost = room.price(px, py, g.x, g.y);
      if (cost >= best) continue;
      best = cost;
      this.goal = k;
    }
    return best;
  }

  /** True if a taut way leads straight from a point, or from place `v` of the graph, to another point. */
  private leads(room: Room, px: number, py: number, v: number, x: number, y: number): boolean {
    if (v < 0) return room.clear(px, py, x, y);
    return this.graph.leads(v, x, y);
  }

  /**
   * One coordinate of the place where a base coming straight from a point touches the prey; the point's own if it
   * already does.
   */
  private meeting(p: number, dx: number, dy: number, prey: number): number {
    const far = Math.sqrt(dx * dx + dy * dy);
    return far <= this.apart ? p : Math.round(prey + ((p - prey) * this.apart) / far);
  }

  /** The cost of the cheapest way from a place; Infinity if there is none. */
  cost(x: number, y: number, level: number): number {
    return this.pick(grains(x), grains(y), level).cost / GRAIN;
  }

  /** The next place to head for: the first corner of the cheapest way from a place, or its end. */
  toward(x: number, y: number, level: number): At | undefined {
    const [px, py] = [grains(x), grains(y)];
    const first = this.pick(px, py, level);
    const next = first.v === NONE ? undefined : this.corners(px, py, level, first)[1];
    return next && [next.x / GRAIN, next.y / GRAIN, next.level];
  }

  /** The cheapest way from a place; undefined if there is none. */
  route(x: number, y: number, level: number): Route | undefined {
    const way = this.way(x, y, level);
    return way && routeOf(way);
  }

  /**
   * How far an allowance lasts from a place. `mayEnd` says where a move may end (thousandths); by default anywhere
   * free.
   */
  along(
    x: number,
    y: number,
    level: number,
    allowance: number,
    mayEnd: MayEnd = () => true,
  ): Stop | undefined {
    const way = this.way(x, y, level);
    return way && follow(this.graph, way, lasts(allowance), mayEnd);
  }

  private way(x: number, y: number, level: number): Corner[] | undefined {
    const [px, py] = [grains(x), grains(y)];
    const first = this.pick(px, py, level);
    return first.v === NONE ? undefined : this.corners(px, py, level, first);
  }

  /** The cheapest way from a place. */
  private pick(px: number, py: number, level: number): First {
    const room = this.graph.room(level);
    if (!room) return NOWHERE;
    let best = room.free(px, py) ? this.pickFrom(room, px, py, level, Infinity, true) : NOWHERE;
    if (best.cost === Infinity || !room.plain || best.v >= 0)
      for (const e of elbows(room, px, py)) {
        const leg = room.price(px, py, e.x, e.y);
        const there = this.pickFrom(room, e.x, e.y, level, best.cost - leg, false);
        if (there.cost + leg < best.cost) best = { cost: there.cost + leg, v: there.v, elbow: e };
      }
    return best.cost <= this.most ? best : NOWHERE;
  }

  /** The cheapest way that costs at most `most`, from a place or from an elbow next to it. */
  private pickFrom(room: Room, px: number, py: number, level: number, most: number, stands: boolean): First {
    const { graph, spread } = this;
    let best = most;
    let first = NONE;
    const same = level === this.level;
    if (same) {
      const cost = this.direct(room, px, py);
      if (cost <= best && cost < Infinity) [best, first] = [cost, -1];
      if (first === -1 && room.plain && this.isStraight(px, py, best)) return { cost: best, v: -1 };
    }
    for (const f of stands ? graph.feet : [])
      if (f.level === level && graph.touches(f, px, py)) {
        this.reach(Infinity);
        const spent = spread.cost[f.arrive] as number;
        if (spent < best) [best, first] = [spent, f.arrive];
      }
    const hint = graph.lately(level, px, py);
    if (hint >= 0 && (spread.cost[hint] as number) <= this.frontier) {
      const cost = this.through(room, hint, px, py);
      if (cost < best) [best, first] = [cost, hint];
    }
    const dark = graph.shadow(level, px, py);
    const base = graph.first[level] as number;
    const least = room.least * room.least;
    const far = same ? Math.sqrt((px - this.x) * (px - this.x) + (py - this.y) * (py - this.y)) : 0;
    let limit = Math.min(best, far * DETOUR + 4 * graph.r);
    for (;;) {
      this.reach(limit);
      const { count, place, x, y, cost: costs } = spread.reached[level] as Reached;
      for (let k = 0; k < count; k++) {
        const left = best - (costs[k] as number);
        if (left < 0) break;
        const dx = px - (x[k] as number);
        const dy = py - (y[k] as number);
        if ((dx * dx + dy * dy) * least > left * left) continue;
        const v = place[k] as number;
        if (v === first || dark[v - base] === 1) continue;
        const cost = this.through(room, v, px, py);
        // Ties go to the lowest place, regardless of earlier queries.
        if (cost < best || (cost === best && v < first && first >= 0)) [best, first] = [cost, v];
      }
      if (!this.more || best <= this.frontier) break;
      limit = Math.min(best, limit * 1.6);
    }
    if (first === NONE) return NOWHERE;
    if (first >= 0 && first < graph.places) graph.remember(first, px, py);
    return { cost: best, v: first };
  }

  /** True if no way could be shorter: it is the straight line to contact. */
  private isStraight(px: number, py: number, cost: number): boolean {
    const dx = px - this.x;
    const dy = py - this.y;
    return cost <= Math.sqrt(dx * dx + dy * dy) - this.apart + 2;
  }

  private reach(limit: number): void {
    if (!this.more || limit <= this.frontier) return;
    this.more = this.spread.until(limit);
    this.frontier = limit;
  }

  /** The price of a way through a place; Infinity if no taut way leads through it. */
  private through(room: Room, v: number, px: number, py: number): number {
    const { graph, spread } = this;
    const x = spread.x(v);
    const y = spread.y(v);
    if (v >= graph.places) {
      if (!room.clear(px, py, x, y)) return Infinity;
    } else if (!graph.leads(v, px, py)) return Infinity;
    return (spread.cost[v] as number) + room.price(px, py, x, y);
  }

  private corners(px: number, py: number, level: number, { v: first, cost: whole, elbow }: First): Corner[] {
    const { spread, graph } = this;
    const way: Corner[] = [{ x: px, y: py, level, cost: 0 }];
    if (elbow) {
      const { x, y } = elbow;
      way.push({ x, y, level, cost: (graph.rooms[level] as Room).price(px, py, x, y) });
    }
    let last = -1;
    for (let v = first; v >= 0; v = spread.before[v] as number) {
      last = v;
      if (spread.isFoot(v)) continue;
      const cost = whole - (spread.cost[v] as number);
      way.push({ x: spread.x(v), y: spread.y(v), level: spread.levelOf(v), cost });
    }
    const from = way.at(-1) as Corner;
    const { x, y } = this.endFrom(from, last);
    // A way that reaches a corner with no distance left has arrived.
    if (way.length > 1 && x === from.x && y === from.y && from.level === this.level) way.pop();
    way.push({ x, y, level: this.level, cost: whole });
    return way;
  }

  /** The end of a way that goes straight from its last corner, which is this place of the graph or none. */
  private endFrom({ x, y, level }: Corner, last: number): { readonly x: number; readonly y: number } {
    const { graph, goals } = this;
    if (level !== this.level)
      // The way comes up the ladder at which the prey itself stands.
      return goals.find((g) =>
        graph.feet.some((f) => f.level === this.level && graph.touches(f, g.x, g.y)),
      ) as Turning;
    if (last < 0) this.direct(graph.rooms[level] as Room, x, y);
    const goal = last < 0 ? this.goal : (this.goalOf.get(last) as number);
    if (goal >= 0) return goals[goal] as Turning;
    const [dx, dy] = [x - this.x, y - this.y];
    return { x: this.meeting(x, dx, dy, this.x), y: this.meeting(y, dx, dy, this.y) };
  }
}
