import { listOf, oneOf, opened, whole } from '@shambles/forms';
import * as z from 'zod/mini';
import { CIRCUMSTANCES, MELEE, RANGED_COMBAT, RANGED_DAMAGE } from '../tables/combat.js';
import { FLASH, THROWING } from '../tables/grenades.js';
import { NOISES } from '../tables/noise.js';
import { AFTER, DURING } from '../tables/recovery.js';
import { type GunRow, HAND_TO_HAND, OUTGUNNED, WEAPONS } from '../tables/weapons.js';
import { NOISE, PLACE, START } from '../tables/zombies.js';

/* Tables of the fight that house rules may change. */

const INCHES = whole(1, 96);
const IMPACT = whole(0, 6);
const DICE = whole(1, 6);

const ONE_NUMBER = listOf(DICE, [1, 1], 'a list of one whole number from 1 to 6');
/** Numbers of dice to choose from, the fewest first. */
const NUMBERS = listOf(DICE, [1, 2], 'a list of one whole number from 1 to 6, or two, the lower first').check(
  z.refine(([least = 0, most]: number[]) => most === undefined || least < most),
);

/** True if no more dice of a weapon count than are thrown. */
const canCount = ({ best = 0, dice }: GunRow) => best <= Math.max(...dice);

const LANDING = oneOf(['lands', 'misses', 'drops']);

/** Bearings of the edges of the table. */
const EDGES: { readonly [toward: string]: number } = Object.fromEntries(
  PLACE.rows.map(({ toward, bearing }) => [toward, bearing]),
);

const inWords = (edges: typeof EDGES) =>
  Object.entries(edges)
    .map(([toward, bearing]) => `${bearing} for ${toward}`)
    .join(', ');

export const FIGHTING = {
  weapons: opened(
    WEAPONS,
    ['id'],
    (row) =>
      row.id === 'flash-bang-grenade'
        ? { range: whole(1, 48), circle: whole(1, 48) }
        : {
            range: INCHES,
            // Only some of the dice of a shotgun count, so that it is always fired with all of them.
            ...('best' in row ? { dice: ONE_NUMBER, best: DICE } : { dice: NUMBERS }),
            target: whole(1, 12),
            impact: IMPACT,
            oneHanded: z.boolean(),
          },
    (rows) =>
      rows.every((row) => row.id === 'flash-bang-grenade' || canCount(row as GunRow))
        ? undefined
        : '"best" must be no more than the number of "dice".',
  ),
  outgunned: opened(OUTGUNNED, ['id'], { rank: whole(1, 9) }),
  meleeWeapons: opened(HAND_TO_HAND, ['id'], ({ dice }) => ({
    impact: IMPACT,
    ...(dice !== undefined && { dice: whole(0, 8) }),
  })),
  shooting: opened(RANGED_COMBAT, ['on'], ({ missIf }) => ({
    result: oneOf(['hit', 'miss']),
    ...(missIf && {
      missIf: listOf(
        oneOf(CIRCUMSTANCES),
        [0, CIRCUMSTANCES.length],
        `a list of ${CIRCUMSTANCES.join(', ')}`,
      ),
    }),
  })),
  damage: opened(RANGED_DAMAGE, ['upTo'], {
    human: oneOf(['dead', 'out', 'knocked-down']),
    zombie: oneOf(['dead', 'knocked-down']),
  }),
  // An even fight goes on, and a zombie that has lost is dead.
  melee: opened(MELEE, ['on'], ({ human }) => (human === 'locked' ? {} : { human: oneOf(['out', 'dead']) })),
  throwing: opened(THROWING, ['passed'], { seen: LANDING, unseen: LANDING }),
  flash: opened(FLASH, ['passed'], { human: oneOf(['unhurt', 'stunned', 'knocked-down']) }),
  during: opened(DURING, ['passed'], { result: oneOf(['back', 'out']), nurse: oneOf(['back', 'out']) }),
  // A flash bang, which kills nobody, counts as two passed.
  after: opened(AFTER, ['passed'], ({ passed }) => {
    const fate = oneOf(passed === 2 ? ['normal', 'weaker'] : ['normal', 'weaker', 'dies']);
    return { out: fate, nurse: fate, retired: oneOf(['normal', 'weaker', 'never']) };
  }),
  start: opened(START, ['area'], { plus: whole(0, 3), half: z.boolean() }),
  noise: opened(NOISE, ['area'], { from: whole(3, 7) }),
  place: opened(
    PLACE,
    ['on'],
    { toward: oneOf(Object.keys(EDGES)), bearing: oneOf(Object.values(EDGES)) },
    (rows) =>
      rows.every(({ toward, bearing }) => EDGES[toward] === bearing)
        ? undefined
        : `"bearing" must fit "toward": ${inWords(EDGES)}.`,
  ),
  // No more of the dead than a table has room for.
  noises: opened(NOISES, ['id'], ({ id }) => ({ shots: whole(0, id === 'die' ? 2 : 12) })),
};
