import { CAMPAIGN } from './campaign.js';
import { FIGHTING } from './fighting.js';
import { GROUND } from './ground.js';
import { PEOPLE } from './people.js';
import { VEHICLES } from './vehicles.js';

/*
 * The tables that house rules may change, and the values allowed there. All other tables are closed, because the code
 * itself is those rules. docs/house-rules.md lists them.
 */

export const OPENING = { ...FIGHTING, ...PEOPLE, ...GROUND, ...VEHICLES, ...CAMPAIGN };
