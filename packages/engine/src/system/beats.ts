import type { Fact, RuleId } from '../rule/fact.js';
import type { Beat, Weight } from './evening.js';
import { WEIGHTS } from './evening.js';

/** What a kind of fact has to say of the beat that it begins, or that it falls into. */
export interface Drum<R extends RuleId = RuleId> extends Pick<Beat<R>, 'line' | 'at' | 'who'> {
  readonly weight?: Weight;
  readonly pause?: true;
}

/** What facts are to the beats that they make. */
export interface Score<R extends RuleId = RuleId> {
  /** The beat that a fact begins; undefined where it belongs to the one before. */
  begins(fact: Fact): Drum<R> | undefined;
  /** How much a fact adds to the beat that it belongs to. */
  weighs(fact: Fact): Weight;
}

/** Facts gathered into beats. Those before the first that begins one belong to none. */
export function gather<R extends RuleId>(facts: readonly Fact[], { begins, weighs }: Score<R>): Beat<R>[] {
  const found: Beat<R>[] = [];
  facts.forEach((fact, i) => {
    const drum = begins(fact);
    const last = found.length - 1;
    if (drum)
      found.push({
        ...drum,
        rule: fact.cause as R,
        from: i,
        to: i + 1,
        weight: heavier(drum.weight ?? 'calm', weighs(fact)),
        pause: drum.pause ?? false,
      });
    else if (last >= 0) {
      const before = found[last] as Beat<R>;
      found[last] = { ...before, to: i + 1, weight: heavier(before.weight, weighs(fact)) };
    }
  });
  return found.map((beat) => (beat.weight === 'death' ? { ...beat, pause: true } : beat));
}

function heavier(a: Weight, b: Weight): Weight {
  return WEIGHTS.indexOf(a) >= WEIGHTS.indexOf(b) ? a : b;
}
