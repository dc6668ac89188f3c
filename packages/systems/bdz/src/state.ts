import type { MapFile } from '@shambles/field';
import { copier, still } from '@shambles/forms';
import { at, bearing, count, ids, length, lengthOrNone, place } from '@shambles/measured';
import * as z from 'zod/mini';
import {
  AFTERWARDS,
  AILS,
  ATTRIBUTES,
  type Attribute,
  BEINGS,
  CLASSES,
  CONDITIONS,
  GUNS,
  MEDICS,
  MELEE_WEAPONS,
  SAWS,
  SITTING,
  STATUSES,
  VEHICLES,
} from './kinds.js';
import { Campaign } from './state/campaign.js';
import { DayOne } from './state/day-one.js';
import { Encounter } from './state/encounter.js';
import { Goods } from './state/goods.js';

/*
 * The whole game between two steps, declared once: by this it is typed, and by this it is read where somebody has put it
 * right by hand.
 */

/** What a map may be is the book's to say. */
const AnyMap = z.unknown() as z.ZodMiniType<MapFile>;

/** Without a maximum. BDZ-D-c57. */
const rep = z.int().check(z.gte(1));
const flag = z.boolean();
/** A figure's id; '' for nobody. */
const one = z.string();

/** A weapon by its place in the list of those that somebody carries. */
const Weapon = z.strictObject({
  gun: z.enum(GUNS),
  empty: flag,
  /** No round that somebody has along fits it. BDZ-enc-rand-4a. */
  misfit: z.optional(flag),
});

