import { type FactsOf, factsOf, type World } from '@shambles/engine';
import type { Book } from './book.js';
import { ELSEWHERE } from './facts/elsewhere.js';
import { FIGHT } from './facts/fight.js';
import { GOODS } from './facts/goods.js';
import { MEET } from './facts/meet.js';
import { MELEE } from './facts/melee.js';
import { MOVE } from './facts/move.js';
import { STORY } from './facts/story.js';
import { TURN } from './facts/turn.js';
import { ZEDS } from './facts/zeds.js';
import type { State } from './state.js';

/** All facts that can happen, one file per chapter. */
const DECLARED = {
  ...TURN,
  ...MOVE,
  ...FIGHT,
  ...MELEE,
  ...ZEDS,
  ...MEET,
  ...GOODS,
  ...STORY,
  ...ELSEWHERE,
};

export type FtbFact = FactsOf<typeof DECLARED>;
export type FtbWorld = World<State, Book, FtbFact>;

export const FACTS = factsOf<State, Book, FtbFact>(DECLARED);
