import type { MapFile } from '@shambles/field';
import { copier, still } from '@shambles/forms';
import { at, bearing, count, hasPlace, ids, length, lengthOrNone, place } from '@shambles/measured';
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
 * The whole game between two steps, declared once. The types come from this declaration, and it also checks a state
 * that somebody has edited by hand.
 */

/** The book checks the map. */
const AnyMap = z.unknown() as z.ZodMiniType<MapFile>;

/** A Rep has no maximum. BDZ-D-c57. */
const rep = z.int().check(z.gte(1));
const flag = z.boolean();
/** A figure's id; '' for nobody. */
const one = z.string();

/** A weapon. Others refer to it by its index in the list of weapons that its owner carries. */
const Weapon = z.strictObject({
  gun: z.enum(GUNS),
  empty: flag,
  /** No ammunition that its owner carries fits it. BDZ-enc-rand-4a. */
  misfit: z.optional(flag),
});

const Person = z.strictObject({
  id: z.string(),
  /** The player who decides for this figure. */
  seat: z.string(),
  side: z.string(),
  star: flag,
  class: z.enum(CLASSES),
  being: z.enum(BEINGS),
  rep,
  /** BDZ-T-attributes. */
  attributes: z.array(z.enum(ATTRIBUTES)),
  /** What a civilian has been through, as needed to find out when it stops being a civilian. BDZ-class-milestones. */
  past: z.strictObject({ zeds: ids, killed: flag, fought: flag, asked: flag }),
  /** It wears body armour. BDZ-protected. */
  armoured: flag,
  /** True if it was issued flash bangs, which gives its side a supply. BDZ-list-military-gear, BDZ-grenade-supply. */
  grenades: z.optional(flag),
  /** True for a first responder, which tests against zombies from farther off. BDZ-react-zed. */
  responder: flag,
  guns: z.array(Weapon),
  /** Guns in hand, as indices into `guns`: one, or two that may be fired together. BDZ-shoot-two-weapons. */
  hand: z.array(count),
  melee: z.enum(MELEE_WEAPONS),
  saw: z.enum(SAWS),
  /**
   * Where it stood with a chain saw when the turn began, until the saw has been heard. BDZ-melee-chainsaw-noise. Games
   * up to revision 23 also noted the place of those off the table.
   */
  stoodAt: z.nullable(z.readonly(z.tuple([lengthOrNone, lengthOrNone, count]))),
  /** Melee weapons that it carries besides the one in hand. */
  more: z.array(z.enum(MELEE_WEAPONS)),

  status: z.enum(STATUSES),
  /** Its status when enemies tied it up: it is out of the fight until somebody unties it. BDZ-D-tied. */
  tied: z.optional(z.enum(['stunned', 'out'])),
  // -1 while off the table.
  x: lengthOrNone,
  y: lengthOrNone,
  level: count,
  facing: bearing,
  prone: flag,
  /** If ducked or hunkered: the figures that it hides from, and out of whose sight it stays. BDZ-D-duck-open. */
  hidesFrom: ids,
  /** It hunkered down by retiring: unless rallied, it counts as having run away. BDZ-move-retire-ranaway. */
  retired: flag,
  /** BDZ-D-sanity-never. */
  neverRallies: flag,
  hero: flag,
  /** It has taken Zed Or No Zed; it need not take See The Feast again. BDZ-react-zed, BDZ-react-feast. */
  knowsZeds: flag,
  knowsFeasts: flag,
  /** The vehicle that it rides in, and its seat there; '' on foot. BDZ-veh-def-seats. */
  aboard: one,
  sits: z.enum(SITTING),
  /** The wounded figure that it retrieves, which has no place on the table meanwhile. BDZ-wounded-outgunned. */
  retrieves: one,
  /** The figure that it has dropped, and may not pick up before it is next active. BDZ-wounded-charged. */
  dropped: one,
  /** Figures out of the fight that were beside it when its activation began. BDZ-recover-during. */
  beside: ids,
  medic: z.enum(MEDICS),
  /**
   * Its peculiarity, whether it has been rallied since it was met, and whether it has screamed this turn.
   * BDZ-T-road-patients, BDZ-T-road-kids.
   */
  ails: z.enum(AILS),
  calm: flag,
  screamed: flag,
  /** Nothing more can help it in this encounter. BDZ-T-recover-during. */
  beyond: flag,
  /** A flash bang put it down. BDZ-grenade-recover. */
  flashed: flag,
  /** Zombies may have infected it. BDZ-harry-test. */
  bitten: flag,
  /** Enemies spared it: it comes round by itself, and goes out of the building. BDZ-enc-mercy, BDZ-D-c91. */
  mercy: z.enum(['none', 'spared', 'leaves']),
  /** Enemies have judged it since it last went down. BDZ-enc-mercy. */
  judged: z.optional(flag),
  /** What happens to it after the encounter; its status stays as it was when the encounter ended. */
  afterwards: z.enum(AFTERWARDS),
  /** Doses of the Cure. BDZ-harry-turn. */
  cures: count,
  /** It carries materials for a barricade. BDZ-barricade-materials. */
  boards: flag,
  /** What it has found in this encounter and carries, besides its weapons and armour. BDZ-enc-encumbrance. */
  load: Goods,
  /** Somebody has searched its pockets. BDZ-enc-losers-once. */
  frisked: flag,
  /** Its part in the success or failure of this encounter. BDZ-camp-rep-success. */
  deeds: z.strictObject({ killed: flag, found: flag, hunkered: flag, out: flag }),

  /** The number of its group: figures with the same number that hang together form a group. BDZ-group-start. */
  group: count,
  /** It has been made Leader. BDZ-leader-replace. */
  leads: flag,
  /** The figure that has stepped up beside this Star; it leads the Star while they are together. BDZ-leader-replace. */
  follows: z.optional(z.string()),
  /** Its group has lost its Leader, and gets another when it is next active. BDZ-D-leader-lost-delay. */
  leaderless: flag,

  /** Where it stood when its activation began, if it stood on the table. BDZ-face-rear-attack. */
  began: z.optional(place),
  /** Inches that it may move in this activation, and inches that it has moved. */
  allowance: length,
  used: length,
  /** Dice that it passed on Fast Move in this activation; -1 if it has not taken the test. BDZ-move-fast-status. */
  fast: z.int().check(z.gte(-1), z.lte(2)),
  /** Inches moved on foot since its activation began; more than 8 count as fast. */
  went: length,
  /** It has used its active fire. BDZ-act-active-fire. */
  fired: flag,
  /** Helpless zombies that it has struck at in vain in this activation. BDZ-zkill-auto-dice. */
  struck: z.optional(ids),
  /** The figure that it charges. BDZ-act-charge. */
  charges: one,
  /** It spends the activation reloading, and may move no farther than its normal move. BDZ-shoot-reload. */
  reloading: flag,
  /** Index in `guns` of the weapon that will be loaded at the end of that activation. BDZ-shoot-reload. */
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
  /** It halts and loses its next activation. BDZ-grenade-zombie. */
  dazed: flag,
  /** It was taken from behind, or has just got up: it does not fight back. BDZ-zmelee-minus, BDZ-zmove-knocked. */
  caught: flag,
  /** The door that has stopped it, and the activations that it must wait before it may go through. BDZ-zmove-door. */
  door: one,
  waits: count,
});
export type Zed = z.infer<typeof Zed>;

