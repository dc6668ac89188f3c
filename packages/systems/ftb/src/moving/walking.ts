import type { Rule } from '@shambles/engine';
import { distance, type Reach, type Route, snap } from '@shambles/field';
import { type Strolled, stroll } from '@shambles/measured';
import { cheapestRound } from '@shambles/thw';
import type { FtbFact, FtbWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { outOfView } from '../senses/sight.js';
import { carriesOn, hostile, type Person, type Place, personOf, placeOf, type State } from '../state.js';
import { BASE, type FtbTable, TOUCH, tableOf } from '../table.js';

/** How closely a way is watched, in inches. */
const STRIDE = 0.25;

type How = Extract<FtbFact, { is: 'walked' }>['how'];

/** Something that may stop a figure on its way. Each chapter has its own. */
export interface Watch {
  /** Whether it does where the figure stands now: the table is looked at with it there. */
  stops(w: FtbWorld, p: Person, table: FtbTable, from: Place): boolean;
  /** What happens then. `watches`: what may stop whoever goes on from there. */
  happens(w: FtbWorld, who: string, watches: readonly Watch[]): Rule<void>;
}

/** Whom one of a side cannot pass: enemies and zombies. */
export function barring(s: Pick<State, 'people' | 'zeds' | 'parties'>, side: string): ReadonlySet<string> {
  return new Set([
    ...s.zeds.map((z) => z.id),
    ...s.people.filter((q) => carriesOn(q) && hostile(s, side, q.side)).map((q) => q.id),
  ]);
}

/** Where somebody can go from where it stands with so many inches: enemies and zombies bar the way. */
export function reachOf(w: FtbWorld, p: Person, most: number): Reach {
  return tableOf(w).reach(p.id, most, () => barring(w.s, p.side));
}

/** How far from its target a charge is set up, in inches. FTB-8.2.1a. */
export const POISED = 1;
/** Places are measured no more nearly than this, in inches. */
const NEARLY = 0.05;
/** From there to contact. */
export const LUNGE = POISED - 2 * BASE;

/** It stands within an inch of its target, to charge it. FTB-8.2.1a. */
export function isPoised(w: FtbWorld, id: string, target: string): boolean {
  const table = tableOf(w);
  return table.at(id).level === table.at(target).level && table.distance(id, target) <= POISED + NEARLY;
}

/**
 * The cheapest way to a free place in contact with somebody, where so many inches bring one within an inch of it.
 * FTB-8.2.1a, FTB-D-49.
 */
export function walkTo(w: FtbWorld, who: string, target: string, most: number): Route | undefined {
  const table = tableOf(w);
  const from = table.at(who);
  if (distance(from, table.at(target)) - POISED > most) return undefined;
  const { figures } = table;
  const [self, prey] = [figures.of(who), figures.of(target)];
  const p = w.s.people.find((q) => q.id === who);
  const range = snap(most + LUNGE);
  const ways = p ? table.ways('human') : table.zedWays(from, table.at(target));
  if (!ways) return undefined;
  const reach = p ? reachOf(w, p, range) : ways.from(from.x, from.y, from.level, { most: range, self });
  return cheapestRound(ways, figures, reach, self, prey);
}

/** How far somebody comes on a way, and what stops it there. */
interface Gone extends Strolled {
  readonly stopping: readonly Watch[];
}

/** Looks ahead how far a way leads before something stops whoever goes it. */
export function ahead(w: FtbWorld, who: string, route: Route, watches: readonly Watch[]): Gone {
  const p = personOf(w.s, who);
  const table = tableOf(w);
  let stopping: readonly Watch[] = [];
  const gone = stroll(route, STRIDE, p.facing, ({ at, before, facing, cost }) => {
    stopping = table.as(who, at, () => watches.filter((each) => each.stops(w, p, table, before)), facing);
    if (stopping.length > 0 && !canEnd(table, who, at) && cost < route.cost) stopping = [];
    return stopping.length > 0;
  });
  return { ...gone, stopping };
}

/**
 * Somebody goes a way as far as nothing stops it; then what stopped it takes place. Says whether it came to the end.
 * What is left of its move is its own: it may go on afterwards. FTB-5.5.9.
 */
export function* walk(
  w: FtbWorld,
  who: string,
  route: Route,
  how: How,
  cause: RuleId,
  watches: readonly Watch[],
): Rule<boolean> {
  const { points, cost, stopping } = ahead(w, who, route, watches);
  if (points.length > 1) {
    w.happen({ is: 'walked', cause, who, way: points, cost, how });
    outOfView(w, who, points);
  }
  for (const each of stopping) if (carriesOn(personOf(w.s, who))) yield* each.happens(w, who, watches);
  return stopping.length === 0;
}

/** No base is in the way of ending there. */
function canEnd(table: FtbTable, who: string, at: Place): boolean {
  return table.ways('human').standing(...at) && !table.taken(at, who);
}

/** Moved into contact after a charge. FTB-8.2.1a. */
export function contact(w: FtbWorld, who: string, target: string, cause: RuleId): void {
  const table = tableOf(w);
  if (table.distance(who, target) <= TOUCH) return;
  const route = walkTo(w, who, target, Number.POSITIVE_INFINITY);
  if (route && route.points.length > 1)
    w.happen({
      is: 'walked',
      cause,
      who,
      way: [placeOf(table.at(who)), route.points[route.points.length - 1] as Place],
      cost: 0,
      how: 'charge',
    });
}

/** Somebody turns towards a place. FTB-2.2.2a. */
export function face(w: FtbWorld, who: string, to: { readonly x: number; readonly y: number }): void {
  const table = tableOf(w);
  const facing = table.bearing(who, to);
  if (facing !== table.at(who).facing) w.happen({ is: 'faced', cause: 'FTB-2.2.2a', who, facing });
}

/** Having turned, or looked out, it may see whom it had not seen, and be seen. FTB-5.5.2a. */
export function* seenAnew(w: FtbWorld, id: string, watches: readonly Watch[]): Rule<void> {
  const { x, y, level } = personOf(w.s, id);
  const table = tableOf(w);
  for (const each of watches)
    if (carriesOn(personOf(w.s, id)) && each.stops(w, personOf(w.s, id), table, [x, y, level]))
      yield* each.happens(w, id, watches);
}
