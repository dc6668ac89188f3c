import type { Rule } from '@shambles/engine';
import { sum } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import type { Person } from '../state.js';

/** Nobody's Rep falls below this. FTB-15.2. */
export const LEAST_REP = 2;
/** No Grunt's rises above this; a Star's has no end. FTB-15.1d, FTB-D-28. */
const MOST_GRUNT_REP = 6;

/** Whether somebody may try to rise after an Encounter that was a success for it. FTB-15.1a, FTB-15.1b. */
export function mayRise(p: Person): boolean {
  return !p.ran && !p.wentDown && !(p.star && p.advantage);
}

/** A die above its Rep, or a 6. FTB-15.1c. */
export function* rises(w: FtbWorld, p: Person): Rule<void> {
  if (!p.star && p.rep >= MOST_GRUNT_REP) return;
  const die = yield* sum(w, 1, { rule: 'FTB-15.1c', label: 'rise', seat: p.seat, who: p.id });
  if (die > p.rep || die === 6)
    w.happen({
      is: 'rep',
      cause: 'FTB-15.1c',
      who: p.id,
      before: p.rep,
      after: p.rep + 1,
      why: 'success',
    });
}

/** Whoever went Out of the Fight, whatever became of the Encounter: a 1. FTB-15.2, FTB-15.2b. */
export function* falls(w: FtbWorld, p: Person): Rule<void> {
  if (!p.wentDown) return;
  const die = yield* sum(w, 1, { rule: 'FTB-15.2', label: 'fall', seat: p.seat, who: p.id });
  if (die === 1 && p.rep > LEAST_REP)
    w.happen({
      is: 'rep',
      cause: 'FTB-15.2',
      who: p.id,
      before: p.rep,
      after: p.rep - 1,
      why: 'hurt',
    });
}
