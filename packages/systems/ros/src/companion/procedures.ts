import { listedUnder } from '@shambles/engine';
import { FIGHTING } from './fighting.js';
import { SHOOTING } from './shooting.js';
import { UMPIRING } from './umpiring.js';

/** Procedures that run by themselves: for the companion beside a real table, and for odds. */
export const PROCEDURES = [
  ...listedUnder('Shooting', SHOOTING),
  ...listedUnder('Close up', FIGHTING),
  ...listedUnder('The umpire', UMPIRING),
];
