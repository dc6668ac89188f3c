import { ask, type Rule, Some } from '@shambles/engine';
import { faces } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import type { Household } from '../state/campaign.js';
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

/**
 * Rolls a die for each Item at Home; on an odd result it is stolen. Returns the number of Items stolen. FTB-14.9.5c.
 */
export function* burglary(w: FtbWorld, seat: string): Rule<number> {
  const h = w.s.campaign.households.find((each) => each.seat === seat) as Household;
  const dice = yield* faces(w, h.stock.length, { rule: 'FTB-14.9.5c', label: 'stolen', seat });
  const items = h.stock.filter((_, i) => (dice[i] as number) % 2 === 1).map((i) => i.id);
  if (items.length > 0) w.happen({ is: 'stock-lost', cause: 'FTB-14.9.5c', seat, items, why: 'stolen' });
  return items.length;
}
