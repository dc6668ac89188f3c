import type { PrintedTable } from '@shambles/engine';
import { CAMPAIGN_TABLES } from './tables/campaign.js';
import {
  FAST_MOVE,
  HALF_D6,
  RANGED_COMBAT,
  RANGED_DAMAGE,
  STAR_POWER,
  STAR_POWER_LEVELS,
} from './tables/combat.js';
import { GOODS_TABLES } from './tables/goods.js';
import { IN_SIGHT_MODIFIERS, IN_SIGHT_RESOLUTION } from './tables/insight.js';
import { MEET_TABLES } from './tables/meet.js';
import {
  CHALLENGE,
  CHARGE_MODIFIERS,
  CHARGE_RESULTS,
  MELEE_MODIFIERS,
  MELEE_RESULTS,
  MELEE_WEAPON_DICE,
  RECOVERY,
} from './tables/melee.js';
import { PEOPLE_TABLES } from './tables/people.js';
import { CITIZEN, GANGER, MILITIA, REACTION_ORDER, SURVIVOR } from './tables/reactions.js';
import { DAY_PARTS, DENSITY } from './tables/terrain.js';
import { CUSTOM_WEAPONS, WEAPONS } from './tables/weapons.js';
import { CLOCK, NOISE, SEE_THE_FEAST, START, ZED_OR_NO_ZED, ZOMBIE_DAMAGE } from './tables/zeds.js';

/** All tables of the book, to show, roll on and cite. */
export const TABLES: readonly PrintedTable[] = [
  HALF_D6,
  STAR_POWER,
  STAR_POWER_LEVELS,
  FAST_MOVE,
  IN_SIGHT_MODIFIERS,
  IN_SIGHT_RESOLUTION,
  WEAPONS,
  CUSTOM_WEAPONS,
  RANGED_COMBAT,
  RANGED_DAMAGE,
  CITIZEN,
  GANGER,
  MILITIA,
  SURVIVOR,
  REACTION_ORDER,
  ...CAMPAIGN_TABLES,
  CHARGE_MODIFIERS,
  CHARGE_RESULTS,
  MELEE_WEAPON_DICE,
  MELEE_MODIFIERS,
  MELEE_RESULTS,
  RECOVERY,
  CHALLENGE,
  DENSITY,
  DAY_PARTS,
  START,
  NOISE,
  CLOCK,
  ZED_OR_NO_ZED,
  SEE_THE_FEAST,
  ZOMBIE_DAMAGE,
  ...PEOPLE_TABLES,
  ...GOODS_TABLES,
  ...MEET_TABLES,
];
