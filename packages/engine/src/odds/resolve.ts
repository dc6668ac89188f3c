import { DiceError, type DiceSource, ListedDice, type Roll, SeededDice, typedSoFar } from '../dice/dice.js';
import type { AskView, Refusal } from '../rule/ask.js';
import type { Fact, Json, Seat } from '../rule/fact.js';
import { type AskRequest, type Request, type Rule, World } from '../rule/rule.js';
import { show } from '../spaces/offered.js';
import type { Procedure } from '../system/procedure.js';
import { type Setup, SetupError } from '../system/setup.js';
import type { AnySystem } from '../system/system.js';
import { prepare } from './odds.js';

/** The end of a procedure. */
interface Ended {
  readonly result: { readonly [name: string]: Json };
  /** The name of this outcome, if the procedure has named outcomes. */
  readonly outcome: string | undefined;
}

/** What a procedure on its own is waiting for. */
export type Halt =
  | { readonly is: 'roll'; readonly roll: Roll }
  | { readonly is: 'choice'; readonly ask: AskView }
  | ({ readonly is: 'done' } & Ended);

/** A past input: the dice of a roll in the order they fell, or an answer. */
type Given = { readonly faces: readonly number[]; readonly typed: boolean } | { readonly answer: Json };

/**
 * One procedure on its own, beside a real table, step by step. It waits for a roll, waits for a choice, or is done.
 * Each step back starts the procedure again with new dice from `dice`, which must therefore give the same dice again. A
 * roll that the dice leave undefined is asked for; draws must never be. The constructor and every step throw SetupError
 * if the input is wrong.
 */
export class Resolving {
  readonly book: unknown;
  halt!: Halt;
  private readonly procedure: Procedure<unknown, unknown, unknown, unknown, Fact>;
  private readonly parsed: unknown;
  private readonly given: Given[] = [];
  private world!: World<unknown, unknown, Fact>;
  private rule!: Rule<unknown>;
  private asked!: AskRequest | undefined;

  constructor(
    readonly system: AnySystem,
    procedureId: string,
    input: unknown,
    setup: Setup,
    private readonly dice: () => DiceSource,
  ) {
    const { procedure, book, parsed } = prepare(system, procedureId, input, setup);
    this.procedure = procedure;
    this.book = book;
    this.parsed = parsed;
    this.begin();
  }

  /** What has happened so far. */
  get facts(): readonly Fact[] {
    return this.world.facts;
  }

  /** What a seat sees of the procedure's small state. */
  view(seat: Seat): unknown {
    return this.system.view(this.world.s, seat, this.book);
  }

  /**
   * Supplies the dice of the roll it waits for, in the order they fell. `typed` by a person, or thrown by the program.
   * Throws DiceError if they do not complete the roll.
   */
  throwDice(faces: readonly number[], typed = true): void {
    if (this.halt.is !== 'roll') throw new DiceError('No dice are called for now.');
    const so = typedSoFar(this.halt.roll, faces);
    if (!('done' in so)) throw new DiceError(`${so.left} more dice of that pool are called for.`);
    this.given.push({ faces, typed });
    this.go(typed ? so.done : { faces: so.done.faces, score: so.done.score });
  }

  /** Answers the choice it waits for. Returns the refusal if the answer is not allowed. */
  answer(value: Json): Refusal | undefined {
    if (!this.asked)
      return { ok: false, code: 'stale', text: 'Nothing is asked now: dice are called for, or it is done.' };
    const read = this.asked.space.parse(value);
    if (!read.ok) return read;
    this.given.push({ answer: value });
    this.go(read.answer);
    return undefined;
  }

  get canStepBack(): boolean {
    return this.given.length > 0;
  }

  /** Takes back the last dice or answer, and returns it. */
  stepBack(): Given | undefined {
    const last = this.given.pop();
    if (last === undefined) return undefined;
    const before = this.given.splice(0);
    this.begin();
    for (const each of before) {
      if ('faces' in each) this.throwDice(each.faces, each.typed);
      else this.answer(each.answer);
    }
    return last;
  }

