import { ARRIVING } from './arriving.js';
import { COMBAT } from './combat.js';
import { FIRING } from './fire.js';
import { NERVE } from './nerve.js';
import { REACTING } from './reacting.js';

/** Procedures that run by themselves, for the companion beside a real table and for odds. */
export const PROCEDURES = [...FIRING, ...REACTING, ...COMBAT, ...NERVE, ...ARRIVING];
