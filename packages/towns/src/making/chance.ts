import { Sfc32 } from '@shambles/engine';

/** A town's own source of chance: the same number gives the same town on every machine. */
export class Chance {
  private readonly random: Sfc32;

  constructor(seed: string) {
    this.random = new Sfc32(seed);
  }

  /** A whole number from 0 up to, but not including, n. */
  below(n: number): number {
    return this.random.below(n);
  }

  /** True with a probability of n in a hundred. */
  percent(n: number): boolean {
    return this.below(100) < n;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** A random length between two others, in steps of a quarter of an inch; the lower one if there is no room. */
  between(low: number, high: number): number {
    const steps = Math.floor((high - low) * 4);
    return steps <= 0 ? low : low + this.below(steps + 1) / 4;
  }

  /** `n` random items of a list, in their order. */
  some<T>(list: readonly T[], n: number): T[] {
    const left = list.map((_, i) => i);
    const chosen = new Set<number>();
    while (chosen.size < n && left.length > 0)
      chosen.add(left.splice(this.below(left.length), 1)[0] as number);
    return list.filter((_, i) => chosen.has(i));
  }

  /** A list in random order. */
  shuffled<T>(list: readonly T[]): T[] {
    const left = [...list];
    const found: T[] = [];
    while (left.length > 0) found.push(left.splice(this.below(left.length), 1)[0] as T);
    return found;
  }
}
