import { oneOf, opened, whole } from '@shambles/forms';
import * as z from 'zod/mini';
import { MODES, type Mode, QUALITIES, SUPPORTS } from '../kinds.js';
import { DICE, diceOf } from '../tables/dice.js';
import { ARMOR, COVER, FIREPOWER, MOVEMENT, QUALITY, SUPPORT, SUPPORT_LIST } from '../tables/fighting.js';
import {
  BUILDINGS,
  type Crossing,
  TERRAIN,
  VEHICLE_DAMAGE,
  VEHICLE_HITS,
  VEHICLES,
} from '../tables/ground.js';
import {
  CHECK_POINTS,
  LEADER,
  LEVELS,
  type LevelEffect,
  MORALE,
  STRESS,
  STRESSORS,
  type StressEffect,
} from '../tables/nerve.js';
import { FIRST_AID } from '../tables/people.js';
import { BONUS, TYPES } from '../tables/zombies.js';

/*
 * The tables that house rules may change, and the values allowed there. All other tables are closed, because the code
 * itself is those rules. docs/house-rules.md lists them.
 */

/** The four sizes of dice. */
const DIE = oneOf([6, 8, 10, 12]);
/** Dice that are added, and dice that are lost. */
const MORE = whole(0, 6);
const FEWER = whole(-6, 0);
/** Inches of a move on foot, of a random one at most, and of a vehicle's. Longer ones take long to think about. */
const MOVE = whole(1, 24);
const MOST_AT_RANDOM = 36;
const DRIVE = whole(1, 36);
/** Inches at which somebody is noticed. */
const NOTICES = whole(0, 48);

const AT_RANDOM = z.string().check(
  z.refine((written) => DICE.test(written) && most(written) <= MOST_AT_RANDOM),
  z.meta({ description: `dice of up to ${MOST_AT_RANDOM} inches in all, such as "1d6" or "2d6+1"` }),
);

function most(written: string): number {
  const { n, sides, plus } = diceOf(written);
  return n * sides + plus;
}

/** Modes in which a weapon fires: a faster one only with all slower ones. */
const STANDING = ['stationary', 'overwatch'] as const satisfies readonly Mode[];
const FIRES_IN = z.array(z.enum(MODES)).check(
  z.refine((modes) => {
    const has = (mode: Mode) => modes.includes(mode);
    const once = new Set(modes).size === modes.length;
    return once && STANDING.every(has) && (has('cautious') || !has('rapid'));
  }),
  z.meta({
    description:
      '"stationary" and "overwatch"; or the same with "cautious"; or the same with "cautious" and "rapid"',
  }),
);

/** What a Morale level costs. What happens to a unit as it falls to it, and what it may announce, are procedures. */
const levelOf = ({ onEntry, activation }: LevelEffect) =>
  z
    .strictObject({
      onEntry: z.literal(onEntry),
      firepower: FEWER,
      overwatch: z.boolean(),
      initiates: z.boolean(),
      approaches: z.boolean(),
      activation: z.literal(activation),
    })
    .check(
      z.meta({
        description: `{ "onEntry": "${onEntry}", "firepower": -6 to 0, "overwatch": true or false, "initiates": true or false, "approaches": true or false, "activation": "${activation}" }`,
      }),
    ) as z.ZodMiniType<LevelEffect>;

const STRESSED = z
  .strictObject({
    dieSteps: whole(0, 3),
    modifier: whole(-6, 6),
    initiates: z.boolean(),
    checks: z.boolean(),
  })
  .check(
    z.meta({
      description:
        '{ "dieSteps": 0 to 3, "modifier": -6 to 6, "initiates": true or false, "checks": true or false }',
    }),
  ) as z.ZodMiniType<StressEffect>;

/** Inches that crossing a barrier costs. It stops mobs alone, and only mobs do not cross it at all. */
const INCHES = whole(1, 12);
const BY_MOBS = z.union([INCHES, z.literal('stop'), z.null()]) as z.ZodMiniType<Crossing>;
const ACROSS = z
  .strictObject({
    living: INCHES,
    dexters: INCHES,
    possessed: INCHES,
    odies: BY_MOBS,
    zulus: BY_MOBS,
    romeos: BY_MOBS,
  })
  .check(
    z.refine(({ living, dexters, possessed }) => dexters === living && possessed === living),
    z.meta({
      description:
        '{ "living", "dexters", "possessed": the same whole number from 1 to 12, "odies", "zulus", "romeos": such a number, "stop" or null }',
    }),
  );

