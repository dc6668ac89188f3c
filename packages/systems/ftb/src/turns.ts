import type { Rule } from '@shambles/engine';
import type { FtbWorld } from './facts.js';
import { encounterOf } from './state.js';

/** What happens as a turn ends. FTB-5.0f, FTB-10.7.1b, FTB-D-39. */
export function* endOfTurn(w: FtbWorld): Rule<void> {
  w.happen({ is: 'turn-over', cause: 'FTB-5.0f', to: 'all', turn: encounterOf(w.s).turn });
}
