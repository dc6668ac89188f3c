import type { Outcomes, Pool, Rolled } from '@shambles/engine';
import { SUCCESS } from './matching.js';
import { MOST_DICE } from './pools.js';

/** Dice of one size, at most ten. */
export type Dice = Pick<Pool, 'n' | 'sides'>;

/** Made when first asked for: dice of four sizes against the same are sixteen tables. */
const tables = new Map<string, Table>();

/** The exact chances of each number of hits. Throws RangeError for more than ten dice. AMZ-fire-matching. */
export function hitChances(attack: Dice, defense: Dice): Outcomes<number> {
  const key = `${attack.sides}/${defense.sides}`;
  let table = tables.get(key);
  if (table === undefined) {
    table = new Table(attack.sides, defense.sides);
    tables.set(key, table);
  }
  return table.chances(attack.n, defense.n);
}

/**
 * The same for `Roll.outcomes`, the pool of the attack first. For all rolls with so many hits stands one of as many
 * attack dice that just succeed, against ones.
 */
export function rollOutcomes(attack: Dice, defense: Dice): Outcomes<Rolled['faces']> {
  const { branches, den } = hitChances(attack, defense);
  const ones = Array<number>(defense.n).fill(1);
  const faces = (n: number) => Array.from({ length: attack.n }, (_, i) => (i < n ? SUCCESS : 1));
  return { branches: branches.map(({ of, num }) => ({ of: [faces(of), ones], num })), den };
}

const COUNTS = MOST_DICE + 1;
/** How far apart in a table the states lie that differ by one attack die, and by one defense die. */
const ATTACK = COUNTS * COUNTS;
const DEFENSE = COUNTS;

/**
 * Ways to roll so many attack dice and so many defense dice with so many hits, for dice of two sizes. The faces are
 * gone through from the highest down: the ways of the dice that show one of those so far, and how far the attack
 * was ahead at most. How many dice there are in all does not matter before the last faces, which are those below 4, so
 * one table holds all pools.
 */
class Table {
  private readonly ways = new Array<bigint>(COUNTS ** 3).fill(0n);

  constructor(
    private readonly attack: number,
    private readonly defense: number,
  ) {
    this.ways[0] = 1n;
    const low = SUCCESS - 1;
    const common = Math.max(low, Math.min(attack, defense));
    // Faces that only the larger dice have are all alike.
    this.fall(ATTACK, DEFENSE, Math.max(0, attack - common));
    this.fall(DEFENSE, ATTACK, Math.max(0, defense - common));
    this.compare();
    for (let face = common; face >= SUCCESS; face--) {
      this.fall(ATTACK, DEFENSE, 1);
      this.fall(DEFENSE, ATTACK, 1);
      this.compare();
    }
    this.fall(ATTACK, DEFENSE, Math.min(attack, low));
    this.fall(DEFENSE, ATTACK, Math.min(defense, low));
  }

  chances(n: number, m: number): Outcomes<number> {
    if (n > MOST_DICE || m > MOST_DICE) throw new RangeError(`A pool has at most ${MOST_DICE} dice.`);
    const from = n * ATTACK + m * DEFENSE;
    const branches = this.ways
      .slice(from, from + COUNTS)
      .map((num, of) => ({ of, num }))
      .filter(({ num }) => num > 0n);
    return { branches, den: BigInt(this.attack) ** BigInt(n) * BigInt(this.defense) ** BigInt(m) };
  }

  /** More dice of one side, any number, each on one of so many faces. The most dice first: those are done with. */
  private fall(side: number, other: number, faces: number): void {
    if (faces === 0) return;
    const { ways } = this;
    for (let have = MOST_DICE - 1; have >= 0; have--) {
      const more = drawn(have, faces);
      for (let i = 0; i < COUNTS; i++)
        for (let ahead = 0; ahead < COUNTS; ahead++) {
          const from = have * side + i * other + ahead;
          const here = ways[from] as bigint;
          if (here === 0n) continue;
          for (let k = 1; k <= more.length; k++)
            (ways[from + k * side] as bigint) += here * (more[k - 1] as bigint);
        }
    }
  }

  /** How far the attack is ahead now may be more than it ever was. */
  private compare(): void {
    const { ways } = this;
    for (let n = 1; n < COUNTS; n++)
      for (let m = 0; m < n; m++) {
        const at = n * ATTACK + m * DEFENSE;
        for (let ahead = 0; ahead < n - m; ahead++) {
          (ways[at + n - m] as bigint) += ways[at + ahead] as bigint;
          ways[at + ahead] = 0n;
        }
      }
  }
}

/** In how many ways 1, 2 and more dice beside those that one has can be any of them, on one of so many faces each. */
function drawn(have: number, faces: number): bigint[] {
  const ways: bigint[] = [];
  let last = 1n;
  for (let k = 1; have + k <= MOST_DICE; k++) {
    last = (last * BigInt((have + k) * faces)) / BigInt(k);
    ways.push(last);
  }
  return ways;
}
