import { copier } from '@shambles/forms';
import { at, bearing, count, hasPlace, ids, lengthOrNone } from '@shambles/measured';
import * as z from 'zod/mini';
import {
  ARMORS,
  BUILDINGS,
  DEEDS,
  LEVELS,
  MODES,
  MORALES,
  QUALITIES,
  STATUSES,
  SUPPORTS,
  VEHICLES,
  ZOMBIES,
} from './kinds.js';

/*
 * The whole game between two steps, declared once: by this it is typed, and by this it is read where somebody has put it
 * right by hand.
 */

const flag = z.boolean();
/** An id; '' for none. */
const one = z.string();

const Figure = z.strictObject({
  id: z.string(),
  /** The unit that it belongs to. */
  unit: z.string(),
  /** Dependents cannot fight; a vehicle's body is a figure of its own, its crew sits in it. AMZ-dependents, AMZ-vehicles. */
  role: z.enum(['fighter', 'dependent', 'vehicle']),
  status: z.enum(STATUSES),
  // -1 off the table: not yet there, gone, or aboard.
  x: lengthOrNone,
  y: lengthOrNone,
  level: count,
  facing: bearing,
  /** The support weapon that it serves. */
  support: z.nullable(z.enum(SUPPORTS)),
  /** Its rating as a leader; null for everybody else. AMZ-leadership. */
  leader: z.nullable(z.int().check(z.gte(-1), z.lte(2))),
  medic: flag,
  /** The turn in which it fell; 0 where it did not. AMZ-first-aid-when. */
  fell: count,
  /** Supply loads that it carries. AMZ-sc3. */
  loads: count,
  /** The vehicle that it rides in, as crew or passenger. AMZ-vehicles. */
  aboard: one,
  /** The unit of the dead that has captured it, until it is Possessed. AMZ-capture. */
  captor: one,
  /** A dose has been spent on it while it is down. AMZ-antivirus. */
  safe: flag,
  /** It is KIA, and a card keeps that from counting for the dead. AMZ-T-quirk-cards. */
  spared: z.optional(flag),
});
export type Figure = z.infer<typeof Figure>;

const Unit = z.strictObject({
  id: z.string(),
  kind: z.enum(['living', ...ZOMBIES]),
  /** Of a mob its number, by which mobs go in order; 0 of the Living. */
  number: count,
  quality: z.enum(QUALITIES),
  armor: z.enum(ARMORS),

  // Of the Living.
  professional: flag,
  morale: z.enum(MORALES),
  level: z.enum(LEVELS),
  /** Weapons that the dead do not hear. AMZ-awareness. */
  suppressed: flag,
  nightVision: flag,
  /** Doses of Revenant Anti-Virus. */
  doses: count,
  /** It acts when something has happened: it has been seen, or freed. AMZ-sc1, AMZ-sc4. */
  waits: z.nullable(z.enum(['seen', 'freed'])),
  /** It is on the table, or has been. AMZ-scenario-format. */
  entered: flag,
  /** It has been activated this turn, or has lost its activation. AMZ-cc-forfeit. */
  done: flag,
  /** It loses its next activation. AMZ-pull-back. */
  loses: flag,
  overwatch: flag,
  hidden: flag,
  /** It counts as In Cover until its next activation. AMZ-take-cover. */
  tookCover: flag,
  /** How it moved when it was last active; of the Living, this turn. AMZ-D-last-mode. */
  mode: z.enum(MODES),
  /** Units that it has fired at since its last activation began. AMZ-targets-scope. */
  engaged: ids,
  /** Shots from Overwatch since then. AMZ-overwatch. */
  watched: count,
  /** It has fired this turn with weapons that can be heard. AMZ-D-hearing. */
  heard: flag,
  /** It has fired this turn, with whatever weapons: by night that is seen. AMZ-night. */
  flashed: z.optional(flag),
  /** Romeos and Dexters for which it has checked Morale this turn. AMZ-morale-once. */
  feared: ids,
  /** Romeos and Dexters that were near when the turn began, until it is activated. AMZ-morale-once. */
  near: z.optional(ids),
  /** Romeos and Dexters that have come near on their way or on its own, for which it has yet to check. AMZ-morale-once. */
  passed: z.optional(ids),
  /** The last of it have gone over into another unit. AMZ-dependents. */
  merged: z.optional(flag),
  /** The turn in which it last reached an objective; 0 where it has reached none. AMZ-confidence-objective. */
  achieved: count,

  // Of the dead.
  /** It has Interrupted this turn. AMZ-interrupt-limit. */
  interrupted: flag,
  /** It has done what it does in step 11 or 12 of this turn. */
  moved: flag,
  /** Units that this Dexter drives this turn. AMZ-dexter-control. */
  drives: ids,

  // Of vehicles.
  vehicle: z.nullable(z.enum(VEHICLES)),
  /** AMZ-D-hatches. */
  open: flag,
  immobilised: flag,
  disarmed: flag,
  /** It may not fire in its next activation. AMZ-T-vehicle-damage. */
  jammed: flag,
  /** Units that have fired out of it this turn. AMZ-vehicle-attack. */
  windows: z.optional(ids),
});
export type Unit = z.infer<typeof Unit>;

