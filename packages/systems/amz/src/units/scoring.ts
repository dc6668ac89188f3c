import type { AmzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import type { Objective } from '../scenarios/objectives.js';
import { achievement, type Side } from '../scenarios/points.js';

/**
 * Achieves the objectives of one side that an event fulfils, each `times` times; one that scores only the first time,
 * once. `unit` is the Living unit that did it. AMZ-living-objectives, AMZ-zombie-objectives, AMZ-scenario-format.
 */
export function scores(
  w: AmzWorld,
  side: Side,
  cause: RuleId,
  fulfils: (objective: Objective) => boolean,
  unit = '',
  times = 1,
): void {
  const all: readonly Objective[] = w.book.scenario.objectives[side];
  for (const { id } of all.filter(fulfils))
    for (let n = 0; n < times; n++) {
      const found = achievement(w.s, w.book.scenario, id);
      if (!found) break;
      const { points, stress } = found;
      w.happen({ is: 'achieved', cause, objective: id, side, points, stress, unit });
    }
}
