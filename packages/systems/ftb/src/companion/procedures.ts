import { listedUnder } from '@shambles/engine';
import { CAMPAIGN } from './campaign.js';
import { FIGHTING } from './fighting.js';
import { MEETING } from './meeting.js';
import { REACTING } from './reacting.js';
import { SHOOTING } from './shooting.js';
import { ZOMBIES } from './zombies.js';

/** Procedures that run by themselves: for the companion beside a real table, and for odds. */
export const PROCEDURES = [
  ...listedUnder('Shooting', SHOOTING),
  ...listedUnder('Reaction Tests', REACTING),
  ...listedUnder('Melee and wounds', FIGHTING),
  ...listedUnder('The dead', ZOMBIES),
  ...listedUnder('People and PEFs', MEETING),
  ...listedUnder('Month by month', CAMPAIGN),
];
