import type { Audience, Matches, RuleId, Seat } from '../rule/fact.js';
import type { Outcomes } from './outcomes.js';
import { type Generator, pick, Sfc32 } from './random.js';

/** Dice of one size, rolled together and read alike. */
export interface Pool {
  readonly n: number;
  readonly sides: number;
  /** 0 for a d10 read 0 to 9; 1 otherwise. */
  readonly lowest?: 0 | 1;
  /** Whose dice these are, as a word of the catalogue. */
  readonly who?: string;
  /**
   * What the rule reads of a die, by its face: `score[face]`. The roll's score is the sum over all dice, and
   * a rule that gives scores reads nothing else. Several counts pack into one number (hits + 1024 * sixes).
   */
  readonly score?: readonly number[];
  /** Shown to people: the lowest face that counts, or the highest. */
  readonly from?: number;
  readonly upTo?: number;
}

/** Dice that a rule calls for. */
export interface Roll<R extends RuleId = RuleId> {
  readonly kind: 'roll';
  readonly rule: R;
  /** What it is for, a key of the catalogue: "attack", "save". */
  readonly label: string;
  readonly table?: string;
  /** Who throws. */
  readonly seat?: Seat;
  /** Who learns of it; everybody unless it is secret. A roll that only sometimes happens tells something by happening. */
  readonly to?: Audience;
  readonly pools: readonly Pool[];
  /** A face that calls for one more die of its pool each time it falls. */
  readonly explode?: number;
  /** What the rule reads of the score, where that is less than all of it; odds tell only readings apart. */
  readonly reads?: (score: number) => number;
  /**
   * How the dice come out, where the rule knows it in closed form: faces of each pool that it reads alike are one
   * branch, with any of them to stand for all. Odds take these branches and never follow the dice one by one, so the
   * rule may read nothing that differs within a branch. It is called at every such roll of every way; whoever gives it
   * keeps what is dear. Thrown dice know nothing of it.
   */
  readonly outcomes?: () => Outcomes<Rolled['faces']>;
  /** Of two pools against each other: which dice of the first the second cancels. For showing them; rules read the faces. */
  readonly matches?: (faces: Rolled['faces']) => Matches;
}

export interface Rolled {
  /** The faces of each pool in the order they fell. */
  readonly faces: readonly (readonly number[])[];
  /** The sum of the scores of all dice. */
  readonly score: number;
  readonly typed?: true;
}

/** A blind draw: counters from a cup, tiles from a stock. Nothing that is drawn from is in any order. */
export interface Draw<R extends RuleId = RuleId> {
  readonly kind: 'draw';
  readonly rule: R;
  readonly label: string;
  readonly from: readonly string[];
  readonly n: number;
  /** Things of one likeness are worth the same to the rule; odds tell only likenesses apart. */
  readonly like: (id: string) => string;
}

/** Where dice and draws come from. Undefined means: somebody has to be asked for them. */
export interface DiceSource {
  roll(roll: Roll): Rolled | undefined;
  draw(draw: Draw): readonly string[] | undefined;
}

/** The generator's dice. */
export class SeededDice implements DiceSource {
  readonly random: Generator;
  /** Where the dice of a pool fall. */
  private readonly table: number[] = [];
  constructor(seed: string | Generator) {
    this.random = typeof seed === 'string' ? new Sfc32(seed) : seed;
  }

  roll({ pools, explode }: Roll): Rolled {
    if (pools.length === 1) {
      const fell = this.fall(pools[0] as Pool, explode);
      return { faces: [fell], score: sumOf(pools[0] as Pool, fell) };
    }
    const faces: number[][] = [];
    let score = 0;
    for (const pool of pools) {
      const fell = this.fall(pool, explode);
      score += sumOf(pool, fell);
      faces.push(fell);
    }
    return { faces, score };
  }

  private fall({ n, sides, lowest = 1 }: Pool, explode: number | undefined): number[] {
    const { random, table } = this;
    let fell = 0;
    for (let left = n; left > 0; left--) {
      const face = random.below(sides) + lowest;
      table[fell++] = face;
      if (face === explode) left++;
    }
    // Cut to size: a list that is pushed to takes room for sixteen more, for as long as the journal lasts.
    return fell === 1 ? [table[0] as number] : table.slice(0, fell);
  }

  draw(draw: Draw): readonly string[] {
    return pick(this.random, draw.from, draw.n);
  }
}

/** What is wrong with the dice that a test, a person or a file supplied. */
export class DiceError extends Error {
  override readonly name = 'DiceError';
}

/**
 * Dice from a list, in the order they are rolled; exploding dice come after the dice that called for them.
 * Draws come from `draws`, each a list of ids, and where none is listed the first of the bag are taken.
 */
export class ListedDice implements DiceSource {
  private next = 0;
  private drawn = 0;
  constructor(
    private readonly dice: readonly number[],
    private readonly draws: readonly (readonly string[])[] = [],
  ) {}

  roll(roll: Roll): Rolled {
    const faces = fill(roll, () => {
      const face = this.dice[this.next];
      if (face === undefined)
        throw new DiceError(
          `The dice ran out: ${describeRoll(roll)} needs another die after ${this.next} of ${this.dice.length}.`,
        );
      this.next++;
      return face;
    });
    return { faces, score: scoreOf(roll, faces) };
  }

