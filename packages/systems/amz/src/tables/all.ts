import type { PrintedTable } from '@shambles/engine';
import { CARD_TABLES } from './cards.js';
import { FIGHTING_TABLES } from './fighting.js';
import { GROUND_TABLES } from './ground.js';
import { NERVE_TABLES } from './nerve.js';
import { PEOPLE_TABLES } from './people.js';
import { ZOMBIE_TABLES } from './zombies.js';

export const TABLES: readonly PrintedTable[] = [
  ...FIGHTING_TABLES,
  ...PEOPLE_TABLES,
  ...NERVE_TABLES,
  ...ZOMBIE_TABLES,
  ...GROUND_TABLES,
  ...CARD_TABLES,
];
