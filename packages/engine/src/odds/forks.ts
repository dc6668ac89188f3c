import { type Draw, isFace, type Pool, type Roll, type Rolled, scoreOf } from '../dice/dice.js';
import { type Outcomes, whole } from '../dice/outcomes.js';
import { SetupError } from '../system/setup.js';

/**
 * One outcome of a roll or draw: a representative reply, and the number of ways (of the fork's `den`) that it covers.
 */
export interface Branch {
  readonly reply: Rolled | readonly string[];
  readonly num: bigint;
}

export interface Fork {
  readonly branches: readonly Branch[];
  readonly den: bigint;
  /** Ways of `den` that are not followed. */
  readonly open: bigint;
}

/**
 * Exploding dice are followed down to outcomes rarer than one in 2^26; the rest counts as open. `FINER` is the finer
 * limit while dice are still being added.
 */
const TAIL = 1n << 26n;
const FINER = 1n << 36n;

/** Faces that fell, as a linked list with the last die first. */
interface Fell {
  readonly pool: number;
  readonly faces: readonly number[];
  readonly before: Fell | undefined;
}

/** Number of ways to reach each total score, with dice that show it. */
type Ways = Map<number, { num: bigint; fell: Fell | undefined }>;

export function rollFork(roll: Roll): Fork {
  if (roll.outcomes) return knownFork(roll, whole(roll.outcomes(), roll.label));
  if (!roll.pools.every((p) => p.score !== undefined)) return facesFork(roll);
  const fork = scoredFork(roll);
  return roll.reads ? merged(fork, roll.reads) : fork;
}

/** A fork from the outcomes that the rule itself gives. */
function knownFork(roll: Roll, { branches, den }: Outcomes<Rolled['faces']>): Fork {
  return {
    branches: branches.map(({ of, num }) => ({ reply: { faces: of, score: scoreOf(roll, of) }, num })),
    den,
    open: 0n,
  };
}

/** Merges scores that the rule reads alike. */
function merged({ branches, den, open }: Fork, reads: (score: number) => number): Fork {
  const found = new Map<number, { reply: Branch['reply']; num: bigint }>();
  for (const { reply, num } of branches) {
    const read = reads((reply as Rolled).score);
    const same = found.get(read);
    if (same) same.num += num;
    else found.set(read, { reply, num });
  }
  return { branches: [...found.values()], den, open };
}

/** For a rule that reads only the sum of the scores: adds dice one by one and merges equal sums. */
function scoredFork(roll: Roll): Fork {
  let ways: Ways = new Map([[0, { num: 1n, fell: undefined }]]);
  let den = 1n;
  for (let p = 0; p < roll.pools.length; p++) {
    const pool = roll.pools[p] as Pool;
    // A face that is not on the die explodes nothing.
    const { explode } = roll;
    const die = isFace(pool, explode) ? explodingDie(pool, explode, totalDice(roll)) : plainDie(pool);
    for (let i = 0; i < pool.n; i++) {
      const more: Ways = new Map();
      for (const [score, way] of ways)
        for (const face of die.ways) {
          const at = score + face.score;
          const old = more.get(at);
          const num = way.num * face.num;
          if (old) old.num += num;
          else more.set(at, { num, fell: { pool: p, faces: face.faces, before: way.fell } });
        }
      den *= die.den;
      if (roll.explode !== undefined)
        for (const [score, way] of more) if (way.num * FINER < den) more.delete(score);
      ways = more;
    }
  }
  let followed = 0n;
  const branches = [...ways]
    .filter(([, way]) => roll.explode === undefined || way.num * TAIL >= den)
    .sort(([a], [b]) => a - b)
    .map(([score, { num, fell }]) => {
      followed += num;
      return { reply: { faces: inPools(fell, roll.pools.length), score }, num };
    });
  return { branches, den, open: den - followed };
}

/** The faces of each pool in the order they fell. */
function inPools(last: Fell | undefined, pools: number): number[][] {
  const dice: Fell[] = [];
  for (let die = last; die !== undefined; die = die.before) dice.push(die);
  const faces = Array.from({ length: pools }, (): number[] => []);
  for (const die of dice.reverse()) (faces[die.pool] as number[]).push(...die.faces);
  return faces;
}

/**
 * A key for caching: rolls with the same signature fork alike. It leaves out whose dice they are and what they are for.
 * A roll with `reads` or `outcomes` has no signature, because functions cannot be compared.
 */
