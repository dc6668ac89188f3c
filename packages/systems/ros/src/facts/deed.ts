import type { Effects, Fact, Named } from '@shambles/engine';
import type { Book } from '../book.js';
import type { RuleId } from '../register.js';
import type { State } from '../state.js';

/** A fact of this name. */
export type Deed<I extends string> = Named<I, RuleId>;

/** What each kind of fact does to the state: the one place where it changes. */
export type Evolve<F extends Fact> = Effects<State, Book, F>;
