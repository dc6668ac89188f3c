import type { Json, RuleId } from '../rule/fact.js';

/**
 * Everything that a game begins from. Together with the answers in order, it is the save, the replay and the bug
 * report.
 */
export interface Setup {
  readonly scenario: string;
  /** Values of the table options, by option id; missing ones are the defaults. */
  readonly options: { readonly [id: string]: string };
  /** Players' own files in place of the system's, by file id: parsed JSON, checked by the system. */
  readonly files?: { readonly [id: string]: Json };
  /**
   * The revision of the rules that the game began under, if that is not today's. What a scenario provided under that
   * revision, it still provides. Set by `begunWith`, never written down.
   */
  readonly begun?: number;
}

/** The setup of a game for rules of this revision. A `begun` in the file itself is ignored. */
export function begunWith(
  rules: { readonly revision: number },
  { setup, revision }: { readonly setup: Setup; readonly revision: number },
): Setup {
  const { begun: _, ...own } = setup;
  return revision === rules.revision ? own : { ...own, begun: revision };
}

/** True if a game began under this revision of the rules or a later one. */
export function begunSince({ begun }: { readonly begun?: number | undefined }, revision: number): boolean {
  return begun === undefined || begun >= revision;
}

/** A choice that the table makes before play: a reading of a rule, a way to begin. */
export interface OptionSpec {
  readonly id: string;
  readonly title: string;
  readonly rule: RuleId;
  readonly values: readonly { readonly id: string; readonly title: string }[];
  readonly default: string;
  /** Scenarios in which it matters; all, if absent. */
  readonly of?: readonly string[];
  /** While another option has this value, it makes no difference. */
  readonly unless?: { readonly option: string; readonly is: string };
  /** The option is one of several ways to read the source: for experts, and folded up for everybody else. */
  readonly reading?: true;
  /** The value proposed where people of two sides share a screen, or one plays against a bot. */
  readonly atOneScreen?: string;
}

/**
 * Makes an `option` function for several options that share a setting: the scenarios where they matter, or that they
 * are readings.
 */
export const optionWith =
  (more: Pick<OptionSpec, 'of' | 'reading'>) =>
  <const I extends string, const R extends RuleId, const V extends { readonly [value: string]: string }>(
    id: I,
    title: string,
    rule: R,
    values: V,
  ) => {
    type Value = keyof V & string;
    const all = Object.entries(values).map(([value, text]) => ({ id: value as Value, title: text }));
    const [first] = all as [(typeof all)[0]];
    return { id, title, rule, values: all, default: first.id, ...more };
  };

/** Makes an option from its values and their names. The first value is the default. */
export const option = optionWith({});

/** The chosen value of every option. */
export type Chosen<O extends readonly OptionSpec[]> = {
  readonly [S in O[number] as S['id']]: S['values'][number]['id'];
};

/** A data file of the system that players may replace with their own. */
export interface FileSpec {
  readonly id: string;
  readonly title: string;
  readonly rule: RuleId;
  readonly provenance: Provenance;
  /** The file that is used if the player brings none. */
  readonly standard: Json;
  /** The file is a scenario with a title and a summary of its own, played in place of the chosen one. */
  readonly scenario?: true;
  /** Throws SetupError that names the wrong field and what is allowed there. */
  check(data: Json): void;
}

export type Provenance = 'stated' | 'inferred' | 'reconstructed';

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

/** The scenario that is played: a player's own, or the chosen one; undefined if there is no such scenario. */
export function scenarioIn(
  { scenarios, files }: { readonly scenarios: readonly Scenario[]; readonly files: readonly FileSpec[] },
  setup: Setup,
): Scenario | undefined {
  const file = files.find(({ id, scenario }) => scenario === true && setup.files?.[id] !== undefined);
  const own =
    file && (setup.files?.[file.id] as { readonly title?: unknown; readonly summary?: unknown } | null);
  const chosen = scenarios.find(({ id }) => id === setup.scenario);
  if (typeof own?.title !== 'string' || typeof own.summary !== 'string') return chosen;
  return { id: setup.scenario, title: own.title, summary: own.summary };
}

/** Thrown for a mistake in a game's setup. Names what is wrong and what is allowed. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

/**
 * Reads a setup: returns its scenario, and the chosen or default value of every option. Throws SetupError, which lists
 * what there is, if the system has no such scenario, file, option or value. The contents of files are not checked.
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
