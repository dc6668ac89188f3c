import type { PrintedTable } from '@shambles/engine';
import { GRENADES } from './tables/grenades.js';
import { DRIFT, MUTANT_TABLE, PRIORITIES, SCALING, STIMULI } from './tables/hordes.js';
import { MELEE } from './tables/melee.js';
import { INFECTION, NPS, UMPIRE } from './tables/people.js';
import { FACTORS, SHOOTING } from './tables/shooting.js';
import { DOORS, ITEMS, KITS, SEARCH } from './tables/things.js';
import { CARD_TABLE, SEQUENCE } from './tables/turn.js';

export const TABLES: readonly PrintedTable[] = [
  SEQUENCE,
  CARD_TABLE,
  ITEMS,
  DOORS,
  MELEE,
  SHOOTING,
  FACTORS,
  GRENADES,
  STIMULI,
  PRIORITIES,
  DRIFT,
  INFECTION,
  MUTANT_TABLE,
  UMPIRE,
  NPS,
  SEARCH,
  SCALING,
  KITS,
];
