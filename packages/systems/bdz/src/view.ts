import type { Month, Seat } from '@shambles/engine';
import type { State } from './state.js';

/** What a seat sees: everything. Nothing on this table is decided before players meet it. BDZ-play-modes. */
export type View = State & { readonly seat: Seat; readonly months?: readonly Month[] };
