import type { Catalogue } from '@shambles/engine';

/** Words of this chapter: what is told, and what is asked. */
export const MEET_WORDS: Catalogue = {};
