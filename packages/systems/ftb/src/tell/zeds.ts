import type { ZedFact } from '../facts/zeds.js';
import type { Telling } from './lines.js';

export const ZEDS_TOLD: Telling<ZedFact> = {
  'zeds-came': null,
  noise: null,
  alarm: null,
  saw: null,
  feast: null,
  feasts: null,
  'feast-die': null,
  eaten: null,
  exposed: null,
  infection: null,
  sickens: null,
  turned: null,
  'zed-or-no-zed': null,
  'see-the-feast': null,
};
