import type { Deed } from '../deed.js';

export const CAPTURE: Deed = { verb: 'capture', rule: 'FTB-5.2b', offers: () => [], *act() {} };

export const FINISH_OFF: Deed = { verb: 'finish-off', rule: 'FTB-5.2b', offers: () => [], *act() {} };

export const WEASEL: Deed = { verb: 'weasel', rule: 'FTB-5.2b', offers: () => [], *act() {} };
