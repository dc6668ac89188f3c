import { FIGHTING } from './fighting.js';
import { GROUND } from './ground.js';

/*
 * The tables that house rules may change, and the values allowed there. All other tables are closed, because the code
 * itself is those rules. docs/house-rules.md lists them.
 */

export const OPENING = { ...FIGHTING, ...GROUND };
