/** Mean and spread (standard deviation) of a list; both are 0 if it is empty. */
export function meanAndSpread(values: readonly number[]): { mean: number; spread: number } {
  if (values.length === 0) return { mean: 0, spread: 0 };
  const mean = values.reduce((sum, v) => sum + v, 0) / values.length;
  const squares = values.reduce((sum, v) => sum + (v - mean) * (v - mean), 0);
  return { mean, spread: Math.sqrt(squares / values.length) };
}

/** Expands counts by value into a list with every occurrence. */
export function unfold(counts: { readonly [value: string]: number }): number[] {
  return Object.entries(counts).flatMap(([value, n]) => Array.from({ length: n }, () => Number(value)));
}

/** 95 per cent of a standard normal distribution lie within this many standard deviations. */
const USUAL = 1.96;

/** Wilson's interval: contains the true share with 95 per cent confidence, given `hits` of `tries`. */
export function wilson(hits: number, tries: number): { low: number; high: number } {
  if (tries === 0) return { low: 0, high: 1 };
  const share = hits / tries;
  const z2 = (USUAL * USUAL) / tries;
  const middle = share + z2 / 2;
  const reach = USUAL * Math.sqrt((share * (1 - share) + z2 / 4) / tries);
  return {
    low: hits === 0 ? 0 : (middle - reach) / (1 + z2),
    high: hits === tries ? 1 : (middle + reach) / (1 + z2),
  };
}
