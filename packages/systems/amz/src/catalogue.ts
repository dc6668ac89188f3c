import type { Catalogue } from '@shambles/engine';
import { FACTS } from './facts.js';
import { WORDS_ACTING } from './words/acting.js';

/** All that the game says, in English. What tells a fact stands with the fact; names of units are words of each game. */
export const ENGLISH: Catalogue = {
  ...FACTS.words,
  ...WORDS_ACTING,
};
