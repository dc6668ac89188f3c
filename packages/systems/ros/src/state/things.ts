import { fixed, thing } from '@shambles/forms';
import { at, count, length, place } from '@shambles/measured';
import * as z from 'zod/mini';
import { MUTANTS, SITTING, THROWN, type Thing } from '../kinds.js';
import { canLie } from '../tables/guns.js';

export const Hideout = thing({
  id: fixed(z.string()),
  /** Not looked into yet; with Zeds still coming out; with nothing left in it. */
  state: z.enum(['hidden', 'emptying', 'gone']),
  /** Zeds inside. Secret while hidden. */
  left: count,
  /** Zeds that came out. */
  out: count,
  /** What a survivor was told after looking from afar. ROS-item-binoculars. */
  told: z.enum(['', 'occupied', 'empty']),
});
export interface Hideout extends z.infer<typeof Hideout> {}

export const Door = thing({
  id: fixed(z.string()),
  state: z.enum(['closed', 'open', 'gone']),
  /** Zed-turns it has taken. ROS-R-smash. */
  taken: count,
  /** Zeds that have struck it in this turn's step 7. */
  struck: count,
  barred: z.boolean(),
});
export interface Door extends z.infer<typeof Door> {}

/** A gap made in a wall or fence. */
export const Gap = z.readonly(thing({ ...at, r: length }));

export const Vehicle = thing({
  id: fixed(z.string()),
  /** The alarm is loud until the end of this turn; 0 if it has never sounded. */
  alarm: count,
  /** Survivors that have rolled for its alarm: each rolls only once. */
  rolled: z.array(z.string()),
  /** Zed-turns that its doors have taken in all and this turn, and whether they have been smashed. ROS-R-car. */
  taken: count,
  struck: count,
  broken: z.boolean(),
});
export interface Vehicle extends z.infer<typeof Vehicle> {}

/** Things that can be found: a search marker, or what a survivor left behind. */
export const Find = thing({
  id: fixed(z.string()),
  ...at,
  /** What lies there; null if it is still to be rolled. */
  things: z.nullable(
    z.array(
      z
        .string()
        .check(
          z.refine(canLie, 'is nothing that can lie about'),
        ) as z.ZodMiniType<string> as z.ZodMiniType<Thing>,
    ),
  ),
  /** True once somebody has looked. */
  open: z.boolean(),
});
export interface Find extends z.infer<typeof Find> {}

const content: z.ZodMiniType<string> = z.enum(['', ...SITTING]);

/**
 * A seated figure of scenario 3. What it is stays secret until somebody finds out; until then nobody goes for it, and
 * nothing hurts it. ROS-D-seated.
 */
export const Seated = thing({
  id: fixed(z.string()),
  ...at,
  /** '' before the draw; a view may show less. */
  content,
  /** True once it has been looked at, freed or disturbed: it is a marker no more. */
  gone: z.boolean(),
  /** True once binoculars have told what it is: every player is told. */
  known: z.boolean(),
});
export interface Seated extends z.infer<typeof Seated> {}

export const Noise = thing({
  ...at,
  kind: fixed(z.enum(['explosion', 'alarm', 'automatic', 'chainsaw', 'helicopter'])),
  /** When it was made: 100 times the turn, plus the step. */
  made: fixed(count),
  /** Draws Zeds until the end of step 7 of this turn. */
  until: count,
  /** What it is measured from, if not from the spot: the edge of a base this wide, in cm, or a vehicle. ROS-R-base. */
  base: z.optional(length),
  vehicle: z.optional(z.string()),
});
export interface Noise extends z.infer<typeof Noise> {}

export const Cloud = thing({
  id: fixed(z.string()),
  kind: fixed(z.enum(['flames', 'wp'])),
  ...at,
  /** Burns until the end of this turn. */
  until: count,
});
export interface Cloud extends z.infer<typeof Cloud> {}

/** A Zed on its feet and a survivor, in contact with each other. */
export const Contact = z.readonly(thing({ zed: fixed(z.string()), who: fixed(z.string()) }));
export interface Contact extends z.infer<typeof Contact> {}

/** A Zed that groaned, and where it stood when it did. */
export const Groan = z.readonly(
  thing({ ...at, zed: fixed(z.string()), kind: fixed(z.enum(['zed', ...MUTANTS])) }),
);
export interface Groan extends z.infer<typeof Groan> {}

export const Landed = z.readonly(thing({ what: z.enum(THROWN), at: place }));
export interface Landed extends z.infer<typeof Landed> {}