  private begin(): void {
    const { system, procedure, parsed, book } = this;
    this.world = new World(
      (s, f, b) => system.evolve(s, f, b),
      procedure.begin(parsed, book),
      book,
      this.dice(),
    );
    this.rule = procedure.run(this.world, parsed);
    this.go(undefined);
  }

  /** Goes on with `reply` to the next roll or choice, or to the end. */
  private go(reply: unknown): void {
    this.asked = undefined;
    this.world.asks();
    let step = this.rule.next(reply);
    // A roll without dice needs nobody to throw.
    for (let none = withoutDice(step); none; none = withoutDice(step)) step = this.rule.next(none);
    if (step.done) {
      const { result, outcomes } = this.procedure;
      this.halt = { is: 'done', result: result(step.value), outcome: outcomes?.(step.value) };
    } else if (step.value.kind === 'roll') this.halt = { is: 'roll', roll: step.value };
    else if (step.value.kind === 'ask') {
      this.asked = step.value;
      this.halt = { is: 'choice', ask: this.viewOf(step.value) };
    } else
      throw new SetupError(
        `${this.procedure.id} asks for "${step.value.kind}", which cannot be resolved alone.`,
      );
  }

  private viewOf({ to, code, rule, values, space }: AskRequest): AskView {
    const at = this.given.filter((g) => 'answer' in g).length + 1;
    const line = { key: `ask.${code}`, values };
    return { id: `${code}@${at}`, at, seat: to, code, rule, line, shape: space.shape() };
  }
}

function withoutDice(step: IteratorResult<Request, unknown>) {
  if (step.done || step.value.kind !== 'roll') return undefined;
  const so = typedSoFar(step.value, []);
  return 'done' in so ? so.done : undefined;
}

export interface Resolved extends Ended {
  /** What happened, in order. */
  readonly facts: readonly Fact[];
}

/** Thrown when a procedure reaches a choice for which no answer was given. */
export class ChoiceNeeded extends Error {
  override readonly name = 'ChoiceNeeded';
  constructor(
    readonly ask: AskView,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Runs one procedure to its end, as at a real table. `dice`: the faces in the order they are rolled (if absent, a
 * generator rolls). `answers`: the choices inside, in order. Throws SetupError, ChoiceNeeded, or DiceError: too few
 * dice (it names the roll that lacks them), or dice or answers left over.
 */
export function resolve(
  system: AnySystem,
  procedureId: string,
  input: unknown,
  setup: Setup,
  given: { dice?: readonly number[]; answers?: readonly Json[]; seed?: string } = {},
): Resolved {
  const listed = given.dice === undefined ? undefined : new ListedDice(given.dice);
  const dice: DiceSource = listed ?? new SeededDice(given.seed ?? 'resolve');
  const run = new Resolving(system, procedureId, input, setup, () => dice);
  const answers = given.answers ?? [];
  let used = 0;
  for (; run.halt.is === 'choice'; used++) {
    const { ask } = run.halt;
    const value = answers[used];
    if (value === undefined)
      throw new ChoiceNeeded(
        ask,
        `${ask.seat} must choose (${ask.code}, ${ask.rule}); give the answer as number ${used + 1} of the answers.`,
      );
    const refused = run.answer(value);
    if (refused)
      throw new SetupError(`Answer ${used + 1} (${ask.code}, ${refused.rule ?? ask.rule}): ${refused.text}`);
  }
  listed?.done();
  if (used < answers.length) {
    const left = answers.slice(used).map(show).join(', ');
    throw new DiceError(`Answers left over: ${left} (${used} were used).`);
  }
  const { facts, halt } = run;
  if (halt.is !== 'done') throw new DiceError('The dice gave no faces for a roll.');
  return { facts, result: halt.result, outcome: halt.outcome };
}
