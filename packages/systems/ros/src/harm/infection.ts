import type { Rule } from '@shambles/engine';
import { tenSided } from '../asking/dice.js';
import { UMPIRE } from '../book.js';
import type { RosWorld } from '../facts.js';
import { diesUpTo, infectedUpTo } from '../house/rows.js';
import type { RuleId } from '../register.js';
import { living, type Person, personOf } from '../state.js';

/** Audience of what only the umpire learns. ROS-infect-secret. */
const SECRET = [UMPIRE];

/** Rolls a ten-sided die that only the umpire sees. */
function secretRoll(w: RosWorld, rule: RuleId, label: string): Rule<number> {
  return tenSided(w, rule, label, { seat: UMPIRE, to: SECRET });
}

/**
 * Tests a survivor for infection the first time a Zed damages it. The die is rolled at every damage, since a missing
 * roll would reveal who has been tested. ROS-infect-test, ROS-infect-decoy.
 */
export function* testInfection(w: RosWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  const die = yield* secretRoll(w, 'ROS-infect-test', 'infection');
  if (p.blood !== 'untested') return;
  const blood = die <= infectedUpTo(w.book, p.kind) ? 'infected' : 'immune';
  w.happen({ is: 'blood', cause: 'ROS-infect-test', to: SECRET, who, blood });
}

/**
 * At the end of a turn, once anybody has been damaged, rolls a die for every living survivor. From the turn after
 * infection an infected survivor dies on a 0. ROS-infect-die, ROS-D-infect-when, ROS-U-infect.
 */
export function* infectionRolls(w: RosWorld, collapse: (p: Person) => void): Rule<void> {
  if (!w.s.bitten) return;
  for (const p of living(w.s)) {
    const die = yield* secretRoll(w, 'ROS-infect-die', 'illness');
    if (p.blood === 'infected' && p.infected < w.s.turn && die <= diesUpTo(w.book)) collapse(p);
  }
  w.happen({ is: 'all-rolled', cause: 'ROS-U-infect' });
}

/**
 * True if a dead survivor rises: it died infected, of whatever cause, in an earlier turn. ROS-infect-rise,
 * ROS-D-infect-corpse.
 */
export function risesNow(p: Person, turn: number): boolean {
  return p.where === 'dead' && p.blood === 'infected' && p.died < turn;
}
