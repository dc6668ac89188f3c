import type { Catalogue } from '@shambles/engine';
import { LAY_WORDS } from '@shambles/towns';
import { COMMON_WORDS } from './catalogue/common.js';
import { COMPANION_WORDS } from './catalogue/companion.js';
import { COUNT_WORDS } from './catalogue/counts.js';
import { ELSEWHERE_WORDS } from './catalogue/elsewhere.js';
import { EVENING_WORDS } from './catalogue/evening/words.js';
import { FIGHT_WORDS } from './catalogue/fight.js';
import { GOODS_WORDS } from './catalogue/goods.js';
import { MEET_WORDS } from './catalogue/meet.js';
import { MELEE_WORDS } from './catalogue/melee.js';
import { modifierWords } from './catalogue/modifiers.js';
import { MOVE_WORDS } from './catalogue/move.js';
import { STORY_WORDS } from './catalogue/story.js';
import { TURN_WORDS } from './catalogue/turn.js';
import { ZEDS_WORDS } from './catalogue/zeds.js';
import { FACTS } from './facts.js';
import { PRINTED } from './house/tables.js';

/**
 * All text of the game in English. The words that tell a fact are defined with the fact. Values are in double braces;
 * `who` and similar values are counted nouns.
 */
export const ENGLISH: Catalogue = {
  ...LAY_WORDS,
  ...COMMON_WORDS,
  ...COUNT_WORDS,
  ...FACTS.words,
  ...TURN_WORDS,
  ...MOVE_WORDS,
  ...FIGHT_WORDS,
  ...MELEE_WORDS,
  ...modifierWords(PRINTED),
  ...ZEDS_WORDS,
  ...MEET_WORDS,
  ...GOODS_WORDS,
  ...STORY_WORDS,
  ...ELSEWHERE_WORDS,
  ...COMPANION_WORDS,
  ...EVENING_WORDS,
};
