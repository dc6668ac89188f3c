import type { Gap } from '@shambles/field';
import type { Book } from './book.js';
import type { Character, Club, Gun, LongGun, Minor, Play, Thing, Thrown, ZedKind } from './kinds.js';

/** A place on the table: cm east and north of the south-west corner, and the level. */
export type Place = readonly [x: number, y: number, level: number];

/** A survivor: a player's (PS) or not (NPS). */
export interface Person {
  readonly id: string;
  readonly kind: 'ps' | 'nps';
  x: number;
  y: number;
  level: number;
  facing: number;
  /** On the table, gone by an exit or lifted out, dead where it lies, risen as a Zed. */
  where: 'table' | 'out' | 'dead' | 'risen';
  /** Knocked down. ROS-R-down. */
  down: boolean;
  /** The Zed that pins it, or ''. ROS-hunter-pin. */
  pinned: string;
  hits: number;
  /** Secret. ROS-infect-test. */
  blood: 'untested' | 'immune' | 'infected';
  /** The turn in which it was infected, and in which it died; 0 for neither. */
  infected: number;
  died: number;
  /** Shots left in the pistol; -1 without one. */
  pistol: number;
  main: LongGun | Club | '';
  /** Shots left in the main weapon, if it is a gun. */
  clip: number;
  minor: Minor[];
  /** Its torch is lit. */
  torch: boolean;
  /** This turn's card or cards, face up; of an NPS, the action that it was given. */
  play: Play | '';
  /** Weapon with which it used BOTH, SHOOT or SNIPE, and shots of the card already fired. */
  fired: number;
  /** Centimetres gone in step 5 of this turn, and all that its allowance was used for. */
  moved: number;
  used: number;
  /** Slimed until the end of this turn; 0 when not. ROS-R-marked. */
  marked: number;
  /** The vehicle it sits in, or ''. */
  inside: string;
  /** The horde that the slime draws: the hideout it came out of. ROS-R-marked. */
  drawn: string;
  /** The turn in which Zeds last knew it to be in a building or vehicle, and in which. ROS-U-priority. */
  known: number;
  knownIn: string;
  /** Between the levels of a long ladder: the ladder's id, or ''. ROS-D-ladder. */
  ladder: string;
  /** NPS alone: who leads it, its character, what it was told to do. */
  leader: string;
  character: Character;
  order: Order | null;
  /** Where it goes in step 5 of this turn: away from Zeds, along with its leader, or to a place. */
  goal: Goal | null;
  /** Waits to be freed. ROS-S-3. */
  trapped: boolean;
}

/** Where an NPS makes for. */
export type Goal = 'away' | 'leader' | Place;

/** One simple task. ROS-order. */
export type Order =
  | { readonly do: 'run'; readonly to: Place; readonly name: string; readonly who?: string }
  /** `fired`: it has fired at something there. */
  | { readonly do: 'shoot'; readonly at: Place; readonly name: string; readonly fired?: true }
  | { readonly do: 'guard'; readonly what: string }
  | { readonly do: 'follow'; readonly who: string }
  | { readonly do: 'melee' }
  | { readonly do: 'take'; readonly what: string }
  /** A kit on somebody, a grenade at a place, a reload or a torch. */
  | {
      readonly do: 'use';
      readonly item: Minor;
      readonly who?: string;
      readonly at?: Place;
      readonly name: string;
    };

export interface Zed {
  readonly id: string;
  readonly kind: ZedKind;
  x: number;
  y: number;
  level: number;
  facing: number;
  /**
   * Hidden at its place (a mutant), drifting, charging (a drifter that saw somebody), attacking. A Witch that nobody
   * has disturbed waits.
   */
  mode: 'waiting' | 'drifting' | 'charging' | 'attacking';
  /** The hideout it came out of, or '', and its number there from 1. */
  horde: string;
  number: number;
  down: boolean;
  /** Burns until the end of this turn; 0 when it does not. */
  burning: number;
  /** Hits on a Tank. */
  hits: number;
  crouching: boolean;
  /** The turn of its last leap. ROS-factor-leap. */
  leapt: number;
  /** Moved of its own in this turn's step 7. ROS-factor-stationary. */
  moved: boolean;
  /** The survivor that it pins, or ''. */
  pins: string;
  /** The fence it gets over next, or ''. ROS-R-fence-zed. */
  fence: string;
  /** Whom it goes for, and where it last saw them; of chargers, and of a Witch, who disturbed her. ROS-U-lost, ROS-U-witch. */
  prey: string;
  lastSeen: Place | null;
  /** The way it went in this turn's step 7. ROS-R-disappearing. */
  trail: readonly Place[];
  /** It did damage in step 4 of this turn. ROS-R-tank-throw. */
  struck: boolean;
}

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

/** What the seed leaves to an umpire to decide, and what may be left to one instead of a die. ROS-U-seats. */
export const DUTIES = ['hordes', 'prey', 'nps', 'finds'] as const;
export type Duty = (typeof DUTIES)[number];

