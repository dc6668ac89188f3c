import type { AskView } from './ask.js';
import { DiceError, type DiceSource, ListedDice, SeededDice } from './dice.js';
import type { Fact, Json } from './fact.js';
import { prepare } from './odds.js';
import { type Rule, World } from './rule.js';
import { type AnySystem, type Setup, SetupError } from './system.js';

export interface Resolved {
  /** What happened, each with its rule. */
  readonly facts: readonly Fact[];
  readonly result: { readonly [name: string]: Json };
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
 * Runs one procedure by itself, as at a real table. `dice` are the faces in the order they are rolled (none:
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
  const { procedure, book, parsed } = prepare(system, procedureId, input, setup);
  const listed = given.dice === undefined ? undefined : new ListedDice(given.dice);
  const dice: DiceSource = listed ?? new SeededDice(given.seed ?? 'resolve');
  const w = new World<unknown, unknown, Fact>(
    (s, f, b) => system.evolve(s, f, b),
    procedure.begin(parsed, book),
    book,
    dice,
  );
  const answers = given.answers ?? [];
  let asked = 0;
  const rule: Rule<unknown> = procedure.run(w, parsed);
  let step = rule.next();
  while (!step.done) {
    const request = step.value;
    if (request.kind !== 'ask')
      throw new SetupError(`${procedure.id} asks for "${request.kind}", which cannot be resolved alone.`);
    const shape = request.space.shape();
    const value = answers[asked++];
    if (value === undefined) {
      const ask = {
        id: `${request.code}@${asked}`,
        at: asked,
        seat: request.to,
        code: request.code,
        rule: request.rule,
        line: { key: `ask.${request.code}`, values: request.values },
        shape,
      };
      throw new ChoiceNeeded(
        ask,
        `${request.to} must choose (${request.code}, ${request.rule}); give the answer as number ${asked} of the answers.`,
      );
    }
    const read = request.space.parse(value);
    if (!read.ok)
      throw new SetupError(`Answer ${asked} (${request.code}, ${read.rule ?? request.rule}): ${read.text}`);
    step = rule.next(read.answer);
  }
  listed?.done();
  if (asked < answers.length) throw new DiceError(`${answers.length - asked} answers left over.`);
  return { facts: w.facts, result: procedure.result(step.value) };
}
