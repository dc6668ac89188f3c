import { count } from '@shambles/measured';
import * as z from 'zod/mini';
import type { Item } from '../kinds.js';

/** The number of each thing; things that are not listed count as none. */
export const Goods = z.record(z.string(), count);
export type Goods = z.infer<typeof Goods>;

export function amountOf(goods: Readonly<Goods>, item: Item): number {
  return goods[item] ?? 0;
}

/** Adds `n` of a thing (negative to take away); drops the entry at zero. */
export function add(goods: Goods, item: Item, n: number): void {
  const left = amountOf(goods, item) + n;
  if (left > 0) goods[item] = left;
  else delete goods[item];
}

export function addAll(goods: Goods, more: Readonly<Goods>): void {
  for (const [item, n] of Object.entries(more)) add(goods, item as Item, n);
}

/** Takes away what is in `less`, as far as it is there. */
export function takeAll(goods: Goods, less: Readonly<Goods>): void {
  for (const [item, n] of Object.entries(less)) add(goods, item as Item, -n);
}

/** What is in both of two amounts of goods. */
export function common(a: Readonly<Goods>, b: Readonly<Goods>): Goods {
  const both: Goods = {};
  for (const [item, n] of Object.entries(a)) add(both, item as Item, Math.min(n, amountOf(b, item as Item)));
  return both;
}
