import type { AnySystem, Fact, Guide } from '@shambles/engine';

export type { Guide, Hints, Sort } from '@shambles/engine';

/** For a system that has none. */
const PLAIN: Guide = {
  hints: {},
  lines: [],
  phase: (fact) =>
    fact.is === 'phase' ? `phase.${(fact as Fact & { readonly phase?: unknown }).phase}` : undefined,
  sort: () => 'events',
  goesOn: () => false,
  parts: new Set(),
  atLeastOne: {},
  quantities: {},
  amount: { one: 'point', many: 'points', fate: 'given', rest: 'Give out the rest' },
};

/** How a system helps, and how its story is laid out. */
export const guideOf = (system: Pick<AnySystem, 'guide'>): Guide => system.guide ?? PLAIN;
