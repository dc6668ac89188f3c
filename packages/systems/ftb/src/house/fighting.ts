import { listOf, oneOf, opened, whole } from '@shambles/forms';
import * as z from 'zod/mini';
import { CIRCUMSTANCES, FAST_MOVE, RANGED_COMBAT, RANGED_DAMAGE, STAR_POWER } from '../tables/combat.js';
import { IN_SIGHT_MODIFIERS } from '../tables/insight.js';
import {
  CHALLENGE,
  CHARGE_MODIFIERS,
  MELEE_MODIFIERS,
  MELEE_RESULTS,
  MELEE_WEAPON_DICE,
  RECOVERY,
} from '../tables/melee.js';
import { CITIZEN, GANGER, MILITIA, SURVIVOR } from '../tables/reactions.js';
import { WEAPONS } from '../tables/weapons.js';
import { CELL, MODIFIER, UP_TO, YES_OR_NO } from './columns.js';

const RATINGS = listOf(whole(1, 6), [1, 2], 'a list of 1 or 2 whole numbers from 1 to 6');
const MISSES = listOf(oneOf(CIRCUMSTANCES), [0, 8], `a list of any of ${CIRCUMSTANCES.join(', ')}`);
const EXTRA = oneOf([0, 0.5, 1, 1.5, 2, 2.5, 3]);

const CARD = { pass2: CELL, pass1: CELL, pass0: CELL };

/** Melee weapons: their dice are in FTB-T-melee-weapons. */
const ARMS: readonly string[] = ['one-hand', 'two-hand', 'two-hand-in-one', 'chainsaw'];

/** Tables of shooting, reactions and melee that house rules may change. */
export const FIGHTING = {
  weapons: opened(WEAPONS, ['id'], ({ rolls }) => ({
    range: whole(1, 96),
    target: RATINGS,
    impact: whole(1, 5),
    hands: oneOf([1, 2]),
    single: YES_OR_NO,
    silent: YES_OR_NO,
    // At least the highest rating that a weapon can have.
    ...(rolls !== undefined && { rolls: whole(6, 12) }),
  })),
  rangedCombat: opened(RANGED_COMBAT, ['on'], { result: oneOf(['miss', 'hit']), missIf: MISSES }),
  rangedDamage: opened(RANGED_DAMAGE, ['damage'], ({ damage }) =>
    damage === 'obviously-dead'
      ? { upTo: UP_TO }
      : damage === 'out-of-the-fight'
        ? { upTo: z.union([UP_TO, z.literal('impact')]) }
        : {},
  ),
  starPower: opened(STAR_POWER, ['on'], { levels: whole(0, 2), kept: YES_OR_NO }),
  fastMove: opened(FAST_MOVE, ['passed'], { extra: EXTRA }),
  inSight: opened(IN_SIGHT_MODIFIERS, ['circumstance'], { dice: MODIFIER }),
  'react-citizen': opened(CITIZEN, ['test'], CARD),
  'react-ganger': opened(GANGER, ['test'], CARD),
  'react-militia': opened(MILITIA, ['test'], CARD),
  'react-survivor': opened(SURVIVOR, ['test'], CARD),
  charge: opened(CHARGE_MODIFIERS, ['circumstance'], { dice: MODIFIER }),
  meleeWeapons: opened(MELEE_WEAPON_DICE, ['weapon', 'hands'], ({ weapon }) =>
    weapon === 'none' ? {} : { dice: whole(0, 6) },
  ),
  melee: opened(MELEE_MODIFIERS, ['circumstance'], ({ circumstance }) =>
    ARMS.includes(circumstance)
      ? {}
      : circumstance === 'against-zombies'
        ? { successes: whole(0, 6) }
        : { dice: circumstance === 'each-zombie-more' ? whole(0, 1) : MODIFIER },
  ),
  meleeResults: opened(MELEE_RESULTS, ['do'], (row) =>
    row.do === 'rep-down' ? {} : { upTo: z.union([UP_TO, z.literal('N')]) },
  ),
  recovery: opened(RECOVERY, ['passed'], { back: YES_OR_NO, rep: whole(-3, 1) }),
  challenge: opened(CHALLENGE, ['circumstance'], ({ rep }) =>
    rep === undefined ? {} : { rep: whole(-3, 3) },
  ),
};
