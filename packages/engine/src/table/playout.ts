import type { DiceSource } from '../dice/dice.js';
import type { Fact } from '../rule/fact.js';
import { type AskRequest, type Request, type Rule, World } from '../rule/rule.js';
import type { AnySystem } from '../system/system.js';

/** Answers a question with a typed answer of its space. */
export type Decide = (ask: AskRequest, w: World<unknown, unknown, Fact>) => unknown;

export interface Playout {
  readonly state: unknown;
  readonly decisions: number;
}

/**
 * Plays a game to its end with nothing around the rules: no journal, no checkpoints. `decide` answers from inside the
 * engine. `heed` is given the facts of each step; without it, facts are not kept. Throws TypeError if the dice have to
 * be asked for.
 */
export function playOut(
  system: AnySystem,
  book: unknown,
  dice: DiceSource,
  decide: Decide,
  heed?: (facts: readonly Fact[]) => void,
): Playout {
  const w = new World<unknown, unknown, Fact>(
    system.evolve,
    system.start(book),
    book,
    dice,
    heed !== undefined,
  );
  let decisions = 0;
  for (let step = system.next(w) as Rule<void> | undefined; step !== undefined; step = system.next(w)) {
    w.goesOn();
    let result = resume(step);
    while (!result.done) {
      w.asks();
      const request = result.value;
      if (request.kind === 'ask') {
        decisions++;
        result = resume(step, decide(request, w));
      } else if (request.kind === 'secret') {
        decisions += request.asks.length;
        result = resume(
          step,
          request.asks.map((a) => decide({ kind: 'ask', ...a }, w)),
        );
      } else throw new TypeError('A playout needs dice that never have to be asked for.');
    }
    if (heed) {
      heed(w.facts);
      w.facts = [];
    }
  }
  return { state: w.s, decisions };
}

const { next } = (function* (): Rule<void> {})();

/** Every generator function has its own prototype, so looking up `next` is slow; all of them share this one. */
function resume(step: Rule<void>, reply?: unknown): IteratorResult<Request, void> {
  return next.call(step, reply);
}
