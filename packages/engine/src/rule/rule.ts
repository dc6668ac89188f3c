import type { DiceSource, Draw, Pool, Roll, Rolled } from '../dice/dice.js';
import type { Ask, Space } from './ask.js';
import { type Fact, type Happening, noted, type PoolShown, type RuleId, type Seat } from './fact.js';
import type { Line } from './text.js';

/** Several asks that are answered in secret and revealed together. The answers come back in the order of `asks`. */
export interface SecretAsks {
  readonly kind: 'secret';
  readonly asks: readonly Ask[];
}

export interface AskRequest extends Ask {
  readonly kind: 'ask';
}

/** Everything that a rule can request from outside. */
export type Request = AskRequest | SecretAsks | Roll | Draw;

/**
 * A rule: a straight-line procedure that asks. Only procedures that may ask are generators; queries are plain
 * functions. A bare `yield` occurs only in this file.
 */
export type Rule<T> = Generator<Request, T, unknown>;

/**
 * Limit on the rolls, draws and steps between two questions: a hundred times the most that any game is known to need.
 */
const UNASKED = 20_000;

/** Thrown when the rules loop and would never ask anybody anything again. */
export class EndlessRule extends Error {
  override readonly name = 'EndlessRule';
  constructor(
    /** The rule of the last roll or draw, or undefined if there were only steps. */
    readonly rule: RuleId | undefined,
  ) {
    super(
      `${UNASKED} rolls and steps, and nobody was asked anything: the rules go round in a circle` +
        (rule === undefined ? '.' : `; ${rule} rolled last.`),
    );
  }
}

/** The game as a rule sees it: a state to read, facts to make happen, dice to call for. */
export class World<S, B, F extends Fact> {
  /** Facts since they were last collected, oldest first. */
  facts: Fact[] = [];
  /** Grows with every fact: a stamp for caches derived from the state. */
  version = 0;
  /** Rolls, draws and steps since a seat was last asked. `rolled` is the rule of the last roll or draw among them. */
  private unasked = 0;
  private rolled: RuleId | undefined;

  constructor(
    private readonly evolve: (s: S, f: F, book: B) => void,
    /** Rules read the state directly and change it only through `happen`. */
    public s: S,
    /** What does not change during a game: options, board, counters. */
    readonly book: B,
    readonly dice: DiceSource,
    /** Whether the facts will be collected. */
    private readonly heeded = true,
  ) {}

  /** Makes a fact happen: applies it to the state and records it for its audience. */
  happen(happening: Happening<F>): void {
    this.version++;
    // A fact that nobody will be told needs no audience.
    const fact = (this.heeded ? noted(happening) : happening) as F;
    this.evolve(this.s, fact, this.book);
    if (this.heeded) this.facts.push(fact);
  }

  /** Reports something that changes nothing: hits scored, an attempt that failed. */
  tell(happening: Happening<F>): void {
    this.note(noted(happening));
  }

  /** Counts a roll or draw. Throws EndlessRule. */
  rolls(rule: RuleId): void {
    this.rolled = rule;
    this.goesOn();
  }

  /** Counts a step. Throws EndlessRule. */
  goesOn(): void {
    if (++this.unasked > UNASKED) throw new EndlessRule(this.rolled);
  }

  /** Called by the driver of the rules whenever a seat is asked or answers. Resets the count. */
  asks(): void {
    this.unasked = 0;
    this.rolled = undefined;
  }

  /** Records a fact of the engine's own, without effect on the state. */
  note(fact: Fact): void {
    if (this.heeded) this.facts.push(fact);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a rule helper serves worlds of every system
type AnyWorld = World<any, any, any>;
/** The register entries that a system's facts may name as their cause. */
// biome-ignore lint/suspicious/noExplicitAny: whatever its state and its book
export type RuleOf<W extends AnyWorld> = W extends World<any, any, infer F> ? F['cause'] : never;

/**
 * What a rule delegates to with `yield*`: a request to pass on, or a result that is already known. It is both iterator
 * and iterator result, which costs a fraction of a generator, and it is one class for all, which keeps `yield*`
 * monomorphic.
 */
class Asking<T> {
  private put = false;
  constructor(
    public done: boolean,
    public value: unknown,
  ) {}
  [Symbol.iterator](): Iterator<Request, T, unknown> {
    return this as Iterator<Request, T, unknown>;
  }
  next(reply: unknown): this {
    if (this.put) {
      this.done = true;
      this.value = reply;
    } else this.put = true;
    return this;
  }
}

function known<T>(value: T): Asking<T> {
  return new Asking(true, value);
}

/** Asks a seat. A question with only one legal answer is not asked; it is recorded as forced. */
export function ask<A, W extends AnyWorld>(
  w: W,
  to: Seat,
  rule: RuleOf<W>,
  code: string,
  space: Space<A>,
  values?: Line['values'],
): Asking<A> {
  const only = space.only();
  if (only === undefined) return new Asking(false, { kind: 'ask', to, rule, code, space, values });
  w.note({ is: 'forced', cause: rule, to: [to], seat: to, ask: code } as Fact);
  return known(only);
}

/** Asks a seat even if only one answer is legal, because not asking would give something away. */
export function* askAlways<A>(question: Ask<A>): Rule<A> {
  return (yield { kind: 'ask', ...question, always: true } as AskRequest) as A;
}

/** Asks several seats in secret; nobody learns an answer before all are in. */
export function* askAll<A>(questions: readonly Ask<A>[]): Rule<A[]> {
  if (questions.length === 0) return [];
  return (yield { kind: 'secret', asks: questions }) as A[];
}

/** Rolls dice. Everybody sees them, unless the roll names its audience. */
export function roll<W extends AnyWorld>(w: W, request: Roll<RuleOf<W>>): Asking<Rolled> | Rule<Rolled> {
  w.rolls(request.rule);
  const rolled = w.dice.roll(request);
  if (rolled === undefined) return askDice(w, request);
  w.note(rolledFact(request, rolled));
  return known(rolled);
}

function* askDice(w: AnyWorld, request: Roll): Rule<Rolled> {
  const rolled = (yield request) as Rolled;
  w.note(rolledFact(request, rolled));
  return rolled;
}

/** Draws at random. The rule that draws decides who may see the result. */
export function draw<W extends AnyWorld>(w: W, request: Draw<RuleOf<W>>): Asking<readonly string[]> {
  if (request.n <= 0 || request.from.length === 0) return known([]);
  w.rolls(request.rule);
  const drawn = w.dice.draw(request);
  return drawn === undefined ? new Asking(false, request) : known(drawn);
}

function rolledFact(request: Roll, rolled: Rolled): Fact {
  const { pools } = request;
  return {
    is: 'rolled',
    cause: request.rule,
    to: request.to ?? 'all',
    label: request.label,
    table: request.table,
    seat: request.seat,
    pools: pools.length === 1 ? [shown(pools[0] as Pool)] : pools.map(shown),
    faces: rolled.faces,
    typed: rolled.typed,
    ...(request.matches && { matched: request.matches(rolled.faces) }),
  } as Fact;
}

function shown({ sides, who, from, upTo }: Pool): PoolShown {
  return { sides, who, from, upTo };
}
