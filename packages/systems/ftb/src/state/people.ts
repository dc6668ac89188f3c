import { fixed, thing } from '@shambles/forms';
import { bearing, count, ids, length, lengthOrNone, place } from '@shambles/measured';
import * as z from 'zod/mini';
import { ATTRIBUTES, CLASSES } from '../kinds.js';

export { type Place, placeOf } from '@shambles/measured';

/** An Item that a person has. FTB-11.7. */
export const Item = thing({
  id: fixed(z.int().check(z.gte(1))),
  /** A `Thing`; the book decides which exist. */
  what: fixed(z.string()),
  /** A gun out of ammo, or a chainsaw that has stalled. FTB-6.7a, FTB-TB-chainsaw-b. */
  empty: z.boolean(),
});
export interface Item extends z.infer<typeof Item> {}

/** The condition of a person in this Encounter. FTB-5.7. */
const condition = z.enum([
  'carry-on',
  'out-of-the-fight',
  'obviously-dead',
  'ran-away',
  /** Off the table, by choice or at the end of the Encounter. FTB-D-63. */
  'left',
  /** Whisked away. FTB-3.1.4.3. */
  'cheated-death',
  'captured',
  'arrested',
  /** A zombie now. FTB-10.11.3d. */
  'turned',
  /** Not in this Encounter. */
  'home',
]);

export const sex = z.enum(['f', 'm']);

/** A human: a Star, a member of a band, or somebody met. */
export const Person = thing({
  id: fixed(z.string()),
  /** The seat that decides for it; '' if the rules do. FTB-3.1.2. */
  seat: z.string(),
  /** Its side: 'players' (or 'player-1' ... if they are opposed), or the party it was met in. */
  side: z.string(),
  star: fixed(z.boolean()),
  sex: fixed(sex),
  class: z.enum(CLASSES),
  rep: count,
  attributes: z.readonly(z.array(z.enum(ATTRIBUTES))),
  items: z.array(Item),
  /** Ids of Items in hand. FTB-11.7.3b. */
  hand: z.array(count),
  /** True if it wears body armor. FTB-3.6a. */
  armored: z.boolean(),
  /** True if its weapons are concealed, which costs a die to draw. FTB-D-59. */
  concealed: z.boolean(),

  condition,
  /** -1 if off the table, and so is `y`. */
  x: lengthOrNone,
  y: lengthOrNone,
  level: count,
  facing: bearing,
  prone: z.boolean(),
  /** May not fire until it is active, or a test makes it fire. FTB-5.7.3c, FTB-D-45. */
  heldFire: z.boolean(),
  /** It is ducked behind its cover, or turned away, until it moves or turns. FTB-5.7.3d, FTB-TB-tabletop-e. */
  behind: z.boolean(),

  /** Its place when it became active; null before its first activation. FTB-2.2.2c. */
  began: z.nullable(place),
  /** Inches on foot used of its move in this activation. */
  used: length,
  /** Inches on foot that Fast Move has added; -1 if not tried. FTB-5.3.2a. */
  fast: lengthOrNone,
  /** It crawled when it tried; an inch that this added is an inch still once it stands. FTB-5.3.3d. */
  crawledFast: z.optional(z.boolean()),
  /** It moved, or tried to move fast, in its last activation. FTB-5.3.2b, FTB-9.2.3c. */
  moved: z.boolean(),
  /** It has done the one further action of this activation. FTB-5.2b. */
  acted: z.boolean(),
  /** It reloads or does something else that limits it to its normal move in this activation. FTB-6.7b. */
  reloading: z.boolean(),
  /** It fired or fought humans in this Encounter. FTB-T-law-order-modifiers. */
  fought: z.boolean(),

  /** Star Power dice left. FTB-3.1.4.1a. */
  power: count,
  /** A Star advantage has been used in this Encounter. FTB-15.1b. */
  advantage: z.boolean(),
  /** Hard as Nails has been used in this Encounter. */
  nails: z.boolean(),
  /** The figure that it carries, or ''. FTB-5.7.5.1a. */
  carries: z.string(),
  /** Turn ends until it may act again. FTB-T-see-the-feast. */
  numb: count,
  /** The turn of its last Zed or No Zed in this Encounter; -1 if none. FTB-10.9.3c. */
  metZed: z.int().check(z.gte(-1)),
  /** It was downed by somebody who did not mean to kill. FTB-8.3.3b. */
  beaten: z.boolean(),
  /** It was downed by a zombie: for D-39 and the story. */
  byZombie: z.boolean(),
  /** Zombies saw it die and have not eaten it. FTB-10.7.1a. */
  fresh: z.boolean(),

  /** FTB-10.11.3a, FTB-10.11.3b, FTB-14.15.1b. */
  infection: z.enum(['none', 'exposed', 'infected', 'immune']),
  /** Tests that it no longer has to take. FTB-10.9.3c, FTB-10.9.4. */
  knowsZeds: z.boolean(),
  knowsFeasts: z.boolean(),
  /** Milestones of a Citizen. FTB-3.4.2.1. */
  zedsKilled: count,
  hurtArmed: z.boolean(),
  /** It went Out of the Fight or Ran Away in this Encounter, whatever happened afterwards. FTB-15.1a, FTB-15.2. */
  wentDown: z.boolean(),
  ran: z.boolean(),
  /** It was asked along but was not available. FTB-14.9.6. */
  absent: z.boolean(),
  /** Who took it prisoner, and has it along. FTB-7.9, FTB-D-267. */
  captor: z.optional(z.string()),
});
export interface Person extends z.infer<typeof Person> {}

