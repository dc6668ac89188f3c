import * as z from 'zod/mini';
import { BEINGS, CLASSES, GUNS, MEDICS, MELEE_WEAPONS, SITTING, STATUSES, VEHICLES } from '../kinds.js';
import type { RuleId } from '../register.js';

/*
 * A scenario file: a map in the field's format, the people and things on it, and its special rules. Lengths are in
 * inches, x east and y north from the south-west corner; degrees run clockwise from north.
 */

const length = z.number().check(z.gte(0), z.lte(1000));
const spot = z.tuple([length, length]);
const degrees = z.int().check(z.gte(0), z.lte(359));
const id = z.string().check(z.regex(/^[a-z][\w-]*$/, 'must begin with a small letter'));
const flag = z.boolean();
const name = z.string().check(z.minLength(1), z.maxLength(40));

/** Rules that a scenario and its goal may cite: those of the printed scenarios, and those for any other. */
const RULES = [
  'BDZ-play-modes',
  'BDZ-enc-scen-first-setup',
  'BDZ-enc-scen-atm-setup',
  'BDZ-enc-scen-bleens-setup',
  'BDZ-list-size-advice',
] as const satisfies readonly RuleId[];
const GOALS = [
  'BDZ-D-c92',
  'BDZ-enc-scen-first-goal',
  'BDZ-enc-scen-atm-goal',
  'BDZ-enc-scen-bleens-goal',
] as const satisfies readonly RuleId[];

/** Most people, and most weapons that one of them carries: questions about them list every choice. */
const PEOPLE = 40;
const CARRIED = 20;
const MACHINES = 100;

const Body = z.strictObject({
  id,
  name,
  rep: z.int().check(z.gte(1), z.lte(9)),
  class: z.enum(CLASSES),
  being: z.optional(z.enum(BEINGS)),
  seat: z.optional(z.enum(['player-1', 'player-2'])),
  star: z.optional(flag),
  guns: z.optional(z.array(z.enum(GUNS)).check(z.maxLength(CARRIED))),
  /** Guns in hand, as indices into `guns`; the first if nothing is given. */
  hand: z.optional(z.array(z.int().check(z.gte(0))).check(z.maxLength(2))),
  melee: z.optional(z.enum(MELEE_WEAPONS)),
  /** Other melee weapons that it carries. */
  more: z.optional(z.array(z.enum(MELEE_WEAPONS)).check(z.maxLength(CARRIED))),
  /** A place on foot, or a vehicle. */
  at: z.optional(spot),
  aboard: z.optional(id),
  sits: z.optional(z.enum(SITTING)),
  facing: z.optional(degrees),
  status: z.optional(z.enum(STATUSES)),
  medic: z.optional(z.enum(MEDICS)),
  knowsZeds: z.optional(flag),
});

const Machine = z.strictObject({
  id,
  name,
  kind: z.enum(VEHICLES),
  at: spot,
  facing: z.optional(degrees),
  covered: z.optional(flag),
  running: z.optional(flag),
  /** True if the engine has to be rolled for at every start. BDZ-veh-wont-start. */
  found: z.optional(flag),
  keys: z.optional(z.enum(['at-hand'])),
  fuel: z.optional(z.int().check(z.gte(0))),
  /** True if the vehicle cannot move. BDZ-enc-scen-bleens-jam. */
  stuck: z.optional(flag),
});

const FORMAT = 'shambles-bdz/1';

export const ScenarioFile = z.strictObject({
  format: z.literal(FORMAT),
  provenance: z.enum(['stated', 'reconstructed']),
  id,
  title: name,
  summary: z.string().check(z.minLength(1), z.maxLength(400)),
  /** The rule that its setup cites. */
  rule: z._default(z.enum(RULES), RULES[0]),
  map: z.json(),
  vehicles: z.array(Machine).check(z.maxLength(MACHINES)),
  people: z.array(Body).check(z.minLength(1), z.maxLength(PEOPLE)),
  zeds: z.array(z.strictObject({ at: spot, facing: degrees, feast: z.optional(id) })).check(z.maxLength(60)),
  /** Sides that have grenades. BDZ-grenade-supply. */
  grenades: z.optional(z.array(z.string()).check(z.maxLength(PEOPLE))),
  /** True if noise draws zombies. BDZ-D-c19. */
  draws: flag,
  /** A vehicle that people leave before the first turn, and where they then stand. BDZ-enc-scen-first-open. */
  opening: z.optional(
    z.strictObject({
      vehicle: id,
      places: z.array(z.strictObject({ who: id, at: spot, facing: degrees })).check(z.maxLength(PEOPLE)),
    }),
  ),
  /** A vehicle with improvised weapons in it. BDZ-enc-scen-first-toolbox. */
  toolbox: z.optional(id),
  /** A cash machine, and the person who draws cash from it. BDZ-enc-scen-atm-special. */
  cash: z.optional(z.strictObject({ at: spot, who: id })),
  /** The person that the children follow. BDZ-enc-scen-bleens-mother. */
  mother: z.optional(id),
  /** Who has to get away, and what they must take along. */
  goal: z.optional(
    z.strictObject({
      rule: z._default(z.enum(GOALS), GOALS[0]),
      who: z.array(id).check(z.minLength(1), z.maxLength(PEOPLE)),
      vehicle: z.optional(id),
      cash: z.optional(z.literal(true)),
    }),
  ),
  /** Where two bands start if they fight on this ground. */
  starts: z.tuple([
    z.strictObject({ at: spot, facing: degrees }),
    z.strictObject({ at: spot, facing: degrees }),
  ]),
  /** The day of the outbreak. BDZ-T-veh-working. */
  day: z.int().check(z.gte(1)),
  /** The number of turns that the game lasts. */
  turns: z.int().check(z.gte(1), z.lte(100)),
});
export type ScenarioFile = z.infer<typeof ScenarioFile>;
