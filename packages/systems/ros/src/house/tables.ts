import { houseRules, type TablesOf, tablesWith } from '@shambles/forms';
import type { RuleId } from '../register.js';
import { OPENING } from './opening.js';

/** The tables of a game that its players may have changed. */
export type Tables = TablesOf<typeof OPENING>;

/** Whatever knows the tables of a game: its book. */
export interface Tabled {
  readonly tables: Tables;
}

/** The tables as the book has them. */
export const PRINTED: Tabled = { tables: tablesWith(OPENING) };

export const HOUSE_RULES = houseRules(OPENING, 'ROS-intro-scarcity' satisfies RuleId);
