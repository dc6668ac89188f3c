import type { Seed } from './dice.js';

/** A gun's printed row, as far as firing needs it. */
export interface Gun {
  readonly range: number;
  readonly target: readonly number[];
  readonly impact: number;
  readonly hands: number;
  readonly single?: true;
}

/** The constants of a chain: its people, their equipment, and the printed tables. People are numbers. */
export interface Data {
  readonly people: number;
  /** Thousandths of an inch. */
  readonly width: number;
  readonly height: number;
  /** 0 for the players. All other sides fight them. */
  readonly side: readonly number[];
  readonly star: readonly boolean[];
  readonly kind: readonly string[];
  readonly armored: readonly boolean[];
  /** Guns in hand: the item's number, and its printed row. */
  readonly guns: readonly (readonly { readonly item: number; readonly gun: Gun }[])[];
  /** The group that each person belonged to at the start of the turn. */
  readonly group: readonly number[];
  readonly tables: Tables;
}

/** Printed tables, shared with the other implementation. */
export interface Tables {
  readonly actions: readonly {
    readonly case: string;
    readonly grunt: readonly string[];
    readonly star: readonly string[];
  }[];
  /** By kind of people, test and dice passed. */
  readonly cards: { readonly [kind: string]: Card };
  readonly ranged: readonly {
    readonly on: readonly [number, number];
    readonly result: string;
    readonly missIf?: readonly string[];
  }[];
  readonly damage: readonly { readonly upTo: number | 'impact' | 'any'; readonly damage: Damage }[];
  readonly power: readonly {
    readonly on: readonly [number, number];
    readonly levels: number;
    readonly kept: boolean;
  }[];
  readonly lower: { readonly [damage: string]: Damage };
  /** By dice passed: multiples of the normal move. */
  readonly fast: readonly number[];
  /** Penalties for a Leader who moves, and for one with a concealed weapon. */
  readonly moving: number;
  readonly concealed: number;
}

export type Cell = readonly { readonly if?: string; readonly do: string }[];
export type Test = 'received-fire' | 'man-down';
export type Card = { readonly [T in Test]: readonly [pass0: Cell, pass1: Cell, pass2: Cell] };
export type Damage = 'carry-on' | 'duck-back' | 'out-of-the-fight' | 'obviously-dead';

interface Question {
  readonly code: string;
  readonly who: number;
  readonly options: readonly string[];
  /** The greatest distance in inches, if a place on the table is asked for; else -1. */
  readonly most: number;
}

/** An option's id, yes or no, or a place in inches. */
export type Said = string | boolean | readonly [x: number, y: number];

/** A target as it was when the fire was declared; -1 is a gap in the swath. */
export interface Mark {
  readonly target: number;
  readonly dice: number;
  readonly nth: number;
  readonly prone: boolean;
  readonly fast: boolean;
}

export interface Volley {
  readonly who: number;
  readonly item: number;
  readonly gun: Gun;
  readonly rep: number;
  readonly fast: boolean;
  readonly two: boolean;
  readonly marks: readonly Mark[];
}

/** The tests that fire makes others owe. */
export interface Call {
  readonly fired: readonly { readonly target: number; readonly by: readonly number[] }[];
  readonly hit: readonly number[];
  readonly fallen: readonly number[];
}

interface Struck {
  readonly target: number;
  readonly damage: Damage;
  readonly by: number;
  readonly rep: number;
}

export interface Owed {
  readonly who: number;
  readonly tests: readonly Test[];
  readonly by: readonly number[];
}

export interface LeaderDie {
  readonly group: readonly number[];
  readonly passed: boolean;
}

/** Possible targets of a weapon: those in sight, or those that fired. */
export type Aims =
  | { readonly moving: boolean; readonly targeted: readonly number[] }
  | { readonly by: readonly number[] };

