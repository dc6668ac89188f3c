import { houseRules, type TablesOf } from '@shambles/forms';
import type { RuleId } from '../register.js';
import { OPENING } from './opening.js';
import { tablesOf } from './repeated.js';

/** The tables of a game, with any changes by its players. */
export type Tables = TablesOf<typeof OPENING>;

/** Anything that holds the tables of a game, such as its book. */
export interface Tabled {
  readonly tables: Tables;
}

/** The tables as printed. */
export const PRINTED: Tabled = { tables: tablesOf() };

export const HOUSE_RULES = houseRules(OPENING, 'AMZ-D-house-rules' satisfies RuleId);
