import type { Rule } from '@shambles/engine';
import { GRAIN, grains, type Reach, type Route, snap, type Ways } from '@shambles/field';
import { atMost, type Place, placeOf, stroll } from '@shambles/measured';
import { asksWay, cheapestRound } from '@shambles/thw';
import { one, word } from '../facts/lines.js';
import { NORMAL } from '../facts/turn.js';
import type { BdzFact, BdzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { carriesOn, isThere, isUp, type Person, personOf } from '../state.js';
import { type BdzTable, tableOf } from '../table.js';
import { isRooted } from '../tables/ails.js';
import { flees, notAway, onlyAway } from './fleeing.js';
import { uphill } from './hills.js';
import { leavesTrail } from './trail.js';

/** Distance between the points of a way that are watched, in inches. */
const STRIDE = 0.25;

type How = Extract<BdzFact, { is: 'walked' }>['how'];

/** Something that may stop a figure on its way. Each chapter has its own. */
export interface Watch {
  /** True if it stops the figure at its present place; the table shows it there. */
  stops(w: BdzWorld, p: Person, table: BdzTable, before: Place): boolean;
  /** What happens then. */
  happens(w: BdzWorld, who: string): Rule<void>;
}

/** The ways of somebody's move in this activation, half of which stairs cost. BDZ-bldg-levels. */
export function waysOf(w: BdzWorld, { allowance }: Person): Ways {
  return tableOf(w).ways(allowance > 0 ? allowance : NORMAL);
}

/** Where somebody can go; enemies and zombies bar the way, friends do not. */
export function reachOf(w: BdzWorld, p: Person, most: number, ways = waysOf(w, p)): Reach {
  return uphill(w.book, reachAfterClimb(w, p, most, ways), tableOf(w).ground, most);
}

/** The same for somebody whose way has led uphill before: nothing of it costs more. BDZ-D-uphill. */
export function reachAfterClimb(w: BdzWorld, p: Person, most: number, ways = waysOf(w, p)): Reach {
  const table = tableOf(w);
  const { figures } = table;
  const barring = new Set([
    ...w.s.zeds.map((z) => z.id),
    ...w.s.people.filter((q) => q.side !== p.side && isThere(q) && isUp(q)).map((q) => q.id),
  ]);
  return ways.from(p.x, p.y, p.level, {
    most,
    self: figures.of(p.id),
    blocks: (i) => barring.has(figures.ids[i] as string),
  });
}

/** The part of a route up to this share of the leg that begins at one of its points. */
export function partOf(ways: Ways, { points, costs }: Route, leg: number, share: number): Route {
  const [[ax, ay, level], [bx, by]] = [points[leg], points[leg + 1]] as [Place, Place];
  const [x, y] = [snap(ax + (bx - ax) * share), snap(ay + (by - ay) * share)];
  const rest = ways.graph.room(level)?.price(grains(x), grains(y), grains(bx), grains(by)) ?? 0;
  const cost = (costs[leg + 1] as number) - rest / GRAIN;
  return {
    points: [...points.slice(0, leg + 1), [x, y, level]],
    costs: [...costs.slice(0, leg + 1), cost],
    cost,
    length: cost,
  };
}

/** Inches that somebody may still move in this activation. */
export function inchesLeft(p: Person): number {
  return p.prone ? 0 : snap(Math.max(0, p.allowance - p.used));
}

/** Moves somebody along a route until something stops it, then runs what stopped it. True if it came to the end. */
export function* walk(
  w: BdzWorld,
  who: string,
  route: Route,
  how: How,
  cause: RuleId,
  watches: readonly Watch[],
): Rule<boolean> {
  const p = personOf(w.s, who);
  const table = tableOf(w);
  let stopping: readonly Watch[] = [];
  let facing = p.facing;
  const gone = stroll(route, STRIDE, p.facing, (pace) => {
    facing = pace.facing;
    const met = () => watches.filter((each) => each.stops(w, p, table, pace.before));
    stopping = table.as(who, pace.at, met, pace.facing);
    if (stopping.length > 0 && table.taken(pace.at, who) && !pace.end) stopping = [];
    return stopping.length > 0;
  });
  if (gone.points.length > 1) {
    leavesTrail(w, who, gone.points);
    w.happen({ is: 'walked', cause, who, way: gone.points, facing, cost: gone.cost, how });
  }
  for (const each of stopping) if (carriesOn(personOf(w.s, who))) yield* each.happens(w, who);
  return stopping.length === 0;
}

/** Asks the player where somebody goes within that many inches; undefined if it stays. */
export function* whereTo(
  w: BdzWorld,
  who: string,
  most: number,
  code: 'move' | 'step' | 'enter',
  rule: RuleId,
): Rule<Route | undefined> {
  const p = personOf(w.s, who);
  const reach = onlyAway(w, p, reachOf(w, p, most));
  const go = word(flees(w, p) ? 'go.away' : 'go.anywhere');
  const values = { who: one(who), inches: atMost(most), go };
  const why = (...to: Place) => notAway(w, p, to);
  return yield* asksWay(w, p.seat, { figure: who, from: placeOf(p), most, reach, code, rule, values, why });
}

/**
 * The cheapest way within that many inches to a free place in contact with somebody, where `may` allows it to stand.
 */
export function wayToContact(
  w: BdzWorld,
  who: string,
  target: string,
  most: number,
  may: (at: Place) => boolean = () => true,
  reaches: typeof reachOf = reachOf,
): Route | undefined {
  const p = personOf(w.s, who);
  const { figures } = tableOf(w);
  const ways = waysOf(w, p);
  const reach = reaches(w, p, most, ways);
  return cheapestRound(ways, figures, reach, figures.of(who), figures.of(target), may);
}

/** Turns somebody towards a place. BDZ-act-stay-fire, BDZ-D-react-turn. */
export function face(
  w: BdzWorld,
  who: string,
  to: { readonly x: number; readonly y: number },
  cause: RuleId,
): void {
  const table = tableOf(w);
  const facing = table.bearing(who, to);
  if (facing !== table.at(who).facing) w.happen({ is: 'faced', cause, who, facing });
}

/**
 * True for a basket case on foot here, whom a friend has to rally before it goes anywhere. BDZ-camp-road-dazed-basket.
 */
export function isStuck(p: Person): boolean {
  return isThere(p) && p.aboard === '' && isRooted(p);
}
