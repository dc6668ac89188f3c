import { ask, begunSince, choose, type Rule } from '@shambles/engine';
import { LIVING } from '../book.js';
import { mayTend, medicTreats, tend, type Whose } from '../casualties/aid.js';
import { givesOver, takesAlong } from '../casualties/carrying.js';
import { nerve } from '../combat/nerve.js';
import { unit as named } from '../facts/lines.js';
import type { AmzWorld } from '../facts.js';
import { handsOver, spotsWaiting } from '../ground/company.js';
import { flees } from '../ground/leaving.js';
import { doTask, tasksHere } from '../ground/objectives.js';
import { hatches } from '../ground/vehicles.js';
import { modeRow } from '../house/rows.js';
import { Interrupts } from '../interrupts/interrupts.js';
import { activationCards } from '../morale/cards.js';
import { beforeActing, nearnessChecks } from '../morale/checks.js';
import { forcedMove, runs } from '../morale/fleeing.js';
import { unitOf } from '../state.js';
import { announces, inchesFor } from './announcing.js';
import { besideCover, carriesOut, courseOf } from './deeds.js';
import { enters } from './entering.js';
import { Course, type Way } from './moving.js';

/** The activation of one Living unit, with every Interrupt along the way. AMZ-turn-08-activate, AMZ-D-start-order. */
export function* activate(w: AmzWorld, unit: string): Rule<void> {
  w.happen({ is: 'activated', cause: 'AMZ-turn-08-activate', unit });
  const interrupts = new Interrupts(w, unit);
  yield* begins(w, unit);
  if (unitOf(w.s, unit).entered && interrupts.goesOn)
    yield* runs(w, unit) ? runsOff(w, unit, interrupts) : acts(w, unit, interrupts);
  spotsWaiting(w);
  // A check at its start may have ended it before others were made.
  yield* nearnessChecks(w);
  w.happen({ is: 'ended-activation', cause: 'AMZ-turn-08-activate', unit });
}

/** Everything that happens before the unit announces its action. AMZ-D-start-order. */
function* begins(w: AmzWorld, unit: string): Rule<void> {
  yield* enters(w, unit);
  if (!unitOf(w.s, unit).entered) return;
  yield* hatches(w, unit);
  yield* activationCards(w, unit);
  if (ended(w, unit)) return;
  yield* beforeActing(w, unit);
  if (ended(w, unit)) return;
  yield* medicTreats(w, unit);
  yield* handsOver(w, unit);
  yield* givesOver(w, unit);
}

const ended = (w: AmzWorld, unit: string): boolean => w.s.active?.unit !== unit || w.s.active.ended;

function* acts(w: AmzWorld, unit: string, interrupts: Interrupts): Rule<void> {
  const { deed, mode } = yield* announces(w, unit);
  if (deed === 'close-combat' && !(yield* nerve(w, unit))) return yield* withoutNerve(w, unit, interrupts);
  const most = inchesFor(w, unitOf(w.s, unit), mode);
  w.happen({ is: 'announced', cause: 'AMZ-activation', unit, deed, mode, most });
  const course = courseOf(w, unit, deed, most, interrupts);
  interrupts.moving = course;
  yield* interrupts.at('announced');
  if (interrupts.goesOn) yield* carriesOut(w, unit, deed, course, interrupts);
  yield* interrupts.at('done');
}

/**
 * A unit that lost its nerve stays put; it may take cover or tend its wounded. AMZ-cc-initiate-failed,
 * AMZ-D-interrupt-moments.
 */
function* withoutNerve(w: AmzWorld, unit: string, interrupts: Interrupts): Rule<void> {
  const deed = yield* insteadOf(w, unit);
  if (deed) {
    const cause = 'AMZ-cc-initiate-failed';
    w.happen({ is: 'announced', cause, unit, deed, mode: 'stationary', most: 0 });
    yield* interrupts.at('announced');
    if (interrupts.goesOn) yield* carriesOutInPlace(w, unit, deed);
  }
  yield* interrupts.at('done');
}

/** In games begun under earlier revisions a unit that lost its nerve tended the wounded of others as well. */
const OWN_SINCE = 24;

/** Whom a unit that lost its nerve may tend: its own wounded. AMZ-cc-initiate-failed. */
function whoseWounded({ book }: AmzWorld): Whose {
  return begunSince(book, OWN_SINCE) ? 'own' : 'anybody';
}

/** Takes cover without a move, or tends the wounded. AMZ-D-nerve-cover, AMZ-first-aid-when. */
function* carriesOutInPlace(w: AmzWorld, unit: string, deed: 'take-cover' | 'tend'): Rule<void> {
  if (deed === 'tend') yield* tend(w, unit, whoseWounded(w));
  else w.happen({ is: 'took-cover', cause: 'AMZ-cc-initiate-failed', unit });
}

/** Asks how a unit without nerve spends its activation; undefined if it does nothing. AMZ-cc-initiate-failed. */
function* insteadOf(w: AmzWorld, unit: string): Rule<'take-cover' | 'tend' | undefined> {
  const may = { 'take-cover': besideCover(w, unit), tend: mayTend(w, unit, whoseWounded(w)) };
  const able = (['take-cover', 'tend'] as const).filter((deed) => may[deed]);
  if (able.length === 0) return undefined;
  return yield* ask(
    w,
    LIVING,
    'AMZ-cc-initiate-failed',
    'instead',
    choose([...able, undefined], {
      id: (deed) => deed ?? 'nothing',
      line: (deed) => ({ key: `instead.${deed ?? 'nothing'}` }),
    }),
    { who: named(unit) },
  );
}

/**
 * A Broken Non-Professional unit is out of its player's control: it runs, to the helicopter if it can.
 * AMZ-T-morale-levels.
 */
function* runsOff(w: AmzWorld, unit: string, interrupts: Interrupts): Rule<void> {
  if (tasksHere(w, unit).length > 0) return yield* fliesOff(w, unit, interrupts);
  const flight = forcedMove(w, unit);
  const { march, edge } = flight;
  const most = march?.cost ?? 0;
  // One that stays where it is makes no move. AMZ-D-last-mode.
  const mode = march ? flight.mode : 'stationary';
  w.happen({ is: 'announced', cause: 'AMZ-T-morale-levels', unit, deed: 'move-fire', mode, most });
  const course = march && new Course(w, unit, flightOf(w, unit), interrupts);
  interrupts.moving = course;
  yield* interrupts.at('announced');
  if (course && interrupts.goesOn) yield* course.made();
  if (interrupts.goesOn && flees(w, unit, edge)) return;
  yield* interrupts.at('done');
}

/** The flight of those who are on their feet when it begins, with the casualties that they carry. AMZ-casualties-carry. */
const flightOf = (w: AmzWorld, unit: string): Way => ({
  *where() {
    return forcedMove(w, unit, yield* takesAlong(w, unit, 'rapid')).march;
  },
  how: 'flees',
  cause: 'AMZ-T-morale-levels',
});

/** The unit climbs into the helicopter and leaves with it. AMZ-sc2. */
function* fliesOff(w: AmzWorld, unit: string, interrupts: Interrupts): Rule<void> {
  const climb = { deed: 'objective', mode: 'cautious', most: modeRow(w.book, 'cautious').most } as const;
  w.happen({ is: 'announced', cause: 'AMZ-sc2', unit, ...climb });
  yield* interrupts.at('announced');
  const [way] = interrupts.goesOn ? tasksHere(w, unit) : [];
  if (way) return yield* doTask(w, unit, way);
  yield* interrupts.at('done');
}
