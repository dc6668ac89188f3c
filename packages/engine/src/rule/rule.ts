import type { DiceSource, Draw, Pool, Roll, Rolled } from '../dice/dice.js';
import type { Ask, Space } from './ask.js';
import { type Fact, type Happening, noted, type PoolShown, type RuleId, type Seat } from './fact.js';
import type { Line } from './text.js';

/** Several asks answered in secret and revealed together; answers are fed back in the order of `asks`. */
export interface SecretAsks {
  readonly kind: 'secret';
  readonly asks: readonly Ask[];
}

export interface AskRequest extends Ask {
  readonly kind: 'ask';
}

/** All that a rule can ever want from outside. */
export type Request = AskRequest | SecretAsks | Roll | Draw;

/**
 * A rule: a straight-line procedure that asks. Only procedures that may ask are generators; queries are plain
 * functions. Bare `yield` stands in this file alone.
 */
export type Rule<T> = Generator<Request, T, unknown>;

/**
 * So many rolls, draws and steps may follow one another before somebody has to be asked something: a hundred times the
 * most that any game has been seen to need.
 */
const UNASKED = 20_000;

/** Rules that go round in a circle: nobody would ever be asked anything again. */
export class EndlessRule extends Error {
  override readonly name = 'EndlessRule';
  constructor(
    /** The rule of the last roll or draw; undefined where there was none, only step after step. */
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
  /** Facts since they were last taken, oldest first. */
  facts: Fact[] = [];
  /** Grows with every fact: a stamp for what is derived from the state and cached. */
  version = 0;
  /** Rolls, draws and steps since somebody was asked, and the rule of the last roll or draw among them. */
  private unasked = 0;
  private rolled: RuleId | undefined;

  constructor(
    private readonly evolve: (s: S, f: F, book: B) => void,
    /** Rules read it and change it through `happen` alone. */
    public s: S,
    /** What does not change during a game: options, board, counters. */
    readonly book: B,
    readonly dice: DiceSource,
    /** Whether anybody will take the facts. */
    private readonly heeded = true,
  ) {}

  /** Something happened: the state follows, and those in its audience will be told. */
  happen(happening: Happening<F>): void {
    this.version++;
    // What nobody will be told needs no audience.
    const fact = (this.heeded ? noted(happening) : happening) as F;
    this.evolve(this.s, fact, this.book);
    if (this.heeded) this.facts.push(fact);
  }

  /** Something is told that changes nothing: what hits were scored, what came to nothing. */
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

  /** Somebody is asked, or answers: said by whoever drives the rules. */
  asks(): void {
    this.unasked = 0;
    this.rolled = undefined;
  }

  /** A fact of the engine's own: noted, without effect on the state. */
  note(fact: Fact): void {
    if (this.heeded) this.facts.push(fact);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a rule helper serves worlds of every system
type AnyWorld = World<any, any, any>;
/** The entries of its register that a system's facts may name as their cause. */
// biome-ignore lint/suspicious/noExplicitAny: whatever its state and its book
export type RuleOf<W extends AnyWorld> = W extends World<any, any, infer F> ? F['cause'] : never;

/**
 * What a rule hands on to with `yield*`: a request to put, or an answer that nobody has to be asked for. Iterator and
 * result in one, a fraction of a generator's price; one class for all, so that whoever goes through it knows its form.
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

/** Asks a seat. What has one legal answer is not asked but noted as forced. */
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

/** Asks a seat even if only one answer is legal: where not being asked would tell somebody something. */
export function* askAlways<A>(w: AnyWorld, question: Ask<A>): Rule<A> {
  void w;
  return (yield { kind: 'ask', ...question, always: true } as AskRequest) as A;
}

/** Asks several seats in secret; nobody learns an answer before all are in. */
export function* askAll<A>(questions: readonly Ask<A>[]): Rule<A[]> {
  if (questions.length === 0) return [];
  return (yield { kind: 'secret', asks: questions }) as A[];
}

/** Rolls dice: everybody sees them fall. */
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

/** Draws blind. The rule that draws says who may see what came. */
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
