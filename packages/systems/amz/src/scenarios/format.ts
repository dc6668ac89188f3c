import { MapFile } from '@shambles/field';
import * as z from 'zod/mini';
import { ARMORS, BUILDINGS, MORALES, QUALITIES, SUPPORTS, VEHICLES, ZOMBIES } from '../kinds.js';
import { DICE } from '../tables/dice.js';
import { MOB_MOST, UNIT_MOST } from '../tables/measures.js';
import { ARRIVAL_ROWS, INFECTION } from '../tables/zombies.js';
import { EDGES } from './edges.js';
import { LIVING_KINDS, type LivingObjective, ZOMBIE_KINDS, type ZombieObjective } from './objectives.js';

/**
 * A scenario as plain JSON that can be written by hand. Lengths are in inches; x runs east and y north from the
 * south-west corner. AMZ-scenario-format.
 */

/** The format named in a scenario file. A change that readers of earlier files would refuse gets a new number. */
const SCENARIO_FORMAT = 'shambles-ambush/1';

const id = z
  .string()
  .check(z.maxLength(40), z.regex(/^[a-z]+(-[a-z]+)*$/, 'small letters, with "-" between words, are wanted'));
/** The id of a thing, or of something on the map. */
const name = z.string().check(z.minLength(1), z.maxLength(40));
const length = z.number().check(z.gte(0), z.lte(1000));
const point = z.tuple([length, length]);
const flag = z._default(z.boolean(), false);
const turn = z.int().check(z.gte(1), z.lte(60));
const few = (most: number) => z._default(z.int().check(z.gte(0), z.lte(most)), 0);
const dice = z.string().check(z.regex(DICE, 'dice are wanted, such as "1d6" or "2d6+1"'));
/** Lowest and highest face. */
const faces = z.tuple([z.int().check(z.gte(1)), z.int().check(z.gte(1))]);

/** A stretch of an edge (all of it without bounds), a spot, or the middle of a building. */
const Entry = z.strictObject({
  edge: z.optional(z.enum(EDGES)),
  from: z.optional(length),
  to: z.optional(length),
  at: z.optional(point),
  building: z.optional(name),
});

const Living = z.strictObject({
  id,
  name,
  professional: z.boolean(),
  quality: z.enum(QUALITIES),
  morale: z.enum(MORALES),
  armor: z._default(z.enum(ARMORS), 'none'),
  /** For a vehicle: its crew, and passengers of the unit. */
  fighters: few(UNIT_MOST),
  dependents: few(UNIT_MOST),
  support: z._default(z.array(z.enum(SUPPORTS)).check(z.maxLength(UNIT_MOST)), []),
  /** The leader's rating, "rolled" if a die decides it before play, or null without a leader. AMZ-leadership. */
  leader: z._default(z.nullable(z.union([z.int().check(z.gte(-1), z.lte(2)), z.literal('rolled')])), null),
  medic: flag,
  /** Doses of Revenant Anti-Virus. */
  doses: few(9),
  nightVision: flag,
  suppressed: flag,
  vehicle: z._default(z.nullable(z.enum(VEHICLES)), null),
  /** The vehicle, another unit, in which it may enter. */
  mayRide: z.optional(name),
  entry: Entry,
  /** It acts only after it has been seen by Professionals, or freed by a unit in contact. */
  waits: z._default(z.nullable(z.enum(['seen', 'freed'])), null),
});
export type LivingSpec = z.infer<typeof Living>;

const Mob = z.strictObject({
  type: z.enum(ZOMBIES),
  figures: z.int().check(z.gte(1), z.lte(MOB_MOST)),
  /** If omitted, it is placed near a Hot Spot that is rolled for it. AMZ-solo-setup. */
  at: z.optional(point),
  // Only for the Possessed.
  quality: z.optional(z.enum(QUALITIES)),
  armor: z.optional(z.enum(ARMORS)),
  support: z.optional(z.array(z.enum(SUPPORTS)).check(z.maxLength(MOB_MOST))),
});
export type MobSpec = z.infer<typeof Mob>;

const HotSpots = z.strictObject({
  die: z.union([z.literal(6), z.literal(8), z.literal(10), z.literal(12)]),
  closable: flag,
  spots: z
    .array(
      z.strictObject({
        number: z.int().check(z.gte(1)),
        /** Faces of the die that choose it. */
        rolls: z.array(z.int().check(z.gte(1))).check(z.minLength(1), z.maxLength(12)),
        /** If omitted, the dead choose a place for it. AMZ-hot-spots. */
        at: z.optional(point),
      }),
    )
    .check(z.minLength(1), z.maxLength(12)),
});

