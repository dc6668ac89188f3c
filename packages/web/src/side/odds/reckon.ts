import {
  type AnySystem,
  asNumbers,
  mean,
  type OddsBudget,
  type OddsQuery,
  odds,
  type RuleId,
  type Setup,
} from '@shambles/engine';

/** One quantity with its chances by value, lowest first. */
export interface Quantity {
  readonly name: string;
  readonly mean: number;
  readonly chances: readonly { readonly value: number; readonly chance: number }[];
}

/** Chances as plain numbers, so that they can be sent between threads. */
export interface PlainOdds {
  readonly quantities: readonly Quantity[];
  /** Named outcomes, from the least to the gravest; empty if the procedure has only quantities. */
  readonly named: readonly { readonly name: string; readonly chance: number }[];
  readonly method: 'exact' | 'sampled';
  readonly outcomes: number;
  /** Total chance of the outcomes that were not followed to their end. */
  readonly open: number;
  readonly error: number | undefined;
  readonly policy: string;
  readonly muted: readonly RuleId[];
}

/** The chances of one query, or why there are none. */
export type Reckoned = { readonly odds: PlainOdds } | { readonly failure: string };

/** Limit on outcomes followed exactly, and the number of samples used beyond it. */
const BUDGET: OddsBudget = { outcomes: 20_000, samples: 4_000 };

export function reckon(
  system: AnySystem,
  setup: Setup,
  query: OddsQuery,
  budget: OddsBudget = BUDGET,
): Reckoned {
  try {
    const own = system.procedures.find((p) => p.id === query.procedure)?.samples ?? Number.POSITIVE_INFINITY;
    const samples = Math.min(own, budget.samples ?? own);
    const { quantities, named, open, ...rest } = odds(system, query.procedure, query.input, setup, {
      ...budget,
      ...(samples < Number.POSITIVE_INFINITY && { samples }),
    });
    return {
      odds: {
        ...rest,
        open: open.toNumber(),
        named: [...(named ?? [])].map(([name, chance]) => ({ name, chance: chance.toNumber() })),
        quantities: Object.entries(quantities).map(([name, chances]) => ({
          name,
          mean: mean(chances),
          chances: Object.entries(asNumbers(chances))
            .map(([value, chance]) => ({ value: Number(value), chance }))
            .sort((a, b) => a.value - b.value),
        })),
      },
    };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
