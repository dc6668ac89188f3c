import type { Rule } from '@shambles/engine';
import { isSolo } from '../book.js';
import { played } from '../cards/playing.js';
import type { AmzWorld } from '../facts.js';
import { underOverwatch } from '../interrupts/interrupts.js';
import { nearnessChecks } from '../morale/checks.js';
import { willOf } from '../solo/will.js';
import { basesOf, type Unit } from '../state.js';
import { isMindless } from '../zombies/going.js';
import { masterActs } from '../zombies/masters.js';
import { movedAsDriven } from './random.js';

/** Units that have Interrupted act all the same. AMZ-T-quirk-cards, 27. */
const WILL_OF_THE_MASTER = 27;

/** Step 12 begins. AMZ-turn-12-masters. */
export function* mastersBegin(w: AmzWorld): Rule<void> {
  w.happen({ is: 'stage', cause: 'AMZ-turn-12-masters', stage: 'masters' });
  if (!(yield* played(w, 'step-12')).includes(WILL_OF_THE_MASTER)) return;
  const will = willOf(w.book);
  const picks = (units: readonly Unit[]) =>
    will.picks(
      w,
      'will-of-the-master',
      'AMZ-quirk-cards',
      units.map((u) => u.id),
      false,
    );
  const fallsOn = (on: string) =>
    w.happen({
      is: 'takes-effect',
      cause: 'AMZ-quirk-cards',
      card: WILL_OF_THE_MASTER,
      on,
      until: w.s.turn,
    });
  const again = yield* picks(masters(w).filter((u) => u.interrupted));
  if (again !== undefined) return fallsOn(again);
  const mob = yield* picks(w.s.units.filter((u) => isMindless(w, u.id) && basesOf(w.s, u.id).length > 0));
  if (mob === undefined) return;
  fallsOn(mob);
  yield* movedAsDriven(w, mob);
  yield* nearnessChecks(w);
}

const masters = (w: AmzWorld): Unit[] =>
  w.s.units
    .filter((u) => (u.kind === 'dexters' || u.kind === 'possessed') && basesOf(w.s, u.id).length > 0)
    .sort((a, b) => a.number - b.number);

/** Dexters and Possessed that may still act in step 12. */
export function mastersDue(w: AmzWorld): Unit[] {
  const again = w.s.effects.find((e) => e.card === WILL_OF_THE_MASTER)?.on;
  return masters(w).filter((u) => !u.moved && (!u.interrupted || u.id === again));
}

/** One of them acts, or the player lets the others be. AMZ-masters-action. */
export function* masterStep(w: AmzWorld): Rule<void> {
  const due = mastersDue(w);
  const will = willOf(w.book);
  const ids = due.map((u) => u.id);
  const who = yield* will.picks(w, 'master', 'AMZ-masters-action', ids, !isSolo(w.book));
  if (who === undefined) {
    for (const id of ids) w.happen({ is: 'dead-acted', cause: 'AMZ-turn-12-masters', unit: id });
    return;
  }
  const plan = yield* will.plans(w, who, '');
  w.happen({ is: 'paced', cause: 'AMZ-masters-action', unit: who, mode: plan.mode, order: plan.order });
  yield* underOverwatch(w, who, () => masterActs(w, who, '', plan, will));
  w.happen({ is: 'dead-acted', cause: 'AMZ-turn-12-masters', unit: who });
  yield* nearnessChecks(w);
}
