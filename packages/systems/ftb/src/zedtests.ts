import type { Watch } from './walking.js';

/** Within 6 inches of a zombie for the first time. FTB-10.9.3a. */
export const ZED_NEAR: Watch = { stops: () => false, *happens() {} };
/** A Zombie Feast in sight within 6 inches. FTB-10.9.4. */
export const FEAST_NEAR: Watch = { stops: () => false, *happens() {} };
