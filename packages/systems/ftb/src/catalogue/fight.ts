import type { Catalogue } from '@shambles/engine';

/** Words of this chapter: what is told, and what is asked. */
export const FIGHT_WORDS: Catalogue = {};
