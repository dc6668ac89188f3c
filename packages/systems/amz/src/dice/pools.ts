/** Neither Firepower nor Defense is ever more. AMZ-firepower-cap, AMZ-defense-cap. */
export const MOST_DICE = 10;

/** The dice of a pool. `penalties` are taken from what the cap leaves; there may be none left. AMZ-firepower-cap. */
export function dicePool(dice: number, penalties = 0): number {
  return Math.max(0, Math.min(MOST_DICE, dice) - penalties);
}
