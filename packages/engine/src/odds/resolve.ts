import { DiceError, type DiceSource, ListedDice, type Roll, SeededDice, typedSoFar } from '../dice/dice.js';
import type { AskView, Refusal } from '../rule/ask.js';
import type { Fact, Json, Seat } from '../rule/fact.js';
import { type AskRequest, type Request, type Rule, World } from '../rule/rule.js';
import { show } from '../spaces/offered.js';
import type { Procedure } from '../system/procedure.js';
import { type Setup, SetupError } from '../system/setup.js';
import type { AnySystem } from '../system/system.js';
import { prepare } from './odds.js';

/** What came of a procedure. */
interface Ended {
  readonly result: { readonly [name: string]: Json };
  /** Which of the procedure's named outcomes it is, where it has such. */
  readonly outcome: string | undefined;
}

/** Where a procedure that runs by itself stands. */
export type Halt =
  | { readonly is: 'roll'; readonly roll: Roll }
  | { readonly is: 'choice'; readonly ask: AskView }
  | ({ readonly is: 'done' } & Ended);

/** What was given to it: the dice of a roll in the order they fell, or an answer. */
type Given = { readonly faces: readonly number[]; readonly typed: boolean } | { readonly answer: Json };

/**
 * One procedure by itself, beside a real table, step by step: it stands at a roll, at a choice, or is done. `dice`
 * begins it anew each time that a step is taken back, so it must give the same dice again; a roll that it leaves
 * undefined is asked for, a draw is not. The constructor throws SetupError where the input is wrong; so may every step.
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

  /** What has happened so far, each with its rule. */
  get facts(): readonly Fact[] {
    return this.world.facts;
  }

  /** What a seat sees of the small table. */
  view(seat: Seat): unknown {
    return this.system.view(this.world.s, seat, this.book);
  }

  /**
   * The dice of the roll it stands at, in the order they fell; `typed` by a person, or thrown for one. Throws DiceError
   * where they do not make it up.
   */
  throwDice(faces: readonly number[], typed = true): void {
    if (this.halt.is !== 'roll') throw new DiceError('No dice are called for now.');
    const so = typedSoFar(this.halt.roll, faces);
    if (!('done' in so)) throw new DiceError(`${so.left} more dice of that pool are called for.`);
    this.given.push({ faces, typed });
    this.go(typed ? so.done : { faces: so.done.faces, score: so.done.score });
  }

  /** An answer to the choice it stands at; the refusal where that is not allowed. */
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

  /** Takes the last dice or the last answer back, and says what that was. */
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

  /** On with `reply` to the next roll or choice, or to the end. */
  private go(reply: unknown): void {
    this.asked = undefined;
    this.world.asks();
    let step = this.rule.next(reply);
    // A roll of no dice needs nobody.
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
  /** What happened, each with its rule. */
  readonly facts: readonly Fact[];
}

/** A procedure came to a choice for which no answer was given. */
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
 * Runs one procedure to its end, as at a real table. `dice` are the faces in the order they are rolled (none:
 * the generator's); `answers` the choices inside, in order. Throws SetupError, DiceError (too few dice: says
 * which roll is missing; too many), or ChoiceNeeded.
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
