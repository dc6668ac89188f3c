import type { Book } from '../book.js';
import type { Side } from '../kinds.js';
import { idsOf } from '../state.js';
import { nameOf } from '../words.js';

export type Verb = 'move' | 'attack' | 'blast' | 'chomp' | 'pass';

interface Queued {
  /** The next order. A queue is represented by its first order. */
  next: Order | undefined;
}

export interface GroupOrder extends Queued {
  readonly do: Verb;
  readonly who: readonly number[];
  readonly to: number;
}

/** An order: for one group, for all counters in contact one location after another, or to finish. */
export type Order =
  | GroupOrder
  | (Queued & { readonly do: 'all'; readonly verb: 'attack' | 'blast' | 'chomp' })
  | (Queued & { readonly do: 'finish' });

export const ALIEN_VERBS: readonly Verb[] = ['blast', 'attack', 'move', 'pass'];
const ZOMBIE_VERBS: readonly Verb[] = ['chomp', 'attack', 'move', 'pass'];

export function verbsOf(side: Side): readonly Verb[] {
  return side === 'alien' ? ALIEN_VERBS : ZOMBIE_VERBS;
}

/** Nobody else acts. */
export const FINISH: Order = { do: 'finish', next: undefined };

/** "move ufo-1 tank-2 > C3", "chomp rotting-4", "blast all", "finish". */
function orderId(order: Order, book: Book): string {
  if (order.do === 'finish') return 'finish';
  if (order.do === 'all') return `${order.verb} all`;
  const goes = order.do === 'move' || order.do === 'attack' ? ` > ${nameOf(book, order.to)}` : '';
  return `${order.do} ${idsOf(book, order.who).join(' ')}${goes}`;
}

/** The ids of the orders of a queue. */
export function queueIds(first: Order | undefined, book: Book): string[] {
  const ids: string[] = [];
  for (let order = first; order !== undefined; order = order.next) ids.push(orderId(order, book));
  return ids;
}
