import type { Catalogue } from '@shambles/engine';

/** Words of charges and melee, of what comes after, and of Challenges. */
export const MELEE_WORDS: Catalogue = {};
