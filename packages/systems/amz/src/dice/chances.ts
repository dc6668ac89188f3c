import type { Outcomes, Pool, Rolled } from '@shambles/engine';
import { SUCCESS } from './matching.js';
import { MOST_DICE } from './pools.js';

/** Up to ten dice of one size. */
export type Dice = Pick<Pool, 'n' | 'sides'>;

/**
 * Tables by the sizes of both dice: made when first needed, and again when a larger one is needed. Four die sizes
 * against each other make sixteen tables.
 */
const tables = new Map<string, Table>();

/** The exact chances of each number of hits. Throws RangeError for more than ten dice. AMZ-fire-matching. */
export function hitChances(attack: Dice, defense: Dice): Outcomes<number> {
  if (attack.n > MOST_DICE || defense.n > MOST_DICE)
    throw new RangeError(`A pool has at most ${MOST_DICE} dice.`);
  const key = `${attack.sides}/${defense.sides}`;
  let table = tables.get(key);
  if (!table?.holds(attack.n, defense.n)) {
    table = new Table(attack, defense, table);
    tables.set(key, table);
  }
  return table.chances(attack.n, defense.n);
}

/**
 * Chances for `Roll.outcomes`, attack pool first. One representative roll stands for all rolls with `n` hits: `n`
 * attack dice that just succeed, against ones.
 */
export function rollOutcomes(attack: Dice, defense: Dice): Outcomes<Rolled['faces']> {
  const { branches, den } = hitChances(attack, defense);
  const ones = Array<number>(defense.n).fill(1);
  const faces = (n: number) => Array.from({ length: attack.n }, (_, i) => (i < n ? SUCCESS : 1));
  return { branches: branches.map(({ of, num }) => ({ of: [faces(of), ones], num })), den };
}

/**
 * Number of ways to roll a number of attack dice and defense dice with each number of hits, for two die sizes. Faces
 * are processed from the highest down. Each state counts the dice that show a face so far, and the greatest lead of the
 * attack at any face. The total number of dice matters only for the last faces, those below 4, so one table serves all
 * pools up to its largest.
 */
class Table {
  private readonly ways: bigint[];
  private readonly attack: Heap;
  private readonly defense: Heap;

  /** Makes a table at least as large as `less`. */
  constructor(attack: Dice, defense: Dice, less?: Table) {
    const most = Math.max(attack.n, less?.attack.most ?? 0);
    const against = Math.max(defense.n, less?.defense.most ?? 0);
    // There are never more hits than attack dice.
    const hits = most + 1;
    this.attack = { most, sides: attack.sides, step: (against + 1) * hits };
    this.defense = { most: against, sides: defense.sides, step: hits };
    this.ways = new Array<bigint>(hits * this.attack.step).fill(0n);
    this.ways[0] = 1n;
    this.fill();
  }

  holds(n: number, m: number): boolean {
    return n <= this.attack.most && m <= this.defense.most;
  }

  chances(n: number, m: number): Outcomes<number> {
    const { attack, defense, ways } = this;
    const from = n * attack.step + m * defense.step;
    const branches = ways
      .slice(from, from + defense.step)
      .map((num, of) => ({ of, num }))
      .filter(({ num }) => num > 0n);
    return { branches, den: BigInt(attack.sides) ** BigInt(n) * BigInt(defense.sides) ** BigInt(m) };
  }

  private fill(): void {
    const { attack, defense } = this;
    const low = SUCCESS - 1;
    const common = Math.max(low, Math.min(attack.sides, defense.sides));
    // Faces that only the larger dice have can be processed together.
    this.fall(attack, defense, Math.max(0, attack.sides - common));
    this.fall(defense, attack, Math.max(0, defense.sides - common));
    this.compare();
    for (let face = common; face >= SUCCESS; face--) {
      this.fall(attack, defense, 1);
      this.fall(defense, attack, 1);
      this.compare();
    }
    this.fall(attack, defense, Math.min(attack.sides, low));
    this.fall(defense, attack, Math.min(defense.sides, low));
  }

  /**
   * Adds any number of dice to one side, each on one of `faces` faces. Loops from the most dice down, so no state is
   * counted twice.
   */
  private fall(side: Heap, other: Heap, faces: number): void {
    if (faces === 0) return;
    const { ways } = this;
    for (let have = side.most - 1; have >= 0; have--) {
      const more = drawn(have, side.most, faces);
      for (let i = 0; i <= other.most; i++)
        for (let ahead = 0; ahead <= this.attack.most; ahead++) {
          const from = have * side.step + i * other.step + ahead;
          const here = ways[from] as bigint;
          if (here === 0n) continue;
          for (let k = 1; k <= more.length; k++)
            (ways[from + k * side.step] as bigint) += here * (more[k - 1] as bigint);
        }
    }
  }

  /** Raises the recorded lead if the attack's present lead is greater. */
  private compare(): void {
    const { attack, defense, ways } = this;
    for (let n = 1; n <= attack.most; n++)
      for (let m = 0; m < n && m <= defense.most; m++) {
        const at = n * attack.step + m * defense.step;
        for (let ahead = 0; ahead < n - m; ahead++) {
          (ways[at + n - m] as bigint) += ways[at + ahead] as bigint;
          ways[at + ahead] = 0n;
        }
      }
  }
}

/** The dice of one side in a table. */
interface Heap {
  readonly most: number;
  readonly sides: number;
  /** Distance in the table between states that differ by one of these dice. */
  readonly step: number;
}

/**
 * Number of ways in which 1, 2 or more further dice, up to `most` in all, can be any of the dice, each on one of
 * `faces` faces.
 */
function drawn(have: number, most: number, faces: number): bigint[] {
  const ways: bigint[] = [];
  let last = 1n;
  for (let k = 1; have + k <= most; k++) {
    last = (last * BigInt((have + k) * faces)) / BigInt(k);
    ways.push(last);
  }
  return ways;
}