const TREATED = oneOf(['kia', 'wia', 'slight']);

export const OPENING = {
  quality: opened(QUALITY, ['quality'], { die: DIE, optimumRange: whole(3, 24), targets: whole(1, 9) }),
  movement: opened(
    MOVEMENT,
    ['mode'],
    ({ most: inches }) => ({ ...(inches > 0 && { most: MOVE }), reaction: whole(-6, 6) }),
    (rows) => {
      const inches = (mode: Mode) => rows.find((row) => row.mode === mode)?.most ?? 0;
      return inches('rapid') < inches('cautious')
        ? 'a Rapid move may not be shorter than a Cautious one.'
        : undefined;
    },
  ),
  support: opened(SUPPORT, ['class'], { dice: whole(1, 6) }),
  supportList: opened(SUPPORT_LIST, ['class'], ({ crew }) => ({
    ...(crew > 1 && { crew: whole(1, 4) }),
    modes: FIRES_IN,
  })),
  cover: opened(COVER, ['cover'], ({ defense }) => (defense > 0 ? { defense: MORE } : {})),
  armor: opened(ARMOR, ['armor'], ({ defense, reactionSteps }) => ({
    ...(defense > 0 && { defense: MORE }),
    ...(reactionSteps < 0 && { reactionSteps: whole(-3, 0) }),
  })),
  firepower: opened(FIREPOWER, ['modifier'], ({ kind }) => ({ dice: kind === 'bonus' ? MORE : FEWER })),
  firstAid: opened(FIRST_AID, ['on'], { standard: TREATED, medic: TREATED }),
  morale: opened(MORALE, ['morale'], { die: DIE }),
  checkPoints: opened(CHECK_POINTS, ['point'], { professional: z.boolean(), nonProfessional: z.boolean() }),
  levels: opened(LEVELS, ['level'], ({ level, professional, nonProfessional }) =>
    level === 'confident'
      ? {}
      : { professional: levelOf(professional), nonProfessional: levelOf(nonProfessional) },
  ),
  stressors: opened(STRESSORS, ['stressor'], ({ points }) => ({
    points: points > 0 ? whole(0, 9) : whole(-9, 0),
  })),
  stress: opened(STRESS, ['on'], { professional: STRESSED, nonProfessional: STRESSED }),
  leader: opened(LEADER, ['on'], { rating: whole(-1, 2) }),
  bonus: opened(BONUS, ['type'], { dice: MORE }),
  zombies: opened(TYPES, ['type'], ({ quality, move, awareness, randomMove }) => ({
    ...(quality !== null && { quality: oneOf(QUALITIES) }),
    // Those that think go as far as a Rapid move.
    ...(randomMove !== null && move > 0 && { move: MOVE, randomMove: AT_RANDOM }),
    ...(awareness !== null && { awareness: NOTICES, hearing: NOTICES }),
    opensDoors: z.boolean(),
    frightens: z.boolean(),
  })),
  terrain: opened(TERRAIN, ['ground'], ({ cost, crossing }) => ({
    ...(cost !== null && cost > 1 && { cost: whole(1, 6) }),
    ...(crossing !== null && { crossing: ACROSS }),
  })),
  buildings: opened(BUILDINGS, ['kind'], ({ points, door }) => ({
    ...(points > 0 && { points: whole(1, 99) }),
    ...(door > 0 && { door: whole(1, 20) }),
  })),
  vehicles: opened(
    VEHICLES,
    ['type'],
    {
      passengers: whole(0, 20),
      crew: whole(1, 6),
      armor: whole(0, 10),
      mounted: z.nullable(oneOf(SUPPORTS)),
      patrol: DRIVE,
      cruise: DRIVE,
    },
    (rows) => {
      const slow = rows.find(({ patrol, cruise }) => cruise < patrol);
      return slow && `"cruise" may not be less than "patrol": ${slow.type}.`;
    },
  ),
  damage: opened(VEHICLE_DAMAGE, ['on'], { hit: oneOf(VEHICLE_HITS) }),
};
