import { ask, Confirm, type Noun, type Rule } from '@shambles/engine';
import { one } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import type { Person } from '../state.js';

/**
 * A Star about to die may leave the game alive instead, at the cost of one Rep; true if it does. The question names
 * the `killer`. BDZ-star-cheat, BDZ-D-cheat-zombie.
 */
export function* cheatsDeath(
  w: BdzWorld,
  { id: who, seat, star, rep }: Person,
  zombie: boolean,
  killer: Noun,
): Rule<boolean> {
  if (!star) return false;
  const space = new Confirm({ key: 'cheat-death.yes' }, { key: 'cheat-death.no' });
  const values = { who: one(who), killer };
  if (!(yield* ask(w, seat, 'BDZ-star-cheat', 'cheat-death', space, values))) return false;
  w.happen({ is: 'cheated-death', cause: 'BDZ-star-cheat', who, rep: Math.max(1, rep - 1), zombie });
  return true;
}
