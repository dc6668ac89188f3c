import { FIGHTING } from './fighting.js';
import { SHOOTING } from './shooting.js';
import { UMPIRING } from './umpiring.js';

/** Pieces of the rules that run by themselves: for the companion beside a real table, for odds. */
export const PROCEDURES = [...SHOOTING, ...FIGHTING, ...UMPIRING];
