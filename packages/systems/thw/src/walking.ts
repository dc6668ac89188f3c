import { ask, type Line, type Rule, type RuleOf, type Seat, type World } from '@shambles/engine';
import {
  distance,
  type Figures,
  placesRound,
  type Reach,
  type Route,
  Spot,
  type Ways,
} from '@shambles/field';
import type { At, MeasuredTable, Place } from '@shambles/measured';

// biome-ignore lint/suspicious/noExplicitAny: this mechanism serves the worlds of both books
type AnyWorld = World<any, any, any>;

/** Side of a lit cell, in inches. */
const CELL = 0.5;

/** A question about where a figure walks. */
interface Walk<R extends string> {
  readonly figure: string;
  readonly from: Place;
  readonly most: number;
  readonly reach: Reach;
  readonly code: string;
  readonly rule: R;
  readonly values: Line['values'];
  /** Why a place that can be reached is not allowed; undefined if the place cannot be reached. */
  readonly why?: (...to: Place) => string | undefined;
}

/** Asks where a figure goes with at most `most` inches; undefined if it stays. */
export function* asksWay<W extends AnyWorld>(
  w: W,
  seat: Seat,
  { figure, from, most, reach, code, rule, values, why }: Walk<RuleOf<W>>,
): Rule<Route | undefined> {
  const answer = yield* ask(
    w,
    seat,
    rule,
    code,
    new Spot({
      figure,
      from,
      how: 'walk',
      within: most,
      options: [{ id: 'stay', line: { key: 'stay' } }],
      lit: () => reach.lit(CELL),
      may: (x, y, level) =>
        reach.cost(x, y, level) <= most
          ? undefined
          : { rule, text: why?.(x, y, level) ?? `No way of ${most} inches leads there.` },
    }),
    values,
  );
  return 'option' in answer ? undefined : reach.route(...answer.at);
}

/** The cheapest route to a free place in contact with a base, among the places where the figure may stand. */
export function cheapestRound(
  ways: Ways,
  figures: Figures,
  reach: Reach,
  self: number,
  prey: number,
  may: (at: Place) => boolean = () => true,
): Route | undefined {
  const [x, y, level] = reach.from;
  let best: Place | undefined;
  let price = Number.POSITIVE_INFINITY;
  for (const at of placesRound(ways, figures, prey, [x, y], (i) => i === self)) {
    if (at[2] === level && distance({ x, y }, { x: at[0], y: at[1] }) >= price) break;
    const cost = reach.cost(...at);
    if (cost < price && may(at)) [best, price] = [at, cost];
  }
  return best && reach.route(...best);
}

/**
 * True if a base can be placed here: the ground supports it, and neither a figure nor any of `others`, which are still
 * to be placed, is in the way.
 */
export function hasRoom(
  table: Pick<MeasuredTable<never>, 'taken'>,
  ways: Ways,
  at: Place,
  others: readonly At[],
  base: number,
): boolean {
  return (
    ways.standing(...at) &&
    !table.taken(at) &&
    others.every((z) => (z.x - at[0]) ** 2 + (z.y - at[1]) ** 2 >= (2 * base) ** 2)
  );
}