/** Attitude of people met towards the players. FTB-12.8a, FTB-12.9, FTB-T-talk. */
export const Attitude = z.enum(['unknown', 'friend', 'neutral', 'refused', 'enemy']);
export type Attitude = z.infer<typeof Attitude>;

/** People met together, who form a side. FTB-5.1a. */
export const Party = thing({
  /** Also the id of their side. */
  id: fixed(z.string()),
  class: fixed(z.enum(CLASSES)),
  attitude: Attitude,
  /** In the order they were rolled; the first of the highest Rep leads. FTB-D-38. */
  people: ids,
  /** Id of the acquaintance that they are, or ''. FTB-12.15a. */
  known: z.string(),
  /** Their goal here: robbers leave when they have what they want. FTB-14.13.5e. */
  goal: z.enum(['', 'leave', 'rob', 'raid', 'prey']),
  /** Members who have been bartered with in this Encounter. FTB-11.12b. */
  bartered: ids,
  /** No more talk in this Encounter. FTB-T-talk. */
  talked: z.boolean(),
});
export interface Party extends z.infer<typeof Party> {}

/** A person's state at the start of an Encounter, and of a game. */
export const FRESH = {
  condition: 'home',
  x: -1,
  y: -1,
  level: 0,
  facing: 0,
  prone: false,
  heldFire: false,
  behind: false,
  began: null,
  used: 0,
  fast: -1,
  moved: false,
  acted: false,
  reloading: false,
  fought: false,
  power: 0,
  advantage: false,
  nails: false,
  carries: '',
  numb: 0,
  metZed: -1,
  beaten: false,
  byZombie: false,
  fresh: false,
  wentDown: false,
  ran: false,
  absent: false,
} as const satisfies Partial<Person>;

/** The Item of a person with this number. Throws RangeError if it has none. */
export function itemOf(p: Pick<Person, 'id' | 'items'>, id: number): Item {
  const found = p.items.find((i) => i.id === id);
  if (!found) throw new RangeError(`${p.id} has no Item ${id}.`);
  return found;
}

/** True if a person is on the table, standing or down. */
export function isThere(p: Pick<Person, 'condition'>): boolean {
  return p.condition === 'carry-on' || isDown(p);
}

/** True if a person is Out of the Fight or dead. */
export function isDown(p: Pick<Person, 'condition'>): boolean {
  return p.condition === 'out-of-the-fight' || p.condition === 'obviously-dead';
}

/** True if a person can act and react. FTB-5.7.1. */
export function carriesOn(p: Pick<Person, 'condition'>): boolean {
  return p.condition === 'carry-on';
}

/** True if a player decides for a person. */
export function isPlayers(p: Pick<Person, 'seat'>): boolean {
  return p.seat !== '';
}