/** A KIA or WIA marker: with a unit, or where it was left. AMZ-casualties, AMZ-casualties-abandon. */
const Casualty = z.strictObject({
  id: z.string(),
  kind: z.enum(['kia', 'wia']),
  /** The unit that has it; of an abandoned one, the unit that left it. */
  unit: z.string(),
  abandoned: flag,
  // Where it lies; -1 of one that a unit has.
  x: lengthOrNone,
  y: lengthOrNone,
  level: count,
  /** Who it is. */
  figure: z.optional(z.string()),
  /** A dose has been spent on it. AMZ-antivirus. */
  safe: flag,
  /** It was overrun, and rolls for itself at the end of the turn. AMZ-cc-lost. */
  overrun: flag,
});
export type Casualty = z.infer<typeof Casualty>;

/** The unit that is acting, and what it has announced. AMZ-activation. */
const Active = z.strictObject({
  unit: z.string(),
  deed: z.nullable(z.enum(DEEDS)),
  mode: z.enum(MODES),
  /** Inches that it has gone, and that it may go. */
  gone: z.number().check(z.gte(0), z.lte(1000)),
  most: z.number().check(z.gte(0), z.lte(1000)),
  /** Interruptions so far. AMZ-firepower-interruptions. */
  interruptions: count,
  /** The fire that it announced is over. */
  fired: flag,
  /** It has lost what is left of its move, or of the whole activation. AMZ-cc-forfeit, AMZ-T-morale-levels. */
  halted: flag,
  ended: flag,
  /** It has been assaulted: it fires no more, but into another charge. AMZ-cc-forfeit. */
  assaulted: z.optional(flag),
  /** It is on its way into a Close Combat. AMZ-defense-charging. */
  charging: z.optional(flag),
  /** A medic of it has treated somebody: he gives no Firepower die. AMZ-medics. */
  medic: flag,
  /** How many objectives had been achieved before: those of this activation take from Stress from its end on. AMZ-living-objectives. */
  before: count,
  /** Fighters of it who carry casualties, and so give no Firepower dice. AMZ-casualties-carry. */
  carriers: count,
  /** It may not fire in this activation. AMZ-T-vehicle-damage. */
  jammed: flag,
  /** It has got out of a vehicle, and gets into none any more. AMZ-vehicles. */
  out: z.optional(flag),
});

const HotSpot = z.strictObject({
  /** Its number; 0 of one that a card has opened. AMZ-hot-spots. */
  number: count,
  ...at,
  closed: flag,
});
export type HotSpot = z.infer<typeof HotSpot>;

const Building = z.strictObject({
  id: z.string(),
  kind: z.enum(BUILDINGS),
  /** Barricade points left. AMZ-buildings. */
  points: count,
  breached: flag,
});
export type Building = z.infer<typeof Building>;

/** Something that a scenario lays on the table, or that somebody has: a case, supplies. AMZ-special-actions. */
const Thing = z.strictObject({
  id: z.string(),
  kind: z.string(),
  ...at,
  /** It has been searched, or taken up. */
  spent: flag,
  /** The unit that carries it. */
  by: one,
});

/** An objective that somebody has achieved, with its points. AMZ-living-objectives, AMZ-zombie-objectives. */
const Achieved = z.strictObject({
  objective: z.string(),
  side: z.enum(['living', 'zombies']),
  points: z.int(),
  /** It adds to Stress, or takes from it: the first time only. */
  stress: flag,
  turn: count,
});
export type Achieved = z.infer<typeof Achieved>;

/** A card whose effect lasts. AMZ-quirk-cards. */
const Effect = z.strictObject({
  card: z.int().check(z.gte(1), z.lte(28)),
  /** Whom it bears on. */
  on: one,
  /** The last turn that it holds; it may end before. */
  until: count,
});
export type Effect = z.infer<typeof Effect>;

const cards = z.array(z.int().check(z.gte(1), z.lte(28)));

