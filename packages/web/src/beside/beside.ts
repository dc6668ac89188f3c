import type { CheckOrder } from '../check/recheck.js';
import type { GameOrder } from '../lab/games.js';
import type { JournalOrder } from '../session/journals.js';
import type { OddsOrder } from '../side/odds/order.js';

/** What a helper can be ordered to do. */
export type Order =
  | ({ readonly task: 'check' } & CheckOrder)
  | ({ readonly task: 'game' } & GameOrder)
  | ({ readonly task: 'journal' } & JournalOrder)
  | ({ readonly task: 'odds' } & OddsOrder);

/**
 * Opens a thread beside the page's, for whatever takes long. There is one entry for all such work, so that its copy of
 * the books is fetched and kept once, whichever work is asked for.
 */
export const openHelper = (): Worker =>
  new Worker(new URL('./beside.worker.ts', import.meta.url), { type: 'module' });

export const order = (helper: Worker, what: Order): void => helper.postMessage(what);
