import { type FileSpec, type OptionSpec, type Setup, SetupError } from './system.js';

/**
 * What a setup names: its scenario, and of every option the value that was chosen or else holds. Throws SetupError that
 * tells what there is where a scenario, file, option or value is none of the system's. Files are not looked into.
 */
export function readSetup<S extends { readonly id: string }>(
  setup: Setup,
  system: {
    readonly title: string;
    readonly scenarios: readonly S[];
    readonly options: readonly OptionSpec[];
    readonly files: readonly FileSpec[];
  },
): { readonly scenario: S; readonly options: { readonly [id: string]: string } } {
  const named = <T extends { readonly id: string }>(kind: string, all: readonly T[], id: string): T => {
    const found = all.find((one) => one.id === id);
    if (found) return found;
    throw new SetupError(`${system.title} has no ${kind} "${id}"; it has ${idsOf(all)}.`);
  };
  const scenario = named('scenario', system.scenarios, setup.scenario);
  for (const id of Object.keys(setup.files ?? {})) named('file', system.files, id);
  for (const [id, value] of Object.entries(setup.options)) {
    const { values } = named('option', system.options, id);
    if (!values.some((v) => v.id === value))
      throw new SetupError(`Option "${id}" cannot be "${value}"; allowed: ${idsOf(values)}.`);
  }
  return {
    scenario,
    options: Object.fromEntries(system.options.map((o) => [o.id, setup.options[o.id] ?? o.default])),
  };
}

function idsOf(all: readonly { readonly id: string }[]): string {
  return all.map(({ id }) => id).join(', ');
}
