/**
 * Copies the first `n` items of a reused list at exact length. A list built by push reserves room for sixteen more, and
 * facts keep their lists. The shortest cases are written out, because `slice` is a call out of compiled code.
 */
export function cut<T>(from: readonly T[], n: number): T[] {
  if (n === 0) return [];
  if (n === 1) return [from[0] as T];
  return n === 2 ? [from[0] as T, from[1] as T] : from.slice(0, n);
}
