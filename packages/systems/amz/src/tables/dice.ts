/** The sum of some dice and a number. AMZ-dice-notation. */
export interface DiceSum {
  readonly n: number;
  /** 3 means a D6 halved, rounded up. */
  readonly sides: number;
  readonly plus: number;
}

/** Notation of such a sum: "2d6", "1d6+3". */
export const DICE = /^([1-9])d(3|6|8|10|12)(?:\+([1-9]))?$/;

/** Reads "2d6" or "1d6+3". Throws RangeError. AMZ-dice-notation. */
export function diceOf(written: string): DiceSum {
  const found = DICE.exec(written);
  if (!found) throw new RangeError(`"${written}" is no sum of dice.`);
  const [, n, sides, plus = '0'] = found;
  return { n: Number(n), sides: Number(sides), plus: Number(plus) };
}
