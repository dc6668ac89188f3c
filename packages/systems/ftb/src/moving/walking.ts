import type { Rule } from '@shambles/engine';
import { type Reach, type Route, snap } from '@shambles/field';
import { type Strolled, stroll } from '@shambles/measured';
import { cheapestRound, cut } from '@shambles/thw';
import type { FtbFact, FtbWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { outOfView } from '../senses/sight.js';
import {
  carriesOn,
  encounterOf,
  hostile,
  type Person,
  type Place,
  personOf,
  placeOf,
  type State,
} from '../state.js';
import { BASE, type FtbTable, TOUCH, tableOf } from '../table.js';

/** Step, in inches, at which a move is checked for watches. */
export const STRIDE = 0.25;

type How = Extract<FtbFact, { is: 'walked' }>['how'];

/** Something that may stop a moving figure. Each chapter defines its own. */
export interface Watch {
  /** Set if it holds for the involuntary moves of figures that are not active, too. FTB-5.5.2a. */
  readonly involuntary?: true;
  /** True if it stops the figure where it is now; the table shows the figure there. */
  stops(w: FtbWorld, p: Person, table: FtbTable, from: Place): boolean;
  /** What happens then. `watches` may stop figures that move on from there. */
  happens(w: FtbWorld, who: string, watches: readonly Watch[]): Rule<void>;
}

/** Figures that a side cannot pass: enemies and zombies. */
export function barring(s: Pick<State, 'people' | 'zeds' | 'parties'>, side: string): ReadonlySet<string> {
  return new Set([
    ...s.zeds.map((z) => z.id),
    ...s.people.filter((q) => carriesOn(q) && hostile(s, side, q.side)).map((q) => q.id),
  ]);
}

/** All places that a person can reach within `most` inches; enemies and zombies block the way. */
export function reachOf(w: FtbWorld, p: Person, most: number): Reach {
  return tableOf(w).reach(p.id, most, () => barring(w.s, p.side));
}

/** Distance in inches from its target at which a charge is set up. FTB-8.2.1a. */
export const POISED = 1;
/** Tolerance of measured places, in inches. */
const NEARLY = 0.05;
/** Inches from there to contact. */
export const LUNGE = POISED - 2 * BASE;

/** True if a figure is within an inch of its target, ready to charge. FTB-8.2.1a. */
export function isPoised(w: FtbWorld, id: string, target: string): boolean {
  const table = tableOf(w);
  return table.at(id).level === table.at(target).level && table.distance(id, target) <= POISED + NEARLY;
}

/**
 * The cheapest route to a free place in contact with a target that `most` inches bring the figure within an inch of, if
 * possible one with room for it there too. FTB-8.2.1a, FTB-D-49.
 */
export function walkTo(w: FtbWorld, who: string, target: string, most: number): Route | undefined {
  const table = tableOf(w);
  const from = table.at(who);
  if (snap(table.distance(who, target) - POISED) > most) return undefined;
  const { figures } = table;
  const [self, prey] = [figures.of(who), figures.of(target)];
  const p = w.s.people.find((q) => q.id === who);
  const range = snap(most + LUNGE);
  const ways = p ? table.ways('human') : table.zedWays(from, table.at(target));
  if (!ways) return undefined;
  const reach = p ? reachOf(w, p, range) : ways.from(from.x, from.y, from.level, { most: range, self });
  const hasRoom = (at: Place) => {
    const points = poisedOn(reach.route(...at) as Route).points;
    return canEnd(table, who, points[points.length - 1] as Place);
  };
  return (
    (p && cheapestRound(ways, figures, reach, self, prey, hasRoom)) ??
    cheapestRound(ways, figures, reach, self, prey)
  );
}

/** A route to contact as far as the place an inch from the target, where a charge is set up. FTB-8.2.1a. */
export function poisedOn(route: Route): Route {
  return cut(route, Math.max(0, route.cost - LUNGE));
}

/** How far a figure gets on a route, and what stops it there. */
interface Gone extends Strolled {
  readonly stopping: readonly Watch[];
}

/** Finds how far a figure gets on a route before something stops it. */
export function ahead(w: FtbWorld, who: string, route: Route, watches: readonly Watch[]): Gone {
  const p = personOf(w.s, who);
  const table = tableOf(w);
  let stopping: readonly Watch[] = [];
  const gone = stroll(route, STRIDE, p.facing, ({ at, before, facing, end }) => {
    stopping = table.as(who, at, () => watches.filter((each) => each.stops(w, p, table, before)), facing);
    if (stopping.length > 0 && !canEnd(table, who, at) && !end) stopping = [];
    return stopping.length > 0;
  });
  return { ...gone, stopping };
}

/**
 * Moves a figure along a route until something stops it, then resolves what did. Returns true if it reached the end. It
 * keeps the rest of its move and may go on afterwards. FTB-5.5.9.
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

/** True if a figure can end its move at a place: no base blocks it. */
export function canEnd(table: FtbTable, who: string, at: Place): boolean {
  return table.ways('human').standing(...at) && !table.taken(at, who);
}

/** Moves a figure into contact after a charge. FTB-8.2.1a. */
export function contact(w: FtbWorld, who: string, target: string, cause: RuleId): void {
  const table = tableOf(w);
  if (table.distance(who, target) <= TOUCH) return;
  const route = walkTo(w, who, target, Number.POSITIVE_INFINITY);
  if (route)
    w.happen({
      is: 'walked',
      cause,
      who,
      way: [placeOf(table.at(who)), route.points[route.points.length - 1] as Place],
      cost: 0,
      how: 'charge',
    });
}

/** Turns a figure towards a place. FTB-2.2.2a. */
export function face(w: FtbWorld, who: string, to: { readonly x: number; readonly y: number }): void {
  const table = tableOf(w);
  const facing = table.bearing(who, to);
  if (facing !== table.at(who).facing) w.happen({ is: 'faced', cause: 'FTB-2.2.2a', who, facing });
}

/** After a figure turns or looks out, resolves what it newly sees or is seen by. FTB-5.5.2a. */
export function* seenAnew(w: FtbWorld, id: string, watches: readonly Watch[]): Rule<void> {
  const { x, y, level } = personOf(w.s, id);
  const table = tableOf(w);
  for (const each of watches)
    if (carriesOn(personOf(w.s, id)) && each.stops(w, personOf(w.s, id), table, [x, y, level]))
      yield* each.happens(w, id, watches);
}

/**
 * After a Duck Back into cover, resolves what it has brought into sight. Only those who are active meet more than
 * Enemies by it; whoever drops prone stays where it was. FTB-5.5.2a, FTB-D-192.
 */
export function* seenDucking(w: FtbWorld, id: string, watches: readonly Watch[]): Rule<void> {
  if (!personOf(w.s, id).behind) return;
  const isActive = encounterOf(w.s).active?.who.includes(id);
  yield* seenAnew(w, id, isActive ? watches : watches.filter((each) => each.involuntary));
}
