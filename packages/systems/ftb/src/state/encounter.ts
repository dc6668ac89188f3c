import type { MapFile } from '@shambles/field';
import { fixed, still, thing } from '@shambles/forms';
import { at, bearing, count, ids, length, place } from '@shambles/measured';
import * as z from 'zod/mini';
import { AREAS, DAY_PARTS, ENCOUNTERS } from '../kinds.js';
import { Item } from './people.js';

export const Zed = thing({
  id: fixed(z.string()),
  ...at,
  facing: bearing,
  /** Where it last saw a human when it was active, or what it comes out of a building for; or null. FTB-10.7d, FTB-10.3.1a. */
  lastSeen: z.nullable(place),
  /** The body it feasts upon, or ''. FTB-10.7.1a. */
  feast: z.string(),
  /** Who it was, or ''. */
  was: fixed(z.string()),
});
export interface Zed extends z.infer<typeof Zed> {}

/** FTB-10.7.1b. */
export const Feast = thing({
  /** Whose body. */
  body: fixed(z.string()),
  x: fixed(length),
  y: fixed(length),
  level: fixed(count),
  /** Turns left. */
  left: count,
  /** The turn it began in. FTB-D-39. */
  begun: fixed(count),
  /** Who has taken See the Feast at the sight of it. FTB-10.9.4. */
  seenBy: z.readonly(ids),
});
export interface Feast extends z.infer<typeof Feast> {}

/** Zombies that stand an inch off a human, to charge it once all have moved. FTB-10.6b, FTB-D-54. */
export const Swarm = z.readonly(
  thing({
    target: z.string(),
    /** Zombies, and where each stood before it moved. FTB-2.2.2c. */
    rushes: z.readonly(z.array(z.readonly(thing({ zed: z.string(), from: place })))),
  }),
);
export interface Swarm extends z.infer<typeof Swarm> {}

/** A Possible Enemy Force. FTB-12.0. */
export const Pef = thing({ id: fixed(z.string()), ...at });
export interface Pef extends z.infer<typeof Pef> {}

/** Shots and other noise at a spot in this turn. FTB-10.7e. */
export const Noise = z.readonly(thing({ x: length, y: length, dice: count, turn: count }));
export interface Noise extends z.infer<typeof Noise> {}

/** A noise that goes on from turn to turn. FTB-10.2.4b. */
export const Alarm = z.readonly(
  thing({
    /** The vehicle, or whatever it comes from. */
    id: z.string(),
    x: length,
    y: length,
    facing: bearing,
    dice: count,
  }),
);
export interface Alarm extends z.infer<typeof Alarm> {}

/** What has been done with a building. */
export const Premises = thing({
  id: fixed(z.string()),
  /** Its Defining Moment is over, and how many of them it has had. FTB-12.16a, FTB-14.10.5b. */
  entered: count,
  /** Floors that have been searched. FTB-11.9b. */
  searched: z.array(count),
  /** Searchers allowed on the floor being searched, and those who have. FTB-11.9a. */
  searching: z.nullable(thing({ level: fixed(count), most: fixed(count), done: ids })),
  /** Raid: it has been rolled whether the objective is here. FTB-14.12.5c. */
  rolled: z.boolean(),
});
export interface Premises extends z.infer<typeof Premises> {}

/** Things lying about. FTB-5.2b. */
export const Heap = thing({
  id: fixed(z.string()),
  x: fixed(length),
  y: fixed(length),
  level: fixed(count),
  items: z.array(Item),
});
export interface Heap extends z.infer<typeof Heap> {}

/** A group under way. FTB-5.0e. */
const Active = thing({
  side: fixed(z.string()),
  /** Figures of the group that has activated; those who joined it are added. FTB-D-51. */
  who: ids,
});

/** A group of the start of the turn. FTB-4.2.2b. */
const Group = thing({
  who: fixed(ids),
  /** What its Leader activated on then. FTB-4.2.1a, FTB-D-51. */
  rep: fixed(count),
});
export interface Group extends z.infer<typeof Group> {}

/** What a map may be is the book's to say. */
const AnyMap = z.unknown() as z.ZodMiniType<MapFile>;

/** One game on a table. FTB-14.0. */
export const Encounter = thing({
  kind: fixed(z.enum(ENCOUNTERS)),
  area: fixed(z.enum(AREAS)),
  part: z.enum(DAY_PARTS),
  fullMoon: z.boolean(),
  /** The day of the campaign: tables differ by it. FTB-T-contact-1-30. */
  day: fixed(z.int().check(z.gte(1), z.lte(31))),
  /** Never changed but replaced. */
  map: still(AnyMap),
  stage: z.enum(['elsewhere', 'layout', 'enter', 'begin', 'turn', 'act', 'end', 'over']),
  turn: count,
  /** What the sides rolled for this turn. FTB-5.0b. */
  dice: z.record(z.string(), z.int().check(z.gte(1), z.lte(6))),
  /** Sides in the order they act in this turn, and which is acting; -1 before anybody does. FTB-5.0b. */
  order: ids,
  acting: z.int().check(z.gte(-1)),
  /** Figures (and PEFs) that have been active in this turn. */
  done: ids,
  active: z.nullable(Active),
  /** Groups as they stood when the turn began, joins since then added. FTB-4.2.2b, FTB-D-51. */
  groups: z.array(Group),
  /** Figures that have been in sight of an enemy in this phase. FTB-D-40. */
  seen: ids,
  /** Some shot has been fired. FTB-14.12.5f. */
  shots: z.boolean(),
  /** Fast Move has been seen by somebody. FTB-14.7.5c. */
  suspicious: z.boolean(),
  /** What the Encounter itself keeps count of, by name: legs of the way, finds, talks won and lost. */
  tally: z.record(z.string(), count),
  /** The objective, as far as it is one of the table: the building aimed at. */
  target: z.string(),
  /** Whom the players raid or face. FTB-14.12.5d. */
  foes: z.string(),
  /** What is looked for, or is to be kept: an Item of this kind, somebody's id. FTB-14.12.1, FTB-D-8. */
  goal: z.string(),
  /** The next PEF rolls one die more. FTB-D-65. */
  nearby: z.boolean(),
  /** On a table of the players' own, the sections with a PEF. FTB-12.1a. */
  pefsIn: z.optional(z.readonly(z.array(count))),
  result: z.enum(['', 'success', 'failure']),
});
export interface Encounter extends z.infer<typeof Encounter> {}

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
