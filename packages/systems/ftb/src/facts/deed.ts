import type { Fact } from '@shambles/engine';
import type { Book } from '../book.js';
import type { State } from '../state.js';

export interface Deed<I extends string> extends Fact {
  readonly is: I;
}

/** What each kind of fact does to the state: the one place where it changes. */
export type Evolve<F extends Fact> = {
  readonly [I in F['is']]: (s: State, f: Extract<F, { readonly is: I }>, book: Book) => void;
};
