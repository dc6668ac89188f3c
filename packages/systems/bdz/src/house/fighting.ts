import { opened, whole } from '@shambles/forms';
import { NOISES } from '../tables/noise.js';

/* Tables of the fight that house rules may change. */

export const FIGHTING = {
  noises: opened(NOISES, ['id'], { shots: whole(0, 36) }),
};
