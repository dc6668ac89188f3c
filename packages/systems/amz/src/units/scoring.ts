import type { AmzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { briefOf, type Objective } from './brief.js';

/**
 * Objectives of one side that something fulfils are achieved, each so many times; one that scores the first time only,
 * once. `unit` is the Living unit that did it. AMZ-living-objectives, AMZ-zombie-objectives, AMZ-scenario-format.
 */
export function scores(
  w: AmzWorld,
  side: 'living' | 'zombies',
  cause: RuleId,
  fulfils: (objective: Objective) => boolean,
  unit = '',
  times = 1,
): void {
  for (const { id, points, times: often } of briefOf(w).objectives[side].filter(fulfils))
    for (let n = 0; n < times; n++) {
      const before = w.s.achieved.some((a) => a.objective === id);
      if (before && often === 'first') break;
      w.happen({ is: 'achieved', cause, objective: id, side, points, stress: !before, unit });
    }
}