/** The whole game between two steps. Plain data. */
export interface State {
  phase: 'set-up' | 'turn' | 'over';
  turn: number;
  /** 1 to 11, and 12 for the end of the turn; in set-up, how far that has come. */
  step: number;
  /** Figures that are still to act in this step. */
  todo: string[];
  /** Those who let others go first since somebody last acted. ROS-seq-5. */
  waited: string[];
  people: Person[];
  zeds: Zed[];
  hideouts: Hideout[];
  doors: Door[];
  gaps: Gap[];
  vehicles: Vehicle[];
  finds: Find[];
  seated: Seated[];
  noises: Noise[];
  clouds: Cloud[];
  /** What was thrown and goes off now; until its thrower has done. */
  landed?: Landed;
  /** Numbers for the next Zed, find and cloud. */
  nextZed: number;
  nextFind: number;
  nextCloud: number;
  /** Somebody has been damaged: from now on the umpire rolls every turn. ROS-U-infect. */
  bitten: boolean;
  /** What a person in the umpire's seat decides; the rest is left to the rules. ROS-U-seats. */
  duties: Duty[];
  /** Hidden hordes have been woken so far; for the report. */
  woken: number;
  result: '' | 'full' | 'win' | 'draw' | 'loss';
}

export function newState(book: Book): State {
  const places = book.map.places ?? [];
  return {
    phase: 'set-up',
    turn: 0,
    step: 0,
    todo: [],
    waited: [],
    people: [],
    zeds: [],
    hideouts: places
      .filter((p) => p.kind === 'hideout')
      .map(({ id }) => ({ id, state: 'hidden', left: 0, out: 0, told: '' })),
    doors: (book.map.buildings ?? [])
      .flatMap((b) => b.doors ?? [])
      .map(({ id, open }) => ({ id, state: open ? 'open' : 'closed', taken: 0, struck: 0, barred: false })),
    gaps: [],
    vehicles: (book.map.vehicles ?? []).map(({ id }) => ({
      id,
      alarm: 0,
      rolled: [],
      taken: 0,
      struck: 0,
      broken: false,
    })),
    finds: places
      .filter((p) => p.kind === 'search')
      .map(({ id, at, level, data }) => ({
        id,
        x: at?.[0] ?? 0,
        y: at?.[1] ?? 0,
        level: level ?? 0,
        things: (data?.find as Thing[] | undefined) ?? null,
        open: false,
      })),
    seated: places
      .filter((p) => p.kind === 'seated')
      .map(({ id, at, level }) => ({
        id,
        x: at?.[0] ?? 0,
        y: at?.[1] ?? 0,
        level: level ?? 0,
        content: '',
        gone: false,
        known: false,
      })),
    noises: [],
    clouds: [],
    nextZed: 1,
    nextFind: 1,
    nextCloud: 1,
    bitten: false,
    duties: book.umpired ? [...DUTIES] : [],
    woken: 0,
    result: '',
  };
}

function copyPlace([x, y, level]: Place): Place {
  return [x, y, level];
}

function copyPerson(p: Person): Person {
  const { goal, order } = p;
  return {
    ...p,
    minor: p.minor.slice(),
    goal: goal === null || typeof goal === 'string' ? goal : copyPlace(goal),
    order: order && copyOrder(order),
  };
}

function copyOrder(order: Order): Order {
  if ('to' in order) return { ...order, to: copyPlace(order.to) };
  return 'at' in order && order.at ? { ...order, at: copyPlace(order.at) } : { ...order };
}

function copyZed(z: Zed): Zed {
  return { ...z, lastSeen: z.lastSeen && copyPlace(z.lastSeen), trail: z.trail.map(copyPlace) };
}

export function copyState(s: State): State {
  return {
    ...s,
    todo: s.todo.slice(),
    waited: s.waited.slice(),
    duties: s.duties.slice(),
    people: s.people.map(copyPerson),
    zeds: s.zeds.map(copyZed),
    hideouts: s.hideouts.map((h) => ({ ...h })),
    doors: s.doors.map((d) => ({ ...d })),
    gaps: s.gaps.map((g) => ({ ...g })),
    vehicles: s.vehicles.map((v) => ({ ...v, rolled: v.rolled.slice() })),
    finds: s.finds.map((f) => ({ ...f, things: f.things?.slice() ?? null })),
    seated: s.seated.map((q) => ({ ...q })),
    noises: s.noises.map((n) => ({ ...n })),
    clouds: s.clouds.map((c) => ({ ...c })),
  };
}

// ------------------------------------------------------------------ who is who

export function personOf(s: State, id: string): Person {
  const found = s.people.find((p) => p.id === id);
  if (!found) throw new RangeError(`There is no survivor "${id}".`);
  return found;
}

export function zedOf(s: State, id: string): Zed {
  const found = s.zeds.find((z) => z.id === id);
  if (!found) throw new RangeError(`There is no Zed "${id}".`);
  return found;
}

/** Survivors that live and are on the table, PS before NPS. Survivor without more means both. ROS-D-living. */
export function living(s: State): Person[] {
  return s.people.filter((p) => p.where === 'table');
}

export function playerSurvivors(s: State): Person[] {
  return s.people.filter((p) => p.kind === 'ps' && p.where === 'table');
}

/** Can do things: neither down, pinned, trapped nor gone. */
export function able(p: Person): boolean {
  return p.where === 'table' && !p.down && p.pinned === '' && !p.trapped;
}

export function placeOf({ x, y, level }: { x: number; y: number; level: number }): Place {
  return [x, y, level];
}

/** A gun that it holds with this many shots left; -1 where it holds none of the kind. */
export function shotsIn(p: Person, gun: Gun): number {
  if (gun === 'pistol') return p.pistol;
  return p.main === gun ? p.clip : -1;
}
