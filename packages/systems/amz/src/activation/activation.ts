import { ask, choose, type Rule } from '@shambles/engine';
import { LIVING } from '../book.js';
import { played } from '../cards/playing.js';
import { medicTreats, tend } from '../casualties/aid.js';
import { assault, nerve } from '../combat/assault.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { announcedFire } from '../fire/fire.js';
import { doTask, tasksHere } from '../ground/objectives.js';
import { Interrupts } from '../interrupts/interrupts.js';
import { beforeActing } from '../morale/checks.js';
import { basesOf, unitOf } from '../state.js';
import { CONTACT } from '../table/rules.js';
import { tableOf } from '../table/table.js';
import { foesOf } from '../units/units.js';
import { type Announcement, announces, inchesOf } from './announcing.js';
import { enters } from './entering.js';
import { goes, whereTo } from './moving.js';

/** One Living unit acts, with all that stops it on its way. AMZ-turn-08-activate, AMZ-D-start-order. */
export function* activate(w: AmzWorld, unit: string): Rule<void> {
  w.happen({ is: 'activated', cause: 'AMZ-turn-08-activate', unit });
  yield* enters(w, unit);
  yield* beforeActing(w, unit);
  const interrupts = new Interrupts(w, unit);
  if (interrupts.goesOn) yield* medicTreats(w, unit);
  yield* played(w, 'activated', { unit });
  if (interrupts.goesOn) yield* acts(w, unit, interrupts);
  w.happen({ is: 'ended-activation', cause: 'AMZ-turn-08-activate', unit });
}

function* acts(w: AmzWorld, unit: string, interrupts: Interrupts): Rule<void> {
  const what = yield* announces(w, unit);
  const u = unitOf(w.s, unit);
  if (what.deed === 'close-combat' && !(yield* nerve(w, unit)))
    return yield* withoutNerve(w, unit, interrupts);
  w.happen({
    is: 'announced',
    cause: 'AMZ-activation',
    unit,
    deed: what.deed,
    mode: what.mode,
    most: inchesOf(u, what.mode),
  });
  yield* interrupts.at('announced');
  if (interrupts.goesOn) yield* carriesOut(w, unit, what, interrupts);
  yield* interrupts.at('done');
}

/** AMZ-activation. */
function* carriesOut(
  w: AmzWorld,
  unit: string,
  { deed, mode }: Announcement,
  interrupts: Interrupts,
): Rule<void> {
  const most = inchesOf(unitOf(w.s, unit), mode);
  switch (deed) {
    case 'move-fire':
      yield* moves(w, unit, most, interrupts);
      return yield* fires(w, unit, interrupts);
    case 'fire-move':
      yield* fires(w, unit, interrupts);
      if (interrupts.goesOn && !w.s.active?.halted) yield* moves(w, unit, most, interrupts);
      return;
    case 'close-combat':
      return yield* attacks(w, unit, most, interrupts);
    case 'take-cover':
      yield* takesCover(w, unit, most, interrupts);
      return;
    case 'tend':
      return yield* tend(w, unit);
    case 'objective':
      return yield* task(w, unit, most, interrupts);
    default:
      return;
  }
}

function* moves(w: AmzWorld, unit: string, most: number, interrupts: Interrupts): Rule<void> {
  const march = yield* whereTo(w, unit, most, 'AMZ-activation');
  if (!march) return;
  yield* goes(w, march, 'goes', 'AMZ-activation', interrupts);
  if (interrupts.goesOn) yield* played(w, 'move-ended', { unit });
}

/** Interrupts come directly before and after the fire. AMZ-interrupt-declare. */
function* fires(w: AmzWorld, unit: string, interrupts: Interrupts): Rule<void> {
  if (!interrupts.goesOn || unitOf(w.s, unit).level === 'broken') return;
  yield* interrupts.at('fire');
  if (!interrupts.goesOn) return;
  yield* announcedFire(w, unit);
  yield* interrupts.at('fire');
}

/** AMZ-cc-initiate: into contact with somebody within reach, without fire. */
function* attacks(w: AmzWorld, unit: string, most: number, interrupts: Interrupts): Rule<void> {
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
  const march = yield* whereTo(w, unit, most, 'AMZ-take-cover', ([x, y, level]) =>
    tableOf(w).hasCoverNear({ x, y, level })
      ? undefined
      : { rule: 'AMZ-take-cover', text: 'There is no cover within 2 inches of that place.' },
  );
  if (march && !(yield* goes(w, march, 'goes', 'AMZ-take-cover', interrupts))) return;
  if (besideCover(w, unit)) w.happen({ is: 'took-cover', cause: 'AMZ-take-cover', unit });
}

const besideCover = (w: AmzWorld, unit: string): boolean =>
  basesOf(w.s, unit).some((f) => tableOf(w).hasCoverNear(f));

/** It stays where it is, and takes cover there or tends its wounded. AMZ-cc-initiate-failed, AMZ-D-nerve-cover. */
function* withoutNerve(w: AmzWorld, unit: string, interrupts: Interrupts): Rule<void> {
  w.happen({
    is: 'announced',
    cause: 'AMZ-cc-initiate-failed',
    unit,
    deed: 'tend',
    mode: 'stationary',
    most: 0,
  });
  if (besideCover(w, unit)) w.happen({ is: 'took-cover', cause: 'AMZ-cc-initiate-failed', unit });
  yield* tend(w, unit);
  yield* interrupts.at('done');
}

/** A Cautious move, then the task in place of fire. AMZ-special-actions. */
function* task(w: AmzWorld, unit: string, most: number, interrupts: Interrupts): Rule<void> {
  const march = yield* whereTo(w, unit, most, 'AMZ-special-actions');
  if (march && !(yield* goes(w, march, 'goes', 'AMZ-special-actions', interrupts))) return;
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
  yield* interrupts.at('announced');
  if (interrupts.goesOn) yield* doTask(w, unit, what);
}
