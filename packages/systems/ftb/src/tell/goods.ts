import { type Line, nouns } from '@shambles/engine';
import type { GoodsFact } from '../facts/goods.js';
import type { Item } from '../state.js';
import { line, one, type Telling } from './lines.js';

type Of<I extends GoodsFact['is']> = Extract<GoodsFact, { readonly is: I }>;

const things = (items: readonly Pick<Item, 'what'>[]) =>
  nouns(
    items.map((i) => i.what),
    'thing.',
  );

/** Losses that nothing else tells of. */
const LOST: readonly Of<'lost'>['how'][] = ['robbed', 'taken', 'arrested', 'laid-down', 'given'];

export const GOODS_TOLD: Telling<GoodsFact> = {
  got: ({ who, items, how }) =>
    how === 'start' ? undefined : line(`got-${how}`, { who: one(who), things: things(items) }),
  lost: ({ who, items, how }) =>
    LOST.includes(how) ? line(`lost-${how}`, { who: one(who), count: items.length }) : undefined,
  'in-hand': ({ who, turn }) => (turn ? line('in-hand', { who: one(who) }) : undefined),
  heap: ({ heap }) => line('heap', { things: things(heap.items) }),
  'heap-taken': null,
  'search-begun': ({ most }) => line('search-begun', { count: most }),
  searched: ({ who, passed }) => line('searched', { who: one(who), passed }),
  looted: ({ who, body, passed }) => line('looted', { who: one(who), body: one(body), passed }),
  offered,
  bartered: null,
  'picked-up': ({ who, whom }) => line('picked-up', { who: one(who), whom: one(whom) }),
  'laid-down': ({ who, whom }) => line('put-down', { who: one(who), whom: one(whom) }),
  'finished-off': ({ who, whom, how }) => line(`finished-${how}`, { who: one(who), whom: one(whom) }),
  recovery,
  dose: ({ who }) => line('dose', { who: one(who) }),
};

function offered({ who, by, passed, thing }: Of<'offered'>): Line {
  const values = { who: one(who), by: one(by), passed };
  return thing === ''
    ? line('offered-nothing', values)
    : line('offered', { ...values, thing: { noun: `thing.${thing}`, count: 1 } });
}

function recovery({ who, passed, rep, back, by }: Of<'recovery'>): Line {
  const values = { who: one(who), passed, rep };
  if (!back) return line('recovery-dead', values);
  return by === undefined || by === ''
    ? line('recovery', values)
    : line('recovery-by', { ...values, by: one(by) });
}