const Person = z.strictObject({
  id: z.string(),
  /** The player who decides for it. */
  seat: z.string(),
  side: z.string(),
  star: flag,
  class: z.enum(CLASSES),
  being: z.enum(BEINGS),
  rep,
  /** BDZ-T-attributes. */
  attributes: z.array(z.enum(ATTRIBUTES)),
  /** What it has been through, as far as a civilian needs it to be one no more. BDZ-class-milestones. */
  past: z.strictObject({ zeds: ids, killed: flag, fought: flag, asked: flag }),
  /** It wears body armour. BDZ-protected. */
  armoured: flag,
  /** It was issued with flash bangs, and so its side has them. BDZ-list-military-gear, BDZ-grenade-supply. */
  grenades: z.optional(flag),
  /** It knew emergencies before: zombies are met farther off. BDZ-react-zed. */
  responder: flag,
  guns: z.array(Weapon),
  /** Guns in hand, by their places in `guns`: one, or two that may be fired together. BDZ-shoot-two-weapons. */
  hand: z.array(count),
  melee: z.enum(MELEE_WEAPONS),
  saw: z.enum(SAWS),
  /** Where it stood with a chain saw when the turn began, until the saw is heard. BDZ-melee-chainsaw-noise. */
  stoodAt: z.nullable(place),
  /** Melee weapons that it carries beside the one in hand. */
  more: z.array(z.enum(MELEE_WEAPONS)),

  status: z.enum(STATUSES),
  /** What it was when enemies tied it up: out of the fight until it is untied. BDZ-D-tied. */
  tied: z.optional(z.enum(['stunned', 'out'])),
  // -1 off the table.
  x: lengthOrNone,
  y: lengthOrNone,
  level: count,
  facing: bearing,
  prone: flag,
  /** Of the ducked and hunkered: those that they hide from, and that they have hidden from. BDZ-D-duck-open. */
  hidesFrom: ids,
  /** It hunkered down by retiring: not rallied, it has run away. BDZ-move-retire-ranaway. */
  retired: flag,
  /** BDZ-D-sanity-never. */
  neverRallies: flag,
  hero: flag,
  /** It has taken Zed Or No Zed, and needs See The Feast no more. BDZ-react-zed, BDZ-react-feast. */
  knowsZeds: flag,
  knowsFeasts: flag,
  /** The vehicle that it rides in, and where in it; '' on foot. BDZ-veh-def-seats. */
  aboard: one,
  sits: z.enum(SITTING),
  /** Whom it retrieves, wounded: that one lies nowhere meanwhile. BDZ-wounded-outgunned. */
  retrieves: one,
  /** Whom it has dropped, and may not pick up before it is next active. BDZ-wounded-charged. */
  dropped: one,
  /** Those out of the fight beside whom its activation began. BDZ-recover-during. */
  beside: ids,
  medic: z.enum(MEDICS),
  /** What sets it apart, whether it has been rallied since it was met, and has screamed in this turn. BDZ-T-road-patients, BDZ-T-road-kids. */
  ails: z.enum(AILS),
  calm: flag,
  screamed: flag,
  /** Nothing helps it any more in this encounter. BDZ-T-recover-during. */
  beyond: flag,
  /** A flash bang put it down. BDZ-grenade-recover. */
  flashed: flag,
  /** Zombies may have infected it. BDZ-harry-test. */
  bitten: flag,
  /** Enemies let it live: it comes round by itself, and goes out of the building. BDZ-enc-mercy, BDZ-D-c91. */
  mercy: z.enum(['none', 'spared', 'leaves']),
  /** Its status stays what it was when the encounter ended. */
  afterwards: z.enum(AFTERWARDS),
  /** Doses of the Cure. BDZ-harry-turn. */
  cures: count,
  /** It carries what barricades are made of. BDZ-barricade-materials. */
  boards: flag,
  /** What it has found in this encounter and carries, beside its weapons and armour. BDZ-enc-encumbrance. */
  load: Goods,
  /** Somebody has gone through its pockets. BDZ-enc-losers-once. */
  frisked: flag,
  /** What it has done in this encounter, as far as success goes. BDZ-camp-rep-success. */
  deeds: z.strictObject({ killed: flag, found: flag, hunkered: flag, out: flag }),

  /** The number of its group: figures of one number that hang together are one. BDZ-group-start. */
  group: count,
  /** It has been made the Leader. BDZ-leader-replace. */
  leads: flag,
  /** Its group has lost its Leader, and finds another when it is next active. BDZ-D-leader-lost-delay. */
  leaderless: flag,

  /** Inches that it may go in this activation, and that it has gone. */
  allowance: length,
  used: length,
  /** It has taken Fast Move in this activation, and how many dice it passed; -1 before. BDZ-move-fast-status. */
  fast: z.int().check(z.gte(-1), z.lte(2)),
  /** Inches on foot since its activation began: more than 8 of them is fast. */
  went: length,
  /** Its active fire is done. BDZ-act-active-fire. */
  fired: flag,
  /** Zombies that it has struck at in vain in this activation, as they could not fight back. BDZ-zkill-auto-dice. */
  struck: z.optional(ids),
  /** Whom it charges. BDZ-act-charge. */
  charges: one,
  /** It spends the activation on a reload: no farther than its normal move. BDZ-shoot-reload. */
  reloading: flag,
  /** The gun that is loaded when that activation is over, by its place in `guns`. BDZ-shoot-reload. */
  reloads: z.optional(count),
});
export type Person = z.infer<typeof Person>;

const Zed = z.strictObject({
  id: z.string(),
  ...at,
  facing: bearing,
  prone: flag,
  /** Where it saw a human when it was last active. BDZ-zact-3. */
  saw: z.nullable(place),
  /** The body that it feasts on. BDZ-zed-feast. */
  feast: one,
  /** It halts, and loses its next activation. BDZ-grenade-zombie. */
  dazed: flag,
  /** It was taken in the rear, or has just got up: it does not fight back. BDZ-zmelee-minus, BDZ-zmove-knocked. */
  caught: flag,
  /** The door at which it has stopped, and the activations that it costs before it may go through. BDZ-zmove-door. */
  door: one,
  waits: count,
});
export type Zed = z.infer<typeof Zed>;

