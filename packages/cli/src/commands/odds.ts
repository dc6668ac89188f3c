import { asNumbers, mean, type OddsResult, odds } from '@shambles/engine';
import { createTeller, labelIn, outcomeIn, type Teller } from '@shambles/story';
import { type SetupOptions, setupOf, systemOf } from '../given.js';
import type { Io } from '../io.js';
import { listProcedures, procedureOf } from '../procedures.js';
import { bar, painter, percent } from '../text.js';

interface OddsOptions extends SetupOptions {
  readonly with?: string;
  readonly list?: boolean;
  readonly outcomes?: number;
  readonly samples?: number;
  readonly json?: boolean;
}

export async function oddsCommand(
  io: Io,
  id: string,
  procedureId: string | undefined,
  given: OddsOptions,
): Promise<number> {
  const system = systemOf(id);
  if (given.list) return listProcedures(system, io, 'odds', given.json);
  const { procedure, input } = procedureOf(system, procedureId, given.with, 'odds');
  const found = odds(system, procedure.id, input, setupOf(system, given, io), {
    outcomes: given.outcomes,
    samples: given.samples,
  });
  if (given.json) {
    const quantities = Object.fromEntries(
      Object.entries(found.quantities).map(([name, chances]) => [name, asNumbers(chances)]),
    );
    const more = {
      open: found.open.toNumber(),
      ...(found.error !== undefined && { error: found.error }),
      policy: found.policy,
      muted: found.muted,
    };
    const means = Object.fromEntries(
      Object.entries(found.quantities).map(([name, chances]) => [name, mean(chances)]),
    );
    io.out(
      `${JSON.stringify({ ...(found.named && asNumbers(found.named)), ...quantities, outcomes: found.outcomes, method: found.method, ...more, means })}\n`,
    );
    return 0;
  }
  const teller = createTeller(system, undefined, 'en', procedure.words);
  io.out(`${procedure.title} (${procedure.rule})\n${oddsText(found, procedure.id, teller, io)}`);
  return 0;
}

/** Each quantity of a procedure as a table of bars, and how the odds were found. */
export function oddsText(
  found: OddsResult,
  procedure: string,
  teller: Teller,
  io: Pick<Io, 'colour'>,
): string {
  const paint = painter(io);
  const lines: string[] = [];
  if (found.named) {
    const named = [...found.named].map(([id, chance]) => [outcomeIn(teller, procedure, id), chance] as const);
    const wide = Math.max(...named.map(([name]) => name.length));
    const most = Math.max(...named.map(([, chance]) => chance.toNumber()));
    for (const [name, chance] of named)
      lines.push(
        `  ${name.padEnd(wide)}  ${percent(chance.toNumber()).padStart(6)}  ${bar(chance.toNumber() / most, 40)}`.trimEnd(),
      );
  }
  for (const [name, chances] of Object.entries(found.quantities)) {
    const label = labelIn(teller, procedure, name);
    lines.push(`${paint(label, 'strong')}, ${mean(chances).toFixed(2)} on average`);
    const most = Math.max(...[...chances.values()].map((c) => c.toNumber()));
    const all = [...chances].map(([value, c]) => ({ value: String(value), chance: c.toNumber() }));
    const wide = Math.max(...all.map((a) => a.value.length));
    for (const { value, chance } of all)
      if (chance >= 0.0005 || all.length <= 12)
        lines.push(`  ${value.padStart(wide)}  ${percent(chance).padStart(6)}  ${bar(chance / most, 40)}`);
  }
  const how =
    found.method === 'exact'
      ? `exact, from ${found.outcomes.toLocaleString('en')} ${found.outcomes === 1 ? 'outcome' : 'outcomes'}`
      : `from ${found.outcomes.toLocaleString('en')} samples, within ${percent(found.error ?? 0)} 19 times in 20`;
  lines.push(paint(`(${found.policy === '' ? how : `${how}; ${found.policy}`})`, 'dim'));
  return `${lines.join('\n')}\n`;
}
