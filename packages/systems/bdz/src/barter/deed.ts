import type { Deed } from '../actions/deed.js';
import { one } from '../facts/lines.js';
import { barters, mayBarter } from './bartering.js';

/** Trades with people met who are willing. It costs nothing of the activation. BDZ-camp-barter-when. */
export const BARTER: Deed = {
  verb: 'barter',
  rule: 'BDZ-camp-barter-when',
  offers: (w, p) => (mayBarter(w, p) ? [{ line: { key: 'deed.barter', values: { who: one(p.id) } } }] : []),
  act: barters,
};
