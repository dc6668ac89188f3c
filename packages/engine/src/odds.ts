import type { DiceSource, Draw, Pool, Roll, Rolled } from './dice.js';
import { SeededDice } from './dice.js';
import type { Fact, RuleId } from './fact.js';
import { Fraction } from './fraction.js';
import { type Rule, World } from './rule.js';
import { type AnySystem, type Procedure, type Setup, SetupError } from './system.js';

/** Exact chances of one quantity, by value. */
export type Chances = ReadonlyMap<number, Fraction>;

export interface OddsResult {
  /** Each quantity's chances. With `open` they sum to one exactly; sampled ones sum to one by themselves. */
  readonly quantities: { readonly [name: string]: Chances };
  readonly method: 'exact' | 'sampled';
  /** Outcomes that were told apart. */
  readonly outcomes: number;
  /** Chance of what was not followed to its end (dice that go on exploding). */
  readonly open: Fraction;
  /** Sampled only: how far a chance may be off, 19 times in 20. */
  readonly error: number | undefined;
  /** How choices inside were made. */
  readonly policy: string;
  /** Rules whose draws were left out because they cannot change the quantities asked for. */
  readonly muted: readonly RuleId[];
}

export interface OddsBudget {
  /** Outcomes to follow before sampling instead. */
  readonly outcomes?: number;
  /** Games to sample then. */
  readonly samples?: number;
  readonly seed?: string;
}

/** One way a roll or draw can come out: a representative, and how many ways of `den` it stands for. */
interface Branch {
  readonly reply: Rolled | readonly string[];
  readonly num: bigint;
}

interface Fork {
  readonly branches: readonly Branch[];
  readonly den: bigint;
  /** Ways of `den` that are not followed. */
  readonly open: bigint;
}

/** Exploding dice are followed down to outcomes rarer than one in 2^26; the rest is said to be open. */
const TAIL = 1n << 26n;
const FINER = 1n << 36n;

/** Takes a branch at every roll and draw; the path says which. */
class EnumeratedDice implements DiceSource {
  readonly forks: Fork[] = [];
  readonly path: number[] = [];
  depth = 0;
  readonly muted = new Set<RuleId>();

  constructor(private readonly mute: ReadonlySet<RuleId>) {}

  roll(roll: Roll): Rolled {
    return this.take(() => rollFork(roll)) as Rolled;
  }

  draw(draw: Draw): readonly string[] {
    if (this.mute.has(draw.rule)) {
      this.muted.add(draw.rule);
      return draw.from.slice(0, draw.n);
    }
    return this.take(() => drawFork(draw)) as readonly string[];
  }

  private take(make: () => Fork): Branch['reply'] {
    const d = this.depth++;
    if (d === this.forks.length) {
      this.forks.push(make());
      this.path.push(0);
    }
    return ((this.forks[d] as Fork).branches[this.path[d] as number] as Branch).reply;
  }

  /** Moves on to the next path; false when all were taken. */
  next(): boolean {
    this.depth = 0;
    while (this.path.length > 0) {
      const last = this.path.length - 1;
      const i = (this.path[last] as number) + 1;
      if (i < (this.forks[last] as Fork).branches.length) {
        this.path[last] = i;
        return true;
      }
      this.path.pop();
      this.forks.pop();
    }
    return false;
  }
}

/**
 * The chances of a procedure's quantities, from the procedure's own code: every outcome of its dice is followed,
 * outcomes that the rules do not tell apart together. Throws SetupError where the input is wrong.
 */
export function odds(
  system: AnySystem,
  procedureId: string,
  input: unknown,
  setup: Setup,
  budget: OddsBudget = {},
): OddsResult {
  const { procedure, book, parsed } = prepare(system, procedureId, input, setup);
  const exact = enumerate(system, procedure, book, parsed, budget.outcomes ?? 200_000);
  return exact ?? sample(system, procedure, book, parsed, budget.samples ?? 20_000, budget.seed ?? 'odds');
}

// biome-ignore lint/suspicious/noExplicitAny: the procedure's own input and result
type AnyProcedure = Procedure<any, any, any, any, any>;

/** Finds a procedure and reads its input. */
export function prepare(system: AnySystem, procedureId: string, input: unknown, setup: Setup) {
  const procedure: AnyProcedure | undefined = system.procedures.find((p) => p.id === procedureId);
  if (!procedure)
    throw new SetupError(
      `${system.id} has no procedure "${procedureId}"; it has ${system.procedures.map((p) => p.id).join(', ')}.`,
    );
  return { procedure, book: system.book(setup), parsed: procedure.parse(input) as unknown };
}

function drive(procedure: AnyProcedure, w: World<unknown, unknown, Fact>, input: unknown): unknown {
  const rule: Rule<unknown> = procedure.run(w, input);
  let step = rule.next();
  while (!step.done) {
    const request = step.value;
    if (request.kind !== 'ask')
      throw new SetupError(`${procedure.id} asks for "${request.kind}", which has no odds.`);
    step = rule.next(procedure.policy.answer(request));
  }
  return step.value;
}

