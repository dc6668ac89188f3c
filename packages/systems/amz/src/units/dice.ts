import { type Rule, roll, type Seat } from '@shambles/engine';
import type { AmzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import type { DiceSum } from '../tables/dice.js';

/** What a roll is for. */
export interface Throw {
  readonly rule: RuleId;
  readonly label: string;
  readonly seat: Seat;
  /** The unit whose dice these are. */
  readonly unit?: string;
  /** The lowest face that counts. */
  readonly from?: number;
}

/** Rolls so many dice and says how they fell. */
export function* dice(w: AmzWorld, n: number, sides: number, about: Throw): Rule<readonly number[]> {
  const { rule, label, seat, unit, from } = about;
  const pool = { n, sides, ...(unit !== undefined && { who: `unit.${unit}` }), ...(from && { from }) };
  const { faces } = yield* roll(w, { kind: 'roll', rule, label, seat, pools: [pool] });
  return faces[0] as readonly number[];
}

export function* die(w: AmzWorld, sides: number, about: Throw): Rule<number> {
  return (yield* dice(w, 1, sides, about))[0] as number;
}

/** Rolls a sum of dice. A third is a D6 halved, rounded up. AMZ-dice-notation. */
export function* sumOf(w: AmzWorld, { n, sides, plus }: DiceSum, about: Throw): Rule<number> {
  const halved = sides === 3;
  const faces = yield* dice(w, n, halved ? 6 : sides, about);
  return faces.reduce((sum, face) => sum + (halved ? Math.ceil(face / 2) : face), plus);
}
