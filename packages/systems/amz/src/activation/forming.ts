import { ask, type Lit, type Rule } from '@shambles/engine';
import { GRAIN, litRows, type Route, Spot } from '@shambles/field';
import { type Place, placeOf } from '@shambles/measured';
import { LIVING } from '../book.js';
import { nameOf } from '../casualties/hits.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { mayApproach } from '../morale/approach.js';
import {
  closingUp,
  endsOf,
  fallsIn,
  followersOf,
  gaitOf,
  hasRoom,
  inCohesion,
  joined,
  type March,
  reachOf,
} from '../movement/marching.js';
import type { RuleId } from '../register.js';
import { figureOf } from '../state.js';
import { BASE, CONTACT } from '../table/rules.js';
import { tableOf } from '../table/table.js';
import { COHESION } from '../tables/measures.js';
import { apartFrom, foesOf } from '../units/units.js';
import type { May } from './destination.js';

/** Side of a lit cell, in inches. */
const CELL = 0.25;

/**
 * Asks where each of the other figures stands at the end of the lead's way, until the player lets the rest fall in.
 * Figures with no spot to choose and figures that are carried fall in without an ask. AMZ-cohesion.
 */
export function* formsUp(
  w: AmzWorld,
  begun: March,
  most: number,
  carried: readonly string[],
  rule: RuleId,
): Rule<March> {
  const touched = touchedBy(w, begun, most, carried);
  let march: March = { ...begun, most };
  let asks = true;
  for (const id of followersOf(w, begun)) {
    const chosen: Route | 'falls-in' | undefined = asks
      ? yield* spotOf(w, march, id, most, rule, touched)
      : undefined;
    if (chosen === 'falls-in') asks = false;
    const route = chosen === undefined || chosen === 'falls-in' ? closingUp(w, march, id, most) : chosen;
    march = joined(march, id, route);
  }
  for (const id of carried) march = joined(march, id, closingUp(w, march, id, most));
  return march;
}

/** Enemy units that the unit touches if it simply falls in. */
function touchedBy(w: AmzWorld, begun: March, most: number, carried: readonly string[]): string[] {
  const { ways } = fallsIn(w, begun, most, carried);
  const ends = endsOf(ways);
  return foesOf(w, begun.unit)
    .map((z) => z.id)
    .filter((z) => ends.some((at) => apartFrom(w, z, at) <= CONTACT));
}

/** Asks for the spot of one figure; undefined if there is no spot for it. */
function* spotOf(
  w: AmzWorld,
  march: March,
  id: string,
  most: number,
  rule: RuleId,
  touched: readonly string[],
): Rule<Route | 'falls-in' | undefined> {
  const figure = figureOf(w.s, id);
  const reach = reachOf(w, id, most);
  const stands = mayStand(w, march, id, touched);
  const may: May = (at) =>
    stands(at) ??
    (reach.cost(...at) <= most ? undefined : { rule, text: `No way of ${most} inches leads there.` });
  const lit = litAbout(w, march, may);
  if (lit.runs.length === 0) return undefined;
  const answer = yield* ask(
    w,
    LIVING,
    'AMZ-cohesion',
    'place-figure',
    new Spot({
      figure: id,
      from: placeOf(figure),
      how: 'walk',
      within: most,
      placed: march.ways.map(({ id: figure, route }) => ({ figure, at: route.points.at(-1) as Place })),
      options: [{ id: 'falls-in', line: { key: 'place-figure.falls-in' }, passes: true }],
      lit: () => [lit],
      may: (x, y, level) => may([x, y, level]),
    }),
    { who: named(march.unit), figure: nameOf(figure) },
  );
  return 'option' in answer ? 'falls-in' : (reach.route(...answer.at) as Route);
}

/** Returns a check: why a figure may not stand at a place, given where the figures placed before it stand. */
function mayStand(w: AmzWorld, march: March, id: string, touched: readonly string[]): May {
  const table = tableOf(w);
  const ways = table.ways(gaitOf(w, march.unit));
  const chain = chainOf(march);
  const others = foesOf(w, march.unit).filter((z) => !touched.includes(z.id));
  const nearer = mayApproach(w, march.unit, id);
  const isBeside = (at: Place) =>
    chain.some((p) => inCohesion([p], at) && ways.clear(p[0], p[1], at[0], at[1], at[2]));
  return (at) => {
    if (!isBeside(at))
      return { rule: 'AMZ-cohesion', text: 'That is not within an inch of the others of the unit.' };
    if (!hasRoom(table, march, id, at)) return { rule: 'AMZ-cohesion', text: 'Somebody else stands there.' };
    if (others.some((z) => apartFrom(w, z.id, at) <= CONTACT))
      return { rule: 'AMZ-cc-initiate', text: 'The unit does not come into contact with them.' };
    return nearer(at);
  };
}

/** Places of the figures that are in one chain of cohesion with the lead. AMZ-cohesion. */
function chainOf({ ways }: March): Place[] {
  const [end, ...left] = endsOf(ways);
  const chain = [end];
  for (const at of chain)
    for (const other of [...left])
      if (inCohesion([at], other)) chain.push(...left.splice(left.indexOf(other), 1));
  return chain;
}

/** Lit spots near the figures already placed, which are all on one level. */
function litAbout(w: AmzWorld, march: March, may: May): Lit {
  const chain = chainOf(march);
  const [[, , level]] = endsOf(march.ways);
  const [xs, ys] = [chain.map((p) => p[0]), chain.map((p) => p[1])];
  const off = COHESION + 2 * BASE;
  return litRows(
    w.book.ground,
    level,
    CELL,
    [
      (Math.min(...xs) - off) * GRAIN,
      (Math.min(...ys) - off) * GRAIN,
      (Math.max(...xs) + off) * GRAIN,
      (Math.max(...ys) + off) * GRAIN,
    ],
    (x, y) => may([x / GRAIN, y / GRAIN, level]) === undefined,
  );
}
