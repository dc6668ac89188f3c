import type { Effects, Fact } from '@shambles/engine';
import type { Book } from '../book.js';
import type { State } from '../state.js';

export type { Named as Deed } from '@shambles/engine';

/** What each kind of fact does to the state: the one place where it changes. */
export type Evolve<F extends Fact> = Effects<State, Book, F>;
