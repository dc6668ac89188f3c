import type { Audience, Matches, RuleId, Seat } from '../rule/fact.js';
import type { Line } from '../rule/text.js';
import type { Outcomes } from './outcomes.js';
import { type Generator, pick, Sfc32 } from './random.js';

/** Dice of one size that are rolled together and read alike. */
export interface Pool {
  readonly n: number;
  readonly sides: number;
  /** 0 for a d10 read 0 to 9; 1 otherwise. */
  readonly lowest?: 0 | 1;
  /** Whose dice these are, as a key of the catalogue. */
  readonly who?: string;
  /**
   * What each face scores: `score[face]`. The roll's score is the sum over all dice, and a rule that gives scores reads
   * nothing else. Several counts can be packed into one number (hits + 1024 * sixes).
   */
  readonly score?: readonly number[];
  /** Shown to people: the lowest face that counts, or the highest (`upTo`). */
  readonly from?: number;
  readonly upTo?: number;
}

/** Dice that a rule calls for. */
export interface Roll<R extends RuleId = RuleId> {
  readonly kind: 'roll';
  readonly rule: R;
  /** What the roll is for, as a key of the catalogue: "attack", "save". */
  readonly label: string;
  readonly table?: string;
  /** The seat that throws. */
  readonly seat?: Seat;
  /**
   * The seats that learn of the roll: everybody, unless it is secret. A roll that is only sometimes made gives
   * something away by being made.
   */
  readonly to?: Audience;
  readonly pools: readonly Pool[];
  /** What the faces lead to, line by line, where a number alone would not say it. Shown before the dice fall, not kept. */
  readonly means?: readonly Line[];
  /** A face that adds one more die to its pool each time it comes up. */
  readonly explode?: number;
  /** The part of the score that the rule reads, if it does not read all of it. Odds distinguish only these readings. */
  readonly reads?: (score: number) => number;
  /**
   * The outcomes of the dice, if the rule knows them in closed form. Each branch stands for all faces that the rule
   * reads alike, with any one of them as the representative. Odds take these branches instead of following each die, so
   * the rule must not read anything that differs within a branch. Called for every such roll on every path, so an
   * implementation should cache costly work. Rolling real dice ignores this.
   */
  readonly outcomes?: () => Outcomes<Rolled['faces']>;
  /**
   * For two opposed pools: which dice of the first are cancelled by which of the second. For display only; rules read
   * the faces.
   */
  readonly matches?: (faces: Rolled['faces']) => Matches;
}

export interface Rolled {
  /** The faces of each pool in the order they fell. */
  readonly faces: readonly (readonly number[])[];
  /** The sum of the scores of all dice. */
  readonly score: number;
  readonly typed?: true;
}

/** A random draw without looking: counters from a cup, tiles from a stock. The things drawn from have no order. */
export interface Draw<R extends RuleId = RuleId> {
  readonly kind: 'draw';
  readonly rule: R;
  readonly label: string;
  readonly from: readonly string[];
  readonly n: number;
  /**
   * The seats that see at once what is drawn: nobody, unless said. A draw that nobody sees may show in nothing until a
   * fact reveals it.
   */
  readonly to?: Audience;
  /** Things with the same likeness are worth the same to the rule. Odds distinguish only likenesses. */
  readonly like: (id: string) => string;
}

/** A source of dice and draws. A result of undefined means that somebody has to be asked for them. */
export interface DiceSource {
  roll(roll: Roll): Rolled | undefined;
  draw(draw: Draw): readonly string[] | undefined;
}

/** Dice thrown by a generator. */
export class SeededDice implements DiceSource {
  readonly random: Generator;
  /** Scratch list for the faces of one pool. */
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
    // Copied to its exact length: a list grown by push reserves room for sixteen more, for the life of the journal.
    return fell === 1 ? [table[0] as number] : table.slice(0, fell);
  }

  draw(draw: Draw): readonly string[] {
    return pick(this.random, draw.from, draw.n);
  }
}

/** Thrown for wrong dice from a test, a person or a file. */
export class DiceError extends Error {
  override readonly name = 'DiceError';
}

/**
 * Dice from a list, in the order they are rolled; extra dice of explosions come after the dice that caused them. Draws
 * come from `draws`, each a list of ids. If none is listed, the first things of the bag are drawn.
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

  /** Throws DiceError unless every die and every draw was used. */
  done(): void {
    if (this.next < this.dice.length)
      throw new DiceError(
        `Dice left over: ${this.dice.slice(this.next).join(', ')} (${this.next} were used).`,
      );
    if (this.drawn < this.draws.length)
      throw new DiceError(`${this.draws.length - this.drawn} listed draws left over.`);
  }
}

/** Describes a roll for error messages: "attack (AVZ-7.1a, 2d6)". */
export function describeRoll(roll: Roll): string {
  const dice = roll.pools.map((p) => `${p.n}d${p.sides}`).join(' + ');
  return `${roll.label} (${roll.rule}, ${dice}${roll.explode === undefined ? '' : `, ${roll.explode} explodes`})`;
}

/**
 * Gets every die of a roll from `die`, pool by pool: first the pool's own dice, then the extra dice of each wave of
 * explosions.
 */
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

/** True if a die of this pool has this face. */
export function isFace(pool: Pool, face: unknown): face is number {
  const low = pool.lowest ?? 1;
  return typeof face === 'number' && Number.isInteger(face) && face >= low && face < pool.sides + low;
}

/**
 * Reads a list of typed faces: returns the pool that needs the next die and how many dice it still lacks, or the
 * finished roll. For a person who types real dice one at a time. Throws DiceError.
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

/** Scores for a die: 1 for each face of at least `from`. */
export function atLeast(from: number, sides = 6): readonly number[] {
  const key = `${from}/${sides}`;
  let score = marks.get(key);
  if (score === undefined) {
    score = Array.from({ length: sides + 1 }, (_, face) => (face >= 1 && face >= from ? 1 : 0));
    marks.set(key, score);
  }
  return score;
}

/** Scores for "pass dice": 1 for each face of at most `target`. */
export function atMost(target: number, sides = 6): readonly number[] {
  return Array.from({ length: sides + 1 }, (_, face) => (face >= 1 && face <= target ? 1 : 0));
}

/** The scores of dice that were thrown before: large dice are thrown by the hundred. */
const faceValues = new Map<number, readonly number[]>();
const KEPT = 64;

/** Scores equal to the faces. */
export function faceValue(sides = 6): readonly number[] {
  const known = faceValues.get(sides);
  if (known) return known;
  const scores = Object.freeze(Array.from({ length: sides + 1 }, (_, face) => face));
  if (faceValues.size < KEPT) faceValues.set(sides, scores);
  return scores;
}

/** Scores of half the face, rounded up: 1/2d6. */
export function half(sides = 6): readonly number[] {
  return Array.from({ length: sides + 1 }, (_, face) => (face + 1) >> 1);
}
