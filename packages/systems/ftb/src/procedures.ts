import { CAMPAIGN } from './companion/campaign.js';
import { FIGHTING } from './companion/fighting.js';
import { MEETING } from './companion/meeting.js';
import { REACTING } from './companion/reacting.js';
import { SHOOTING } from './companion/shooting.js';
import { ZOMBIES } from './companion/zombies.js';

/** Pieces of the rules that run by themselves: for the companion beside a real table, for odds. */
export const PROCEDURES = [...SHOOTING, ...REACTING, ...FIGHTING, ...ZOMBIES, ...MEETING, ...CAMPAIGN];
