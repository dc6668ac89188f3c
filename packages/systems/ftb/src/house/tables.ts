import { houseRules, type TablesOf, tablesWith } from '@shambles/forms';
import type { Class } from '../kinds.js';
import type { RuleId } from '../register.js';
import { FIGHTING } from './fighting.js';
import { MEETING, WORLD } from './people.js';

/*
 * House rules: which tables of the book a file may change, and which values are allowed. All other tables are closed,
 * because their content is tied to rules: either a new word would have no rule, or towns and arithmetic are made from
 * them before play. docs/house-rules.md names them.
 */

export const OPENING = { ...FIGHTING, ...MEETING, ...WORLD };

/** The tables of a game, with its players' house rules. */
export type Tables = TablesOf<typeof OPENING>;

/** The tables as printed in the book. */
export const PRINTED: Tables = tablesWith(OPENING);

export const HOUSE_RULES = houseRules(OPENING, 'FTB-1.0' satisfies RuleId);

/** The reaction card of a Class; Military and Police use that of the Militia. FTB-3.4b. */
export function cardOf(tables: Tables, c: Class): Tables['react-militia'] {
  return tables[c === 'military' || c === 'police' ? 'react-militia' : (`react-${c}` as const)];
}

/** Generator for Police and Military: that of the Militia, or by table option their own. FTB-D-32. */
export type LawGenerator = 'militia' | 'own';

/** The generator of a Class. FTB-3.4b, FTB-3.5.2. */
export function generatorOf(tables: Tables, c: Class, law: LawGenerator): Tables['npc-militia'] {
  return tables[
    law === 'militia' && (c === 'police' || c === 'military') ? 'npc-militia' : (`npc-${c}` as const)
  ];
}

/** The lowest Rep that anybody of a Class can have. FTB-3.5.2. */
export function lowestRep(tables: Tables, c: Class): number {
  return Math.min(...tables[`npc-${c}`].rows.map((row) => row.rep));
}
