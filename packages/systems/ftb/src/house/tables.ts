import { houseRules, type TablesOf, tablesWith } from '@shambles/forms';
import type { Class } from '../kinds.js';
import type { RuleId } from '../register.js';
import { FIGHTING } from './fighting.js';
import { MEETING, WORLD } from './people.js';

/*
 * House rules: which tables of the book a file may change, and what may stand there. All others are closed, because what
 * they say is what the rules do: a new word there has no rule, or towns and arithmetic are made from them before play.
 * docs/house-rules.md names them.
 */

export const OPENING = { ...FIGHTING, ...MEETING, ...WORLD };

/** The tables of a game that its players may have changed. */
export type Tables = TablesOf<typeof OPENING>;

/** The tables as the book has them. */
export const PRINTED: Tables = tablesWith(OPENING);

export const HOUSE_RULES = houseRules(OPENING, 'FTB-1.0' satisfies RuleId);

/** The reaction card of a Class; Military and Police use that of the Militia. FTB-3.4b. */
export function cardOf(tables: Tables, c: Class): Tables['react-militia'] {
  return tables[c === 'military' || c === 'police' ? 'react-militia' : (`react-${c}` as const)];
}

/** What Police and Military are rolled up on: the generator of the Militia, or by table option their own. FTB-D-32. */
export type LawGenerator = 'militia' | 'own';

/** The generator of a Class. FTB-3.4b, FTB-3.5.2. */
export function generatorOf(tables: Tables, c: Class, law: LawGenerator): Tables['npc-militia'] {
  return tables[
    law === 'militia' && (c === 'police' || c === 'military') ? 'npc-militia' : (`npc-${c}` as const)
  ];
}

/** Nobody of a Class has a lower Rep than this. FTB-3.5.2. */
export function lowestRep(tables: Tables, c: Class): number {
  return Math.min(...tables[`npc-${c}`].rows.map((row) => row.rep));
}
