import { Fraction } from '@shambles/engine';
import { many } from './boards.js';

export type Hand = readonly { readonly dice: number; readonly on: number }[];
/** Hits to kill each defender. */
type Prices = readonly number[];

/** AVZ-D-assign: the fewest counters that can be lost, one kill after another. */
export function fewest(left: number, prices: Prices): number {
  if (left === 0 || prices.length === 0) return 0;
  const can = prices.map((_, i) => i).filter((i) => left >= 2 || prices[i] === 1);
  if (can.length === 0) return 0;
  return Math.min(
    ...[...new Map(can.map((i) => [prices[i], i])).values()].map(
      (i) =>
        1 +
        fewest(
          left - (prices[i] as number),
          prices.filter((_, j) => j !== i),
        ),
    ),
  );
}

/** Every possible result of n dice. */
function* falls(n: number): Generator<number[]> {
  if (n === 0) yield [];
  else for (const rest of falls(n - 1)) for (let face = 1; face <= 6; face++) yield [...rest, face];
}

export const add = (into: Map<number, Fraction>, at: number, chance: Fraction) =>
  into.set(at, (into.get(at) ?? Fraction.zero).plus(chance));
export const text = (chances: ReadonlyMap<number, Fraction>) =>
  [...chances].sort(([a], [b]) => a - b).map(([value, chance]) => `${value}: ${chance}`);

/** Counts every result of all attack dice and save dice. */
export function counted(hand: Hand, savesOn: number, prices: Prices) {
  const hits = new Map<number, Fraction>();
  const kills = new Map<number, Fraction>();
  const dice = hand.flatMap(({ dice, on }) => many(dice, on));
  const counts = new Map<number, bigint[]>();
  for (const fell of falls(dice.length)) {
    const scored = fell.filter((face, i) => face >= (dice[i] as number)).length;
    let byLeft = counts.get(scored);
    if (byLeft === undefined) {
      byLeft = many<bigint>(scored + 1, 0n);
      for (const saves of falls(scored)) {
        const left = saves.filter((face) => face < savesOn).length;
        byLeft[left] = (byLeft[left] as bigint) + 1n;
      }
      counts.set(scored, byLeft);
    }
    byLeft.forEach((ways, left) => {
      const chance = new Fraction(ways, 6n ** BigInt(dice.length + scored));
      add(hits, left, chance);
      add(kills, fewest(left, prices), chance);
    });
  }
  return { hits, kills };
}

export const binomial = (n: number, num: bigint, den: bigint): Map<number, Fraction> => {
  let row = [1n];
  for (let i = 0; i < n; i++)
    row = [...row, 0n].map((ways, k) => ways * (den - num) + (row[k - 1] ?? 0n) * num);
  return new Map(row.map((ways, k) => [k, new Fraction(ways, den ** BigInt(n))]));
};
