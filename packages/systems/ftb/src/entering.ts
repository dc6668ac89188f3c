import type { Watch } from './walking.js';

/** A building is entered for the first time, or one with a PEF in it. FTB-12.16a, FTB-12.16b. */
export const DEFINING_MOMENT: Watch = { stops: () => false, *happens() {} };
