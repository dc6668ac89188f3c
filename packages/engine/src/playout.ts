import type { DiceSource } from './dice.js';
import type { Fact } from './fact.js';
import { type AskRequest, type Rule, World } from './rule.js';
import type { AnySystem } from './system.js';

/** Answers a question with a typed answer of its space. */
export type Decide = (ask: AskRequest, w: World<unknown, unknown, Fact>) => unknown;

export interface Playout {
  readonly state: unknown;
  readonly decisions: number;
}

/**
 * Plays a game to its end with nothing around the rules: no journal, no checkpoints. `decide` answers from inside
 * the engine; `heed` is given the facts of each step;
 * without it they are not kept.
 */
export function playOut(
  system: AnySystem,
  book: unknown,
  dice: DiceSource,
  decide: Decide,
  heed?: (facts: readonly Fact[]) => void,
): Playout {
  const w = new World<unknown, unknown, Fact>(
    (s, f, b) => system.evolve(s, f, b),
    system.start(book),
    book,
    dice,
    heed !== undefined,
  );
  let decisions = 0;
  for (let step = system.next(w) as Rule<void> | undefined; step !== undefined; step = system.next(w)) {
    let result = step.next();
    while (!result.done) {
      const request = result.value;
      if (request.kind === 'ask') {
        decisions++;
        result = step.next(decide(request, w));
      } else if (request.kind === 'secret') {
        decisions += request.asks.length;
        result = step.next(request.asks.map((a) => decide({ kind: 'ask', ...a }, w)));
      } else throw new TypeError('A playout needs dice that never have to be asked for.');
    }
    if (heed) {
      heed(w.facts);
      w.facts = [];
    }
  }
  return { state: w.s, decisions };
}
