import { pieces } from '@shambles/forms';
import * as z from 'zod/mini';
import type { Book } from '../book.js';
import type { RosFact } from '../facts.js';
import { newState, type State } from '../state.js';

export const few = z.int().check(z.gte(0), z.lte(60));
export const hits = z.int().check(z.gte(0), z.lte(3));
export const zeds = few.check(z.meta({ title: 'Zeds', default: 1 }));

/** No procedure leaves a choice open, so the policy never has to choose. */
export const define = pieces<State, Book, RosFact>({
  begin: (_, book) => newState(book),
  policy: { name: 'nothing is chosen', answer: ({ space }) => space.list(1)[0] },
});
