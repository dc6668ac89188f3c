import type { Outcomes } from '@shambles/engine';
import { hitChances } from './chances.js';
import { dicePool } from './pools.js';

/** One side of a Close Combat. AMZ-cc-pools. */
export interface Fighters {
  readonly figures: number;
  /** Sides of its Troop Quality die. */
  readonly die: number;
  /**
   * Attack dice in addition to those of the figures, given how many figures are left: Optimum Range, support weapons.
   */
  readonly attackDice?: number | ((figures: number) => number);
  /** Defense dice in addition to those of the figures: armor, or the bonus of the zombie type. */
  readonly defenseDice?: number;
  /** Attack dice lost because of the activation in which the assault happens. */
  readonly penalty?: number;
}

export type Role = 'assailant' | 'defender';

/** How a Close Combat ends: who wins, and with how many figures left. Nobody wins if neither side can ever hit. */
export interface MeleeEnd {
  readonly winner: Role | 'nobody';
  readonly left: number;
}

/**
 * Chances are whole parts of 2^128. Each state passes on its whole share, so they add up to one, and each is accurate
 * to 34 places. As fractions in lowest terms they would have thousands of digits.
 */
const WHOLE = 1n << 128n;

/** Shares of states, indexed by figures left of the assailant, then of the defender. */
type Shares = readonly bigint[][];

/**
 * Exact chances of all ends of a Close Combat fought to the last figure; nobody flees. The side `next` attacks first.
 * AMZ-cc-rounds.
 */
export function meleeChances(
  assailant: Fighters,
  defender: Fighters,
  next: Role = 'assailant',
): Outcomes<MeleeEnd> {
  const empty = (): Shares =>
    Array.from({ length: assailant.figures + 1 }, () => new Array<bigint>(defender.figures + 1).fill(0n));
  /** By the side that attacks next. */
  const shares: { readonly [by in Role]: Shares } = { assailant: empty(), defender: empty() };
  add(shares[next], assailant.figures, defender.figures, WHOLE);
  let nobody = 0n;
  for (let x = assailant.figures; x > 0; x--)
    for (let y = defender.figures; y > 0; y--) {
      const first = at(shares.assailant, x, y);
      const second = at(shares.defender, x, y);
      if (first + second === 0n) continue;
      const attack = attackOf(assailant, x, defender, y);
      const answer = attackOf(defender, y, assailant, x);
      const blows = firstBlows(attack, answer, first, second);
      if (blows === undefined) nobody += first + second;
      for (const { by, hits, share } of blows ?? [])
        if (by === 'assailant') add(shares.defender, x, Math.max(0, y - hits), share);
        else add(shares.assailant, Math.max(0, x - hits), y, share);
    }
  const ended = (x: number, y: number) => at(shares.assailant, x, y) + at(shares.defender, x, y);
  const branches = [end('nobody', 0, nobody + ended(0, 0))];
  for (let left = 1; left <= assailant.figures; left++) branches.push(end('assailant', left, ended(left, 0)));
  for (let left = 1; left <= defender.figures; left++) branches.push(end('defender', left, ended(0, left)));
  return { branches: branches.filter(({ num }) => num > 0n), den: WHOLE };
}

function at(shares: Shares, x: number, y: number): bigint {
  return shares[x]?.[y] as bigint;
}

function add(shares: Shares, x: number, y: number, share: bigint): void {
  ((shares[x] as bigint[])[y] as bigint) += share;
}

function end(winner: MeleeEnd['winner'], left: number, num: bigint) {
  return { of: { winner, left }, num };
}

/** Chances of each number of hits in one attack. AMZ-cc-pools. */
function attackOf(by: Fighters, figures: number, on: Fighters, others: number): Outcomes<number> {
  const more = typeof by.attackDice === 'function' ? by.attackDice(figures) : (by.attackDice ?? 0);
  const attack = { n: dicePool(figures + more, by.penalty), sides: by.die };
  return hitChances(attack, { n: dicePool(others + (on.defenseDice ?? 0)), sides: on.die });
}

/** An attack that hits. */
interface Blow {
  readonly by: Role;
  readonly hits: number;
  readonly share: bigint;
}

/**
 * The next attack that hits, from a state in which the assailant attacks next with share `first`, and the defender with
 * share `second`. Two attacks without a hit lead back to the same state, so shares are divided by the chance that not
 * both miss. Undefined if both always miss.
 */
function firstBlows(
  attack: Outcomes<number>,
  answer: Outcomes<number>,
  first: bigint,
  second: bigint,
): Blow[] | undefined {
  const missed = [missing(attack), missing(answer)] as const;
  const den = attack.den * answer.den - missed[0] * missed[1];
  if (den === 0n) return undefined;
  const blows: Blow[] = [];
  let sum = 0n;
  let given = 0n;
  const give = (by: Role, { branches }: Outcomes<number>, weight: bigint) => {
    for (const { of: hits, num } of branches) {
      if (hits === 0) continue;
      sum += num * weight;
      const share = sum / den - given; // the next blow gets what rounding loses
      given += share;
      blows.push({ by, hits, share });
    }
  };
  give('assailant', attack, first * answer.den + second * missed[1]);
  give('defender', answer, second * attack.den + first * missed[0]);
  return blows;
}

/** Number of ways to score no hit. */
function missing({ branches }: Outcomes<number>): bigint {
  return branches.find(({ of }) => of === 0)?.num ?? 0n;
}
