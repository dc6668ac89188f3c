import type { Catalogue } from '@shambles/engine';
import { ASKS } from './catalogue/ask.js';
import { TABLE_WORDS } from './catalogue/tables.js';
import { TELLS } from './catalogue/tell.js';
import { THINGS } from './catalogue/things.js';
import { COMPANION_WORDS } from './companion/words.js';

/** All that the game says, in English. Values in double braces; `who`, `things` and the like are counted nouns. */
export const ENGLISH: Catalogue = { ...THINGS, ...TABLE_WORDS, ...ASKS, ...TELLS, ...COMPANION_WORDS };
