import { fixed, thing } from '@shambles/forms';
import { at, count, length, place } from '@shambles/measured';
import * as z from 'zod/mini';
import { MINORS, type Minor, THROWN, type Thing } from '../kinds.js';
import { gunIn, isMain, MOST_SHOTS } from '../tables/guns.js';

export const Hideout = thing({
  id: fixed(z.string()),
  /** Nobody has looked yet; its Zeds are coming out; there is nothing more in it. */
  state: z.enum(['hidden', 'emptying', 'gone']),
  /** Zeds inside. Secret while hidden. */
  left: count,
  /** Zeds that came out. */
  out: count,
  /** Somebody has looked into it from afar and been told. ROS-item-binoculars. */
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

/** A gap that something has made in a wall or a fence. */
export const Gap = z.readonly(thing({ ...at, r: length }));

export const Vehicle = thing({
  id: fixed(z.string()),
  /** The alarm is loud until the end of this turn; 0 while it has never sounded. */
  alarm: count,
  /** Survivors that have used it as cover: each is rolled for once. */
  rolled: z.array(z.string()),
  /** Zed-turns that its doors have taken, this turn's among them, and whether they have given way. ROS-R-car. */
  taken: count,
  struck: count,
  broken: z.boolean(),
});
export interface Vehicle extends z.infer<typeof Vehicle> {}

function canLie(data: string): boolean {
  const what = data as Thing;
  if (MINORS.includes(what as Minor)) return true;
  const { gun, left = 0 } = gunIn(what);
  return gun ? left <= MOST_SHOTS : isMain(what);
}

/** Things to be found: a search marker, or what somebody left. */
export const Find = thing({
  id: fixed(z.string()),
  ...at,
  /** What lies there; null for a find that is still to be rolled. */
  things: z.nullable(
    z.array(
      z
        .string()
        .check(
          z.refine(canLie, 'is nothing that can lie about'),
        ) as z.ZodMiniType<string> as z.ZodMiniType<Thing>,
    ),
  ),
  /** Somebody has looked. */
  open: z.boolean(),
});
export interface Find extends z.infer<typeof Find> {}

const content: z.ZodMiniType<string> = z.enum(['', 'nps steady', 'nps nervous', 'nps bold', 'witch', 'body']);

/** A seated figure of scenario 3. What it is stays secret until somebody finds out. */
export const Seated = thing({
  id: fixed(z.string()),
  ...at,
  /** '' before the draw; views say less of it. */
  content,
  /** Looked at, freed or disturbed: it is no marker any more. */
  gone: z.boolean(),
  /** Seats that know by binoculars: everyone is told. */
  known: z.boolean(),
});
export interface Seated extends z.infer<typeof Seated> {}

export const Noise = thing({
  ...at,
  kind: fixed(z.enum(['explosion', 'alarm', 'automatic', 'chainsaw', 'helicopter'])),
  /** When: a hundred times the turn, and the step. */
  made: fixed(count),
  /** Counts for priorities until the end of this turn's step 7. */
  until: count,
});
export interface Noise extends z.infer<typeof Noise> {}

export const Cloud = thing({
  id: fixed(z.string()),
  kind: fixed(z.enum(['flames', 'wp'])),
  ...at,
  /** Burns to the end of this turn. */
  until: count,
});
export interface Cloud extends z.infer<typeof Cloud> {}

export const Landed = z.readonly(thing({ what: z.enum(THROWN), at: place }));
export interface Landed extends z.infer<typeof Landed> {}
