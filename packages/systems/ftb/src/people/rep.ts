import type { Rule } from '@shambles/engine';
import { sum } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import type { Person } from '../state.js';

/** Lowest Rep that anybody can fall to. FTB-15.2. */
export const LEAST_REP = 2;
/** Highest Rep that a Grunt can rise to; a Star has no limit. FTB-15.1d, FTB-D-28. */
const MOST_GRUNT_REP = 6;

/** True if a person may try to raise its Rep after a success. FTB-15.1a, FTB-15.1b. */
export function mayRise(p: Person): boolean {
  return !p.ran && !p.wentDown && !(p.star && p.advantage);
}

/** Rolls to raise Rep: it needs more than the Rep, or a 6. FTB-15.1c. */
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

/** Rolls for a person who went Out of the Fight in a failure: on a 1 it loses Rep. FTB-15.2. */
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
