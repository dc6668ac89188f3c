import type { BdzWorld } from '../facts.js';
import { sawsStand } from '../melee/chainsaw.js';
import type { RuleId } from '../register.js';
import { alarmsGoOn, enginesRun } from '../vehicles/noise.js';

/**
 * Starts a turn in which only one side acts, all its groups once, whatever their Rep; the others react. Saws, engines
 * and alarms are heard as in any other turn. BDZ-D-c70, BDZ-veh-noise, BDZ-veh-noise-alarm, BDZ-melee-chainsaw-noise.
 */
export function freeTurn(w: BdzWorld, side: string, cause: RuleId = 'BDZ-D-c70'): void {
  sawsStand(w);
  w.happen({
    is: 'activation',
    cause,
    turn: w.s.turn + 1,
    dice: { [side]: 1 },
    barred: [],
    order: [side],
  });
  enginesRun(w);
  alarmsGoOn(w);
}
