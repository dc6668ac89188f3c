import { listOf, oneOf, opened, whole } from '@shambles/forms';
import * as z from 'zod/mini';
import { CLUBS, LONG_GUNS, MINORS, type Minor, SUPPLIES, type Thing } from '../kinds.js';
import { GRENADES } from '../tables/grenades.js';
import { MOST_SHOTS } from '../tables/guns.js';
import { DRIFT, MUTANT_TABLE, SCALING, STIMULI } from '../tables/hordes.js';
import { MELEE } from '../tables/melee.js';
import { INFECTION } from '../tables/people.js';
import { FACTORS, SHOOTING } from '../tables/shooting.js';
import { DOORS, KITS, MINOR_PLACES, placesOf, SEARCH } from '../tables/things.js';
import { CARD_TABLE } from '../tables/turn.js';

/*
 * The tables that house rules may change, and the values allowed there. All other tables are closed, because the code
 * itself is those rules. docs/house-rules.md lists them.
 */

/** Scores that a ten-sided die and its factors can add up to. */
const SCORE = whole(0, 20);

/** A gun's results at one range: a body hit between two scores, a head hit above them. */
const BANDS = z
  .strictObject({ body: z.nullable(z.tuple([SCORE, z.nullable(SCORE)])), head: z.nullable(SCORE) })
  .check(
    z.refine(({ body, head }) => {
      const [from, to] = body ?? [0, 0];
      return (to === null ? head === null : from <= to) && (!body || head === null || head > (to ?? from));
    }),
    z.meta({
      description:
        '{ "body": [lowest, highest] or [lowest, null] or null, "head": lowest or null }, with scores from 0 to 20, the head above the body',
    }),
  );

const FACE = whole(0, 9);
const MANY = whole(1, 6);
const CM = whole(1, 90);

const FROM_0 = z
  .tuple([z.literal(0), FACE])
  .check(z.meta({ description: 'a list of 0 and a whole number from 0 to 9' }));
const IMMUNE = z
  .tuple([FACE, z.literal(9)])
  .check(z.meta({ description: 'a list of a whole number from 0 to 9, and 9' }));
const DOWN = z
  .tuple([FACE, FACE])
  .check(z.meta({ description: 'a list of two whole numbers from 0 to 9, the lowest and the highest' }));

const FINDS: readonly Thing[] = [
  ...MINORS.filter((thing) => !(SUPPLIES as readonly Thing[]).includes(thing)),
  ...CLUBS,
  'pistol',
  ...LONG_GUNS.map((gun): Thing => `${gun} with a full clip`),
];

const LOAD = listOf(
  oneOf(MINORS),
  [0, MINOR_PLACES],
  `a list that fills no more than ${MINOR_PLACES} places, of ${MINORS.join(', ')}`,
).check(z.refine((minor: Minor[]) => minor.reduce((sum, item) => sum + placesOf(item), 0) <= MINOR_PLACES));

export const OPENING = {
  shooting: opened(SHOOTING, ['weapon'], { short: BANDS, long: BANDS, clip: whole(1, MOST_SHOTS) }),
  factors: opened(FACTORS, ['factor'], { mod: whole(-9, 9) }),
  // What burns without setting anything alight is phosphorus, which draws the dead and has rules of its own: no radius
  // to change.
  grenades: opened(GRENADES, ['type'], ({ knocksDown, burns, alight }) => ({
    range: CM,
    ...(!(burns > 0 && alight === 0) && { radius: whole(1, 30) }),
    ...(knocksDown && { killsOn: z.nullable(FACE) }),
    ...(burns > 0 && { burns: whole(1, 20) }),
    ...(alight > 0 && { alight: whole(1, 20) }),
    loud: z.boolean(),
  })),
  melee: opened(MELEE, ['class'], { knockDown: DOWN, kill: whole(1, 10) }, (rows) =>
    rows.every(({ knockDown: [from, to], kill }) => from <= to && to === kill - 1)
      ? undefined
      : 'what knocks down must end where what kills begins: "kill" is one more than the highest of "knockDown".',
  ),
  infection: opened(
    INFECTION,
    ['who'],
    ({ dies }) => (dies ? { dies: FROM_0 } : { infected: FROM_0, immune: IMMUNE }),
    (rows) =>
      rows.every(({ infected, immune }) => !infected || !immune || infected[1] + 1 === immune[0])
        ? undefined
        : '"immune" must begin one above the highest of "infected".',
  ),
  mutants: opened(MUTANT_TABLE, ['type'], ({ type, range, hitsOn, pinDamage }) => ({
    ...(range > 0 && { range: CM }),
    ...(hitsOn !== undefined && { hitsOn: FACE }),
    ...(pinDamage !== undefined && { pinDamage: oneOf([1, '1d3']) }),
    ...(type === 'tank' && { damage: oneOf([1, '1d3']), hits: whole(1, 60) }),
  })),
  scaling: opened(SCALING, ['ps'], { hordes: whole(1, 6), drifters: whole(0, 40) }),
  doors: opened(DOORS, ['door'], ({ door }) => ({
    // A vehicle has the doors of the standard row, and a Tank must be able to break them.
    zedTurns: door === 'standard' ? whole(1, 99) : z.nullable(whole(1, 99)),
  })),
  cards: opened(CARD_TABLE, ['card'], ({ move, shots, sniperShots }) => ({
    ...(move > 0 && { move: whole(1, 30) }),
    ...(shots > 0 && { shots: MANY }),
    ...(sniperShots !== undefined && { sniperShots: MANY }),
  })),
  stimuli: opened(STIMULI, ['stimulus'], ({ range }) => (range === null ? {} : { range: whole(1, 200) })),
  drift: opened(DRIFT, ['on'], ({ move }) => (move > 0 ? { move: whole(1, 20) } : {})),
  search: opened(SEARCH, ['on'], { find: oneOf(['', ...FINDS]) }),
  kits: opened(KITS, ['kit', 'who'], ({ kit }) => ({
    // An armed NPS has only a pistol.
    ...(kit !== 'nps' && { main: z.nullable(oneOf([...LONG_GUNS, ...CLUBS])) }),
    minor: LOAD,
  })),
};
