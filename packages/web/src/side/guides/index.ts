import type { AnySystem, Fact, Guide } from '@shambles/engine';

export type { Guide, Hints, Sort } from '@shambles/engine';

/** Guide for a system that has none of its own. */
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

/** The guide of a system: its hints, and the layout of its story. */
export const guideOf = (system: Pick<AnySystem, 'guide'>): Guide => system.guide ?? PLAIN;
