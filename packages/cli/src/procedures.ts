import type { AnySystem, FieldWords } from '@shambles/engine';
import { didYouMean, Failure } from './failure.js';
import { json } from './given.js';
import type { Io } from './io.js';
import { painter, wrap } from './text.js';

/** Lists the procedures of a system, with the input of each. */
export function listProcedures(
  system: AnySystem,
  io: Io,
  command: string,
  asJson: boolean | undefined,
): number {
  if (asJson) {
    const list = system.procedures.map(({ id, title, under, rule, schema, example }) => ({
      id,
      title,
      under,
      rule,
      schema,
      example,
    }));
    io.out(`${JSON.stringify({ system: system.id, procedures: list })}\n`);
    return 0;
  }
  const paint = painter(io);
  let under: string | undefined;
  for (const p of system.procedures) {
    if (p.under !== under) io.out(`${paint(p.under ?? '', 'dim')}\n\n`);
    under = p.under;
    io.out(`${paint(p.id, 'strong')}  ${p.title} (${p.rule})\n`);
    for (const line of fields(p.schema as Field))
      io.out(wrap(line, Math.min(100, io.columns), '    ').replace(/^ {4}/, '  - '));
    io.out(`  shambles ${command} ${system.id} ${p.id} --with '${JSON.stringify(p.example)}'\n\n`);
  }
  return 0;
}

/** One line for each field: "attackers: list of trooper | ufo | ..."; parts of a field as "target/rep". */
function fields(schema: Field, within = ''): string[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, field]) => {
    const left = required.includes(name) ? '' : ` (may be left out${field.blank ? `: ${field.blank}` : ''})`;
    const path = `${within}${name}`;
    return [
      `${path}: ${kindOf(field)}${left}${field.title ? `. ${field.title}` : ''}`,
      ...fields(field, `${path}/`),
    ];
  });
}

interface Field extends FieldWords {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly items?: Field;
  readonly properties?: { readonly [name: string]: Field };
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

function kindOf(field: Field): string {
  if (field.enum) return field.enum.join(' | ');
  if (field.type === 'array') return `list of ${field.items ? kindOf(field.items) : 'things'}`;
  if (field.type === 'integer')
    return `whole number${field.maximum !== undefined ? ` from ${field.minimum ?? 0} to ${field.maximum}` : ''}`;
  if (field.examples) return field.examples.join(' | ');
  if (field.properties) return 'with these parts';
  return field.type === 'boolean' ? 'true | false' : (field.type ?? 'anything');
}

/** The procedure asked for and its input. Without --with, the input is empty, if the procedure needs none. */
export function procedureOf(
  system: AnySystem,
  id: string | undefined,
  text: string | undefined,
  command: string,
) {
  const ids = system.procedures.map((p) => p.id);
  if (id === undefined)
    throw new Failure(
      `Which procedure? ${system.title} has: ${ids.join(', ')}. More: shambles ${command} ${system.id} --list`,
      2,
    );
  const procedure = system.procedures.find((p) => p.id === id);
  if (!procedure)
    throw new Failure(
      `${system.title} has no procedure "${id}"; it has: ${ids.join(', ')}.${didYouMean(id, ids)}`,
      2,
    );
  const needs = ((procedure.schema as { required?: string[] }).required ?? []).length > 0;
  if (text === undefined && needs)
    throw new Failure(
      `"${id}" needs to know more; an example:\n  shambles ${command} ${system.id} ${id} --with '${JSON.stringify(procedure.example)}'`,
      2,
    );
  return { procedure, input: text === undefined ? {} : json(text, '--with') };
}