/** A civilian machine with an engine. BDZ-veh-scope. */
const Vehicle = z.strictObject({
  id: z.string(),
  kind: z.enum(VEHICLES),
  // The middle of its body; -1 off the table.
  x: lengthOrNone,
  y: lengthOrNone,
  facing: bearing,
  /** An RV for twenty, a van whose rear is closed. BDZ-D-c5, BDZ-veh-type-pickup. */
  large: flag,
  covered: flag,
  /** Its length and width, where they are not those of its kind. BDZ-T-veh-size. */
  size: z.nullable(z.tuple([length, length])),
  /** What it drove in its last activation, in inches; 0 where it stands. BDZ-D-c80. */
  speed: length,
  running: flag,
  condition: z.enum(CONDITIONS),
  /** Units in the tank; -1 before somebody has looked. BDZ-T-veh-working. */
  fuel: z.int().check(z.gte(-1)),
  keys: z.enum(['unknown', 'none', 'at-hand', 'wired']),
  /** The side that has taken its keys along; '' where they are in it. BDZ-enc-rand-6. */
  keeper: one,
  /** Those who have tried to hot-wire it. BDZ-veh-hotwire-once. */
  triedBy: ids,
  /** It was come upon in this encounter. BDZ-veh-start-when-found. */
  found: flag,
  /** Its engine has died in a slide. BDZ-veh-start-when-lost-control. */
  stalled: flag,
  /** Somebody has tried to start it in this turn. BDZ-veh-start-one-per-turn. */
  attempted: flag,
  /** Its repair has failed, or its tank gives nothing more, in this encounter. BDZ-veh-repair, BDZ-veh-siphon. */
  hopeless: flag,
  dry: flag,
  /** Its alarm goes, until somebody puts a stop to it. BDZ-veh-noise-alarm. */
  alarm: flag,
  /** Zombies have broken a window. BDZ-veh-zombies-stopped. */
  broken: flag,
  /** It has been driven in this activation of its side; it has moved in reaction to this one. BDZ-D-c80. */
  driven: flag,
  reacted: flag,
  /** It stays where it is: hemmed in, or no more than scenery. BDZ-enc-scen-bleens-jam, BDZ-D-c92. */
  stuck: flag,
  /** Where it stood with a running engine when the turn began. BDZ-veh-noise. */
  began: z.nullable(place),
});
export type Vehicle = z.infer<typeof Vehicle>;

/** A driver has yet to do something because of what those did: a test, or drive away. BDZ-veh-shoot-driver-duckback. */
const Owing = z.strictObject({
  driver: z.string(),
  what: z.enum(['vehicle-in-sight', 'vehicle-received-fire', 'away']),
  causes: ids,
});
export type Owing = z.infer<typeof Owing>;

/** Zombies occupied with a human. BDZ-zed-feast-length. */
const Feast = z.strictObject({ body: z.string(), left: count, seenBy: ids });
/** A door or window that is not as the map has it: the Rep of its barricade, or 0; a window that stands open. BDZ-barricade-build. */
const Opening = z.strictObject({ id: z.string(), rep: z.int().check(z.gte(0), z.lte(4)), open: flag });

/**
 * Shots at a spot. `heard`: the zombies have moved since; `diced`: it has been diced for as a turn ended. What was both is
 * gone with the turn. BDZ-zgen-noise, BDZ-zact-2, BDZ-D-noise-heard.
 */
const Noise = z.strictObject({ ...at, shots: count, heard: z.optional(flag), diced: z.optional(flag) });
/** A charge of this activation: whom, from where, and whether it is a surprise. BDZ-zact-charge, BDZ-react-zed-result. */
const Charge = z.strictObject({
  zed: z.string(),
  target: z.string(),
  from: place,
  surprise: z.optional(flag),
  /** Inches of its move that are left where it has stopped. BDZ-zmove-rate. */
  left: z.optional(length),
});
/**
 * Two in melee: `who` a human, `with` a human or a zombie. `rear`: `who` was taken in the rear. BDZ-melee-locked.
 * `surprise`: the zombie has its dice for it. BDZ-D-zed-melee.
 */
const Melee = z.strictObject({
  who: z.string(),
  with: z.string(),
  rear: flag,
  surprise: z.optional(flag),
});

const Active = z.strictObject({
  side: z.string(),
  who: ids,
  /** What the group is for in the order of its Rep. BDZ-turn-group-order. */
  manner: z.enum(['stay', 'move', 'recover']),
  /** Those of it who have tried to rally others. BDZ-react-rally. */
  rallied: ids,
});

