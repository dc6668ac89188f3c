import { DEFINING_MOMENT } from '../contact/entering.js';
import { PEF_IN_SIGHT } from '../contact/pefs.js';
import { IN_SIGHT } from '../in-sight/insight.js';
import type { Watch } from '../moving/walking.js';
import { FEAST_NEAR, ZED_NEAR } from '../zombies/zedtests.js';
import { RAID_LOOK } from './raid.js';

/**
 * What may stop an active figure on its way, in order of resolution. Each watch is handed this list again, so that
 * figures that move on from there are stopped by the same things.
 */
export const WATCHES: readonly Watch[] = [
  DEFINING_MOMENT,
  RAID_LOOK,
  PEF_IN_SIGHT,
  ZED_NEAR,
  FEAST_NEAR,
  IN_SIGHT,
];
