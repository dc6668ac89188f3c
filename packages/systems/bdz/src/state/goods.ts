import { count } from '@shambles/measured';
import * as z from 'zod/mini';
import type { Item } from '../kinds.js';

/** How many of each thing; what is not named there is none of. */
export const Goods = z.record(z.string(), count);
export type Goods = z.infer<typeof Goods>;

export function amountOf(goods: Readonly<Goods>, item: Item): number {
  return goods[item] ?? 0;
}

/** More of a thing, or fewer; what comes to nothing is named no more. */
export function add(goods: Goods, item: Item, n: number): void {
  const left = amountOf(goods, item) + n;
  if (left > 0) goods[item] = left;
  else delete goods[item];
}

export function addAll(goods: Goods, more: Readonly<Goods>): void {
  for (const [item, n] of Object.entries(more)) add(goods, item as Item, n);
}
