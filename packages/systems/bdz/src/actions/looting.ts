import { one } from '../facts/lines.js';
import { maySearch, searches } from '../loot/searching.js';
import type { Deed } from './deed.js';

/** The building that it is in, once that is clear. BDZ-enc-loot-search. */
export const SEARCH: Deed = {
  verb: 'search',
  rule: 'BDZ-enc-loot-search',
  offers: (w, p) => (maySearch(w, p) ? [{ line: { key: 'deed.search', values: { who: one(p.id) } } }] : []),
  *act(w, id) {
    yield* searches(w, id);
  },
};
