import type { Deed } from '../deed.js';

export const BARTER: Deed = { verb: 'barter', rule: 'FTB-5.2b', offers: () => [], *act() {} };

export const RECRUIT: Deed = { verb: 'recruit', rule: 'FTB-5.2b', offers: () => [], *act() {} };

export const TALK: Deed = { verb: 'talk', rule: 'FTB-5.2b', offers: () => [], *act() {} };

export const WALK_THE_WALK: Deed = { verb: 'walk-the-walk', rule: 'FTB-5.2b', offers: () => [], *act() {} };