export const Shape = z.strictObject({
  stage: z.enum(['begin', 'turn', 'act', 'end', 'over']),
  turn: count,
  /** The table, where one has been made for this game; never changed but replaced. BDZ-enc-terrain-generator. */
  map: z.nullable(still(AnyMap)),
  /** Keys that lay about on the table and have been taken. BDZ-veh-start-keys-found. */
  keysTaken: ids,
  /** What fell for each side, and those that sit this turn out. BDZ-turn-multi. */
  dice: z.record(z.string(), z.int().check(z.gte(1), z.lte(6))),
  barred: ids,
  order: ids,
  // -1 before anybody acts.
  acting: z.int().check(z.gte(-1)),
  active: z.nullable(Active),
  /** Humans whose turn is over. */
  done: ids,
  /** The Rep and manner that this side has come down to. BDZ-turn-group-order. */
  reached: z.nullable(z.strictObject({ rep: count, manner: Active.shape.manner })),
  people: z.array(Person),
  zeds: z.array(Zed),
  vehicles: z.array(Vehicle),
  owing: z.array(Owing),
  /** Vehicles whose driver has just been put out of action, and its Rep. BDZ-veh-driver-disabled. */
  adrift: z.array(z.strictObject({ vehicle: z.string(), rep })),
  /** Where vehicles have broken through fences and hedges. BDZ-veh-obstacle. */
  gaps: z.array(z.strictObject({ x: length, y: length, r: length, level: count })),
  /** What zombies have yet to do in their phase. BDZ-zact-together. */
  herd: z.enum(['move', 'charge', 'melee', 'done']),
  charges: z.array(Charge),
  melees: z.array(Melee),
  noises: z.array(Noise),
  feasts: z.array(Feast),
  openings: z.array(Opening),
  /** Buildings in which somebody has looked for what a barricade is made of. BDZ-barricade-materials. */
  searched: z.array(z.strictObject({ house: z.string(), found: flag })),
  /** Sides that have grenades. BDZ-grenade-supply. */
  grenades: ids,
  /** Rolls of the activation dice until the weather breaks, 0 when it has; -1 where it will not. BDZ-enc-rand-10a. */
  storm: z.int().check(z.gte(-1)),
  /** The encounter of a campaign that is under way. BDZ-camp-month. */
  encounter: z.nullable(Encounter),
  /** BDZ-camp-objectives. */
  campaign: z.nullable(Campaign),
  /** The day before it, where it begins with that. BDZ-day-secret. */
  day: z.nullable(DayOne),
  /** Who has drawn the cash; '' while it is in the machine. BDZ-enc-scen-atm-special. */
  cash: one,
  nextZed: z.int().check(z.gte(1)),
});
/** Plain data. */
export type State = z.infer<typeof Shape>;

/** A copy that shares nothing. */
export const copyState = copier<State>(Shape);

export type Melee = z.infer<typeof Melee>;
export type Charge = z.infer<typeof Charge>;
export type Manner = z.infer<typeof Active>['manner'];

/** What somebody is before anything has happened to it. */
const FRESH = {
  being: 'adult',
  attributes: [],
  armoured: false,
  responder: false,
  melee: 'unarmed',
  saw: 'works',
  stoodAt: null,
  more: [],
  status: 'carry-on',
  level: 0,
  facing: 0,
  prone: false,
  hidesFrom: [],
  retired: false,
  neverRallies: false,
  hero: false,
  knowsZeds: false,
  knowsFeasts: false,
  aboard: '',
  sits: 'front',
  retrieves: '',
  dropped: '',
  beside: [],
  medic: 'none',
  ails: 'nothing',
  calm: false,
  screamed: false,
  beyond: false,
  flashed: false,
  bitten: false,
  mercy: 'none',
  afterwards: 'unknown',
  cures: 0,
  boards: false,
  load: {},
  frisked: false,
  group: 0,
  leads: false,
  leaderless: false,
  allowance: 0,
  used: 0,
  fast: -1,
  went: 0,
  fired: false,
  charges: '',
  reloading: false,
} as const satisfies Partial<Person>;

/** What the id of a vehicle begins with whose people are met on the road. BDZ-D-c95. */
export const MET = 'met-';

