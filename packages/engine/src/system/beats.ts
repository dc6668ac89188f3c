import type { Fact, RuleId } from '../rule/fact.js';
import type { Line } from '../rule/text.js';
import type { Beat, Weight } from './evening.js';
import { WEIGHTS } from './evening.js';

/** What a kind of fact contributes to the beat that it begins. */
export interface Drum extends Pick<Beat, 'line' | 'at' | 'who'> {
  readonly weight?: Weight;
  readonly pause?: true;
}

/** A drum whose line is in the catalogue's `beat` section. */
export const drum = (
  key: string,
  values: NonNullable<Line['values']>,
  who: readonly string[] = [],
  more: Partial<Drum> = {},
): Drum => ({ line: { key: `beat.${key}`, values }, who, ...more });

/** How facts form beats. */
export interface Score {
  /** The beat that a fact begins; undefined if the fact belongs to the one before. */
  begins(fact: Fact): Drum | undefined;
  /** The weight that a fact gives to the beat that it belongs to. */
  weighs(fact: Fact): Weight;
}

/** Groups facts into beats. Facts before the first that begins a beat belong to none. */
export function gather<R extends RuleId>(facts: readonly Fact[], { begins, weighs }: Score): Beat<R>[] {
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
