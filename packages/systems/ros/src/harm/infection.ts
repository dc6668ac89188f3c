import type { Rule } from '@shambles/engine';
import { tenSided } from '../asking/dice.js';
import { UMPIRE } from '../book.js';
import type { RosWorld } from '../facts.js';
import { diesUpTo, infectedUpTo } from '../house/rows.js';
import type { RuleId } from '../register.js';
import { living, type Person, personOf } from '../state.js';

/** What only the umpire learns. ROS-infect-secret. */
const SECRET = [UMPIRE];

/** A ten-sided die that the umpire rolls unseen. */
function secretRoll(w: RosWorld, rule: RuleId, label: string): Rule<number> {
  return tenSided(w, rule, label, { seat: UMPIRE, to: SECRET });
}

/**
 * The first time a Zed damages a survivor. The die is thrown at every damage, or throwing it would tell who has been
 * tested. ROS-infect-test, ROS-infect-decoy.
 */
export function* testInfection(w: RosWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  const die = yield* secretRoll(w, 'ROS-infect-test', 'infection');
  if (p.blood !== 'untested') return;
  const blood = die <= infectedUpTo(w.book, p.kind) ? 'infected' : 'immune';
  w.happen({ is: 'blood', cause: 'ROS-infect-test', to: SECRET, who, blood });
}

/**
 * The end of a turn, once anybody has been damaged: a die for every living survivor. Of the infected, from the turn
 * after, a 0 dies. ROS-infect-die, ROS-D-infect-when, ROS-U-infect.
 */
export function* infectionRolls(w: RosWorld, collapse: (p: Person) => void): Rule<void> {
  if (!w.s.bitten) return;
  for (const p of living(w.s)) {
    const die = yield* secretRoll(w, 'ROS-infect-die', 'illness');
    if (p.blood === 'infected' && p.infected < w.s.turn && die <= diesUpTo(w.book)) collapse(p);
  }
  w.happen({ is: 'all-rolled', cause: 'ROS-U-infect' });
}

/** Whoever died infected, whatever killed it, rises in the turn after. ROS-infect-rise, ROS-D-infect-corpse. */
export function risesNow(p: Person, turn: number): boolean {
  return p.where === 'dead' && p.blood === 'infected' && p.died < turn;
}
