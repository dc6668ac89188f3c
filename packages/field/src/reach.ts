import type { Lit } from '@shambles/engine';
import { bare, elbows, OCTAGON, type Turning } from './corners.js';
import type { Figures, Which } from './figures.js';
import type { Graph } from './graph.js';
import { litRows } from './lit.js';
import { type At, overlapped } from './near.js';
import { GIVE, type Room } from './room.js';
import { type Corner, follow, type MayEnd, type Route, routeOf, type Stop } from './route.js';
import { squareTo } from './segments.js';
import { type Extra, type Reached, Spread } from './spread.js';
import { GRAIN, grains } from './units.js';

/** No way leads to a spot. */
const NONE = -2;

/** What a reach is asked for with. */
export interface ReachOptions {
  /** The allowance, in units; without it everything is looked at. */
  readonly most?: number;
  /** The number of the figure that goes: it is not in its own way. */
  readonly self?: number;
  /** Bases that it cannot pass, on the level it starts from. Without it, it passes all. */
  readonly blocks?: Which;
  /** Bases it may not end upon. Without it, all. */
  readonly avoids?: Which;
}

/** Where a base can go from a place, and at what price. It holds while nothing on the table moves. */
export class Reach {
  readonly from: At;
  private readonly x: number;
  private readonly y: number;
  private readonly level: number;
  private readonly most: number;
  private readonly spread: Spread;
  private readonly extra: Extra | undefined;
  private readonly mayEnd: MayEnd;
  /** It stands where it should not be: in what bars. */
  private readonly caught: boolean;
  private found = false;

  constructor(
    private readonly graph: Graph,
    figures: Figures,
    x: number,
    y: number,
    level: number,
    { most = Infinity, self = -1, blocks, avoids }: ReachOptions = {},
  ) {
    this.x = grains(x);
    this.y = grains(y);
    this.level = level;
    this.from = [this.x / GRAIN, this.y / GRAIN, level];
    this.most = most * GRAIN;
    const { r } = graph;
    const avoided: Which = (i) => i !== self && (avoids?.(i) ?? true);
    this.mayEnd = (px, py, l) => overlapped(figures, px, py, l, r, avoided, GIVE) < 0;
    const room = graph.room(level);
    const limit = this.most / (room?.least ?? 1) + 4 * r + 4 * figures.widest;
    const others = (i: number) => i !== self && blocks?.(i) === true;
    const bases = room && blocks ? inTheWay(room, figures, this.x, this.y, limit, others) : undefined;
    this.caught = room?.free(this.x, this.y) === false;
    const near = room ? elbows(room, this.x, this.y) : [];
    if (bases || near.length > 0) this.extra = { ...bases, turning: [...near, ...(bases?.turning ?? [])] };
    const feet = graph.feet
      .filter((f) => f.level === level && graph.touches(f, this.x, this.y))
      .map((f) => f.leave);
    const start = (px: number, py: number, v: number) =>
      v >= graph.places || graph.taut(v, this.x, this.y) ? this.straight(px, py) : Infinity;
    this.spread = new Spread(
      graph,
      room ? level : 0,
      room ? start : () => Infinity,
      feet,
      this.most,
      this.extra,
    );
  }

  /** What going straight from where it stands costs; Infinity where something bars that. */
  private straight(px: number, py: number): number {
    const room = this.graph.rooms[this.level] as Room;
    const dx = px - this.x;
    const dy = py - this.y;
    if (Math.sqrt(dx * dx + dy * dy) * room.least > this.most) return Infinity;
    if (this.extra?.blocks?.(this.x, this.y, px, py)) return Infinity;
    if (this.caught ? !this.isExit(px, py) : !room.clear(this.x, this.y, px, py)) return Infinity;
    return room.price(this.x, this.y, px, py);
  }

  /** Where it stands in what bars, it goes to the nearest free places first. */
  private isExit(px: number, py: number): boolean {
    return this.extra?.turning.some((t) => t.x === px && t.y === py) === true;
  }

  /** What the cheapest way to a spot costs; Infinity where there is none within `most`, or one cannot end there. */
  cost(x: number, y: number, level: number): number {
    const [px, py] = [grains(x), grains(y)];
    return this.ends(px, py, level) ? this.cheapest(px, py, level).cost / GRAIN : Infinity;
  }

