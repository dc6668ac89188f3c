import type { Month, Seat } from '@shambles/engine';
import type { State } from './state.js';

/** What a seat sees: everything. Nothing on this table is decided before it is met. BDZ-play-modes. */
export type View = State & { readonly seat: Seat; readonly months?: readonly Month[] };
