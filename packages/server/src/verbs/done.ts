import type { Aside, Live } from '../table/live.js';

/** The result of a verb: what its sender is told, and what else is to be stored. */
export interface Done {
  readonly result: { readonly key?: string };
  readonly aside?: Aside;
}

export const DONE: Done = { result: {} };

/** Ends the table if the game is over. Called after something was played. */
export function end({ table, record, clock }: Live): Done {
  if (table?.over && record.status === 'playing') {
    record.status = 'over';
    record.ended = clock();
    record.sum = table.sum;
    delete record.motion;
  }
  return DONE;
}
