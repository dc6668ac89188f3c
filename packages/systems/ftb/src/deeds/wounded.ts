import type { Deed } from '../deed.js';

export const MEDIC: Deed = { verb: 'medic', rule: 'FTB-5.2b', offers: () => [], *act() {} };

export const RETRIEVE: Deed = { verb: 'retrieve', rule: 'FTB-5.2b', offers: () => [], *act() {} };

export const PUT_DOWN: Deed = { verb: 'put-down', rule: 'FTB-5.2b', offers: () => [], *act() {} };
