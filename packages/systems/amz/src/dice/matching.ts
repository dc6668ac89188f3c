/** A die succeeds from here up. AMZ-core-4plus. */
export const SUCCESS = 4;

/**
 * How many hits a roll comes to: at each value of 4 or more, the attack dice that reach it less the defense dice that
 * do; the greatest of these, at least 0. The values that attack dice show are enough, for between two of them only
 * defense dice change. AMZ-fire-matching.
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

/** Two pools laid out die against die. */
export interface Matched {
  /** Attack dice of 4 and more from the lowest up, each with the defense die that cancels it; a hit has none. */
  readonly pairs: readonly { readonly attack: number; readonly defense: number | undefined }[];
  /** Attack dice below 4. */
  readonly discarded: readonly number[];
  /** Defense dice that cancel nothing. */
  readonly unused: readonly number[];
}

/**
 * Which die cancels which: attack dice from the lowest up each meet the lowest unused defense die that is equal or
 * higher. AMZ-fire-matching, AMZ-D-matching.
 */
export function matched(attack: readonly number[], defense: readonly number[]): Matched {
  const unused = rising(defense);
  const pairs = rising(attack.filter((die) => die >= SUCCESS)).map((die) => {
    const at = unused.findIndex((d) => d >= die);
    return { attack: die, defense: at < 0 ? undefined : unused.splice(at, 1)[0] };
  });
  return { pairs, discarded: rising(attack.filter((die) => die < SUCCESS)), unused };
}

function rising(dice: readonly number[]): number[] {
  return [...dice].sort((a, b) => a - b);
}