/** A pending step. Frames on the stack are immutable: to continue one, push a new one. */
export type Frame =
  | { readonly do: 'comes'; readonly group: readonly number[]; readonly i: number }
  | { readonly do: 'goes'; readonly who: number; readonly watched: boolean }
  | { readonly do: 'test'; readonly movers: readonly number[] }
  | {
      readonly do: 'act';
      readonly groups: readonly (readonly number[])[];
      readonly i: number;
      readonly movers: readonly number[];
      readonly targeted: readonly number[];
      readonly call: Call;
    }
  | {
      readonly do: 'declares';
      readonly order: readonly number[];
      readonly i: number;
      readonly movers: readonly number[];
      readonly fire: readonly Volley[];
      /** What the step was waiting for. */
      readonly after: 'nothing' | 'asking' | 'aiming';
    }
  | {
      readonly do: 'arms';
      readonly who: number;
      readonly could: readonly number[];
      readonly aims: Aims;
      readonly said: boolean;
    }
  | {
      readonly do: 'aims';
      readonly who: number;
      /** Indices in the list of guns in hand. */
      readonly guns: readonly number[];
      readonly k: number;
      readonly aims: Aims;
      readonly placing: Placing | null;
      readonly volleys: readonly Volley[];
    }
  | {
      readonly do: 'suffers';
      readonly struck: readonly Struck[];
      readonly i: number;
      readonly call: Call;
      readonly said: boolean;
    }
  | {
      readonly do: 'owed';
      readonly owed: readonly Owed[];
      readonly i: number;
      readonly dice: readonly LeaderDie[];
      readonly said: boolean;
    }
  | { readonly do: 'fires-back' }
  | { readonly do: 'owes' };

export interface Placing {
  readonly targets: readonly number[];
  readonly placed: readonly { readonly target: number; readonly dice: number }[];
  readonly rating: number;
  readonly left: number;
}

/** boardgame.io's G: one list per property of the people, and a stack of pending steps. */
export interface G {
  /** Thousandths of an inch. */
  x: number[];
  y: number[];
  facing: number[];
  condition: string[];
  rep: number[];
  prone: boolean[];
  held: boolean[];
  behind: boolean[];
  concealed: boolean[];
  used: number[];
  fast: number[];
  moved: boolean[];
  fought: boolean[];
  power: number[];
  advantage: boolean[];
  /** Numbers of the guns that are out of ammo. */
  empty: number[];
  seen: number[];
  done: number[];
  /** The active group, or null once all its members have rested. */
  active: readonly number[] | null;
  shots: boolean;
  seed: Seed;
  ask: Question | null;
  stack: Frame[];
  /** The last answer, aims and owed tests, as results for the step below on the stack. */
  said: Said;
  volleys: readonly Volley[];
  call: Call;
}

export const LISTS = [
  'x',
  'y',
  'facing',
  'condition',
  'rep',
  'prone',
  'held',
  'behind',
  'concealed',
  'used',
  'fast',
  'moved',
  'fought',
  'power',
  'advantage',
  'empty',
  'seen',
  'done',
  'seed',
  'stack',
] as const;

export const REST = ['active', 'shots', 'ask', 'said', 'volleys', 'call'] as const;

/** A copy on which to play one move. */
export function copy(s: G): G {
  const own: { [list: string]: unknown } = { ...s };
  for (const list of LISTS) own[list] = s[list].slice();
  return own as unknown as G;
}

export const NOTHING: Call = { fired: [], hit: [], fallen: [] };

export const carriesOn = (s: G, p: number): boolean => s.condition[p] === 'carry-on';

export const isDown = (s: G, p: number): boolean =>
  s.condition[p] === 'out-of-the-fight' || s.condition[p] === 'obviously-dead';

export const hostile = (d: Data, a: number, b: number): boolean => (d.side[a] === 0) !== (d.side[b] === 0);

/** Highest Rep first; equal Reps keep their order. */
export const byRep = (s: G, people: readonly number[]): number[] =>
  [...people].sort((a, b) => (s.rep[b] as number) - (s.rep[a] as number));

/** Everybody who carries on and fulfils a condition. */
export function standing(s: G, d: Data, which: (p: number) => boolean = () => true): number[] {
  const found: number[] = [];
  for (let p = 0; p < d.people; p++) if (carriesOn(s, p) && which(p)) found.push(p);
  return found;
}
