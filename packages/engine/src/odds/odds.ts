import type { DiceSource, Draw, Roll, Rolled } from '../dice/dice.js';
import { SeededDice, scoreOf } from '../dice/dice.js';
import { type Outcomes, whole } from '../dice/outcomes.js';
import type { Fact, RuleId } from '../rule/fact.js';
import { type AskRequest, type Rule, World } from '../rule/rule.js';
import type { Procedure } from '../system/procedure.js';
import { type Setup, SetupError } from '../system/setup.js';
import type { AnySystem } from '../system/system.js';
import { type Chances, type NamedChances, Tally } from './chances.js';
import { type Branch, drawFork, type Fork, rollFork, signature } from './forks.js';
import { Fraction } from './fraction.js';

export interface OddsResult {
  /** Each quantity's chances. Together with `open` they sum to exactly one; sampled chances sum to one without it. */
  readonly quantities: { readonly [name: string]: Chances };
  /** Each named outcome's chance, if the procedure has named outcomes. They sum to one in the same way. */
  readonly named?: NamedChances;
  readonly method: 'exact' | 'sampled';
  /** Outcomes that were distinguished. */
  readonly outcomes: number;
  /** The chance of what was not followed to its end: dice that keep exploding, rounds that keep being drawn. */
  readonly open: Fraction;
  /** Sampled only: the margin of error of a chance, at 95 per cent confidence. */
  readonly error: number | undefined;
  /** The name of the policy that made the choices inside; '' if there was nothing to choose. */
  readonly policy: string;
  /** Rules whose draws and rolls were left out because they cannot change the requested quantities. */
  readonly muted: readonly RuleId[];
}

export interface OddsBudget {
  /** Outcomes to follow before sampling instead. */
  readonly outcomes?: number;
  /** Games to sample in that case. By default the procedure's own number, or 20,000. */
  readonly samples?: number;
  readonly seed?: string;
}

/**
 * Paths rarer than this are not followed to their end, because play that goes on round after round has no last outcome.
 */
const RARE = 1e-12;

/** Thrown to abandon a path through a procedure. */
const LEFT_OFF = Symbol('left off');

/** Takes one branch at every roll and draw; `path` says which. */
class EnumeratedDice implements DiceSource {
  readonly forks: Fork[] = [];
  readonly path: number[] = [];
  depth = 0;
  /** The chance of the path so far. */
  private share = 1;
  readonly muted = new Set<RuleId>();
  /** A cache: the same dice come up on many paths. */
  private readonly rolls = new Map<string, Fork>();

  constructor(
    private readonly mute: ReadonlySet<RuleId>,
    private readonly hush: ReadonlySet<RuleId>,
  ) {}

  roll(roll: Roll): Rolled {
    if (this.hush.has(roll.rule)) {
      this.muted.add(roll.rule);
      return lowest(roll);
    }
    return this.take(() => this.known(roll)) as Rolled;
  }

  draw(draw: Draw): readonly string[] {
    if (this.mute.has(draw.rule)) {
      this.muted.add(draw.rule);
      return draw.from.slice(0, draw.n);
    }
    return this.take(() => drawFork(draw)) as readonly string[];
  }

  private known(roll: Roll): Fork {
    const key = signature(roll);
    if (key === undefined) return rollFork(roll);
    let fork = this.rolls.get(key);
    if (fork === undefined) {
      fork = rollFork(roll);
      this.rolls.set(key, fork);
    }
    return fork;
  }

  private take(make: () => Fork): Branch['reply'] {
    const d = this.depth++;
    if (d === this.forks.length) {
      if (this.share < RARE) throw LEFT_OFF;
      this.forks.push(make());
      this.path.push(0);
    }
    const { branches, den } = this.forks[d] as Fork;
    const { reply, num } = branches[this.path[d] as number] as Branch;
    this.share *= Number(num) / Number(den);
    return reply;
  }

