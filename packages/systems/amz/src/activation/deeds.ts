import { ask, choose, type Rule } from '@shambles/engine';
import { LIVING } from '../book.js';
import { tend } from '../casualties/aid.js';
import { assault } from '../combat/assault.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { announcedFire } from '../fire/fire.js';
import { metAs } from '../fire/weapons.js';
import { doTask, tasksHere } from '../ground/objectives.js';
import { getsIn } from '../ground/vehicles.js';
import { levelEffect } from '../house/rows.js';
import type { Interrupts } from '../interrupts/interrupts.js';
import type { Deed } from '../kinds.js';
import type { March } from '../movement/marching.js';
import { basesOf, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { foesOf } from '../units/units.js';
import { Course, losesMove, type Way, whereTo } from './moving.js';

/** The move that belongs to a deed, up to `most` inches; undefined if the deed has none. AMZ-activation. */
export function courseOf(
  w: AmzWorld,
  unit: string,
  deed: Deed,
  most: number,
  interrupts: Interrupts,
): Course | undefined {
  const way = most > 0 ? wayOf(w, unit, deed, most) : undefined;
  return way && new Course(w, unit, way, interrupts);
}

function wayOf(w: AmzWorld, unit: string, deed: Deed, most: number): Way | undefined {
  switch (deed) {
    case 'move-fire':
    case 'fire-move':
      return { where: () => onFootOrAboard(w, unit, most), how: 'goes', cause: 'AMZ-activation' };
    case 'close-combat':
      return {
        where: () => whereTo(w, unit, most, 'AMZ-cc-initiate'),
        how: 'charges',
        cause: 'AMZ-cc-initiate',
      };
    case 'take-cover':
      return { where: () => whereTo(w, unit, most, 'AMZ-take-cover'), how: 'goes', cause: 'AMZ-take-cover' };
    case 'objective':
      return {
        where: () => whereTo(w, unit, most, 'AMZ-special-actions'),
        how: 'goes',
        cause: 'AMZ-special-actions',
      };
    default:
      return undefined;
  }
}

/** Carries out what a unit has announced. AMZ-activation. */
export function* carriesOut(
  w: AmzWorld,
  unit: string,
  deed: Deed,
  course: Course | undefined,
  interrupts: Interrupts,
): Rule<void> {
  switch (deed) {
    case 'move-fire':
      if (course) yield* course.made();
      return yield* fires(w, unit, interrupts);
    case 'fire-move':
      yield* fires(w, unit, interrupts);
      if (!course || !interrupts.goesOn) return;
      if (w.s.active?.halted) losesMove(w, unit);
      else yield* course.made();
      return;
    case 'close-combat':
      return yield* charges(w, unit, course);
    case 'take-cover':
      if (course) yield* course.made();
      if (course && interrupts.goesOn) takesCover(w, unit);
      return;
    case 'tend':
      return yield* tend(w, unit);
    case 'objective':
      // Whoever is Shaken on the way loses the rest of the move, not what takes the place of fire.
      if (course) yield* course.made();
      return yield* task(w, unit, interrupts);
    default:
      return;
  }
}

/** A unit that chooses not to move may get into a vehicle instead of a Cautious move. AMZ-vehicles. */
function* onFootOrAboard(w: AmzWorld, unit: string, most: number): Rule<March | undefined> {
  const march = yield* whereTo(w, unit, most, 'AMZ-activation');
  if (!march && w.s.active?.mode === 'cautious' && !w.s.active.out) yield* getsIn(w, unit);
  return march;
}

/** Fires, with Interrupts directly before and after. AMZ-interrupt-declare. */
function* fires(w: AmzWorld, unit: string, interrupts: Interrupts): Rule<void> {
  if (!interrupts.goesOn || levelEffect(w.book, unitOf(w.s, unit)).activation !== 'free') return;
  if (isFireLost(w, interrupts)) return;
  yield* interrupts.at('fire');
  if (!interrupts.goesOn || isFireLost(w, interrupts)) return;
  yield* announcedFire(w, unit);
  yield* interrupts.at('fire');
}

/**
 * True if the unit loses its fire because it completed its move in answer to an Interrupt (an option of the table).
 * AMZ-D-complete-move.
 */
const isFireLost = ({ book }: AmzWorld, { completed }: Interrupts): boolean =>
  book.options['kept-fire'] === 'lost' && completed;

/**
 * Moves into contact, or stays in it, without firing. A unit that is stopped short does nothing more. AMZ-cc-initiate,
 * AMZ-activation.
 */
function* charges(w: AmzWorld, unit: string, course: Course | undefined): Rule<void> {
  const end = course && (yield* course.made());
  w.happen({ is: 'charge-over', cause: 'AMZ-defense-charging', unit });
  if (end === 'arrived' || end === 'stayed') yield* attacks(w, unit);
}

/** Attacks an enemy unit in contact. AMZ-cc-initiate. */
function* attacks(w: AmzWorld, unit: string): Rule<void> {
  const touched = foesOf(w, unit).filter((z) => tableOf(w).inContact(unit, z.id));
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

/** AMZ-take-cover. */
function takesCover(w: AmzWorld, unit: string): void {
  if (besideCover(w, unit)) w.happen({ is: 'took-cover', cause: 'AMZ-take-cover', unit });
}

/** True if the unit is near enough to cover; passengers never are. AMZ-take-cover. */
export function besideCover(w: AmzWorld, unit: string): boolean {
  return metAs(w, unit) === unit && basesOf(w.s, unit).some((f) => tableOf(w).hasCoverNear(f));
}

/** A task done instead of firing. AMZ-special-actions. */
function* task(w: AmzWorld, unit: string, interrupts: Interrupts): Rule<void> {
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
