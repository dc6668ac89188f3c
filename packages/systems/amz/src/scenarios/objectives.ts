import * as z from 'zod/mini';
import { EDGES } from './edges.js';

/**
 * What a scenario awards points for: a few kinds of objectives, which the rules watch for. AMZ-living-objectives,
 * AMZ-zombie-objectives.
 */

const name = z.string().check(z.minLength(1), z.maxLength(40));
const turn = z.int().check(z.gte(1), z.lte(60));
const edge = z.enum(EDGES);
const who = z.enum(['dependents', 'fighters', 'anybody']);
const casualty = z.enum(['kia', 'wia', 'captured']);

const objective = <K extends string, T extends z.core.$ZodLooseShape>(kind: K, more: T) =>
  z.strictObject({
    id: name,
    kind: z.literal(kind),
    /** The text that players read. */
    text: z.string().check(z.minLength(1), z.maxLength(120)),
    points: z.int().check(z.gte(0), z.lte(20)),
    /** Whether it scores the first time only. AMZ-scenario-format. */
    times: z.enum(['first', 'each']),
    ...more,
  });

/** Objectives of the Living, by kind. */
export const LIVING_KINDS = {
  /** A figure has left by an edge. */
  'off-edge': objective('off-edge', { who, edge }),
  /** A thing has left by an edge with its carrier. */
  'thing-off': objective('thing-off', { thing: name, edge }),
  /** A supply load has left by an edge. */
  'load-off': objective('load-off', { edge }),
  /** A figure has left by the helicopter. */
  'flown-out': objective('flown-out', { who }),
  /** A building is not breached at the end of a turn. */
  held: objective('held', { building: name, turn }),
  /** All figures of a type are gone. */
  destroyed: objective('destroyed', { type: z.enum(['dexters', 'possessed']) }),
  /** A Hot Spot has been closed. */
  closed: objective('closed', {}),
};

/** Objectives of the dead, and whatever else gives them points, by kind. */
export const ZOMBIE_KINDS = {
  /** A Dependent has been killed or captured. */
  'dependent-lost': objective('dependent-lost', {}),
  /** A revenant has risen. */
  risen: objective('risen', {}),
  /** A Living unit has been wiped out; one of these, if any are named. */
  'wiped-out': objective('wiped-out', {
    units: z.optional(z.array(name).check(z.minLength(1), z.maxLength(20))),
  }),
  breached: objective('breached', { building: name }),
  /** A Living unit has been captured. */
  captured: objective('captured', {}),
  /** A vehicle has been immobilised or destroyed. */
  'vehicle-lost': objective('vehicle-lost', { unit: name }),
  /** An objective of the Living has not been achieved once by the end of a turn. */
  'not-by': objective('not-by', { objective: name, turn }),
  /** A Living figure has become a casualty of one of these kinds. */
  casualty: objective('casualty', { of: z.array(casualty).check(z.minLength(1), z.maxLength(3)) }),
  /** At the end of the game: a Casualty of the Living on the table. */
  'left-behind': objective('left-behind', {}),
  /** At the end of the game: a Living figure that has not flown out. */
  stranded: objective('stranded', {}),
};

type OneOf<T extends { readonly [kind: string]: z.ZodMiniType }> = { [K in keyof T]: z.infer<T[K]> }[keyof T];

export type LivingObjective = OneOf<typeof LIVING_KINDS>;
export type ZombieObjective = OneOf<typeof ZOMBIE_KINDS>;
export type Objective = LivingObjective | ZombieObjective;

const isOneOf = <K extends string>(kinds: readonly K[]) => {
  const all = new Set<string>(kinds);
  return <O extends { readonly kind: string }>(o: O): o is O & { readonly kind: K } => all.has(o.kind);
};

/** Counted when the game is over, and never achieved before. */
export const isCountedAtEnd = isOneOf(['left-behind', 'stranded']);
/** True for what gives the dead points without being an objective: nobody feels Stress for it. */
export const isToll = isOneOf(['casualty', 'left-behind', 'stranded']);
