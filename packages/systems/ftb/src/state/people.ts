import type { Seat } from '@shambles/engine';
import type { Place } from '@shambles/measured';
import type { Attribute, Class, Thing } from '../kinds.js';

export { type Place, placeOf } from '@shambles/measured';

/** Something that somebody has. FTB-11.7. */
export interface Item {
  readonly id: number;
  readonly what: Thing;
  /** A gun that is out of ammo, a chainsaw that has stalled. FTB-6.7a, FTB-TB-chainsaw-b. */
  empty: boolean;
}

/** What has become of somebody in this Encounter. FTB-5.7. */
type Condition =
  | 'carry-on'
  | 'out-of-the-fight'
  | 'obviously-dead'
  | 'ran-away'
  /** Off the table by its own will, or at the Encounter's end. FTB-D-63. */
  | 'left'
  /** Whisked away. FTB-3.1.4.3. */
  | 'cheated-death'
  | 'captured'
  | 'arrested'
  /** A zombie now. FTB-10.11.3d. */
  | 'turned'
  /** Not in this Encounter. */
  | 'home';

/** A human: a Star, a member of a band, or somebody met. */
export interface Person {
  readonly id: string;
  /** Who decides for it: the player of its band; '' for those that the rules run. FTB-3.1.2. */
  seat: Seat | '';
  /** Whose side it is on: 'players' (or 'player-1' ... where they are opposed), or the party it was met in. */
  side: string;
  readonly star: boolean;
  readonly sex: 'f' | 'm';
  class: Class;
  rep: number;
  attributes: readonly Attribute[];
  items: Item[];
  /** Ids of Items in hand. FTB-11.7.3b. */
  hand: number[];
  /** Body armor is worn. FTB-3.6a. */
  armored: boolean;
  /** The weapon is carried concealed, and costs a die to draw. FTB-D-59. */
  concealed: boolean;

  condition: Condition;
  x: number;
  y: number;
  level: number;
  facing: number;
  prone: boolean;
  /** May not fire until it is active, or a test has it fire. FTB-5.7.3c, FTB-D-45. */
  heldFire: boolean;
  /** It keeps its head down behind its cover, or has turned away behind it, until it goes or turns. FTB-5.7.3d, FTB-TB-tabletop-e. */
  behind: boolean;

  /** Where it stood when it became active; null before its first activation. FTB-2.2.2c. */
  began: Place | null;
  /** Inches on foot that it has used of its move in this activation. */
  used: number;
  /** Inches on foot that Fast Move has added; -1 while it has not been tried. FTB-5.3.2a. */
  fast: number;
  /** It has moved, or tried to move fast, in its last activation. FTB-5.3.2b, FTB-9.2.3c. */
  moved: boolean;
  /** The one further action of this activation is done. FTB-5.2b. */
  acted: boolean;
  /** It reloads in this activation: it goes no farther than its normal move. FTB-6.7b. */
  reloading: boolean;
  /** It fired or fought humans in this Encounter. FTB-T-law-order-modifiers. */
  fought: boolean;

  /** Star Power dice left. FTB-3.1.4.1a. */
  power: number;
  /** A Star advantage has been used in this Encounter. FTB-15.1b. */
  advantage: boolean;
  /** Hard as Nails has been used in this Encounter. */
  nails: boolean;
  /** Whom it carries, or ''. FTB-5.7.5.1a. */
  carries: string;
  /** Turns in which it may not act yet. FTB-T-see-the-feast. */
  numb: number;
  /** The turn in which it last took Zed or No Zed in this Encounter; -1 for none. FTB-10.9.3c. */
  metZed: number;
  /** What downed it was meant not to kill. FTB-8.3.3b. */
  beaten: boolean;
  /** A zombie downed it: for D-39 and the story. */
  byZombie: boolean;
  /** Zombies saw it die, and have not eaten it. FTB-10.7.1a. */
  fresh: boolean;

  /** FTB-10.11.3a, FTB-10.11.3b, FTB-14.15.1b. */
  infection: 'none' | 'exposed' | 'infected' | 'immune';
  /** Reaction tests that it needs not take any more. FTB-10.9.3c, FTB-10.9.4. */
  knowsZeds: boolean;
  knowsFeasts: boolean;
  /** Milestones of a Citizen. FTB-3.4.2.1. */
  zedsKilled: number;
  hurtArmed: boolean;
  /** It went Out of the Fight, or Ran Away, in this Encounter, whatever came after. FTB-15.1a, FTB-15.2. */
  wentDown: boolean;
  ran: boolean;
  /** A member of the band that was asked along and did not come. FTB-14.9.6. */
  absent: boolean;
}

/** How people met stand to the players. FTB-12.8a, FTB-12.9, FTB-T-talk. */
export type Attitude = 'unknown' | 'friend' | 'neutral' | 'refused' | 'enemy';

/** People met together: a side of their own. FTB-5.1a. */
export interface Party {
  /** Also their side. */
  readonly id: string;
  readonly class: Class;
  attitude: Attitude;
  /** In the order they were rolled: the first of the highest Rep leads. FTB-D-38. */
  people: string[];
  /** The acquaintance they are, or ''. FTB-12.15a. */
  known: string;
  /** What they are here for: robbers leave when they have what they want. FTB-14.13.5e. */
  goal: '' | 'leave' | 'rob' | 'raid' | 'prey';
  /** Members that have been bartered with in this Encounter. FTB-11.12b. */
  bartered: string[];
  /** No more talk in this Encounter. FTB-T-talk. */
  talked: boolean;
}

/** What somebody is at the start of an Encounter, and of a game. */
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

/** The Item of this number that somebody has. */
export function itemOf(p: Pick<Person, 'id' | 'items'>, id: number): Item {
  const found = p.items.find((i) => i.id === id);
  if (!found) throw new RangeError(`${p.id} has no Item ${id}.`);
  return found;
}

/** On the table, on its feet or not. */
export function isThere(p: Pick<Person, 'condition'>): boolean {
  return p.condition === 'carry-on' || isDown(p);
}

/** Out of the Fight or dead where it lies. */
export function isDown(p: Pick<Person, 'condition'>): boolean {
  return p.condition === 'out-of-the-fight' || p.condition === 'obviously-dead';
}

/** Able to act and react. FTB-5.7.1. */
export function carriesOn(p: Pick<Person, 'condition'>): boolean {
  return p.condition === 'carry-on';
}

/** Whether players decide for somebody. */
export function isPlayers(p: Pick<Person, 'seat'>): boolean {
  return p.seat !== '';
}
