import type { Matches } from '@shambles/engine';

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

/**
 * Which die cancels which, by their places in the two pools: attack dice of 4 and more from the lowest up each meet the
 * lowest unused defense die that is equal or higher. AMZ-fire-matching, AMZ-D-matching.
 */
export function matched(attack: readonly number[], defense: readonly number[]): Matches {
  const unused = rising(defense);
  return rising(attack).flatMap((i) => {
    const die = attack[i] as number;
    const at = die < SUCCESS ? -1 : unused.findIndex((j) => (defense[j] as number) >= die);
    return at < 0 ? [] : [[i, unused.splice(at, 1)[0] as number] as const];
  });
}

/** The places of dice from the lowest up. */
function rising(dice: readonly number[]): number[] {
  return dice.map((_, i) => i).sort((a, b) => (dice[a] as number) - (dice[b] as number) || a - b);
}