  /** Whether a base may end at a spot, however it came there. */
  mayEndAt(x: number, y: number, level: number): boolean {
    return this.ends(grains(x), grains(y), level);
  }

  private ends(px: number, py: number, level: number): boolean {
    // Whoever stands somewhere already may stay.
    if (px === this.x && py === this.y && level === this.level) return true;
    return this.graph.room(level)?.standing(px, py) === true && this.mayEnd(px, py, level);
  }

  /** The cheapest way to a spot, whether or not one can end there; undefined where there is none within `most`. */
  route(x: number, y: number, level: number): Route | undefined {
    const way = this.way(grains(x), grains(y), level);
    return way && routeOf(way);
  }

  /** How far one comes towards a spot with an allowance; undefined where no way leads there. */
  along(x: number, y: number, level: number, allowance: number): Stop | undefined {
    const way = this.way(grains(x), grains(y), level);
    return way && follow(this.graph, way, Math.floor(allowance * GRAIN + 0.001), this.mayEnd);
  }

  /** All spots that one can end at, as rows of a grid: a cell is lit when its middle is such a spot. */
  lit(cell: number, may?: (x: number, y: number, level: number) => boolean): Lit[] {
    const limit = this.most;
    this.expand();
    return this.graph.rooms.flatMap((room) => {
      const level = room.level;
      const box = this.boxOf(level, limit);
      if (!box) return [];
      const lit = litRows(room.ground, level, cell, box, (px, py) => {
        if (!room.standing(px, py) || this.cheapest(px, py, level).v === NONE || !this.mayEnd(px, py, level))
          return false;
        return may?.(px / GRAIN, py / GRAIN, level) ?? true;
      });
      return lit.runs.length > 0 ? [lit] : [];
    });
  }

  /** The part of a level that can be reached at all. */
  private boxOf(level: number, limit: number): [number, number, number, number] | undefined {
    let [w, s, e, n] = [Infinity, Infinity, -Infinity, -Infinity];
    const room = this.graph.rooms[level] as Room;
    const add = (x: number, y: number, spent: number) => {
      const d = (limit - spent) / room.least;
      [w, s, e, n] = [Math.min(w, x - d), Math.min(s, y - d), Math.max(e, x + d), Math.max(n, y + d)];
    };
    if (level === this.level) add(this.x, this.y, 0);
    const { spread, graph } = this;
    const { count, x, y, cost } = spread.reached[level] as Reached;
    for (let k = 0; k < count; k++) add(x[k] as number, y[k] as number, cost[k] as number);
    for (const f of graph.feet)
      if (f.level === level && (spread.cost[f.arrive] as number) <= limit)
        add(f.x, f.y, (spread.cost[f.arrive] as number) - (graph.r + graph.touch) * room.least);
    return w < e || w === e ? [w, s, e, n] : undefined;
  }

  private expand(): void {
    if (this.found) return;
    this.spread.until(this.most);
    this.found = true;
  }

  /** The price of the cheapest way, and the last place it turns at: -1 for none, NONE where there is no way. */
  private cheapest(px: number, py: number, level: number): Last {
    const room = this.graph.room(level);
    if (px === this.x && py === this.y && level === this.level) return { cost: 0, v: -1 };
    if (!room?.free(px, py)) return NOWHERE;
    this.expand();
    let best = this.straightOr(room, px, py, level, true);
    if (best.cost === Infinity || !room.plain || best.v >= 0)
      for (const e of elbows(room, px, py)) {
        if (level === this.level && this.extra?.blocks?.(e.x, e.y, px, py)) continue;
        const there = this.straightOr(room, e.x, e.y, level, false);
        const cost = there.cost + room.price(e.x, e.y, px, py);
        if (cost < best.cost) best = { cost, v: there.v, elbow: e };
      }
    return best.cost <= this.most ? best : NOWHERE;
  }

