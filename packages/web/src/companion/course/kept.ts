import { signal } from '@preact/signals';
import type { Fact, Json } from '@shambles/engine';
import type { PieceTold } from '@shambles/story';

/** One result of this visit. */
export interface Kept {
  readonly n: number;
  readonly system: string;
  readonly procedure: string;
  readonly title: string;
  readonly input: Json;
  readonly own: boolean;
  readonly facts: readonly Fact[];
  readonly told: PieceTold;
}

const MOST = 8;

/** The last results, newest first; lost when the page closes. */
export const kept = signal<readonly Kept[]>([]);

/** Keeps a result, replacing the one numbered `instead` if given. Returns the result's number. */
export function keepResult(result: Omit<Kept, 'n'>, instead?: number): number {
  const n = instead ?? (kept.value[0]?.n ?? 0) + 1;
  const others = kept.value.filter((k) => k.n !== n);
  kept.value = [{ ...result, n }, ...others].slice(0, MOST);
  return n;
}
