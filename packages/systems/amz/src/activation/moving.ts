import { ask, type Rule } from '@shambles/engine';
import { type Route, Spot, snap } from '@shambles/field';
import { type Place, placeOf } from '@shambles/measured';
import { LIVING } from '../book.js';
import { afterMove, takesAlong, takesUp } from '../casualties/carrying.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { housesOf, movesEnd } from '../ground/arriving.js';
import { drivesOn } from '../ground/driving.js';
import type { Interrupts, Moving } from '../interrupts/interrupts.js';
import { mayApproach } from '../morale/approach.js';
import { isSomebodyNear, nearnessChecks } from '../morale/checks.js';
import { comesTo, leadOff, type March, marchOf, placesAt, reachOf } from '../movement/marching.js';
import type { RuleId } from '../register.js';
import { figureOf, unitOf } from '../state.js';
import { CONTACT } from '../table/rules.js';
import { tableOf } from '../table/table.js';
import { foesOf, leadOf } from '../units/units.js';
import { formsUp } from './forming.js';

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
  if (lead === undefined || most <= 0 || figureOf(w.s, lead).unit !== unit) return undefined;
  const reach = reachOf(w, lead, most);
  const nearer = mayApproach(w, unit);
  const why = (at: Place) => may(at) ?? nearer(at);
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
      lit: () => reach.lit(CELL, (x, y, level) => why([x, y, level]) === undefined),
      may: (x, y, level) =>
        reach.cost(x, y, level) <= most
          ? why([x, y, level])
          : { rule, text: `No way of ${most} inches leads there.` },
    }),
    { who: named(unit), inches: most },
  );
  if ('option' in answer) return undefined;
  const route = reach.route(...answer.at) as Route;
  const carried = yield* takesAlong(w, unit, unitOf(w.s, unit).mode);
  return w.book.options.formation === 'by-hand'
    ? yield* formsUp(w, leadOff(unit, lead, route), most, carried, rule)
    : marchOf(w, unit, lead, route, most, carried);
}

/** A unit goes its way inch by inch, as far as Interrupts let it. Says whether it came to the end. AMZ-interrupt-declare. */
export function* goes(
  w: AmzWorld,
  march: March,
  how: 'goes' | 'charges' | 'flees',
  cause: RuleId,
  interrupts: Interrupts,
): Rule<boolean> {
  const { unit } = march;
  const before = housesOf(w, unit);
  const pushed: string[] = [];
  let told = 0;
  let said = 0;
  const comes = (inches: number) => {
    comesTo(w, march, inches, told, how, cause, true);
    told = inches;
  };
  const tells = () => {
    const at = placeOf(figureOf(w.s, march.lead));
    if (told > said) w.tell({ is: 'went', cause, unit, how, inches: snap(told - said), at });
    said = told;
  };
  const moving: Moving = {
    get left() {
      return told < march.cost;
    },
    get inches() {
      return { gone: tenth(told), whole: tenth(march.cost) };
    },
    complete: () => {
      comes(march.cost);
      tells();
      interrupts.completed = true;
    },
    tells,
  };
  const drives = unitOf(w.s, unit).vehicle !== null;
  if (drives && !(yield* drivesOn(w, unit, pushed))) return true;
  for (let inch = 1; inch - 1 < march.cost && told < march.cost; inch++) {
    const here = Math.min(inch, march.cost);
    const places = placesAt(march, here);
    const noticed = tableOf(w).asAll(places, () => interrupts.mayCome() || (drives && touchesFoe(w, unit)));
    if (!noticed && here < march.cost) continue;
    comes(here);
    if (drives && touchesFoe(w, unit)) tells();
    if (drives && !(yield* drivesOn(w, unit, pushed))) break;
    if (isSomebodyNear(w)) tells();
    yield* nearnessChecks(w);
    if (here < march.cost) yield* interrupts.at('inch', moving);
    if (!interrupts.goesOn || w.s.active?.halted) break;
  }
  tells();
  afterMove(w, unit);
  yield* takesUp(w, unit);
  if (!interrupts.goesOn) return false;
  if (!(yield* movesEnd(w, unit, w.s.active?.mode ?? 'cautious', before))) return false;
  return interrupts.goesOn && told >= march.cost && !w.s.active?.halted;
}

const tenth = (inches: number): number => Math.round(inches * 10) / 10;

const touchesFoe = (w: AmzWorld, unit: string): boolean =>
  foesOf(w, unit).some((z) => tableOf(w).apart(unit, z.id) <= CONTACT);