  /** Moves on to the next path. Returns false when all were taken. */
  next(): boolean {
    this.depth = 0;
    this.share = 1;
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

/** Dice that are left out all fall on their lowest face. */
function lowest(roll: Roll): Rolled {
  const faces = roll.pools.map((pool) => Array.from({ length: pool.n }, () => pool.lowest ?? 1));
  return { faces, score: scoreOf(roll, faces) };
}

/**
 * The chances of a procedure's quantities, computed with the procedure's own code. Every outcome of its dice is
 * followed, and outcomes that the rules do not distinguish are followed together. A closed form of the procedure
 * (`exactly`) takes precedence; too many outcomes are sampled instead. Throws SetupError if the input is wrong.
 */
export function odds(
  system: AnySystem,
  procedureId: string,
  input: unknown,
  setup: Setup,
  budget: OddsBudget = {},
): OddsResult {
  const { procedure, book, parsed: given } = prepare(system, procedureId, input, setup);
  procedure.begin(given, book); // an error must be about the input as it was given
  const parsed = procedure.simpler?.(given) ?? given;
  const closed = procedure.exactly?.(parsed, book);
  if (closed) return reckoned(procedure, closed);
  const most = Math.min(budget.outcomes ?? 200_000, procedure.most ?? Number.POSITIVE_INFINITY);
  const exact = enumerate(system, procedure, book, parsed, most);
  if (exact) return exact;
  const samples = budget.samples ?? procedure.samples ?? 20_000;
  return sample(system, procedure, book, parsed, samples, budget.seed ?? 'odds');
}

// biome-ignore lint/suspicious/noExplicitAny: the procedure's own input and result
type AnyProcedure = Procedure<any, any, any, any, any>;

/** Finds a procedure and reads its input. Throws SetupError if there is no such procedure. */
export function prepare(system: AnySystem, procedureId: string, input: unknown, setup: Setup) {
  const procedure: AnyProcedure | undefined = system.procedures.find((p) => p.id === procedureId);
  if (!procedure)
    throw new SetupError(
      `${system.id} has no procedure "${procedureId}"; it has ${system.procedures.map((p) => p.id).join(', ')}.`,
    );
  return { procedure, book: system.book(setup), parsed: procedure.parse(input) as unknown };
}

/** The policy of a procedure, and whether it has made any choice yet. */
class Chooser {
  private asked = false;

  constructor(private readonly policy: AnyProcedure['policy']) {}

  answer(request: AskRequest): unknown {
    this.asked = true;
    return this.policy.answer(request);
  }

  get name(): string {
    return this.asked ? this.policy.name : '';
  }
}

/** Runs a procedure to its result. `chooser` answers for everybody. */
function drive(
  procedure: AnyProcedure,
  w: World<unknown, unknown, Fact>,
  input: unknown,
  chooser: Chooser,
): unknown {
  const rule: Rule<unknown> = procedure.run(w, input);
  let step = rule.next();
  while (!step.done) {
    const request = step.value;
    if (request.kind !== 'ask')
      throw new SetupError(`${procedure.id} asks for "${request.kind}", which has no odds.`);
    step = rule.next(chooser.answer(request));
  }
  return step.value;
}

/** The result of a path, or LEFT_OFF if it is abandoned. */
function follow(
  procedure: AnyProcedure,
  w: World<unknown, unknown, Fact>,
  input: unknown,
  chooser: Chooser,
): unknown {
  try {
    return drive(procedure, w, input, chooser);
  } catch (error) {
    if (error === LEFT_OFF) return LEFT_OFF;
    throw error;
  }
}

function enumerate(
  system: AnySystem,
  procedure: AnyProcedure,
  book: unknown,
  input: unknown,
  most: number,
): OddsResult | undefined {
  const dice = new EnumeratedDice(new Set(procedure.mute), new Set(procedure.hush));
  const start = procedure.begin(input, book);
  const tally = new Tally(procedure);
  const chooser = new Chooser(procedure.policy);
  let outcomes = 0;
  do {
    if (++outcomes > most) return undefined;
    const w = new World<unknown, unknown, Fact>(
      (s, f, b) => system.evolve(s, f, b),
      system.copy(start),
      book,
      dice,
    );
    const result = follow(procedure, w, input, chooser);
    if (result === LEFT_OFF) continue;
    let num = 1n;
    let den = 1n;
    dice.forks.forEach((fork, d) => {
      num *= (fork.branches[dice.path[d] as number] as Branch).num;
      den *= fork.den;
    });
    tally.add(result, num, den);
  } while (dice.next());
  return {
    ...tally.chances(),
    method: 'exact',
    outcomes,
    error: undefined,
    policy: chooser.name,
    muted: [...dice.muted],
  };
}

/** The result of a procedure's closed form. No dice are followed, so none are left out and nothing stays open. */
function reckoned(procedure: AnyProcedure, closed: Outcomes<unknown>): OddsResult {
  const { branches, den } = whole(closed, procedure.id);
  const tally = new Tally(procedure);
  for (const { of, num } of branches) tally.add(of, num, den);
  return {
    ...tally.chances(),
    method: 'exact',
    outcomes: branches.length,
    error: undefined,
    policy: procedure.policy.name,
    muted: [],
  };
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
  const chooser = new Chooser(procedure.policy);
  const counts = new Map<string, Map<number, number>>();
  const named = new Map<string, number>(procedure.outcomeNames?.map((name) => [name, 0]));
  for (let i = 0; i < samples; i++) {
    const w = new World<unknown, unknown, Fact>(
      (s, f, b) => system.evolve(s, f, b),
      system.copy(start),
      book,
      dice,
    );
    const result = drive(procedure, w, input, chooser);
    const outcome = procedure.outcomes?.(result);
    if (outcome !== undefined) named.set(outcome, (named.get(outcome) ?? 0) + 1);
    for (const [name, value] of Object.entries(procedure.quantities(result))) {
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
  // 1.96 standard deviations of a chance of one half, which has the widest spread.
  const error = 0.98 / Math.sqrt(samples);
  return {
    quantities,
    ...(procedure.outcomes && {
      named: new Map([...named].map(([name, n]) => [name, new Fraction(BigInt(n), BigInt(samples))])),
    }),
    method: 'sampled',
    outcomes: samples,
    open: Fraction.zero,
    error,
    policy: chooser.name,
    muted: [],
  };
}
