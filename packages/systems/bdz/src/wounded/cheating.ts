import { ask, Confirm, type Rule } from '@shambles/engine';
import { one } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import type { Person } from '../state.js';

/**
 * A Star about to die may leave the game alive instead, at the cost of one Rep; true if it does. BDZ-star-cheat,
 * BDZ-D-cheat-zombie.
 */
export function* cheatsDeath(
  w: BdzWorld,
  { id: who, seat, star, rep }: Person,
  zombie: boolean,
): Rule<boolean> {
  if (!star) return false;
  const space = new Confirm({ key: 'cheat-death.yes' }, { key: 'cheat-death.no' });
  if (!(yield* ask(w, seat, 'BDZ-star-cheat', 'cheat-death', space, { who: one(who) }))) return false;
  w.happen({ is: 'cheated-death', cause: 'BDZ-star-cheat', who, rep: Math.max(1, rep - 1), zombie });
  return true;
}
