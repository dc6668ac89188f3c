import type { Catalogue } from '@shambles/engine';
import { ASKS } from './catalogue/ask.js';
import { COMPANION_WORDS } from './catalogue/companion.js';
import { EVENING_WORDS } from './catalogue/evening.js';
import { FACTS } from './facts.js';
import { TABLE_WORDS } from './words/tables.js';
import { THINGS } from './words/things.js';

/**
 * Everything that the game says, in English. The words that tell a fact are declared with the fact. Values are in
 * double braces; `who`, `things` and the like are counted nouns.
 */
export const ENGLISH: Catalogue = {
  ...THINGS,
  ...TABLE_WORDS,
  ...ASKS,
  ...FACTS.words,
  ...COMPANION_WORDS,
  ...EVENING_WORDS,
  // "A Zed caught fire, 7 in all."
  'story.one-each': '{{count}} in all',
};
