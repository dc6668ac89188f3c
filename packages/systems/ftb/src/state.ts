import type { Seat } from '@shambles/engine';
import type { MapFile } from '@shambles/field';
import type { Book } from './book.js';
import { type Campaign, newCampaign } from './campaign.js';
import type { Area, Attribute, Class, DayPart, EncounterKind, Thing } from './kinds.js';

/** A place on the table: inches east and north of the south-west corner, and the floor. */
export type Place = readonly [x: number, y: number, level: number];

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
interface Noise {
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

/** The whole game between two steps. Plain data. */
export interface State {
  phase: 'making' | 'campaign' | 'encounter' | 'over';
  /** Grows with every turn of an Encounter and every step of the campaign. */
  clock: number;
  people: Person[];
  parties: Party[];
  zeds: Zed[];
  feasts: Feast[];
  pefs: Pef[];
  noises: Noise[];
  alarms: Alarm[];
  /** Charges that zombies have yet to carry out in their phase. */
  swarms: Swarm[];
  premises: Premises[];
  heaps: Heap[];
  encounter: Encounter | null;
  campaign: Campaign;
  next: { zed: number; item: number; party: number; heap: number };
}

export function personOf(s: Pick<State, 'people'>, id: string): Person {
  const found = s.people.find((p) => p.id === id);
  if (!found) throw new RangeError(`There is nobody "${id}".`);
  return found;
}

export function zedOf(s: Pick<State, 'zeds'>, id: string): Zed {
  const found = s.zeds.find((z) => z.id === id);
  if (!found) throw new RangeError(`There is no zombie "${id}".`);
  return found;
}

export function partyOf(s: Pick<State, 'parties'>, id: string): Party {
  const found = s.parties.find((p) => p.id === id);
  if (!found) throw new RangeError(`There is no party "${id}".`);
  return found;
}

export function encounterOf(s: Pick<State, 'encounter'>): Encounter {
  if (!s.encounter) throw new RangeError('No Encounter is under way.');
  return s.encounter;
}

/** The Item of this number that somebody has. */
export function itemOf(p: Pick<Person, 'id' | 'items'>, id: number): Item {
  const found = p.items.find((i) => i.id === id);
  if (!found) throw new RangeError(`${p.id} has no Item ${id}.`);
  return found;
}

export function placeOf(f: { readonly x: number; readonly y: number; readonly level: number }): Place {
  return [f.x, f.y, f.level];
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

/** Everybody on the table who carries on, in the order of the state. */
export function standing(s: Pick<State, 'people'>): Person[] {
  return s.people.filter(carriesOn);
}

/** Whether players decide for somebody. */
export function isPlayers(p: Pick<Person, 'seat'>): boolean {
  return p.seat !== '';
}

/** Enemies: opposed players, and NPCs that have become so. Zombies are everybody's. FTB-12.9. */
export function hostile(s: Pick<State, 'parties'>, a: string, b: string): boolean {
  if (a === b) return false;
  const party = s.parties.find((p) => p.id === a) ?? s.parties.find((p) => p.id === b);
  if (!party) return true;
  const other = party.id === a ? b : a;
  return party.attitude === 'enemy' && !s.parties.some((p) => p.id === other);
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

export function newState(book: Book): State {
  return {
    phase: 'making',
    clock: 0,
    people: [],
    parties: [],
    zeds: [],
    feasts: [],
    pefs: [],
    noises: [],
    alarms: [],
    swarms: [],
    premises: [],
    heaps: [],
    encounter: null,
    campaign: newCampaign(book.scenario.encounter === undefined),
    next: { zed: 1, item: 1, party: 1, heap: 1 },
  };
}

/** A copy that shares nothing. */
export function copyState(s: State): State {
  const { encounter: e, campaign: c } = s;
  return {
    ...s,
    people: s.people.map((p) => ({
      ...p,
      attributes: p.attributes.slice(),
      items: p.items.map((i) => ({ ...i })),
      hand: p.hand.slice(),
      ...(p.began && { began: [...p.began] as const }),
    })),
    parties: s.parties.map((p) => ({ ...p, people: p.people.slice(), bartered: p.bartered.slice() })),
    zeds: s.zeds.map((z) => ({ ...z, lastSeen: z.lastSeen && [...z.lastSeen] })),
    feasts: plain(s.feasts),
    pefs: s.pefs.map((p) => ({ ...p })),
    noises: plain(s.noises),
    alarms: plain(s.alarms),
    swarms: plain(s.swarms),
    premises: s.premises.map((b) => ({
      ...b,
      searched: b.searched.slice(),
      searching: b.searching && { ...b.searching, done: b.searching.done.slice() },
    })),
    heaps: s.heaps.map((h) => ({ ...h, items: h.items.map((i) => ({ ...i })) })),
    encounter: e && {
      ...e,
      map: still(e.map),
      dice: { ...e.dice },
      order: e.order.slice(),
      done: e.done.slice(),
      active: e.active && { ...e.active, who: e.active.who.slice() },
      groups: e.groups.map((g) => ({ ...g, who: g.who.slice() })),
      seen: e.seen.slice(),
      tally: { ...e.tally },
    },
    campaign: {
      ...plain({ ...c, met: [], chronicle: [] }),
      met: still(c.met),
      chronicle: still(c.chronicle),
    },
    next: { ...s.next },
  };
}

/** Data that never changes once it is there, a map or a record: frozen, so that all copies of a state may share it. */
function still<T extends object>(data: T): T {
  if (Object.isFrozen(data)) return data;
  for (const value of Object.values(data)) if (typeof value === 'object' && value !== null) still(value);
  return Object.freeze(data);
}

/** A copy of plain data, all the way down. */
function plain<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(plain) as T;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plain(value)])) as T;
}
