import type { PrintedTable } from '@shambles/engine';
import { CITIZEN, GANGER, MILITIA, SURVIVOR } from './tables/reactions.js';
import { WEAPONS } from './tables/weapons.js';

/** Every table of the book, as it is shown, rolled on and cited. */
export const TABLES: readonly PrintedTable[] = [WEAPONS, CITIZEN, GANGER, MILITIA, SURVIVOR];
