import { CAMPAIGN } from './campaign.js';
import { FIGHTING } from './fighting.js';
import { MEETING } from './meeting.js';
import { REACTING } from './reacting.js';
import { SHOOTING } from './shooting.js';
import { ZOMBIES } from './zombies.js';

/** Procedures that run by themselves: for the companion beside a real table, and for odds. */
export const PROCEDURES = [...SHOOTING, ...REACTING, ...FIGHTING, ...ZOMBIES, ...MEETING, ...CAMPAIGN];
