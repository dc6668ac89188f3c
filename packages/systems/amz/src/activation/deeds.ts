import { ask, choose, type Rule } from '@shambles/engine';
import type { Place } from '@shambles/measured';
import { LIVING } from '../book.js';
import { tend } from '../casualties/aid.js';
import { assault } from '../combat/assault.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { announcedFire } from '../fire/fire.js';
import { metAs } from '../fire/weapons.js';
import { housesOf, movesEnd } from '../ground/arriving.js';
import { doTask, tasksHere } from '../ground/objectives.js';
import { getsIn, getsOut } from '../ground/vehicles.js';
import type { Interrupts } from '../interrupts/interrupts.js';
import type { Deed } from '../kinds.js';
import { nearnessChecks } from '../morale/checks.js';
import type { RuleId } from '../register.js';
import { basesOf, unitOf } from '../state.js';
import { CONTACT } from '../table/rules.js';
import { tableOf } from '../table/table.js';
import { moraleLevelRow } from '../units/rows.js';
import { foesOf } from '../units/units.js';
import { goes, whereTo } from './moving.js';

/** A unit does what it has announced, with so many inches. AMZ-activation. */
export function* carriesOut(
  w: AmzWorld,
  unit: string,
  deed: Deed,
  most: number,
  interrupts: Interrupts,
): Rule<void> {
  switch (deed) {
    case 'move-fire':
      yield* moves(w, { unit, most, rule: 'AMZ-activation' }, interrupts);
      return yield* fires(w, unit, interrupts);
    case 'fire-move':
      yield* fires(w, unit, interrupts);
      if (interrupts.goesOn && !w.s.active?.halted)
        yield* moves(w, { unit, most, rule: 'AMZ-activation' }, interrupts);
      return;
    case 'close-combat':
      return yield* attacks(w, unit, most, interrupts);
    case 'take-cover':
      return yield* takesCover(w, unit, most, interrupts);
    case 'tend':
      return yield* tend(w, unit);
    case 'objective':
      return yield* task(w, unit, most, interrupts);
    default:
      return;
  }
}

/** A move that a unit has announced. */
interface Journey {
  readonly unit: string;
  /** Inches. */
  readonly most: number;
  readonly rule: RuleId;
  /** Why it may not end at a place. */
  readonly may?: Parameters<typeof whereTo>[4];
}

/**
 * Getting out of a vehicle begins a Cautious move, getting in ends it, and neither costs any of it. Says whether nothing
 * stopped the unit. AMZ-vehicles, AMZ-activation.
 */
function* moves(w: AmzWorld, { unit, most, rule, may }: Journey, interrupts: Interrupts): Rule<boolean> {
  const cautious = w.s.active?.mode === 'cautious';
  const before = housesOf(w, unit);
  const out = cautious && (yield* getsOut(w, unit));
  if (out && !(yield* standsOutside(w, interrupts))) return false;
  const march = yield* whereTo(w, unit, most, rule, may);
  if (march) return yield* goes(w, march, 'goes', rule, interrupts);
  if (out) return yield* movesEnd(w, unit, 'cautious', before);
  if (cautious && rule === 'AMZ-activation') yield* getsIn(w, unit);
  return true;
}

/** What those who have just got out see may keep them from going on. AMZ-morale-once. */
function* standsOutside(w: AmzWorld, interrupts: Interrupts): Rule<boolean> {
  yield* nearnessChecks(w);
  return interrupts.goesOn && !w.s.active?.halted;
}

/** Interrupts come directly before and after the fire. AMZ-interrupt-declare. */
function* fires(w: AmzWorld, unit: string, interrupts: Interrupts): Rule<void> {
  if (!interrupts.goesOn || moraleLevelRow(unitOf(w.s, unit)).activation !== 'free') return;
  // The table may hold that fire is lost where the move was completed in answer. AMZ-D-complete-move.
  if (w.book.options['kept-fire'] === 'lost' && interrupts.completed) return;
  yield* interrupts.at('fire');
  if (!interrupts.goesOn) return;
  yield* announcedFire(w, unit);
  yield* interrupts.at('fire');
}

/** Into contact with somebody within reach, without fire. AMZ-cc-initiate. */
function* attacks(w: AmzWorld, unit: string, most: number, interrupts: Interrupts): Rule<void> {
  if (w.s.active?.mode === 'cautious' && (yield* getsOut(w, unit)) && !(yield* standsOutside(w, interrupts)))
    return;
  const march = yield* whereTo(w, unit, most, 'AMZ-cc-initiate');
  if (!march || !(yield* goes(w, march, 'charges', 'AMZ-cc-initiate', interrupts))) return;
  const table = tableOf(w);
  const touched = foesOf(w, unit).filter((z) => table.apart(unit, z.id) <= CONTACT);
  if (touched.length === 0) return;
  const on = yield* ask(
    w,
    LIVING,
    'AMZ-cc-initiate',
    'attack',
    choose(
      touched.map((z) => z.id),
      {
        id: (id) => id,
        line: (id) => ({ key: 'attack.unit', values: { who: named(id) } }),
        on: (id) => basesOf(w.s, id)[0]?.id ?? '',
      },
    ),
    { who: named(unit) },
  );
  yield* assault(w, unit, on);
}

/** To a place within two inches of cover. AMZ-take-cover. */
function* takesCover(w: AmzWorld, unit: string, most: number, interrupts: Interrupts): Rule<void> {
  const may = ([x, y, level]: Place) =>
    tableOf(w).hasCoverNear({ x, y, level })
      ? undefined
      : ({ rule: 'AMZ-take-cover', text: 'There is no cover within 2 inches of that place.' } as const);
  if (!(yield* moves(w, { unit, most, rule: 'AMZ-take-cover', may }, interrupts))) return;
  if (besideCover(w, unit)) w.happen({ is: 'took-cover', cause: 'AMZ-take-cover', unit });
}

/** It stands so near to cover; whoever rides does not. AMZ-take-cover. */
export function besideCover(w: AmzWorld, unit: string): boolean {
  return metAs(w, unit) === unit && basesOf(w.s, unit).some((f) => tableOf(w).hasCoverNear(f));
}

/** A Cautious move, then the task in place of fire. AMZ-special-actions. */
function* task(w: AmzWorld, unit: string, most: number, interrupts: Interrupts): Rule<void> {
  if (!(yield* moves(w, { unit, most, rule: 'AMZ-special-actions' }, interrupts))) return;
  const here = tasksHere(w, unit);
  if (here.length === 0 || !interrupts.goesOn) return;
  const what = yield* ask(
    w,
    LIVING,
    'AMZ-special-actions',
    'task',
    choose(here, {
      id: (t) => t.id,
      line: (t) => ({ key: `task.${t.kind}`, values: { on: { key: `task.on.${t.on}` } } }),
      on: (t) => t.on,
    }),
    { who: named(unit) },
  );
  yield* doTask(w, unit, what);
}