export const Shape = z.strictObject({
  stage: z.enum(['set-up', 'arrivals', 'living', 'random', 'masters', 'end', 'over']),
  turn: count,
  units: z.array(Unit),
  figures: z.array(Figure),
  casualties: z.array(Casualty),
  active: z.nullable(Active),
  hotSpots: z.array(HotSpot),
  /** Counters for Living fire that was heard. AMZ-noise. */
  noise: count,
  buildings: z.array(Building),
  things: z.array(Thing),
  achieved: z.array(Achieved),
  /** Cards that nobody has: in no order. */
  deck: cards,
  hands: z.strictObject({ living: cards, zombies: cards }),
  /** Cards that lie face down for the dead where nobody plays them. AMZ-solo-cards. */
  faceDown: count,
  effects: z.array(Effect),
  lampsOut: flag,
  /** The helicopter has come. AMZ-sc2. */
  helicopter: flag,
  nextMob: z.int().check(z.gte(1)),
  nextMarker: z.int().check(z.gte(1)),
});
/** Plain data. */
export type State = z.infer<typeof Shape>;

/** A copy that shares nothing. */
export const copyState = copier<State>(Shape);

/** What a unit is before anything has happened to it. */
export const FRESH_UNIT = {
  number: 0,
  quality: 'untrained',
  armor: 'none',
  professional: false,
  morale: 'average',
  level: 'confident',
  suppressed: false,
  nightVision: false,
  doses: 0,
  waits: null,
  entered: true,
  done: false,
  loses: false,
  overwatch: false,
  hidden: false,
  tookCover: false,
  mode: 'stationary',
  engaged: [],
  watched: 0,
  heard: false,
  feared: [],
  achieved: 0,
  interrupted: false,
  moved: false,
  drives: [],
  vehicle: null,
  open: false,
  immobilised: false,
  disarmed: false,
  jammed: false,
} as const satisfies Partial<Unit> | object;

export const FRESH_FIGURE = {
  role: 'fighter',
  status: 'active',
  level: 0,
  facing: 0,
  support: null,
  leader: null,
  medic: false,
  fell: 0,
  loads: 0,
  aboard: '',
  captor: '',
  safe: false,
} as const satisfies Partial<Figure>;

export const QUIET = {
  stage: 'set-up',
  turn: 0,
  units: [],
  figures: [],
  casualties: [],
  active: null,
  hotSpots: [],
  noise: 0,
  buildings: [],
  things: [],
  achieved: [],
  deck: Array.from({ length: 28 }, (_, i) => i + 1),
  hands: { living: [], zombies: [] },
  faceDown: 0,
  effects: [],
  lampsOut: false,
  helicopter: false,
  nextMob: 1,
  nextMarker: 1,
} as const satisfies object;

type Of<K extends keyof State> = Pick<State, K>;

/** What a unit of the dead is called, by its number. AMZ-mobs. */
export function mobId(number: number): string {
  return `mob-${number}`;
}

export function unitOf(s: Of<'units'>, id: string): Unit {
  const found = s.units.find((u) => u.id === id);
  if (!found) throw new RangeError(`There is no unit "${id}".`);
  return found;
}

export function figureOf(s: Of<'figures'>, id: string): Figure {
  const found = s.figures.find((f) => f.id === id);
  if (!found) throw new RangeError(`There is no figure "${id}".`);
  return found;
}

export function isLiving(u: Pick<Unit, 'kind'>): boolean {
  return u.kind === 'living';
}

/** Figures of a unit that act, fighters and Dependents, on the table or aboard; no body of a vehicle. */
export function activeOf(s: Of<'figures'>, unit: string): Figure[] {
  return s.figures.filter((f) => f.unit === unit && f.status === 'active' && f.role !== 'vehicle');
}

/** Those of them who fight. AMZ-dependents. */
export function fightersOf(s: Of<'figures'>, unit: string): Figure[] {
  return activeOf(s, unit).filter((f) => f.role === 'fighter');
}

export function dependentsOf(s: Of<'figures'>, unit: string): Figure[] {
  return activeOf(s, unit).filter((f) => f.role === 'dependent');
}

/** Bases of a unit that stand on the table and act: its figures, or the body of the vehicle that it is or rides in. */
export function basesOf(s: Of<'figures'>, unit: string): Figure[] {
  const own = s.figures.filter((f) => f.unit === unit && f.status === 'active');
  const there = own.filter(hasPlace);
  if (there.length > 0) return there;
  const aboard = own.find((f) => f.aboard !== '')?.aboard;
  return s.figures.filter((f) => f.unit === aboard && f.role === 'vehicle' && hasPlace(f));
}

/** Figures of a unit that are down, found slightly hurt or not yet treated. AMZ-down. */
export function downOf(s: Of<'figures'>, unit: string): Figure[] {
  return s.figures.filter((f) => f.unit === unit && (f.status === 'down' || f.status === 'slight'));
}
