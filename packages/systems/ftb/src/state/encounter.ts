import type { MapFile } from '@shambles/field';
import type { Area, DayPart, EncounterKind } from '../kinds.js';
import type { Item, Place } from './people.js';

export interface Zed {
  readonly id: string;
  x: number;
  y: number;
  level: number;
  facing: number;
  /** Where it last saw a human when it was active, or what it comes out of a building for; or null. FTB-10.7d, FTB-10.3.1a. */
  lastSeen: Place | null;
  /** The body it feasts upon, or ''. FTB-10.7.1a. */
  feast: string;
  /** Who it was, or ''. */
  readonly was: string;
}

/** FTB-10.7.1b. */
export interface Feast {
  /** Whose body. */
  readonly body: string;
  readonly x: number;
  readonly y: number;
  readonly level: number;
  /** Turns left. */
  left: number;
  /** The turn it began in. FTB-D-39. */
  readonly begun: number;
  /** Who has taken See the Feast at the sight of it. FTB-10.9.4. */
  seenBy: readonly string[];
}

/** Zombies that stand an inch off a human, to charge it once all have moved. FTB-10.6b, FTB-D-54. */
export interface Swarm {
  readonly target: string;
  /** Zombies, and where each stood before it moved. FTB-2.2.2c. */
  readonly rushes: readonly { readonly zed: string; readonly from: Place }[];
}

/** A Possible Enemy Force. FTB-12.0. */
export interface Pef {
  readonly id: string;
  x: number;
  y: number;
  level: number;
}

/** Shots and other noise at a spot in this turn. FTB-10.7e. */
export interface Noise {
  readonly x: number;
  readonly y: number;
  readonly dice: number;
  readonly turn: number;
}

/** A noise that goes on from turn to turn. FTB-10.2.4b. */
export interface Alarm {
  /** The vehicle, or whatever it comes from. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly dice: number;
}

/** What has been done with a building. */
export interface Premises {
  readonly id: string;
  /** Its Defining Moment is over, and how many of them it has had. FTB-12.16a, FTB-14.10.5b. */
  entered: number;
  /** Floors that have been searched. FTB-11.9b. */
  searched: number[];
  /** Searchers allowed on the floor being searched, and those who have. FTB-11.9a. */
  searching: { readonly level: number; readonly most: number; done: string[] } | null;
  /** Raid: it has been rolled whether the objective is here. FTB-14.12.5c. */
  rolled: boolean;
}

/** Things lying about. FTB-5.2b. */
export interface Heap {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly level: number;
  items: Item[];
}

/** A group under way. FTB-5.0e. */
interface Active {
  readonly side: string;
  /** Figures of the group that has activated; those who joined it are added. FTB-D-51. */
  who: string[];
}

/** A group of the start of the turn. FTB-4.2.2b. */
export interface Group {
  readonly who: string[];
  /** What its Leader activated on then. FTB-4.2.1a, FTB-D-51. */
  readonly rep: number;
}

/** One game on a table. FTB-14.0. */
export interface Encounter {
  readonly kind: EncounterKind;
  readonly area: Area;
  part: DayPart;
  fullMoon: boolean;
  /** The day of the campaign: tables differ by it. FTB-T-contact-1-30. */
  readonly day: number;
  map: MapFile;
  stage: 'elsewhere' | 'layout' | 'enter' | 'begin' | 'turn' | 'act' | 'end' | 'over';
  turn: number;
  /** What the sides rolled for this turn. FTB-5.0b. */
  dice: { [side: string]: number };
  /** Sides in the order they act in this turn, and which is acting. FTB-5.0b. */
  order: string[];
  acting: number;
  /** Figures (and PEFs) that have been active in this turn. */
  done: string[];
  active: Active | null;
  /** Groups as they stood when the turn began, joins since then added. FTB-4.2.2b, FTB-D-51. */
  groups: Group[];
  /** Figures that have been in sight of an enemy in this phase. FTB-D-40. */
  seen: string[];
  /** Some shot has been fired. FTB-14.12.5f. */
  shots: boolean;
  /** Fast Move has been seen by somebody. FTB-14.7.5c. */
  suspicious: boolean;
  /** What the Encounter itself keeps count of, by name: legs of the way, finds, talks won and lost. */
  tally: { [what: string]: number };
  /** The objective, as far as it is one of the table: the building aimed at. */
  target: string;
  /** Whom the players raid or face. FTB-14.12.5d. */
  foes: string;
  /** What is looked for, or is to be kept: an Item of this kind, somebody's id. FTB-14.12.1, FTB-D-8. */
  goal: string;
  /** The next PEF rolls one die more. FTB-D-65. */
  nearby: boolean;
  /** On a table of the players' own, the sections with a PEF. FTB-12.1a. */
  pefsIn?: readonly number[];
  result: '' | 'success' | 'failure';
}

/** Of an Encounter: nothing has happened in it yet. */
export const uneventful = () =>
  ({
    dice: {},
    order: [],
    acting: -1,
    done: [],
    active: null,
    seen: [],
    shots: false,
    suspicious: false,
    tally: {},
    target: '',
    foes: '',
    goal: '',
    nearby: false,
    result: '',
  }) satisfies Partial<Encounter>;
