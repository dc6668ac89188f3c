/** A set of locations: bit i is location i. */
export type Places = number;

/** Location numbers of a set, in order. */
export function placesIn(places: Places): number[] {
  const found: number[] = [];
  for (let rest = places; rest !== 0; rest &= rest - 1) found.push(lowestIn(rest));
  return found;
}

/** The first location of a set that has one. */
export function lowestIn(places: Places): number {
  return 31 - Math.clz32(places & -places);
}

/** The number of bits set in a word. */
export function bitsIn(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
