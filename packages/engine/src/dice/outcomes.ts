/** All that can come out: each of the branches happens in `num` of `den` equally likely ways. */
export interface Outcomes<T> {
  readonly branches: readonly { readonly of: T; readonly num: bigint }[];
  readonly den: bigint;
}

/** The outcomes themselves. Throws RangeError, with `name`, where the branches do not make up the whole. */
export function whole<T>(outcomes: Outcomes<T>, name: string): Outcomes<T> {
  let sum = 0n;
  for (const { num } of outcomes.branches) sum += num;
  if (sum !== outcomes.den) throw new RangeError(`${name}: ${sum} of ${outcomes.den} ways come out.`);
  return outcomes;
}