/** A civilian machine with an engine. BDZ-veh-scope. */
const Vehicle = z.strictObject({
  id: z.string(),
  kind: z.enum(VEHICLES),
  // The middle of its body; -1 while off the table.
  x: lengthOrNone,
  y: lengthOrNone,
  facing: bearing,
  /** An RV for twenty; a van, which is a pickup with a closed rear. BDZ-D-c5, BDZ-veh-type-pickup. */
  large: flag,
  covered: flag,
  /** Its length and width, if different from those of its kind. BDZ-T-veh-size. */
  size: z.nullable(z.tuple([length, length])),
  /** Inches that it drove in its last activation; 0 if at rest. BDZ-D-c80. */
  speed: length,
  running: flag,
  condition: z.enum(CONDITIONS),
  /** Units of fuel in the tank; -1 until somebody has looked. BDZ-T-veh-working. */
  fuel: z.int().check(z.gte(-1)),
  keys: z.enum(['unknown', 'none', 'at-hand', 'wired']),
  /** The side that has taken its keys along; '' while they are in the vehicle. BDZ-enc-rand-6. */
  keeper: one,
  /** Figures that have tried to hot-wire it. BDZ-veh-hotwire-once. */
  triedBy: ids,
  /** It was found in this encounter. BDZ-veh-start-when-found. */
  found: flag,
  /** Its engine died in a slide. BDZ-veh-start-when-lost-control. */
  stalled: flag,
  /** Somebody has tried to start it this turn. BDZ-veh-start-one-per-turn. */
  attempted: flag,
  /**
   * In this encounter a repair has failed; in this encounter its tank yields nothing more. BDZ-veh-repair,
   * BDZ-veh-siphon.
   */
  hopeless: flag,
  dry: flag,
  /** Its alarm sounds until somebody stops it. BDZ-veh-noise-alarm. */
  alarm: flag,
  /** Zombies have broken one of its windows. BDZ-veh-zombies-stopped. */
  broken: flag,
  /** What the band has put into it in this encounter, if anything. BDZ-enc-encumbrance-vehicle. */
  load: z.optional(Goods),
  /** Set if a chain saw in it has stalled or run dry. BDZ-melee-chainsaw-gas. */
  saw: z.optional(z.enum(SAWS)),
  /** It has been driven in this activation of its side; it has moved in reaction during it. BDZ-D-c80. */
  driven: flag,
  reacted: flag,
  /** Its driver has been told to halt in this activation of its side. BDZ-move-halt. */
  halts: z.optional(flag),
  /** It cannot move: hemmed in, or mere scenery. BDZ-enc-scen-bleens-jam, BDZ-D-c92. */
  stuck: flag,
  /** Where it was with a running engine when the turn began. BDZ-veh-noise. */
  began: z.nullable(place),
});
export type Vehicle = z.infer<typeof Vehicle>;

