/** The dice of a firing from the highest down, as many of them as count. */
export function highestFirst(fell: readonly number[], counting: number): number[] {
  return [...fell].sort((a, b) => b - a).slice(0, counting);
}

/** Two ones or more: the weapon is out of ammo. */
export function runsOut(fell: readonly number[]): boolean {
  return fell.filter((face) => face === 1).length >= 2;
}

/** Each die with the target that it was placed on: the first dice go to the first mark. */
export function dealt<M extends { readonly dice: number }>(
  marks: readonly M[],
  dice: readonly number[],
): { readonly mark: M; readonly die: number }[] {
  let next = 0;
  return marks.flatMap((mark) =>
    Array.from({ length: mark.dice }, () => ({ mark, die: dice[next++] as number })),
  );
}

/** A row of a table of hits: what its total does, and the circumstances in which it misses all the same. */
interface HitRow<C extends string> {
  readonly result: 'miss' | 'hit';
  readonly missIf?: readonly C[];
}

/**
 * Why the total of a row misses: nothing in particular, or circumstances that hold; undefined where it hits. `holds`
 * answers every circumstance of the table: a new one does not compile until it is answered.
 */
export function missedBecause<C extends string>(
  { result, missIf = [] }: HitRow<C>,
  holds: { readonly [c in C]: boolean },
): readonly C[] | undefined {
  if (result === 'miss') return [];
  const found = missIf.filter((c) => holds[c]);
  return found.length > 0 ? found : undefined;
}

/** Notes one more hit on a target: all that hit it, the worst first. */
export function tally<T>(
  struck: Map<string, readonly T[]>,
  target: string,
  hit: T,
  worstFirst: (a: T, b: T) => number,
): void {
  struck.set(target, [...(struck.get(target) ?? []), hit].sort(worstFirst));
}
