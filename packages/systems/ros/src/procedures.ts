import { FIGHTING } from './companion/fighting.js';
import { SHOOTING } from './companion/shooting.js';
import { UMPIRING } from './companion/umpiring.js';

/** Pieces of the rules that run by themselves: for the companion beside a real table, for odds. */
export const PROCEDURES = [...SHOOTING, ...FIGHTING, ...UMPIRING];
