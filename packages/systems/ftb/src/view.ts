import type { Month, Seat } from '@shambles/engine';
import { copyState, type State } from './state.js';

/** What a seat sees: everything, since nothing on this table is decided before it is met. FTB-12.0. */
export type View = State & { readonly seat: Seat; readonly months?: readonly Month[] };

export function view(s: State, seat: Seat, months: readonly Month[] = []): View {
  return { ...copyState(s), seat, ...(months.length > 0 && { months }) };
}