function enumerate(
  system: AnySystem,
  procedure: AnyProcedure,
  book: unknown,
  input: unknown,
  most: number,
): OddsResult | undefined {
  const dice = new EnumeratedDice(new Set(procedure.mute));
  const start = procedure.begin(input, book);
  const sums = new Map<string, Map<number, Map<bigint, bigint>>>();
  let outcomes = 0;
  do {
    if (++outcomes > most) return undefined;
    const w = new World<unknown, unknown, Fact>(
      (s, f, b) => system.evolve(s, f, b),
      procedure.begin(input, book),
      book,
      dice,
    );
    const values = procedure.quantities(drive(procedure, w, input));
    let num = 1n;
    let den = 1n;
    dice.forks.forEach((fork, d) => {
      num *= (fork.branches[dice.path[d] as number] as Branch).num;
      den *= fork.den;
    });
    for (const name of Object.keys(values)) {
      let sum = sums.get(name);
      if (!sum) sums.set(name, (sum = new Map()));
      const value = values[name] as number;
      let byDen = sum.get(value);
      if (!byDen) sum.set(value, (byDen = new Map()));
      byDen.set(den, (byDen.get(den) ?? 0n) + num);
    }
  } while (dice.next());
  const quantities = Object.fromEntries([...sums].map(([name, sum]) => [name, total(sum)]));
  const first = Object.values(quantities)[0] ?? new Map<number, Fraction>();
  let followed = Fraction.zero;
  for (const chance of first.values()) followed = followed.plus(chance);
  return {
    quantities,
    method: 'exact',
    outcomes,
    open: new Fraction(followed.den - followed.num, followed.den),
    error: undefined,
    policy: procedure.policy.name,
    muted: [...dice.muted],
  };
}

/** Sums of fractions. The denominators are products of dice, so the largest is nearly always a multiple of all. */
function total(sum: ReadonlyMap<number, ReadonlyMap<bigint, bigint>>): Chances {
  const chances = new Map<number, Fraction>();
  for (const value of [...sum.keys()].sort((a, b) => a - b)) {
    const byDen = [...(sum.get(value) as ReadonlyMap<bigint, bigint>)];
    const most = byDen.reduce((m, [den]) => (den > m ? den : m), 1n);
    let num = 0n;
    let odd = Fraction.zero;
    for (const [den, n] of byDen) {
      if (most % den === 0n) num += n * (most / den);
      else odd = odd.plus(new Fraction(n, den));
    }
    chances.set(value, odd.plus(new Fraction(num, most)));
  }
  return chances;
}

function sample(
  system: AnySystem,
  procedure: AnyProcedure,
  book: unknown,
  input: unknown,
  samples: number,
  seed: string,
): OddsResult {
  const dice = new SeededDice(seed);
  const start = procedure.begin(input, book);
  const counts = new Map<string, Map<number, number>>();
  for (let i = 0; i < samples; i++) {
    const w = new World<unknown, unknown, Fact>(
      (s, f, b) => system.evolve(s, f, b),
      procedure.begin(input, book),
      book,
      dice,
    );
    for (const [name, value] of Object.entries(procedure.quantities(drive(procedure, w, input)))) {
      const count = counts.get(name) ?? new Map<number, number>();
      count.set(value, (count.get(value) ?? 0) + 1);
      counts.set(name, count);
    }
  }
  const quantities = Object.fromEntries(
    [...counts].map(([name, count]) => [
      name,
      new Map(
        [...count]
          .sort(([a], [b]) => a - b)
          .map(([value, n]) => [value, new Fraction(BigInt(n), BigInt(samples))]),
      ),
    ]),
  );
  // 1.96 standard deviations of a chance of one half, the widest there is.
  const error = 0.98 / Math.sqrt(samples);
  return {
    quantities,
    method: 'sampled',
    outcomes: samples,
    open: Fraction.zero,
    error,
    policy: procedure.policy.name,
    muted: [],
  };
}

// ------------------------------------------------------------------ rolls

/** Ways to reach a total score, with dice that show it. */
type Ways = Map<number, { num: bigint; faces: number[][] }>;

function rollFork(roll: Roll): Fork {
  return roll.pools.every((p) => p.score !== undefined) ? scoredFork(roll) : facesFork(roll);
}

/** The rule reads only the sum of the scores: dice by dice, equal sums merged. */
function scoredFork(roll: Roll): Fork {
  let ways: Ways = new Map([[0, { num: 1n, faces: roll.pools.map(() => []) }]]);
  let den = 1n;
  for (let p = 0; p < roll.pools.length; p++) {
    const pool = roll.pools[p] as Pool;
    const die =
      roll.explode === undefined ? plainDie(pool) : explodingDie(pool, roll.explode, totalDice(roll));
    for (let i = 0; i < pool.n; i++) {
      const more: Ways = new Map();
      for (const [score, way] of ways)
        for (const face of die.ways) {
          const at = score + face.score;
          const old = more.get(at);
          const num = way.num * face.num;
          if (old) old.num += num;
          else more.set(at, { num, faces: way.faces.map((f, q) => (q === p ? [...f, ...face.faces] : f)) });
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
    .map(([score, { num, faces }]) => {
      followed += num;
      return { reply: { faces, score }, num };
    });
  return { branches, den, open: den - followed };
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

/** A die and all that explodes from it, followed until the rest is rarer than the tail for all `dice` together. */
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

/** The rule reads the faces themselves: every multiset of faces once, pool by pool. */
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

/** n over k. */
function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 0; i < Math.min(k, n - k); i++) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return ways;
}

/** A blind draw by likenesses: how many of each come. */
function drawFork(draw: Draw): Fork {
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

/** Chances as doubles, by value as text: for JSON. */
export function asNumbers(chances: Chances): { [value: string]: number } {
  return Object.fromEntries([...chances].map(([value, chance]) => [String(value), chance.toNumber()]));
}

/** The mean of a quantity. */
export function mean(chances: Chances): number {
  let sum = 0;
  for (const [value, chance] of chances) sum += value * chance.toNumber();
  return sum;
}
