import type { Rule } from '@shambles/engine';
import type { FtbWorld } from '../facts.js';
import { alarmsGoOn } from '../senses/noise.js';
import { encounterOf } from '../state.js';
import { feastsGoOn } from '../zombies/feasts.js';

/**
 * Ends a turn: feasts continue, and continuing noises sound again before the next dice. FTB-5.0f, FTB-10.7.1b,
 * FTB-10.2.4b.
 */
export function* endOfTurn(w: FtbWorld): Rule<void> {
  yield* feastsGoOn(w);
  w.happen({ is: 'turn-over', cause: 'FTB-5.0f', turn: encounterOf(w.s).turn });
  yield* alarmsGoOn(w);
}
