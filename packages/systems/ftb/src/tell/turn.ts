import type { TurnFact } from '../facts/turn.js';
import type { Telling } from './lines.js';

export const TURN_TOLD: Telling<TurnFact> = {
  encounter: null,
  'table-changed': null,
  stage: null,
  activation: null,
  doubles: null,
  phase: null,
  active: null,
  'joined-group': null,
  rested: null,
  'came-in-sight': null,
  tally: null,
  'turn-over': null,
  'encounter-over': null,
};
