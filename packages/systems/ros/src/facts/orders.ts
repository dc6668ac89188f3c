import type { Card, Play } from '../kinds.js';
import { type Goal, type Order, personOf } from '../state.js';
import type { Deed, Evolve } from './deed.js';

/** Cards and orders. */
export type OrderFact =
  | (Deed<'revealed'> & { readonly plays: { readonly [who: string]: Play | '' } })
  /** A card that could not be used. ROS-card-wasted. */
  | (Deed<'wasted'> & { readonly who: string; readonly card: Card; readonly why: string })
  | (Deed<'ordered'> & { readonly who: string; readonly by: string; readonly order: Order })
  | (Deed<'order-over'> & { readonly who: string; readonly why: string })
  /** What an NPS does this turn, by which line of the table. ROS-R-nps-steps. */
  | (Deed<'nps-does'> & {
      readonly who: string;
      readonly play: Play | '';
      readonly line: number;
      readonly goal?: Goal;
    })
  | (Deed<'torch'> & { readonly who: string; readonly lit: boolean });

export const ORDERS: Evolve<OrderFact> = {
  revealed: (s, f) => {
    for (const p of s.people) p.play = f.plays[p.id] ?? '';
  },
  wasted: () => {},
  ordered: (s, f) => {
    const p = personOf(s, f.who);
    p.order = f.order;
    if (f.order.do === 'follow') p.leader = f.order.who;
  },
  'order-over': (s, f) => {
    personOf(s, f.who).order = null;
  },
  'nps-does': (s, f) => {
    personOf(s, f.who).play = f.play;
    personOf(s, f.who).goal = f.goal ?? null;
  },
  torch: (s, f) => {
    personOf(s, f.who).torch = f.lit;
  },
};