export function signature({ pools, explode, reads, outcomes }: Roll): string | undefined {
  if (reads !== undefined || outcomes !== undefined) return undefined;
  return JSON.stringify([explode, pools.map((p) => [p.n, p.sides, p.lowest, p.score])]);
}

interface DieWays {
  readonly ways: readonly { score: number; num: bigint; faces: readonly number[] }[];
  readonly den: bigint;
}

function plainDie(pool: Pool): DieWays {
  const byScore = new Map<number, { score: number; num: bigint; faces: number[] }>();
  const low = pool.lowest ?? 1;
  for (let face = low; face < pool.sides + low; face++) {
    const score = pool.score?.[face] ?? 0;
    const way = byScore.get(score);
    if (way) way.num++;
    else byScore.set(score, { score, num: 1n, faces: [face] });
  }
  return { ways: [...byScore.values()], den: BigInt(pool.sides) };
}

function totalDice(roll: Roll): number {
  return roll.pools.reduce((n, p) => n + p.n, 0);
}

/**
 * The outcomes of a die and all its explosions, followed until the rest is rarer than the finer limit for all `dice`
 * together.
 */
function explodingDie(pool: Pool, explode: number, dice: number): DieWays {
  const sides = BigInt(pool.sides);
  const low = pool.lowest ?? 1;
  let deep = 1;
  for (let rest = sides; rest < FINER * BigInt(dice); rest *= sides) deep++;
  const den = sides ** BigInt(deep);
  const ways = new Map<number, { score: number; num: bigint; faces: number[] }>();
  let before = 0;
  const chain: number[] = [];
  for (let d = 1; d <= deep; d++) {
    const rest = sides ** BigInt(deep - d);
    for (let face = low; face < pool.sides + low; face++) {
      if (face === explode) continue;
      const score = before + (pool.score?.[face] ?? 0);
      const way = ways.get(score);
      if (way) way.num += rest;
      else ways.set(score, { score, num: rest, faces: [...chain, face] });
    }
    chain.push(explode);
    before += pool.score?.[explode] ?? 0;
  }
  return { ways: [...ways.values()], den };
}

/** For a rule that reads the faces themselves: every multiset of faces once, pool by pool. */
function facesFork(roll: Roll): Fork {
  if (roll.explode !== undefined)
    throw new SetupError(`${roll.label}: exploding dice need scores for their odds.`);
  let branches: { faces: number[][]; num: bigint }[] = [{ faces: [], num: 1n }];
  let den = 1n;
  for (const pool of roll.pools) {
    const sets = multisets(pool);
    branches = branches.flatMap((b) =>
      sets.map((set) => ({ faces: [...b.faces, set.faces], num: b.num * set.num })),
    );
    den *= BigInt(pool.sides) ** BigInt(pool.n);
  }
  return { branches: branches.map(({ faces, num }) => ({ reply: { faces, score: 0 }, num })), den, open: 0n };
}

/** Every multiset of n faces, with the number of orders it can fall in. */
export function multisets(pool: Pool): { faces: number[]; num: bigint }[] {
  const low = pool.lowest ?? 1;
  const found: { faces: number[]; num: bigint }[] = [];
  const walk = (face: number, faces: number[], num: bigint): void => {
    const left = pool.n - faces.length;
    if (left === 0) found.push({ faces, num });
    else if (face < pool.sides + low)
      for (let n = left; n >= 0; n--)
        walk(face + 1, [...faces, ...Array<number>(n).fill(face)], num * choose(left, n));
  };
  walk(low, [], 1n);
  return found;
}

/** The binomial coefficient "n over k". */
function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 0; i < Math.min(k, n - k); i++) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return ways;
}

/** The fork of a random draw: how many of each likeness come. */
export function drawFork(draw: Draw): Fork {
  const groups = new Map<string, string[]>();
  for (const id of draw.from) {
    const like = draw.like(id);
    const group = groups.get(like);
    if (group) group.push(id);
    else groups.set(like, [id]);
  }
  const kinds = [...groups.values()];
  const n = Math.min(draw.n, draw.from.length);
  const branches: Branch[] = [];
  const walk = (g: number, got: string[], num: bigint): void => {
    const kind = kinds[g];
    if (kind === undefined) {
      if (got.length === n) branches.push({ reply: got, num });
      return;
    }
    for (let k = Math.min(kind.length, n - got.length); k >= 0; k--)
      walk(g + 1, [...got, ...kind.slice(0, k)], num * choose(kind.length, k));
  };
  walk(0, [], 1n);
  return { branches, den: choose(draw.from.length, n), open: 0n };
}
