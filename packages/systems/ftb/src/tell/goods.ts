import type { GoodsFact } from '../facts/goods.js';
import type { Telling } from './lines.js';

export const GOODS_TOLD: Telling<GoodsFact> = {
  got: null,
  lost: null,
  'in-hand': null,
  heap: null,
  'heap-taken': null,
  'search-begun': null,
  searched: null,
  looted: null,
  bartered: null,
  'picked-up': null,
  'laid-down': null,
  'finished-off': null,
  recovery: null,
  dose: null,
};
