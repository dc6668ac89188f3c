import type { Deed } from '../deed.js';

export const DRINK: Deed = { verb: 'drink', rule: 'FTB-5.2b', offers: () => [], *act() {} };

export const DRAW: Deed = { verb: 'draw', rule: 'FTB-5.2b', offers: () => [], *act() {} };

export const PICK_UP: Deed = { verb: 'pick-up', rule: 'FTB-5.2b', offers: () => [], *act() {} };

export const TAKE: Deed = { verb: 'take', rule: 'FTB-5.2b', offers: () => [], *act() {} };