  /** The cheapest way to where one ends, or to an elbow next to that. */
  private straightOr(room: Room, px: number, py: number, level: number, ends: boolean): Last {
    const { graph, spread } = this;
    let best = level === this.level ? this.straight(px, py) : Infinity;
    let last = best < Infinity ? -1 : NONE;
    if (best < Infinity && room.plain) return { cost: best, v: -1 };
    for (const f of ends ? graph.feet : []) {
      const spent = spread.cost[f.arrive] as number;
      if (f.level === level && spent < best && graph.touches(f, px, py)) [best, last] = [spent, f.arrive];
    }
    const { count, place, x, y, cost: costs } = spread.reached[level] as Reached;
    for (let k = 0; k < count; k++) {
      const spent = costs[k] as number;
      if (spent >= best) break;
      const v = place[k] as number;
      const vx = x[k] as number;
      const vy = y[k] as number;
      const bound = spent + Math.sqrt((px - vx) * (px - vx) + (py - vy) * (py - vy)) * room.least;
      if (bound >= best || bound > this.most) continue;
      if (level === this.level && this.extra?.blocks?.(vx, vy, px, py)) continue;
      if (!this.leads(room, v, px, py)) continue;
      const cost = spent + room.price(vx, vy, px, py);
      if (cost < best) [best, last] = [cost, v];
    }
    return { cost: best, v: last };
  }

  /** Whether a way can go straight on from a place of the spread. */
  private leads(room: Room, v: number, px: number, py: number): boolean {
    const { graph, spread } = this;
    if (v >= graph.places) return room.clear(spread.x(v), spread.y(v), px, py);
    return graph.leads(v, px, py);
  }

  private way(px: number, py: number, level: number): Corner[] | undefined {
    const { cost, v: last, elbow } = this.cheapest(px, py, level);
    if (last === NONE) return undefined;
    const corners: Corner[] = [{ x: px, y: py, level, cost }];
    const { spread } = this;
    if (elbow) {
      const left = (this.graph.rooms[level] as Room).price(elbow.x, elbow.y, px, py);
      corners.push({ x: elbow.x, y: elbow.y, level, cost: cost - left });
    }
    for (let v = last; v >= 0; v = spread.before[v] as number)
      if (!spread.isFoot(v))
        corners.push({
          x: spread.x(v),
          y: spread.y(v),
          level: spread.levelOf(v),
          cost: spread.cost[v] as number,
        });
    corners.push({ x: this.x, y: this.y, level: this.level, cost: 0 });
    return corners.reverse();
  }
}

/** How a cheapest way ends: what it costs, its last place on the graph, and an elbow after that. */
interface Last {
  readonly cost: number;
  readonly v: number;
  readonly elbow?: Turning;
}

const NOWHERE: Last = { cost: Infinity, v: NONE };

/** Bases that cannot be passed, with the octagons round them where ways turn. */
function inTheWay(room: Room, f: Figures, x: number, y: number, limit: number, blocks: Which): Extra {
  const round: { x: number; y: number; r: number }[] = [];
  for (let i = 0; i < f.count; i++) {
    if (f.level[i] !== room.level || !blocks(i)) continue;
    const [fx, fy, r] = [f.x[i], f.y[i], (f.r[i] as number) + room.r] as [number, number, number];
    if ((fx - x) * (fx - x) + (fy - y) * (fy - y) <= limit * limit) round.push({ x: fx, y: fy, r });
  }
  const stops = (ax: number, ay: number, bx: number, by: number): boolean => {
    const [w, e] = ax < bx ? [ax, bx] : [bx, ax];
    const [s, n] = ay < by ? [ay, by] : [by, ay];
    for (const c of round) {
      // Most bases lie well off the leg.
      if (c.x < w - c.r || c.x > e + c.r || c.y < s - c.r || c.y > n + c.r) continue;
      const limit2 = (c.r - GIVE) * (c.r - GIVE);
      if (squareTo(c.x, c.y, ax, ay, bx, by) >= limit2) continue;
      // Whoever stands too near to a base already may leave it.
      const here = (c.x - ax) * (c.x - ax) + (c.y - ay) * (c.y - ay);
      if (here >= limit2 || (bx - ax) * (c.x - ax) + (by - ay) * (c.y - ay) > 0) return true;
    }
    return false;
  };
  const turning: Turning[] = [];
  for (const c of round)
    for (const [dx, dy] of OCTAGON) {
      const [tx, ty] = [Math.round(c.x + dx * c.r), Math.round(c.y + dy * c.r)];
      if (room.free(tx, ty)) turning.push(bare(tx, ty));
    }
  return { turning: turning.filter((t) => !stops(t.x, t.y, t.x, t.y)), blocks: stops };
}
