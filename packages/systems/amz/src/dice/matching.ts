/** A die succeeds from here up. AMZ-core-4plus. */
export const SUCCESS = 4;

/**
 * How many hits a roll comes to: at each value of 4 or more, the attack dice that reach it less the defense dice that
 * do; the greatest of these, at least 0. AMZ-fire-matching.
 */
export function hits(attack: readonly number[], defense: readonly number[]): number {
  let most = 0;
  for (const value of attack)
    if (value >= SUCCESS) most = Math.max(most, reaching(attack, value) - reaching(defense, value));
  return most;
}

function reaching(dice: readonly number[], value: number): number {
  return dice.filter((die) => die >= value).length;
}
