/** Cap on Firepower and Defense dice. AMZ-firepower-cap, AMZ-defense-cap. */
export const MOST_DICE = 10;

/** Dice of a pool. `penalties` are subtracted after the cap, and the result may be 0. AMZ-firepower-cap. */
export function dicePool(dice: number, penalties = 0): number {
  return Math.max(0, Math.min(MOST_DICE, dice) - penalties);
}