/**
 * Something a driver still has to do because of what `causes` did: take a test, or drive away.
 * BDZ-veh-shoot-driver-duckback.
 */
const Owing = z.strictObject({
  driver: z.string(),
  what: z.enum(['vehicle-in-sight', 'vehicle-received-fire', 'away']),
  causes: ids,
  /** Dice rolled in addition. BDZ-T-road-aware. */
  plus: z.optional(count),
});
export type Owing = z.infer<typeof Owing>;

/** Zombies busy with a human body. BDZ-zed-feast-length. */
const Feast = z.strictObject({ body: z.string(), left: count, seenBy: ids });
/**
 * A door or window that differs from the map. `rep`: the Rep of its barricade, or 0; `open`: a window that is open.
 * BDZ-barricade-build.
 */
const Opening = z.strictObject({ id: z.string(), rep: z.int().check(z.gte(0), z.lte(4)), open: flag });

/**
 * Shots at a spot. `heard`: the zombies have moved since; `diced`: it was diced for at the end of a turn. A noise that
 * is both is removed at the end of the turn. BDZ-zgen-noise, BDZ-zact-2, BDZ-D-noise-heard.
 */
const Noise = z.strictObject({ ...at, shots: count, heard: z.optional(flag), diced: z.optional(flag) });
/**
 * A zombie's charge in this activation: its target, its start, and whether it surprises. BDZ-zact-charge,
 * BDZ-react-zed-result.
 */
const Charge = z.strictObject({
  zed: z.string(),
  target: z.string(),
  from: place,
  surprise: z.optional(flag),
  /** Inches of its move that remain where it has stopped. BDZ-zmove-rate. */
  left: z.optional(length),
});
/**
 * Two figures in melee: `who` is human, `with` is human or zombie. `rear`: `who` was taken from behind.
 * BDZ-melee-locked.
 * `surprise`: the zombie has its dice for surprise. BDZ-D-zed-melee.
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
  /** What the group may do at its place in the order of Reps. BDZ-turn-group-order. */
  manner: z.enum(['stay', 'move', 'recover']),
  /** Its members that have tried to rally others. BDZ-react-rally. */
  rallied: ids,
});

