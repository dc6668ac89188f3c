import { type Pool, type Rolled, type Rule, roll, type Seat } from '@shambles/engine';
import { DEAD, LIVING } from '../book.js';
import { hits, SUCCESS } from '../dice/matching.js';
import type { AmzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import type { DiceSum } from '../tables/dice.js';

/** The purpose of a roll. */
export interface Throw {
  readonly rule: RuleId;
  readonly label: string;
  readonly seat: Seat;
  /** The unit whose dice these are. */
  readonly unit?: string;
  /** The lowest face that counts. */
  readonly from?: number;
}

/** The smallest die. Each size below it becomes -1 to the roll. AMZ-T-stress, AMZ-D-armor-untrained. */
const SMALLEST = 6;

/** A die so many sizes smaller, and what is added to it. */
export function smaller(sides: number, sizes: number): { readonly sides: number; readonly plus: number } {
  const wanted = sides - 2 * sizes;
  const die = Math.max(SMALLEST, wanted);
  return { sides: die, plus: (wanted - die) / 2 };
}

/** Rolls `n` dice and returns their faces. */
export function* dice(w: AmzWorld, n: number, sides: number, about: Throw): Rule<readonly number[]> {
  const { faces } = yield* thrown(w, { n, sides }, about);
  return faces[0] as readonly number[];
}

export function* die(w: AmzWorld, sides: number, about: Throw): Rule<number> {
  return (yield* dice(w, 1, sides, about))[0] as number;
}

/** Rolls dice and returns how many show at least the lowest face that counts. */
export function* howManyCount(
  w: AmzWorld,
  n: number,
  sides: number,
  about: Throw & { readonly from: number },
): Rule<number> {
  return (yield* thrown(w, { n, sides, score: scored(sides, (face) => Number(face >= about.from)) }, about))
    .score;
}

/** Rolls a sum of dice. A D3 is a D6 halved, rounded up. AMZ-dice-notation. */
export function* sumOf(w: AmzWorld, { n, sides, plus }: DiceSum, about: Throw): Rule<number> {
  const pool =
    sides === 3
      ? { n, sides: 6, score: scored(6, (face) => Math.ceil(face / 2)) }
      : { n, sides, score: scored(sides, (face) => face) };
  return (yield* thrown(w, pool, about)).score + plus;
}

/** The score of each face. */
function scored(sides: number, worth: (face: number) => number): number[] {
  return Array.from({ length: sides + 1 }, (_, face) => worth(face));
}

/** If a pool has scores, odds distinguish only sums of scores. */
function* thrown(w: AmzWorld, pool: Pool, { rule, label, seat, unit, from }: Throw): Rule<Rolled> {
  const shown = { ...pool, ...(unit !== undefined && { who: `unit.${unit}` }), ...(from && { from }) };
  return yield* roll(w, { kind: 'roll', rule, label, seat, pools: [shown] });
}

interface Opposed {
  readonly rule: 'AMZ-vehicle-attack';
  readonly label: string;
  readonly attack: { readonly n: number; readonly sides: number; readonly who: string };
  readonly defense: { readonly n: number; readonly sides: number; readonly who: string };
  readonly byDead: boolean;
}

/** Rolls two pools against each other and returns the hits. AMZ-fire-matching. */
export function* against(w: AmzWorld, { rule, label, attack, defense, byDead }: Opposed): Rule<number> {
  const { faces } = yield* roll(w, {
    kind: 'roll',
    rule,
    label,
    seat: byDead ? DEAD : LIVING,
    pools: [{ ...attack, from: SUCCESS }, defense],
  });
  return hits(faces[0] ?? [], faces[1] ?? []);
}
