import { ask, type Rule } from '@shambles/engine';
import { type Route, Spot } from '@shambles/field';
import { type Place, placeOf } from '@shambles/measured';
import { LIVING } from '../book.js';
import { afterMove, takesAlong, takesUp } from '../casualties/carrying.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import type { Interrupts, Moving } from '../interrupts/interrupts.js';
import { nearnessChecks } from '../morale/checks.js';
import { comesTo, gaitOf, type March, marchOf, placesAt, reachOf } from '../movement/marching.js';
import type { RuleId } from '../register.js';
import { figureOf, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { leadOf } from '../units/units.js';

/** Side of a lit cell, in inches. */
const CELL = 0.5;

/** Asks where a unit goes; undefined where it stays. */
export function* whereTo(
  w: AmzWorld,
  unit: string,
  most: number,
  rule: RuleId,
  may: (at: Place) => { readonly rule: RuleId; readonly text: string } | undefined = () => undefined,
): Rule<March | undefined> {
  const lead = leadOf(w.s, unit);
  if (lead === undefined || most <= 0) return undefined;
  const reach = reachOf(w, lead, most);
  const answer = yield* ask(
    w,
    LIVING,
    rule,
    'move',
    new Spot({
      figure: lead,
      from: placeOf(figureOf(w.s, lead)),
      how: 'walk',
      within: most,
      options: [{ id: 'stay', line: { key: 'stay' } }],
      lit: () => reach.lit(CELL, (x, y, level) => may([x, y, level]) === undefined),
      may: (x, y, level) =>
        reach.cost(x, y, level) <= most
          ? may([x, y, level])
          : { rule, text: `No way of ${most} inches leads there.` },
    }),
    { who: named(unit), inches: most },
  );
  if ('option' in answer) return undefined;
  const route = reach.route(...answer.at) as Route;
  const carried = yield* takesAlong(w, unit, unitOf(w.s, unit).mode);
  return marchOf(w, unit, lead, route, most, carried);
}

/** A unit goes its way inch by inch, as far as Interrupts let it. Says whether it came to the end. AMZ-interrupt-declare. */
export function* goes(
  w: AmzWorld,
  march: March,
  how: 'goes' | 'charges',
  cause: RuleId,
  interrupts: Interrupts,
): Rule<boolean> {
  let told = 0;
  let completed = false;
  const moving: Moving = {
    get left() {
      return told < march.cost;
    },
    complete: () => {
      comesTo(w, march, march.cost, told, how, cause);
      told = march.cost;
      completed = true;
    },
  };
  for (let inch = 1; inch - 1 < march.cost && told < march.cost; inch++) {
    const here = Math.min(inch, march.cost);
    const noticed = here < march.cost && tableOf(w).asAll(placesAt(march, here), () => interrupts.mayCome());
    if (!noticed && here < march.cost) continue;
    comesTo(w, march, here, told, how, cause);
    told = here;
    yield* nearnessChecks(w);
    if (noticed) yield* interrupts.at('inch', moving);
    if (!interrupts.goesOn || w.s.active?.halted) break;
  }
  afterMove(w, march.unit);
  yield* takesUp(w, march.unit);
  return interrupts.goesOn && (completed || told >= march.cost);
}

export { gaitOf };
