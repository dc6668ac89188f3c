import type { BdzWorld } from '../facts.js';
import type { RuleId } from '../register.js';

/** Starts a turn in which only one side acts, all its groups once, whatever their Rep; the others react. BDZ-D-c70. */
export function freeTurn(w: BdzWorld, side: string, cause: RuleId = 'BDZ-D-c70'): void {
  w.happen({
    is: 'activation',
    cause,
    turn: w.s.turn + 1,
    dice: { [side]: 1 },
    barred: [],
    order: [side],
  });
}
