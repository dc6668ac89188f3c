import { type Deed, when } from '../actions/deed.js';
import { barters, mayBarter } from './bartering.js';

/** Trades with people met who are willing. It costs nothing of the activation. BDZ-camp-barter-when. */
export const BARTER: Deed = {
  verb: 'barter',
  rule: 'BDZ-camp-barter-when',
  offers: (w, p) => when(mayBarter(w, p)),
  act: barters,
};