  draw(draw: Draw): readonly string[] {
    const listed = this.draws[this.drawn++];
    if (listed === undefined) return draw.from.slice(0, draw.n);
    for (const id of listed)
      if (!draw.from.includes(id))
        throw new DiceError(`${draw.label} (${draw.rule}): ${id} is not there to draw.`);
    if (new Set(listed).size < listed.length)
      throw new DiceError(`${draw.label} (${draw.rule}): the same is listed twice.`);
    if (listed.length !== Math.min(draw.n, draw.from.length))
      throw new DiceError(`${draw.label} (${draw.rule}): ${listed.length} listed, ${draw.n} to be drawn.`);
    return listed;
  }

  /** Throws unless every die and every draw was used. */
  done(): void {
    if (this.next < this.dice.length)
      throw new DiceError(
        `Dice left over: ${this.dice.slice(this.next).join(', ')} (${this.next} were used).`,
      );
    if (this.drawn < this.draws.length)
      throw new DiceError(`${this.draws.length - this.drawn} listed draws left over.`);
  }
}

/** No dice of its own: every roll and draw is asked for. */
export const ASKED_DICE: DiceSource = { roll: () => undefined, draw: () => undefined };

/** "attack (AVZ-7.1a)". */
export function describeRoll(roll: Roll): string {
  const dice = roll.pools.map((p) => `${p.n}d${p.sides}`).join(' + ');
  return `${roll.label} (${roll.rule}, ${dice}${roll.explode === undefined ? '' : `, ${roll.explode} explodes`})`;
}

/** Rolls every die of a roll through `die`: all first dice of a pool, then those that exploded, and so on. */
function fill(roll: Roll, die: () => number): number[][] {
  return roll.pools.map((pool) => {
    const fell: number[] = [];
    for (let wave = pool.n; wave > 0; ) {
      let more = 0;
      for (; wave > 0; wave--) {
        const face = die();
        if (!isFace(pool, face))
          throw new DiceError(`${face} is not a face of a d${pool.sides} in ${describeRoll(roll)}.`);
        fell.push(face);
        if (face === roll.explode) more++;
      }
      wave = more;
    }
    return fell;
  });
}

/** Whether a face stands on a die of this pool. */
export function isFace(pool: Pool, face: unknown): face is number {
  const low = pool.lowest ?? 1;
  return typeof face === 'number' && Number.isInteger(face) && face >= low && face < pool.sides + low;
}

/**
 * How far a list of typed faces gets: what the next die is, or the finished roll. For a person typing real dice
 * one at a time.
 */
export function typedSoFar(
  roll: Roll,
  faces: readonly number[],
): { pool: number; left: number } | { done: Rolled } {
  let used = 0;
  const all: number[][] = [];
  for (let p = 0; p < roll.pools.length; p++) {
    const pool = roll.pools[p] as Pool;
    const fell: number[] = [];
    let due = pool.n;
    while (fell.length < due) {
      if (used === faces.length) return { pool: p, left: due - fell.length };
      const face = faces[used++];
      if (!isFace(pool, face))
        throw new DiceError(`${face} is not a face of a d${pool.sides} in ${describeRoll(roll)}.`);
      fell.push(face);
      if (face === roll.explode) due++;
    }
    all.push(fell);
  }
  if (used < faces.length)
    throw new DiceError(`${faces.length - used} dice too many for ${describeRoll(roll)}.`);
  return { done: { faces: all, score: scoreOf(roll, all), typed: true } };
}

/** The sum of the scores of the faces. */
export function scoreOf(roll: Roll, faces: readonly (readonly number[])[]): number {
  let sum = 0;
  roll.pools.forEach((pool, p) => {
    sum += sumOf(pool, faces[p] ?? []);
  });
  return sum;
}

function sumOf({ score }: Pool, fell: readonly number[]): number {
  let sum = 0;
  if (score !== undefined) for (let i = 0; i < fell.length; i++) sum += score[fell[i] as number] ?? 0;
  return sum;
}

const marks = new Map<string, readonly number[]>();

/** Scores of a d6 (or other die): 1 for each face from `from` up. */
export function atLeast(from: number, sides = 6): readonly number[] {
  const key = `${from}/${sides}`;
  let score = marks.get(key);
  if (score === undefined) {
    score = Array.from({ length: sides + 1 }, (_, face) => (face >= 1 && face >= from ? 1 : 0));
    marks.set(key, score);
  }
  return score;
}

/** Scores for "pass dice": 1 for each face at or under `target`. */
export function atMost(target: number, sides = 6): readonly number[] {
  return Array.from({ length: sides + 1 }, (_, face) => (face >= 1 && face <= target ? 1 : 0));
}

/** Scores that sum the faces. */
export function faceValue(sides = 6): readonly number[] {
  return Array.from({ length: sides + 1 }, (_, face) => face);
}

/** A die read at half its face, rounded up: 1/2d6. */
export function half(sides = 6): readonly number[] {
  return Array.from({ length: sides + 1 }, (_, face) => (face + 1) >> 1);
}
