import type { Aside, Live } from '../table/live.js';

/** What was done: what its author is told, and what is to be kept beside the table. */
export interface Done {
  readonly result: { readonly key?: string };
  readonly aside?: Aside;
}

export const DONE: Done = { result: {} };

/** After something was played: the game may be over. */
export function end({ table, record, clock }: Live): Done {
  if (table?.over && record.status === 'playing') {
    record.status = 'over';
    record.ended = clock();
    record.sum = table.sum;
    delete record.motion;
  }
  return DONE;
}
