import type { Thing, Thrown } from '../kinds.js';
import type { Place } from './figures.js';

export interface Hideout {
  readonly id: string;
  /** Nobody has looked yet; its Zeds are coming out; there is nothing more in it. */
  state: 'hidden' | 'emptying' | 'gone';
  /** Zeds inside. Secret while hidden. */
  left: number;
  /** Zeds that came out. */
  out: number;
  /** Somebody has looked into it from afar and been told. ROS-item-binoculars. */
  told: '' | 'occupied' | 'empty';
}

export interface Door {
  readonly id: string;
  state: 'closed' | 'open' | 'gone';
  /** Zed-turns it has taken. ROS-R-smash. */
  taken: number;
  /** Zeds that have struck it in this turn's step 7. */
  struck: number;
  barred: boolean;
}

export interface Vehicle {
  readonly id: string;
  /** The alarm is loud until the end of this turn; 0 while it has never sounded. */
  alarm: number;
  /** Survivors that have used it as cover: each is rolled for once. */
  rolled: string[];
  /** Zed-turns that its doors have taken, this turn's among them, and whether they have given way. ROS-R-car. */
  taken: number;
  struck: number;
  broken: boolean;
}

/** Things to be found: a search marker, or what somebody left. */
export interface Find {
  readonly id: string;
  x: number;
  y: number;
  level: number;
  /** What lies there; undefined for a find that is still to be rolled. */
  things: Thing[] | null;
  /** Somebody has looked. */
  open: boolean;
}

/** A seated figure of scenario 3. What it is stays secret until somebody finds out. */
export interface Seated {
  readonly id: string;
  x: number;
  y: number;
  level: number;
  /** "nps steady", "nps nervous", "nps bold", "witch", "body", or '' before the draw. */
  content: string;
  /** Looked at, freed or disturbed: it is no marker any more. */
  gone: boolean;
  /** Seats that know by binoculars: everyone is told. */
  known: boolean;
}

export interface Noise {
  x: number;
  y: number;
  level: number;
  readonly kind: 'explosion' | 'alarm' | 'automatic' | 'chainsaw' | 'helicopter';
  /** When: a hundred times the turn, and the step. */
  readonly made: number;
  /** Counts for priorities until the end of this turn's step 7. */
  until: number;
}

export interface Cloud {
  readonly id: string;
  readonly kind: 'flames' | 'wp';
  x: number;
  y: number;
  level: number;
  /** Burns to the end of this turn. */
  until: number;
}

export interface Landed {
  readonly what: Thrown;
  readonly at: Place;
}
