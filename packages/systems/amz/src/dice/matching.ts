import type { Matches } from '@shambles/engine';

/** The lowest die that succeeds. AMZ-core-4plus. */
export const SUCCESS = 4;

/**
 * Hits of a roll. For each value of 4 or more, count the attack dice that reach it less the defense dice that reach it;
 * the result is the greatest count, at least 0. Only values shown by attack dice need checking, because between two of
 * them only the number of defense dice changes. AMZ-fire-matching.
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
 * Which die cancels which, by index in the two pools. Attack dice of 4 or more, from the lowest up, each take the
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

/** Indices of the dice, from the lowest die up. */
function rising(dice: readonly number[]): number[] {
  return dice.map((_, i) => i).sort((a, b) => (dice[a] as number) - (dice[b] as number) || a - b);
}
