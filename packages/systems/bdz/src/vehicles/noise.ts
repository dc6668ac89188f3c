import type { BdzWorld } from '../facts.js';
import { vehicleOf } from '../state.js';
import { LOUD } from './starting.js';

/** When a turn ends: where each running vehicle began it and where it is, once for each spot. BDZ-veh-noise, BDZ-D-c16. */
export function enginesHeard(w: BdzWorld): void {
  for (const { began, running, x, y } of w.s.vehicles.map((v) => ({ ...v }))) {
    if (began) w.happen({ is: 'noise', cause: 'BDZ-veh-noise', at: began, shots: LOUD });
    const still = began !== null && began[0] === x && began[1] === y;
    if (running && x >= 0 && !still)
      w.happen({ is: 'noise', cause: 'BDZ-veh-noise', at: [x, y, 0], shots: LOUD });
  }
  w.happen({ is: 'engines-heard', cause: 'BDZ-veh-noise' });
}

/** A car alarm goes off. BDZ-veh-noise-alarm. */
export function alarmSounds(w: BdzWorld, vehicle: string): void {
  const { x, y } = vehicleOf(w.s, vehicle);
  w.happen({ is: 'alarm', cause: 'BDZ-veh-noise-alarm', vehicle });
  w.happen({ is: 'noise', cause: 'BDZ-veh-noise-alarm', at: [x, y, 0], shots: LOUD });
}