/** What a vehicle is that stands about with nobody in it. BDZ-veh-move-assumed-moving. */
export const PARKED = {
  facing: 0,
  large: false,
  covered: false,
  size: null,
  speed: 0,
  running: false,
  condition: 'runs',
  fuel: -1,
  keys: 'unknown',
  keeper: '',
  triedBy: [],
  found: true,
  stalled: false,
  attempted: false,
  hopeless: false,
  dry: false,
  alarm: false,
  broken: false,
  driven: false,
  reacted: false,
  stuck: false,
  began: null,
} as const satisfies Partial<Vehicle> | object;
/** Somebody to whom nothing has happened yet. */
export function newPerson(
  given: Omit<Person, keyof typeof FRESH | 'past' | 'deeds' | 'guns' | 'hand'> & Partial<Person>,
): Person {
  const past = { zeds: [], killed: false, fought: false, asked: false };
  const deeds = { killed: false, found: false, hunkered: false, out: false };
  return {
    ...FRESH,
    past,
    deeds,
    load: {},
    hidesFrom: [],
    beside: [],
    attributes: [],
    more: [],
    guns: [],
    hand: [],
    ...given,
  };
}

export const QUIET = {
  stage: 'begin',
  turn: 0,
  map: null,
  keysTaken: [],
  dice: {},
  barred: [],
  order: [],
  acting: -1,
  active: null,
  done: [],
  reached: null,
  people: [],
  zeds: [],
  vehicles: [],
  owing: [],
  adrift: [],
  gaps: [],
  herd: 'move',
  charges: [],
  melees: [],
  noises: [],
  feasts: [],
  openings: [],
  searched: [],
  grenades: [],
  storm: -1,
  encounter: null,
  campaign: null,
  day: null,
  cash: '',
  nextZed: 1,
} as const satisfies State | object;

export function personOf(s: Pick<State, 'people'>, id: string): Person {
  const found = s.people.find((p) => p.id === id);
  if (!found) throw new RangeError(`There is nobody "${id}".`);
  return found;
}

export function zedOf(s: Pick<State, 'zeds'>, id: string): Zed {
  const found = s.zeds.find((each) => each.id === id);
  if (!found) throw new RangeError(`There is no zombie "${id}".`);
  return found;
}

export function vehicleOf(s: Pick<State, 'vehicles'>, id: string): Vehicle {
  const found = s.vehicles.find((v) => v.id === id);
  if (!found) throw new RangeError(`There is no vehicle "${id}".`);
  return found;
}

/** Whoever is in or on a vehicle, alive or not. */
export function ridersOf(s: Pick<State, 'people'>, vehicle: string): Person[] {
  return s.people.filter((p) => p.aboard === vehicle);
}

/** Who is at the wheel, and able to drive; undefined where nobody is. */
export function driverOf(s: Pick<State, 'people'>, vehicle: string): Person | undefined {
  return s.people.find((p) => p.aboard === vehicle && p.sits === 'wheel' && isUp(p));
}

/** The dead, among the sides that act in turn and throw a die for it. */
export const ZOMBIES = 'zombies';

/** The dead are active. */
export function zombiesAct({ order, acting }: Pick<State, 'order' | 'acting'>): boolean {
  return order[acting] === ZOMBIES;
}

/** It is on the table and on its wheels, and its engine runs. */
export function isRunning(v: Pick<Vehicle, 'x' | 'condition' | 'running'>): boolean {
  return v.x >= 0 && v.condition === 'runs' && v.running;
}

export function has(p: Pick<Person, 'attributes'>, attribute: Attribute): boolean {
  return p.attributes.includes(attribute);
}

export function isArmed(p: Pick<Person, 'guns' | 'melee'>): boolean {
  return p.guns.length > 0 || p.melee !== 'unarmed';
}

/** It may act and react freely. BDZ-react-carry-on. */
export function carriesOn(p: Pick<Person, 'status'>): boolean {
  return p.status === 'carry-on';
}

/** In cover or prone, with its head down. BDZ-move-duck-back, BDZ-move-hunker. */
export function isLow(p: Pick<Person, 'status'>): boolean {
  return p.status === 'ducked' || p.status === 'hunkered';
}

