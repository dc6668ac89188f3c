import type { AnySystem } from '@shambles/engine';
import { avz } from './avz.js';
import { ftb } from './ftb.js';
import { type Guide, phase } from './guide.js';
import { ros } from './ros.js';

export type { Guide, Hints, Sort } from './guide.js';

const GUIDES: { readonly [system: string]: Guide } = { avz, ros, ftb };

/** For a system that the page has never heard of. */
const PLAIN: Guide = {
  hints: {},
  lines: [],
  phase,
  sort: () => 'events',
  goesOn: () => false,
  parts: new Set(),
  atLeastOne: {},
  quantities: {},
  amount: { one: 'point', many: 'points', fate: 'given', rest: 'Give out the rest' },
};

export const guideOf = (system: Pick<AnySystem, 'id'>): Guide => GUIDES[system.id] ?? PLAIN;
