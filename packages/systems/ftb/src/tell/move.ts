import type { MoveFact } from '../facts/move.js';
import type { Telling } from './lines.js';

export const MOVE_TOLD: Telling<MoveFact> = {
  walked: null,
  faced: null,
  'moves-fast': null,
  prone: null,
  spent: null,
  acted: null,
  'ducked-back': null,
  'ran-away': null,
  'off-table': null,
  'stands-at': null,
};
