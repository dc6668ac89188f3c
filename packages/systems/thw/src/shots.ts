/** The dice of a firing, highest first, limited to the number that count. */
export function highestFirst(fell: readonly number[], counting: number): number[] {
  return [...fell].sort((a, b) => b - a).slice(0, counting);
}

/** True if two or more ones fell: the weapon is out of ammo. */
export function runsOut(fell: readonly number[]): boolean {
  return fell.filter((face) => face === 1).length >= 2;
}

/** Pairs each die with the target it was allotted to: the first dice go to the first target. */
export function dealt<M extends { readonly dice: number }>(
  marks: readonly M[],
  dice: readonly number[],
): { readonly mark: M; readonly die: number }[] {
  let next = 0;
  return marks.flatMap((mark) =>
    Array.from({ length: mark.dice }, () => ({ mark, die: dice[next++] as number })),
  );
}

/** A row of a hit table: its result, and the circumstances in which it misses nevertheless. */
interface HitRow<C extends string> {
  readonly result: 'miss' | 'hit';
  readonly missIf?: readonly C[];
}

/**
 * Why a row's total misses: an empty list if simply by the table, or the circumstances that hold. Undefined if it hits.
 * `holds` covers every circumstance of the table, so a new one does not compile until it is covered.
 */
export function missedBecause<C extends string>(
  { result, missIf = [] }: HitRow<C>,
  holds: { readonly [c in C]: boolean },
): readonly C[] | undefined {
  if (result === 'miss') return [];
  const found = missIf.filter((c) => holds[c]);
  return found.length > 0 ? found : undefined;
}

/** Records one more hit on a target. Its hits are sorted worst first. */
export function tally<T>(
  struck: Map<string, readonly T[]>,
  target: string,
  hit: T,
  worstFirst: (a: T, b: T) => number,
): void {
  struck.set(target, [...(struck.get(target) ?? []), hit].sort(worstFirst));
}
