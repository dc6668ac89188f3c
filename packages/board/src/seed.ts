/** Hashes a text to a number, the same on every machine. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

export interface Brush {
  /** A number from low up to, but not including, high. */
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
}

/** A seeded source of random choices. All variety in drawings comes from here: equal names give equal drawings. */
export function brush(name: string): Brush {
  let state = hash(name);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => Math.floor(low + next() * (high - low + 1)),
    chance: (share) => next() < share,
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
  };
}

/** Rounds to one decimal: drawings are text that people store and compare. */
export const r = (value: number): number => Math.round(value * 10) / 10;

/** An id of the scene, made safe for use in an id of the drawing. */
export const safeId = (id: string): string => id.replace(/[^\w-]/g, '_');
