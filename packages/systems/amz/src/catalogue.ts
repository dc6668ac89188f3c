import type { Catalogue } from '@shambles/engine';
import { placeWords } from '@shambles/measured';
import { FACTS } from './facts.js';
import { WORDS_ACTING } from './words/acting.js';
import { WORDS_CARDS } from './words/cards.js';
import { WORDS_COMBAT } from './words/combat.js';
import { WORDS_COMPANION } from './words/companion.js';
import { WORDS_EVENING } from './words/evening.js';
import { WORDS_FIRE } from './words/fire.js';
import { WORDS_GROUND } from './words/ground.js';
import { WORDS_MORALE } from './words/morale.js';
import { WORDS_ZOMBIES } from './words/zombies.js';

/**
 * All texts of the game in English. Lines that tell a fact are declared with the fact; unit names belong to each
 * scenario.
 */
export const ENGLISH: Catalogue = {
  ...FACTS.words,
  ...placeWords({ unit: 'in', near: 'Into contact with {{name}}, {{where}}' }),
  ...WORDS_ACTING,
  ...WORDS_FIRE,
  ...WORDS_COMBAT,
  ...WORDS_MORALE,
  ...WORDS_GROUND,
  ...WORDS_ZOMBIES,
  ...WORDS_CARDS,
  ...WORDS_COMPANION,
  ...WORDS_EVENING,
};
