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
  /**
   * Where it last saw a human when active, or the place that draws it out of a building; or null. FTB-10.7d,
   * FTB-10.3.1a.
   */
  lastSeen: z.nullable(place),
  /** The body that it feasts on, or ''. FTB-10.7.1a. */
  feast: z.string(),
  /** Id of the person it was, or ''. */
  was: fixed(z.string()),
});
export interface Zed extends z.infer<typeof Zed> {}

/** FTB-10.7.1b. */
export const Feast = thing({
  /** Id of the person eaten. */
  body: fixed(z.string()),
  x: fixed(length),
  y: fixed(length),
  level: fixed(count),
  /** Turns left. */
  left: count,
  /** The turn it began in. FTB-D-39. */
  begun: fixed(count),
  /** People who have taken See the Feast for this one. FTB-10.9.4. */
  seenBy: z.readonly(ids),
  /** True if nobody of the players was left to help when it began. FTB-D-265. */
  alone: z.optional(z.literal(true)),
});
export interface Feast extends z.infer<typeof Feast> {}

/** Zombies an inch from a human, which charge once all have moved. FTB-10.6b, FTB-D-54. */
export const Swarm = z.readonly(
  thing({
    target: z.string(),
    /** Zombies, and the place of each before it moved. FTB-2.2.2c. */
    rushes: z.readonly(z.array(z.readonly(thing({ zed: z.string(), from: place })))),
  }),
);
export interface Swarm extends z.infer<typeof Swarm> {}

/** A Possible Enemy Force. FTB-12.0. */
export const Pef = thing({ id: fixed(z.string()), ...at });
export interface Pef extends z.infer<typeof Pef> {}

/** Shots and other noise at a spot in one turn. FTB-10.7e. */
export const Noise = z.readonly(
  thing({
    x: length,
    y: length,
    /** Absent on the ground floor. */
    level: z.optional(count),
    dice: count,
    turn: count,
  }),
);
export interface Noise extends z.infer<typeof Noise> {}

/** A noise that continues from turn to turn. FTB-10.2.4b. */
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
  /** Number of Defining Moments that the building has had. FTB-12.16a, FTB-14.10.5b. */
  entered: count,
  /** Floors that have been searched. FTB-11.9b. */
  searched: z.array(count),
  /** Limit on searchers of the floor being searched, and those who have searched it. FTB-11.9a. */
  searching: z.nullable(thing({ level: fixed(count), most: fixed(count), done: ids })),
  /** In a raid: true once it has been rolled whether the objective is here. FTB-14.12.5c. */
  rolled: z.boolean(),
});
export interface Premises extends z.infer<typeof Premises> {}

/** Items lying on the ground. FTB-5.2b. */
export const Heap = thing({
  id: fixed(z.string()),
  x: fixed(length),
  y: fixed(length),
  level: fixed(count),
  items: z.array(Item),
});
export interface Heap extends z.infer<typeof Heap> {}

/** The dice of a Fast Move, and whose they are in this activation: the group that was together then. FTB-D-263. */
export const FastSet = thing({
  who: ids,
  dice: z.readonly(z.array(z.int().check(z.gte(1), z.lte(6)))),
});
export interface FastSet extends z.infer<typeof FastSet> {}

/** The group that is acting. FTB-5.0e. */
const Active = thing({
  side: fixed(z.string()),
  /** Members of the active group, including those who joined it. FTB-D-51. */
  who: ids,
  fast: z.optional(z.array(FastSet)),
});

/** A group at the start of the turn. FTB-4.2.2b. */
const Group = thing({
  who: fixed(ids),
  /** Rep that it activated on then. FTB-4.2.1a, FTB-D-51. */
  rep: fixed(count),
});
export interface Group extends z.infer<typeof Group> {}

/** The book decides what a map may be. */
const AnyMap = z.unknown() as z.ZodMiniType<MapFile>;

/** One game on a table. FTB-14.0. */
export const Encounter = thing({
  kind: fixed(z.enum(ENCOUNTERS)),
  area: fixed(z.enum(AREAS)),
  part: z.enum(DAY_PARTS),
  fullMoon: z.boolean(),
  /** The day of the campaign: some tables depend on it. FTB-T-contact-1-30. */
  day: fixed(z.int().check(z.gte(1), z.lte(31))),
  /** Replaced rather than changed. */
  map: still(AnyMap),
  stage: z.enum(['elsewhere', 'layout', 'enter', 'begin', 'turn', 'act', 'end', 'over']),
  turn: count,
  /** The sides' dice for this turn. FTB-5.0b. */
  dice: z.record(z.string(), z.int().check(z.gte(1), z.lte(6))),
  /** Sides in the order they act this turn, and the index of the one acting; -1 before any does. FTB-5.0b. */
  order: ids,
  acting: z.int().check(z.gte(-1)),
  /** Figures, zombies and PEFs that have been active this turn. */
  done: ids,
  active: z.nullable(Active),
  /** Groups at the start of the turn, plus later joins. FTB-4.2.2b, FTB-D-51. */
  groups: z.array(Group),
  /** Figures that have been in sight of an enemy in this phase. FTB-D-40. */
  seen: ids,
  /** True once a shot has been fired. FTB-14.12.5f. */
  shots: z.boolean(),
  /** True once a Fast Move has been reported. FTB-14.7.5c. */
  suspicious: z.boolean(),
  /** Counts of the Encounter by name: legs, finds, talks won and lost and so on. */
  tally: z.record(z.string(), count),
  /** Id of the Target Building, or ''. */
  target: z.string(),
  /** Class that the players raid or face. FTB-14.12.5d. */
  foes: z.string(),
  /** What is looked for or must be kept: an Item of this kind, or somebody's id. FTB-14.12.1, FTB-D-8. */
  goal: z.string(),
  /** True if the next PEF rolls one die more. FTB-D-65. */
  nearby: z.boolean(),
  /** On the players' own table, the sections with a PEF. FTB-12.1a. */
  pefsIn: z.optional(z.readonly(z.array(count))),
  result: z.enum(['', 'success', 'failure']),
});
export interface Encounter extends z.infer<typeof Encounter> {}

/** Fields of an Encounter in which nothing has happened yet. */
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
