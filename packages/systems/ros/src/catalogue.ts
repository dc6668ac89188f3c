import type { Catalogue } from '@shambles/engine';
import { ASKS } from './catalogue/ask.js';
import { TABLE_WORDS } from './catalogue/tables.js';
import { THINGS } from './catalogue/things.js';
import { COMPANION_WORDS } from './companion/words.js';
import { FACTS } from './facts.js';

/** All that the game says, in English. What tells a fact stands with the fact. Values in double braces; `who`, `things` and the like are counted nouns. */
export const ENGLISH: Catalogue = { ...THINGS, ...TABLE_WORDS, ...ASKS, ...FACTS.words, ...COMPANION_WORDS };
