import type { Goal, Seat } from '@shambles/engine';
import { distance } from '@shambles/field';
import { type Place, placeOf, tenth } from '@shambles/measured';
import type { Book } from '../book.js';
import { one } from '../facts/lines.js';
import type { RuleId } from '../register.js';
import { hasLeft, isThere, type Person } from '../state.js';
import type { View } from '../view.js';
import { lifeGoals } from './campaign.js';
import { says } from './said.js';

/** Figures that still have to get away, the nearest edge for each, and what to fetch first. BDZ-D-c92. */
export function goals(view: View, seat: Seat, { scenario, ground }: Book): Goal<RuleId>[] {
  if (view.encounter?.kind === 'day-one') return atLocation(view, seat);
  if (view.campaign && view.stage !== 'over') return lifeGoals(view, view.campaign);
  const { goal, cash } = scenario;
  if (!goal || view.stage === 'over') return [];
  const rule = goal.rule as RuleId;
  const mine = view.people.filter((p) => p.seat === seat && goal.who.includes(p.id));
  const fetched = goal.cash && cash && mine.find((p) => p.id === cash.who);
  return [
    ...(fetched ? [drawn(view, fetched, [...cash.at, 0], rule)] : []),
    ...mine.map((p): Goal<RuleId> => {
      const at = nearestEdge(p, ground.map.size);
      return {
        ...says(rule, 'goal.away', { who: one(p.id) }),
        id: `away ${p.id}`,
        ...(isThere(p) && { at, distance: off(p, at) }),
        done: hasLeft(view, p) && p.status !== 'dead',
      };
    }),
  ];
}

/** The goals of a location: reach the square in the middle, then get away. BDZ-day-objective. */
function atLocation(view: View, seat: Seat): Goal<RuleId>[] {
  const [width, height] = view.map?.size ?? [0, 0];
  const mine = view.people.filter((p) => p.seat === seat && isThere(p));
  const middle: Place = [width / 2, height / 2, 0];
  const first = mine.find((p) => p.star) ?? mine[0];
  const rule = 'BDZ-day-objective';
  const reached = view.day?.reached ?? false;
  const far = first && !reached ? { at: middle, distance: off(first, middle) } : {};
  return [
    { ...says(rule, 'goal.objective'), id: 'objective', ...far, done: reached },
    ...mine.map((p): Goal<RuleId> => {
      const at = nearestEdge(p, [width, height]);
      return {
        ...says(rule, 'goal.away', { who: one(p.id) }),
        id: `away ${p.id}`,
        at,
        distance: off(p, at),
        done: false,
      };
    }),
  ];
}

function drawn(view: View, p: Person, at: Place, rule: RuleId): Goal<RuleId> {
  const where = isThere(p) ? { at, distance: off(p, at) } : {};
  return { ...says(rule, 'goal.cash', { who: one(p.id) }), id: 'cash', ...where, done: view.cash !== '' };
}

const off = (p: Person, [x, y]: Place) => tenth(distance(p, { x, y }));

function nearestEdge(p: Person, [width, height]: readonly [number, number]): Place {
  const [x, y] = placeOf(p);
  const ways: readonly (readonly [off: number, at: Place])[] = [
    [y, [x, 0, 0]],
    [x, [0, y, 0]],
    [width - x, [width, y, 0]],
    [height - y, [x, height, 0]],
  ];
  return ways.reduce((best, way) => (way[0] < best[0] ? way : best))[1];
}
