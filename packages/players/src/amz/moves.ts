import type { Unit } from '@shambles/amz';
import type { Lit } from '@shambles/engine';
import type { Chase, Reach } from '@shambles/field';
import { dangerAt, dangerOn, type Losses, seesPlace } from './danger.js';
import { far, type Look, type Place, reachOf, whereIs } from './look.js';
import { heartening, mayEnd } from './nerve.js';
import { hurry, type Plan } from './plan.js';
import { stopped } from './riding.js';

/** Worth of an inch nearer, in figures: with time to spare, and when every turn counts. */
const AN_INCH = { easy: 0.09, pressing: 0.6 } as const;
/** A unit this near has arrived, in inches. */
const AT_IT = 0.6;
/** Worth of arriving where a unit was sent, in figures. */
const ARRIVED: { readonly [what in Plan['do']]?: number } = { task: 0.6, join: 0.6, leave: 1.5 };
/** From this far an escort is with its friends, and a hunter that sees its prey close enough to it, in inches. */
const ESCORTING = 5;
const HUNTING = 6;
/** Limit on the places looked at closely. */
const CLOSELY = 12;
/** Side of the squares in each of which one place is looked at, in inches. */
const SQUARE = 1.5;
/** Cost of being held up on the way in a vehicle, in figures. */
const HELD = 0.8;
/** Extra cost of a straight line where no way leads on. */
const NO_WAY = 200;

/** A unit that is to move, with everything that is looked up once for all places. */
export interface Mover {
  readonly seen: Look;
  readonly unit: Unit;
  readonly plan: Plan;
  readonly here: Place;
  readonly loss: Losses;
  /** Length of the way left from where it is. */
  readonly way: number;
  /** Worth of an inch. */
  readonly inch: number;
  readonly chase: Chase;
  /** Worth of a place for morale. */
  readonly heart: (at: Place) => number;
}

export interface Stop {
  readonly at: Place;
  readonly worth: number;
}

export function moverOf(seen: Look, unit: Unit, plan: Plan, loss: Losses): Mover {
  const here = whereIs(seen, unit.id) ?? plan.at;
  const touching = plan.do === 'join' || plan.do === 'escort' || plan.do === 'hunt';
  const chase = seen.table
    .ways(unit.vehicle === null ? unit.kind : 'vehicle')
    .to(...plan.at, touching ? { contact: 0.25 } : {});
  const way = wayFrom(chase, plan, here);
  const pressing = hurry(seen, unit, plan, Math.min(way, 80));
  const inch = AN_INCH.easy + (AN_INCH.pressing - AN_INCH.easy) * pressing;
  return { seen, unit, plan, here, loss, way, inch, chase, heart: heartening(seen, unit) };
}

function wayFrom(chase: Chase, plan: Plan, at: Place): number {
  const cost = chase.cost(...at);
  return Number.isFinite(cost) ? cost : NO_WAY + far(at, plan.at);
}

/** Worth of ending at a place, apart from dangers on the way there. */
function worthOf(m: Mover, at: Place, loud: boolean): number {
  const { seen, unit, plan, way } = m;
  const danger = dangerAt(seen, { unit, loud }, at, m.loss);
  const left = wayFrom(m.chase, plan, at);
  const there = left < AT_IT ? (ARRIVED[plan.do] ?? 0) : 0;
  const nearer = toGo(m, m.here, way) - toGo(m, at, left);
  return m.inch * nearer + there + m.heart(at) - danger;
}

/** Inches left until a unit is where it wants to be: with its friends, or where it can fire at what it hunts. */
function toGo({ seen, plan }: Mover, at: Place, way: number): number {
  if (plan.do === 'escort') return Math.max(0, way - ESCORTING);
  return plan.do === 'hunt' && seesPlace(seen, plan.what, at) ? Math.max(0, way - HUNTING) : way;
}

/** Worth of staying. */
export function staying(m: Mover, loud: boolean): number {
  // A unit at the edge can leave only by a move along it.
  const gone = m.plan.do === 'leave' && m.way < AT_IT ? (ARRIVED.leave ?? 0) : 0;
  return worthOf(m, m.here, loud) - gone;
}

/** The best place within reach; undefined if none is better than staying. */
export function bestStop(m: Mover, most: number, loud: boolean, lit?: readonly Lit[]): Stop | undefined {
  const reach = reachOf(m.seen, m.unit.id, most);
  if (!reach) return undefined;
  const allowed = lit ? () => true : mayEnd(m.seen, m.unit);
  const spots = placesOf(lit ?? reach.lit(1), m)
    .filter(allowed)
    .map((at) => ({ at, worth: worthOf(m, at, loud) }))
    .sort((a, b) => b.worth - a.worth);
  const stay = staying(m, loud);
  let best: Stop | undefined;
  for (const { at, worth } of spots.slice(0, CLOSELY)) {
    if (worth <= (best?.worth ?? stay)) break;
    const sure = worth - onTheWay(m, reach, at, most);
    if (sure > (best?.worth ?? stay)) best = { at, worth: sure };
  }
  return best;
}

function onTheWay({ seen, unit, loss }: Mover, reach: Reach, at: Place, most: number): number {
  const route = reach.route(...at);
  if (!route || route.cost > most) return Number.POSITIVE_INFINITY;
  return unit.vehicle === null ? dangerOn(seen, route.points, loss) : HELD * stopped(seen, route.points);
}

/** One place in each square; the one nearest to the goal near the goal itself. */
function placesOf(lit: readonly Lit[], { plan, here }: Mover): Place[] {
  const best = new Map<string, { at: Place; off: number }>();
  for (const { level, cell, runs } of lit)
    for (let i = 0; i < runs.length; i += 3)
      for (let c = runs[i + 1] as number; c < (runs[i + 2] as number); c++) {
        const at: Place = [(c + 0.5) * cell, ((runs[i] as number) + 0.5) * cell, level];
        const near = far(at, plan.at) < 2.5 && level === plan.at[2];
        const side = near ? cell : SQUARE;
        const key = `${level} ${Math.floor(at[0] / side)} ${Math.floor(at[1] / side)} ${near}`;
        const off = far(at, plan.at);
        const known = best.get(key);
        if (!known || off < known.off) best.set(key, { at, off });
      }
  return [...best.values()].map(({ at }) => at).filter((at) => far(at, here) > 0.3 || at[2] !== here[2]);
}
