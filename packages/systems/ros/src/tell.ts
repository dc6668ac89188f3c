import type { Fact, Line } from '@shambles/engine';
import { FIGHT } from './tell/fight.js';
import type { Kind, Telling } from './tell/lines.js';
import { MOVE } from './tell/move.js';
import { REST } from './tell/rest.js';
import { TURN } from './tell/turn.js';

/** Every kind of fact there is: one that is missing here does not compile. */
const TELL: Telling<Kind> = { ...TURN, ...MOVE, ...FIGHT, ...REST };

/** Facts of mere book-keeping. */
export const UNTOLD: readonly string[] = Object.entries(TELL)
  .filter(([, telling]) => telling === null)
  .map(([kind]) => kind);

/** The story line of a fact. Facts of mere book-keeping have none. */
export function tell(fact: Fact): Line | undefined {
  return (TELL as { readonly [is: string]: ((f: Fact) => Line | undefined) | null })[fact.is]?.(fact);
}
