import type { FightFact } from '../facts/fight.js';
import type { Telling } from './lines.js';

export const FIGHT_TOLD: Telling<FightFact> = {
  'in-sight': null,
  declared: null,
  'brown-pants': null,
  drew: null,
  fired: null,
  shots: null,
  wound: null,
  'star-power': null,
  'hard-as-nails': null,
  'larger-than-life': null,
  'cheated-death': null,
  downed: null,
  'zed-down': null,
  'leader-die': null,
  reacted: null,
  reloaded: null,
  fought: null,
};
