/** All possible outcomes: each branch happens in `num` of `den` equally likely ways. */
export interface Outcomes<T> {
  readonly branches: readonly { readonly of: T; readonly num: bigint }[];
  readonly den: bigint;
}

/** Returns the outcomes. Throws RangeError, with `name`, if the branches do not add up to the whole. */
export function whole<T>(outcomes: Outcomes<T>, name: string): Outcomes<T> {
  let sum = 0n;
  for (const { num } of outcomes.branches) sum += num;
  if (sum !== outcomes.den) throw new RangeError(`${name}: ${sum} of ${outcomes.den} ways come out.`);
  return outcomes;
}