export const Shape = z.strictObject({
  stage: z.enum(['begin', 'turn', 'act', 'end', 'over']),
  turn: count,
  /** The table, if made for this game; it is only ever replaced, never mutated. BDZ-enc-terrain-generator. */
  map: z.nullable(still(AnyMap)),
  /** Loose keys on the table that have been taken. BDZ-veh-start-keys-found. */
  keysTaken: ids,
  /** The activation die of each side, and the sides that sit out this turn. BDZ-turn-multi. */
  dice: z.record(z.string(), z.int().check(z.gte(1), z.lte(6))),
  barred: ids,
  order: ids,
  // -1 before any side acts.
  acting: z.int().check(z.gte(-1)),
  active: z.nullable(Active),
  /** Humans whose turn is over. */
  done: ids,
  /** The Rep and manner that the active side has come down to. BDZ-turn-group-order. */
  reached: z.nullable(z.strictObject({ rep: count, manner: Active.shape.manner })),
  people: z.array(Person),
  zeds: z.array(Zed),
  vehicles: z.array(Vehicle),
  owing: z.array(Owing),
  /** Vehicles whose driver has just been put out of action, with the driver's Rep. BDZ-veh-driver-disabled. */
  adrift: z.array(z.strictObject({ vehicle: z.string(), rep })),
  /** Gaps that vehicles have broken in fences and hedges. BDZ-veh-obstacle. */
  gaps: z.array(z.strictObject({ x: length, y: length, r: length, level: count })),
  /** What the zombies still have to do in their phase. BDZ-zact-together. */
  herd: z.enum(['move', 'charge', 'melee', 'done']),
  charges: z.array(Charge),
  melees: z.array(Melee),
  noises: z.array(Noise),
  feasts: z.array(Feast),
  openings: z.array(Opening),
  /** Buildings searched for barricade materials. BDZ-barricade-materials. */
  searched: z.array(z.strictObject({ house: z.string(), found: flag })),
  /** Sides that have grenades. BDZ-grenade-supply. */
  grenades: ids,
  /** Rolls of the activation dice before the weather breaks; 0 once it has; -1 if it will not. BDZ-enc-rand-10a. */
  storm: z.int().check(z.gte(-1)),
  /** The campaign encounter under way. BDZ-camp-month. */
  encounter: z.nullable(Encounter),
  /** BDZ-camp-objectives. */
  campaign: z.nullable(Campaign),
  /** Day One, if the campaign begins with it. BDZ-day-secret. */
  day: z.nullable(DayOne),
  /** The figure that has drawn the cash; '' while it is in the machine. BDZ-enc-scen-atm-special. */
  cash: one,
  nextZed: z.int().check(z.gte(1)),
});
/** Plain data. */
export type State = z.infer<typeof Shape>;

/** Returns a deep copy of the state. */
export const copyState = copier<State>(Shape);

export type Melee = z.infer<typeof Melee>;
export type Charge = z.infer<typeof Charge>;
export type Manner = z.infer<typeof Active>['manner'];

/** A person before anything has happened to it. */
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

/** Prefix of the ids of vehicles that belong to people met on the road. BDZ-D-c95. */
export const MET = 'met-';

/** True for a vehicle of people met on the road: other humans' goods are no find in the area. BDZ-camp-overfish. */
export function isOfOthers(vehicle: string): boolean {
  return vehicle.startsWith(MET);
}

/** An empty, parked vehicle. BDZ-veh-move-assumed-moving. */
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
/** Returns a person to whom nothing has happened yet. */
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

/** People in or on a vehicle, alive or not. */
export function ridersOf(s: Pick<State, 'people'>, vehicle: string): Person[] {
  return s.people.filter((p) => p.aboard === vehicle);
}

/** The person at the wheel who is able to drive; undefined if there is none. */
export function driverOf(s: Pick<State, 'people'>, vehicle: string): Person | undefined {
  return s.people.find((p) => p.aboard === vehicle && p.sits === 'wheel' && isUp(p));
}

/** The side of the dead, among the sides that act in turn and throw a die for it. */
export const ZOMBIES = 'zombies';

/** True while the dead are active. */
export function zombiesAct({ order, acting }: Pick<State, 'order' | 'acting'>): boolean {
  return order[acting] === ZOMBIES;
}

/** True if it is on the table, on its wheels and its engine runs. */
export function isRunning(v: Pick<Vehicle, 'x' | 'condition' | 'running'>): boolean {
  return hasPlace(v) && v.condition === 'runs' && v.running;
}

export function has(p: Pick<Person, 'attributes'>, attribute: Attribute): boolean {
  return p.attributes.includes(attribute);
}

export function isArmed(p: Pick<Person, 'guns' | 'melee'>): boolean {
  return p.guns.length > 0 || p.melee !== 'unarmed';
}

/** True if it may act and react freely. BDZ-react-carry-on. */
export function carriesOn(p: Pick<Person, 'status'>): boolean {
  return p.status === 'carry-on';
}

/** True if it keeps its head down, in cover or prone. BDZ-move-duck-back, BDZ-move-hunker. */
export function isLow(p: Pick<Person, 'status'>): boolean {
  return p.status === 'ducked' || p.status === 'hunkered';
}

