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
