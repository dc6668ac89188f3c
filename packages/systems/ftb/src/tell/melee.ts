import type { MeleeFact } from '../facts/melee.js';
import type { Telling } from './lines.js';

export const MELEE_TOLD: Telling<MeleeFact> = {
  charges: null,
  'charge-test': null,
  'charge-stopped': null,
  'melee-round': null,
  'melee-result': null,
  stalled: null,
  'broke-off': null,
  challenge: null,
  'challenge-over': null,
};
