import type { Deed } from '../deed.js';

export const LOOT: Deed = { verb: 'loot', rule: 'FTB-5.2b', offers: () => [], *act() {} };

export const SEARCH: Deed = { verb: 'search', rule: 'FTB-5.2b', offers: () => [], *act() {} };
