import type { Fact, Line } from '@shambles/engine';
import type { FtbFact } from './facts.js';
import { ELSEWHERE_TOLD } from './tell/elsewhere.js';
import { FIGHT_TOLD } from './tell/fight.js';
import { GOODS_TOLD } from './tell/goods.js';
import type { Telling } from './tell/lines.js';
import { MEET_TOLD } from './tell/meet.js';
import { MELEE_TOLD } from './tell/melee.js';
import { MOVE_TOLD } from './tell/move.js';
import { STORY_TOLD } from './tell/story.js';
import { TURN_TOLD } from './tell/turn.js';
import { ZEDS_TOLD } from './tell/zeds.js';

/** Every kind of fact there is: one that is missing here does not compile. */
const TELL: Telling<FtbFact> = {
  ...TURN_TOLD,
  ...MOVE_TOLD,
  ...FIGHT_TOLD,
  ...MELEE_TOLD,
  ...ZEDS_TOLD,
  ...MEET_TOLD,
  ...GOODS_TOLD,
  ...STORY_TOLD,
  ...ELSEWHERE_TOLD,
};

/** Facts of mere book-keeping. */
export const UNTOLD: readonly string[] = Object.entries(TELL)
  .filter(([, telling]) => telling === null)
  .map(([kind]) => kind);

/** The story line of a fact. Facts of mere book-keeping have none. */
export function tell(fact: Fact): Line | undefined {
  return (TELL as { readonly [is: string]: ((f: Fact) => Line | undefined) | null })[fact.is]?.(fact);
}
