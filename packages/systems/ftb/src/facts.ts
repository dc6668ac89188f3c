import type { World } from '@shambles/engine';
import type { Book } from './book.js';
import type { Evolve } from './facts/deed.js';
import { ELSEWHERE, type ElsewhereFact } from './facts/elsewhere.js';
import { FIGHT, type FightFact } from './facts/fight.js';
import { GOODS, type GoodsFact } from './facts/goods.js';
import { MEET, type MeetFact } from './facts/meet.js';
import { MELEE, type MeleeFact } from './facts/melee.js';
import { MOVE, type MoveFact } from './facts/move.js';
import { STORY, type StoryFact } from './facts/story.js';
import { TURN, type TurnFact } from './facts/turn.js';
import { ZEDS, type ZedFact } from './facts/zeds.js';
import type { State } from './state.js';

/** Everything that can happen, a file to a chapter. */
export type FtbFact =
  | TurnFact
  | MoveFact
  | FightFact
  | MeleeFact
  | ZedFact
  | MeetFact
  | GoodsFact
  | StoryFact
  | ElsewhereFact;

const EVOLVE: Evolve<FtbFact> = {
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

/** The one place where the state changes. */
export function evolve(s: State, f: FtbFact, book: Book): void {
  (EVOLVE[f.is] as (s: State, f: FtbFact, book: Book) => void)(s, f, book);
}

export type FtbWorld = World<State, Book, FtbFact>;
