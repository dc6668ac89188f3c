import { ask, type Rule, Some } from '@shambles/engine';
import type { FtbWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import type { Item } from '../state.js';
import { word } from '../words.js';

/** Asks a seat to choose from `n` to `max` of some Items. Items of one kind count as alike. */
export function* someItems(
  w: FtbWorld,
  seat: string,
  items: readonly Item[],
  n: number,
  code: string,
  rule: RuleId,
  max = n,
  values: { readonly [name: string]: { readonly noun: string; readonly count: number } } = {},
): Rule<number[]> {
  const kind = (id: string) => items.find((i) => `${i.id}` === id) as Item;
  const chosen = yield* ask(
    w,
    seat,
    rule,
    code,
    new Some(
      items.map((i) => `${i.id}`),
      { min: n, max },
      {
        line: (id) => ({ key: 'thing', values: { thing: word(`thing.${kind(id).what}`) } }),
        like: (id) => `${kind(id).what}${kind(id).empty ? ' empty' : ''}`,
      },
    ),
    { n, ...values },
  );
  return chosen.map(Number);
}
