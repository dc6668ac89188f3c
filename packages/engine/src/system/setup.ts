import type { Json, RuleId } from '../rule/fact.js';

/** All that a game begins from. With the answers in order it is the save, the replay and the bug report. */
export interface Setup {
  readonly scenario: string;
  /** Values of the table options, by option id; missing ones are the defaults. */
  readonly options: { readonly [id: string]: string };
  /** Players' own files in place of the system's, by file id: parsed JSON, checked by the system. */
  readonly files?: { readonly [id: string]: Json };
  /**
   * The revision of the rules that a game was begun under, where it is not today's: what a scenario brought along then, it
   * brings still. Said by `begunWith`, never written down.
   */
  readonly begun?: number;
}

/** What a game began from, for rules of this revision. What a file itself says of `begun` does not count. */
export function begunWith(
  rules: { readonly revision: number },
  { setup, revision }: { readonly setup: Setup; readonly revision: number },
): Setup {
  const { begun: _, ...own } = setup;
  return revision === rules.revision ? own : { ...own, begun: revision };
}

/** A choice that the table makes before play: a reading of a rule, a way to begin. */
export interface OptionSpec {
  readonly id: string;
  readonly title: string;
  readonly rule: RuleId;
  readonly values: readonly { readonly id: string; readonly title: string }[];
  readonly default: string;
  /** Scenarios that it matters in; without them, all. */
  readonly of?: readonly string[];
  /** It is one of several ways to read the source: for those who know it well, and folded up for the others. */
  readonly reading?: true;
}

/** `option` for several that share a setting: where they matter, or that they are readings. */
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

/** An option by its values and what they are called. What is listed first holds where nobody chose. */
export const option = optionWith({});

/** The value that was chosen of every option. */
export type Chosen<O extends readonly OptionSpec[]> = {
  readonly [S in O[number] as S['id']]: S['values'][number]['id'];
};

/** A data file of the system that a player may replace by his own. */
export interface FileSpec {
  readonly id: string;
  readonly title: string;
  readonly rule: RuleId;
  readonly provenance: Provenance;
  /** The file that is used when the player brings none. */
  readonly standard: Json;
  /** Throws SetupError with the field that is wrong and what is allowed there. */
  check(data: Json): void;
}

export type Provenance = 'stated' | 'inferred' | 'reconstructed';

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

/** Something wrong in how a game is set up: names what was wrong and what is allowed. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

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
