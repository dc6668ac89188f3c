import type { Deed } from '../deed.js';

export const CHARGE: Deed = { verb: 'charge', rule: 'FTB-5.2b', offers: () => [], *act() {} };
