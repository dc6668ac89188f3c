import type { Rule } from '@shambles/engine';
import type { AmzWorld } from '../facts.js';
import { fireAt, firesShots, mayFireAt } from '../fire/fire.js';
import { modeRow } from '../house/rows.js';
import type { RuleId } from '../register.js';
import { basesOf, unitOf } from '../state.js';
import { unlessLocked } from './doors.js';
import { goesBy } from './going.js';
import { strikesAtWill } from './striking.js';
import type { Errand, Plan, Will } from './will.js';

/**
 * Dexters and Possessed act, in an Interrupt of unit `on` or, if `on` is '', in step 12. They move where they like and
 * assault a unit that they touch; the Possessed fire before or after a move that is not an assault.
 * AMZ-interrupt-masters, AMZ-masters-action.
 */
export function* masterActs(w: AmzWorld, who: string, on: string, plan: Plan, will: Will): Rule<void> {
  const rule: RuleId = on === '' ? 'AMZ-masters-action' : 'AMZ-interrupt-masters';
  const firstFire = unitOf(w.s, who).kind === 'possessed' && plan.order === 'fire-move';
  if (firstFire) yield* fires(w, who, on, will);
  const most = modeRow(w.book, plan.mode).most;
  const struck = yield* moves(w, who, { rule, most, on, plan, mayAssault: !firstFire }, will);
  if (unitOf(w.s, who).kind === 'possessed' && !firstFire && !struck) yield* fires(w, who, on, will);
}

/** Moves, and assaults or batters at the end. Returns whether it did either. */
function* moves(w: AmzWorld, who: string, errand: Errand, will: Will): Rule<boolean> {
  if (basesOf(w.s, who).length === 0) return true;
  const way = yield* will.goes(w, who, errand);
  if (!way) return false;
  const bound = yield* unlessLocked(w, way, errand.most);
  goesBy(w, bound, errand.most, 'goes', errand.rule);
  return errand.mayAssault && (yield* strikesAtWill(w, who, bound, will, errand.on));
}

/**
 * The Possessed fire: in an Interrupt only at the active unit, in step 12 at as many units as their quality allows.
 * AMZ-interrupt-masters, AMZ-D-step12-fire, AMZ-possessed.
 */
function* fires(w: AmzWorld, who: string, on: string, will: Will): Rule<void> {
  if (basesOf(w.s, who).length === 0) return;
  if (on === '') return yield* firesShots(w, who, yield* will.shoots(w, who));
  if (mayFireAt(w, who, on, 'possessed') && (yield* will.fires(w, who, on)))
    yield* fireAt(w, who, on, 'possessed');
}