/** Zombies that arrive; Dexters never stand up at a search. */
const Arrival = z.strictObject({ type: z.enum(['odies', 'zulus', 'romeos', 'dexters']), figures: dice });
export type Arrival = z.infer<typeof Arrival>;

const Thing = z.strictObject({
  id: name,
  /** Either taken up as it is, or searched with the scenario's table. */
  kind: z.enum(['case', 'supply']),
  name,
  at: point,
});

/** What a D6 finds in supplies. */
const SearchRow = z.strictObject({
  on: faces,
  loads: few(3),
  /** Zombies that stand up, within this many inches. */
  wakes: z.optional(
    z.strictObject({ type: z.enum(['odies', 'zulus', 'romeos']), figures: dice, within: length }),
  ),
});

const Helicopter = z.strictObject({
  /** The building on whose roof it comes down. */
  roof: name,
  /** Inches of move from its ground floor to its roof. */
  climb: length,
  /** The lowest face of a D6 that brings it in a turn; 1 means that it always comes. */
  times: z
    .array(z.strictObject({ turn, from: z.int().check(z.gte(1), z.lte(6)) }))
    .check(z.minLength(1), z.maxLength(60)),
});

const kinds = <T extends object>(of: T) => Object.keys(of) as [keyof T & string, ...(keyof T & string)[]];

const Victory = z.strictObject({
  /** What the Living must have achieved, and how often, besides having more points. */
  needs: z._default(
    z.array(z.strictObject({ objective: name, times: z.int().check(z.gte(1), z.lte(50)) })),
    [],
  ),
  /** Who wins if they have more points without it. */
  unmet: z._default(z.enum(['zombies', 'nobody']), 'zombies'),
  tie: z.enum(['zombies', 'nobody']),
});

/** Objectives are parsed again, each by its kind. */
export const ScenarioFile = z.strictObject({
  format: z.literal(SCENARIO_FORMAT),
  id,
  title: name,
  summary: z.string().check(z.minLength(1), z.maxLength(400)),
  /** The rule that describes it. */
  rule: z._default(
    z.enum(['AMZ-sc1', 'AMZ-sc2', 'AMZ-sc3', 'AMZ-sc4', 'AMZ-scenario-format']),
    'AMZ-scenario-format',
  ),
  light: z.enum(['day', 'night']),
  turns: turn,
  infection: z._default(
    z.int().check(z.gte(INFECTION.least), z.lte(INFECTION.most)),
    INFECTION.standard as number,
  ),
  map: MapFile,
  /** Barricaded and fortified buildings; all others are open. */
  buildings: z._default(z.array(z.strictObject({ id: name, kind: z.enum(BUILDINGS) })), []),
  /** Edges by which the Living may leave. AMZ-leaving. */
  exits: z._default(z.array(z.enum(EDGES)), []),
  cards: z._default(z.strictObject({ living: few(10), zombies: few(10) }), { living: 0, zombies: 0 }),
  living: z.array(Living).check(z.minLength(1), z.maxLength(20)),
  zombies: z._default(z.array(Mob).check(z.maxLength(30)), []),
  hotSpots: HotSpots,
  /** What arrives on each row, 1 to 6. */
  reinforcements: z
    .array(z.array(Arrival).check(z.maxLength(4)))
    .check(z.minLength(ARRIVAL_ROWS), z.maxLength(ARRIVAL_ROWS)),
  things: z._default(z.array(Thing).check(z.maxLength(30)), []),
  search: z._default(z.array(SearchRow).check(z.maxLength(6)), []),
  helicopter: z.optional(Helicopter),
  /** The building that mobs make for in step 11 instead of moving at random. AMZ-sc2. */
  march: z.optional(name),
  objectives: z.strictObject({
    living: z
      .array(z.looseObject({ kind: z.enum(kinds(LIVING_KINDS)) }))
      .check(z.minLength(1), z.maxLength(30)),
    zombies: z
      .array(z.looseObject({ kind: z.enum(kinds(ZOMBIE_KINDS)) }))
      .check(z.minLength(1), z.maxLength(30)),
  }),
  victory: Victory,
});

/** A scenario that can be played. */
export type AmzScenario = Omit<z.infer<typeof ScenarioFile>, 'objectives'> & {
  readonly objectives: {
    readonly living: readonly LivingObjective[];
    readonly zombies: readonly ZombieObjective[];
  };
};
