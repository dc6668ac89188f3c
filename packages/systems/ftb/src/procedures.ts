import { FIGHTING } from './companion/fighting.js';
import { REACTING } from './companion/reacting.js';
import { SHOOTING } from './companion/shooting.js';

/** Pieces of the rules that run by themselves: for the companion beside a real table, for odds. */
export const PROCEDURES = [...SHOOTING, ...REACTING, ...FIGHTING];
