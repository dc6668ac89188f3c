import { listedUnder } from '@shambles/engine';
import { ARRIVING } from './arriving.js';
import { COMBAT } from './combat.js';
import { FIRING } from './fire.js';
import { NERVE } from './nerve.js';
import { REACTING } from './reacting.js';

/** Procedures that run by themselves, for the companion beside a real table and for odds. */
export const PROCEDURES = [
  ...listedUnder('Fire', FIRING),
  ...listedUnder('Reactions and Interrupts', REACTING),
  ...listedUnder('Close Combat', COMBAT),
  ...listedUnder('Morale and wounds', NERVE),
  ...listedUnder('Hot Spots and cards', ARRIVING),
];
