/**
 * The first `n` of a list that is used again and again, as a list of their own length. One that is pushed to takes room for
 * sixteen more, and facts keep theirs; the shortest ones are written out, because slice is a call out of compiled code.
 */
export function cut<T>(from: readonly T[], n: number): T[] {
  if (n === 0) return [];
  if (n === 1) return [from[0] as T];
  return n === 2 ? [from[0] as T, from[1] as T] : from.slice(0, n);
}
