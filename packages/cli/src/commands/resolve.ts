import { randomBytes } from 'node:crypto';
import { ChoiceNeeded, type EngineFact, type Fact, type Json, resolve, type Shape } from '@shambles/engine';
import { createTeller, firstWord, type Part, plain, resultIn, type Teller } from '@shambles/story';
import { Failure } from '../failure.js';
import { dice, json, type SetupOptions, setupOf, systemOf } from '../given.js';
import type { Io } from '../io.js';
import { listProcedures, procedureOf } from '../procedures.js';
import { painter } from '../text.js';

interface ResolveOptions extends SetupOptions {
  readonly with?: string;
  readonly dice?: string;
  readonly answers?: string;
  readonly seed?: string;
  readonly list?: boolean;
  readonly json?: boolean;
}

export async function resolveCommand(
  io: Io,
  id: string,
  procedureId: string | undefined,
  given: ResolveOptions,
): Promise<number> {
  const system = systemOf(id);
  if (given.list) return listProcedures(system, io, 'resolve', given.json);
  const { procedure, input } = procedureOf(system, procedureId, given.with, 'resolve');
  const answers = given.answers === undefined ? undefined : json(given.answers, '--answers');
  if (answers !== undefined && !Array.isArray(answers))
    throw new Failure('--answers is a list, one answer for each choice: ["C3", ["id-1", "id-2"]].', 2);
  const thrown = given.dice === undefined ? undefined : dice(given.dice);
  const seed = given.seed ?? randomBytes(6).toString('hex');
  const teller = createTeller(system, undefined, 'en', procedure.words);
  try {
    const { facts, result, outcome } = resolve(system, procedure.id, input, setupOf(system, given, io), {
      dice: thrown,
      answers: answers as readonly Json[],
      seed,
    });
    if (given.json) {
      const told = facts.map((fact) => ({ rule: fact.cause, text: sentence(fact, teller), fact }));
      io.out(
        `${JSON.stringify({ system: system.id, procedure: procedure.id, rule: procedure.rule, ...(thrown ? { dice: thrown } : { seed }), happened: told, result })}\n`,
      );
    } else {
      const paint = painter(io);
      for (const fact of facts) {
        const text = sentence(fact, teller);
        if (text !== undefined) io.out(`${text}  ${paint(fact.cause, 'dim')}\n`);
      }
      const { headline, more } = resultIn(teller, procedure, { result, outcome });
      const rest = more.map(({ label, value }) => `${label}: ${value}`);
      io.out(`${[paint(headline, 'strong'), ...rest].join('; ')}\n`);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof ChoiceNeeded)) throw error;
    const { ask } = error;
    const allowed = optionsOf(ask.shape);
    const before = (answers as readonly Json[] | undefined) ?? [];
    const example = exampleOf(ask.shape);
    const text = `${error.message} ${teller.say(ask.line)}${allowed.length > 0 ? ` Allowed: ${allowed.join(', ')}.` : ''}${example === undefined ? '' : ` For example --answers '${JSON.stringify([...before, example])}'`}`;
    throw new Failure(text, 1, { ask });
  }
}

/** A fact as a sentence; a roll with its dice. Undefined for facts that are not told. */
export function sentence(fact: Fact, teller: Teller): string | undefined {
  const said = sentenceParts(fact, teller);
  return said && plain(said);
}

/** The same in parts, with nouns separate. */
export function sentenceParts(fact: Fact, teller: Teller): readonly Part[] | undefined {
  if (fact.is !== 'rolled') return teller.tell(fact);
  const { label, pools, faces } = fact as EngineFact & { is: 'rolled' };
  const fell = pools.map((p, i) => {
    const who = p.who === undefined ? '' : `${firstWord(teller, [`who.${p.who}`], p.who)} `;
    const counts = p.from !== undefined ? ` (${p.from}+)` : p.upTo !== undefined ? ` (up to ${p.upTo})` : '';
    return `${who}${(faces[i] ?? []).join(' ')}${counts}`;
  });
  return [{ text: `${teller.word(`roll.${label}`)}: ${fell.join('; ')}` }];
}

function optionsOf(shape: Shape): string[] {
  if (shape.kind === 'confirm') return ['true', 'false'];
  if ('options' in shape) return shape.options.map((o) => o.id);
  return [];
}

function exampleOf(shape: Shape): Json | undefined {
  if (shape.kind === 'confirm') return true;
  if (shape.kind === 'choose') return shape.options[0]?.id;
  if (shape.kind === 'spot') return shape.options[0]?.id ?? shape.from;
  if (shape.kind === 'facing') return shape.options[0]?.id ?? shape.now;
  if (shape.kind === 'some') return shape.options.slice(0, shape.min).map((o) => o.id);
  if (shape.kind === 'allocate' && shape.options[0])
    return { [shape.options[0].id]: Math.min(shape.amount, shape.options[0].max) };
  return undefined;
}
