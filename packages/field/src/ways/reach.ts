import type { Lit } from '@shambles/engine';
import type { Figures, Which } from '../figures/figures.js';
import { type At, overlapped } from '../figures/near.js';
import { squareTo } from '../shapes/segments.js';
import { GRAIN, grains, lasts } from '../shapes/units.js';
import { litRows } from '../spaces/lit.js';
import { bare, elbows, OCTAGON, type Turning } from './corners.js';
import type { Graph } from './graph.js';
import { GIVE, type Room } from './room.js';
import { type Corner, follow, type MayEnd, type Route, routeOf, type Stop } from './route.js';
import { type Reached, Spread, type Start } from './spread.js';

/** More than rounding can add up to along a way, in thousandths. */
const ROUNDED = 1;

/** No way leads to a spot. */
const NONE = -2;

/** Options of a reach. */
export interface ReachOptions {
  /** The allowance, in units; unlimited if omitted. */
  readonly most?: number;
  /** The number of the moving figure, which is never in its own way. */
  readonly self?: number;
  /** Bases that it cannot pass, on the level where it starts. If omitted, it passes all. */
  readonly blocks?: Which;
  /** Bases that it may not end on. If omitted, all. */
  readonly avoids?: Which;
}

/** Where a base can go from a place, and at what price. Valid until anything on the table moves. */
export class Reach {
  readonly from: At;
  private readonly x: number;
  private readonly y: number;
  private readonly level: number;
  private readonly most: number;
  private readonly bases: Bases | undefined;
  private readonly mayEnd: MayEnd;
  /** True if the base starts inside something that bars. */
  private readonly caught: boolean;
  /** Created when a way first has to turn. */
  private known: Spread | undefined;
  private extra: readonly Turning[] | undefined;

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
    this.most = lasts(most);
    const { r } = graph;
    const avoided: Which = (i) => i !== self && (avoids?.(i) ?? true);
    this.mayEnd = (px, py, l) => overlapped(figures, px, py, l, r, avoided, GIVE) < 0;
    const room = graph.room(level);
    const limit = this.most / (room?.least ?? 1) + 4 * r + 4 * figures.widest;
    const others = (i: number) => i !== self && blocks?.(i) === true;
    this.bases = room && blocks && inTheWay(room, figures, this.x, this.y, limit, others);
    this.caught = room?.free(this.x, this.y) === false;
  }

  private get spread(): Spread {
    this.known ??= this.spreadOut();
    return this.known;
  }

  private spreadOut(): Spread {
    const { graph, level, bases, x, y } = this;
    const room = graph.room(level);
    if (!room) return new Spread(graph, 0, NOWHERE_TO_START, [], this.most);
    const feet = graph.feet.filter((f) => f.level === level && graph.touches(f, x, y)).map((f) => f.leave);
    const start: Start = {
      price: (px, py, v) => (v >= graph.places || graph.taut(v, x, y) ? this.straight(px, py) : Infinity),
      least: (px, py) => this.far(px, py) * room.least,
    };
    return new Spread(graph, level, start, feet, this.most, {
      turning: this.turning,
      blocks: bases && ((ax, ay, bx, by) => bases.stops(ax, ay, bx, by)),
    });
  }

  /** Turning places outside the graph: near the start, and round bases in the way. */
  private get turning(): readonly Turning[] {
    const room = this.graph.rooms[this.level] as Room;
    this.extra ??= [...elbows(room, this.x, this.y), ...(this.bases ? roundBases(room, this.bases) : [])];
    return this.extra;
  }

  /** The price of going straight from the start; Infinity if something bars that. */
  private straight(px: number, py: number): number {
    const room = this.graph.rooms[this.level] as Room;
    if (this.far(px, py) * room.least > this.most) return Infinity;
    if (this.bases?.stops(this.x, this.y, px, py)) return Infinity;
    if (this.caught ? !this.isExit(px, py) : !room.clear(this.x, this.y, px, py)) return Infinity;
    return room.price(this.x, this.y, px, py);
  }

  /**
   * True if a place is an exit: a base that starts inside something that bars goes to the nearest free places first.
   */
  private isExit(px: number, py: number): boolean {
    return this.turning.some((t) => t.x === px && t.y === py);
  }

  /**
   * The cost of the cheapest way to a spot; Infinity if there is none within `most`, or if the base cannot end there.
   */
  cost(x: number, y: number, level: number): number {
    const [px, py] = [grains(x), grains(y)];
    return this.ends(px, py, level) ? this.cheapest(px, py, level).cost / GRAIN : Infinity;
  }

  /** True if the base may end at a spot, by whatever way it came. */
  mayEndAt(x: number, y: number, level: number): boolean {
    return this.ends(grains(x), grains(y), level);
  }

  private ends(px: number, py: number, level: number): boolean {
    // A base may always stay where it already is.
    if (px === this.x && py === this.y && level === this.level) return true;
    return this.graph.room(level)?.standing(px, py) === true && this.mayEnd(px, py, level);
  }

  /** The cheapest way to a spot, even if the base cannot end there; undefined if there is none within `most`. */
  route(x: number, y: number, level: number): Route | undefined {
    const way = this.way(grains(x), grains(y), level);
    return way && routeOf(way);
  }

  /** How far an allowance lasts towards a spot; undefined if no way leads there. */
  along(x: number, y: number, level: number, allowance: number): Stop | undefined {
    const way = this.way(grains(x), grains(y), level);
    return way && follow(this.graph, way, lasts(allowance), this.mayEnd);
  }

  /** All spots where the base can end, as rows of a grid: a cell is lit if its middle is such a spot. */
  lit(cell: number, may?: (x: number, y: number, level: number) => boolean): Lit[] {
    const limit = this.most;
    this.spread.until(limit);
    return this.graph.rooms.flatMap((room) => {
      const level = room.level;
      const box = this.boxOf(level, limit);
      if (!box) return [];
      const lit = litRows(room.ground, level, cell, box, (px, py) => {
        if (!room.standing(px, py) || !this.mayEnd(px, py, level) || !this.comes(px, py, level)) return false;
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
    return w <= e ? [w, s, e, n] : undefined;
  }

  /** True if any way leads to a free place. */
  private comes(px: number, py: number, level: number): boolean {
    const cost = level === this.level ? this.straight(px, py) : Infinity;
    return (cost < Infinity && cost <= this.most) || this.cheapest(px, py, level).v !== NONE;
  }

  /** The price of the cheapest way and its last turning place: -1 if it does not turn, NONE if there is no way. */
  private cheapest(px: number, py: number, level: number): Last {
    const room = this.graph.room(level);
    if (px === this.x && py === this.y && level === this.level) return { cost: 0, v: -1 };
    if (!room?.free(px, py)) return NOWHERE;
    if (this.isBeyond(room, px, py, level)) return NOWHERE;
    let best = this.straightOr(room, px, py, level, true);
    if (best.v !== -1 || !this.isShortest(room, best.cost, px, py))
      for (const e of elbows(room, px, py)) {
        if (level === this.level && this.bases?.stops(e.x, e.y, px, py)) continue;
        const there = this.straightOr(room, e.x, e.y, level, false);
        const cost = there.cost + room.price(e.x, e.y, px, py);
        if (cost < best.cost) best = { cost, v: there.v, elbow: e };
      }
    return best.cost <= this.most ? best : NOWHERE;
  }

  /** The cheapest way to its end, or to an elbow next to it. */
  private straightOr(room: Room, px: number, py: number, level: number, ends: boolean): Last {
    let best = level === this.level ? this.straight(px, py) : Infinity;
    let last = best < Infinity ? -1 : NONE;
    if (best < Infinity && this.isShortest(room, best, px, py)) return { cost: best, v: -1 };
    const { graph, spread } = this;
    for (const f of ends ? graph.feet : []) {
      if (f.level !== level || !graph.touches(f, px, py)) continue;
      spread.until(best);
      const spent = spread.cost[f.arrive] as number;
      if (spent < best) [best, last] = [spent, f.arrive];
    }
    const { place, x, y, cost: costs } = spread.reached[level] as Reached;
    for (let k = 0; spread.reaches(k, level, best); k++) {
      const spent = costs[k] as number;
      if (spent >= best) break;
      const v = place[k] as number;
      const vx = x[k] as number;
      const vy = y[k] as number;
      const bound = spent + Math.sqrt((px - vx) * (px - vx) + (py - vy) * (py - vy)) * room.least;
      if (bound >= best || bound > this.most) continue;
      if (level === this.level && this.bases?.stops(vx, vy, px, py)) continue;
      if (!this.leads(room, v, px, py)) continue;
      const cost = spent + room.price(vx, vy, px, py);
      if (cost >= best) continue;
      best = cost;
      last = v;
    }
    return { cost: best, v: last };
  }

  /** True if the straight way to a spot, at this cost, is as cheap as any way could be. Links may cost nothing. */
  private isShortest(room: Room, cost: number, px: number, py: number): boolean {
    if (room.plain) return true;
    return this.graph.feet.length === 0 && cost <= this.far(px, py) * room.least;
  }

  /** True if a spot is too far for any way, given that no way leads through another level. */
  private isBeyond(room: Room, px: number, py: number, level: number): boolean {
    return (
      level === this.level &&
      this.graph.feet.length === 0 &&
      this.far(px, py) * room.least > this.most + ROUNDED
    );
  }

  private far(px: number, py: number): number {
    return Math.sqrt((px - this.x) * (px - this.x) + (py - this.y) * (py - this.y));
  }

  /** True if a way can go straight from a place of the spread to a spot. */
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

/** The end of a cheapest way: its cost, its last place on the graph, and an elbow after that. */
interface Last {
  readonly cost: number;
  readonly v: number;
  readonly elbow?: Turning;
}

const NOWHERE: Last = { cost: Infinity, v: NONE };

/** The start on a level that does not exist. */
const NOWHERE_TO_START: Start = { price: () => Infinity, least: () => Infinity };

/** Bases that cannot be passed, as discs whose radius includes the mover's own, sorted from west to east. */
class Bases {
  private readonly x: Float64Array;
  private readonly y: Float64Array;
  private readonly r: Float64Array;
  private readonly widest: number;

  constructor(readonly round: readonly Disc[]) {
    const sorted = [...round].sort((a, b) => a.x - b.x);
    this.x = Float64Array.from(sorted, (c) => c.x);
    this.y = Float64Array.from(sorted, (c) => c.y);
    this.r = Float64Array.from(sorted, (c) => c.r);
    this.widest = Math.max(0, ...round.map((c) => c.r));
  }

  /** True if one of them blocks the straight way from a to b. */
  stops(ax: number, ay: number, bx: number, by: number): boolean {
    const { x, y, r } = this;
    const east = Math.max(ax, bx) + this.widest;
    const south = Math.min(ay, by);
    const north = Math.max(ay, by);
    for (let i = this.first(Math.min(ax, bx) - this.widest); i < x.length; i++) {
      const cx = x[i] as number;
      const cy = y[i] as number;
      const cr = r[i] as number;
      if (cx > east) return false;
      // Most bases are far from the leg.
      if (cy < south - cr || cy > north + cr) continue;
      const limit2 = (cr - GIVE) * (cr - GIVE);
      if (squareTo(cx, cy, ax, ay, bx, by) >= limit2) continue;
      // A mover that is already too near to a base may move away from it.
      const here = (cx - ax) * (cx - ax) + (cy - ay) * (cy - ay);
      if (here >= limit2 || (bx - ax) * (cx - ax) + (by - ay) * (cy - ay) > 0) return true;
    }
    return false;
  }

  /** The number of the first disc that is no farther west than this. */
  private first(west: number): number {
    let low = 0;
    let high = this.x.length;
    while (low < high) {
      const mid = (low + high) >> 1;
      if ((this.x[mid] as number) < west) low = mid + 1;
      else high = mid;
    }
    return low;
  }
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

function inTheWay(room: Room, f: Figures, x: number, y: number, limit: number, blocks: Which): Bases {
  const round: Disc[] = [];
  for (let i = 0; i < f.count; i++) {
    if (f.level[i] !== room.level || !blocks(i)) continue;
    const [fx, fy, r] = [f.x[i], f.y[i], (f.r[i] as number) + room.r] as [number, number, number];
    if ((fx - x) * (fx - x) + (fy - y) * (fy - y) <= limit * limit) round.push({ x: fx, y: fy, r });
  }
  return new Bases(round);
}

/** Turning places on the octagons round bases in the way. */
function roundBases(room: Room, bases: Bases): Turning[] {
  const turning: Turning[] = [];
  for (const c of bases.round)
    for (const [dx, dy] of OCTAGON) {
      const [tx, ty] = [Math.round(c.x + dx * c.r), Math.round(c.y + dy * c.r)];
      if (room.free(tx, ty)) turning.push(bare(tx, ty));
    }
  return turning.filter((t) => !bases.stops(t.x, t.y, t.x, t.y));
}