/** True if on its feet or low: neither stunned, out of the fight nor gone. */
export function isUp(p: Pick<Person, 'status'>): boolean {
  return carriesOn(p) || isLow(p);
}

/** True if stunned, out of the fight or dead: zombies feast on such bodies. BDZ-zed-feast. */
export function isDown(p: Pick<Person, 'status'>): boolean {
  return p.status === 'stunned' || p.status === 'out' || p.status === 'dead';
}

/** True if enemies have tied it up, so that it cannot move. BDZ-autokill. */
export function isTied(p: Pick<Person, 'status' | 'tied'>): boolean {
  return p.status === 'out' && p.tied !== undefined;
}

/** True while zombies feast on it. BDZ-zed-feast-length. */
export function isEaten({ zeds }: Pick<State, 'zeds'>, id: string): boolean {
  return zeds.some((z) => z.feast === id);
}

/** True if its base is on the table. */
export function isThere(p: Pick<Person, 'status' | 'x'>): boolean {
  return hasPlace(p) && p.status !== 'cheated';
}

/** True if still in the fight, though perhaps not on its feet: on the table, and neither out of the fight nor dead. */
export function isPresent(p: Pick<Person, 'status' | 'x'>): boolean {
  return isThere(p) && (isUp(p) || p.status === 'stunned');
}

/**
 * True if it counts as having run away when the encounter ends: it retired or is lost for this fight, and nobody has
 * rallied it. BDZ-move-retire-ranaway, BDZ-D-hunker-end, BDZ-D-sanity-never.
 */
export function hasRun(p: Pick<Person, 'status' | 'retired' | 'neverRallies'>): boolean {
  return p.status === 'hunkered' && (p.retired || p.neverRallies);
}

/** True if it has left the table, by itself, in a vehicle, or carried off. */
export function hasLeft({ people }: Pick<State, 'people'>, p: Pick<Person, 'id' | 'status' | 'x'>): boolean {
  const carrier = people.find((q) => q.retrieves === p.id);
  return !hasPlace(p) && p.status !== 'cheated' && !(carrier && isThere(carrier));
}

/** True unless it is a dog or a child. BDZ-enc-scen-atm-dogs, BDZ-enc-scen-bleens-tests. */
export function hasHands(p: Pick<Person, 'being'>): boolean {
  return p.being === 'adult';
}

/** True for a child, which takes no tests, is never caught, and goes with its mother. BDZ-enc-scen-bleens-tests. */
export function isChild(p: Pick<Person, 'being'>): boolean {
  return p.being === 'child';
}

/** True while it is held in a settlement and nobody of its own side has reached it. BDZ-enc-raid-captive-state. */
export function isHeld({ encounter }: Pick<State, 'encounter'>, { id }: Pick<Person, 'id'>): boolean {
  return encounter?.captive === id && encounter.held !== 'freed';
}

/** True while no human is an enemy: the people met want no fight, and nobody has begun one. BDZ-T-road-groups. */
export function atPeace({ encounter }: Pick<State, 'encounter'>): boolean {
  return encounter?.peace ?? false;
}

export function inMelee(s: Pick<State, 'melees'>, id: string): boolean {
  return s.melees.some((m) => m.who === id || m.with === id);
}

/** Everybody that a figure is locked with in these melees. */
export function foesOf(melees: readonly Melee[], id: string): string[] {
  return melees.flatMap((m) => (m.who === id ? [m.with] : m.with === id ? [m.who] : []));
}

/** The person as it goes into an encounter, with no effects of the last one. */
export function sound(p: Person): Person {
  const { attributes, melee, more, guns, hand, armoured, medic, cures, knowsZeds, knowsFeasts, past } = p;
  const { ails, calm } = p;
  const kept = { attributes, melee, more, armoured, medic, ails, calm, cures, knowsZeds, knowsFeasts };
  const { id, seat, side, star, class: kind, being, rep, responder } = p;
  return newPerson({
    id,
    seat,
    side,
    star,
    class: kind,
    being,
    rep,
    responder,
    x: -1,
    y: -1,
    ...kept,
    ...(p.grenades && { grenades: true }),
    past,
    // A dry tank stays dry. BDZ-melee-chainsaw-gas.
    saw: p.saw === 'dry' ? 'dry' : 'works',
    guns: guns.map(({ gun }) => ({ gun, empty: false })),
    hand,
  });
}