/** On its feet or low: not stunned, and neither out of the fight nor gone. */
export function isUp(p: Pick<Person, 'status'>): boolean {
  return carriesOn(p) || isLow(p);
}

/** Stunned, out of the fight or dead where it lies: what zombies feast on. BDZ-zed-feast. */
export function isDown(p: Pick<Person, 'status'>): boolean {
  return p.status === 'stunned' || p.status === 'out' || p.status === 'dead';
}

/** Enemies have taken it, and it cannot move. BDZ-autokill. */
export function isTied(p: Pick<Person, 'status' | 'tied'>): boolean {
  return p.status === 'out' && p.tied !== undefined;
}

/** Zombies feast on it. BDZ-zed-feast-length. */
export function isEaten({ zeds }: Pick<State, 'zeds'>, id: string): boolean {
  return zeds.some((z) => z.feast === id);
}

/** It has a base on the table. */
export function isThere(p: Pick<Person, 'status' | 'x'>): boolean {
  return p.x >= 0 && p.status !== 'cheated';
}

/** In the fight, if not on its feet: with a base on the table, and neither out of the fight nor dead. */
export function isPresent(p: Pick<Person, 'status' | 'x'>): boolean {
  return isThere(p) && (isUp(p) || p.status === 'stunned');
}

/** Where the encounter ends it has run away: it fled, or is lost for this fight, and nobody has rallied it. BDZ-move-retire-ranaway, BDZ-D-hunker-end, BDZ-D-sanity-never. */
export function hasRun(p: Pick<Person, 'status' | 'retired' | 'neverRallies'>): boolean {
  return p.status === 'hunkered' && (p.retired || p.neverRallies);
}

/** It has left the table, by itself, in a vehicle or carried off it. */
export function hasLeft({ people }: Pick<State, 'people'>, p: Pick<Person, 'id' | 'status' | 'x'>): boolean {
  const carrier = people.find((q) => q.retrieves === p.id);
  return p.x < 0 && p.status !== 'cheated' && !(carrier && isThere(carrier));
}

/** It has hands: it is neither a dog nor a child. BDZ-enc-scen-atm-dogs, BDZ-enc-scen-bleens-tests. */
export function hasHands(p: Pick<Person, 'being'>): boolean {
  return p.being === 'adult';
}

/** It takes no tests, is never caught, and goes with its mother. BDZ-enc-scen-bleens-tests. */
export function isChild(p: Pick<Person, 'being'>): boolean {
  return p.being === 'child';
}

/** It is held in a settlement, and nobody of its own has reached it. BDZ-enc-raid-captive-state. */
export function isHeld({ encounter }: Pick<State, 'encounter'>, { id }: Pick<Person, 'id'>): boolean {
  return encounter?.captive === id && encounter.held !== 'freed';
}

/** No human is another's enemy: those who are met want no fight, and nobody has begun one. BDZ-T-road-groups. */
export function atPeace({ encounter }: Pick<State, 'encounter'>): boolean {
  return encounter?.peace ?? false;
}

export function inMelee(s: Pick<State, 'melees'>, id: string): boolean {
  return s.melees.some((m) => m.who === id || m.with === id);
}

/** Somebody as it goes into an encounter: nothing of the last one clings to it. */
export function sound(p: Person): Person {
  const { attributes, melee, more, guns, hand, armoured, medic, cures, knowsZeds, knowsFeasts, past } = p;
  const { ails, calm } = p;
  const kept = { attributes, melee, more, armoured, medic, ails, calm, cures, knowsZeds, knowsFeasts };
  const { id, seat, side, star, class: kind, being, rep, responder } = p;
  return newPerson({
    ...{ id, seat, side, star, class: kind, being, rep, responder, x: -1, y: -1 },
    ...kept,
    ...(p.grenades && { grenades: true }),
    past,
    // A tank does not fill itself. BDZ-melee-chainsaw-gas.
    saw: p.saw === 'dry' ? 'dry' : 'works',
    guns: guns.map(({ gun }) => ({ gun, empty: false })),
    hand,
  });
}
