import type { Seat } from '@shambles/engine';
import type { Area, Class, EncounterKind } from './kinds.js';
import type { Attitude, Item } from './state.js';

/** What a player's Star has beside what it carries. FTB-11.11, FTB-11.13a. */
export interface Household {
  readonly seat: Seat;
  /** The Star's id. */
  readonly star: string;
  /** Where Home is; '' without one. */
  home: Area | '';
  /** Items kept there. */
  stock: Item[];
}

/** People met, to be met again. FTB-12.15a. */
export interface Acquaintance {
  readonly id: string;
  readonly class: Class;
  attitude: Attitude;
  /** Who they are, the Leader first. */
  readonly people: readonly { readonly id: string; readonly sex: 'f' | 'm'; readonly rep: number }[];
  /** What passed between us, oldest first. */
  readonly times: readonly { readonly when: When; readonly what: string }[];
}

/** A moment of the calendar. FTB-11.3a. */
export interface When {
  readonly year: number;
  /** 1 to 12; the first thirty days are month 1 of year 1. */
  readonly month: number;
  /** Of the first thirty days; 31 ever after. */
  readonly day: number;
}

/** One Encounter of the story so far. */
export interface Chapter {
  readonly when: When;
  readonly encounter: EncounterKind;
  readonly area: Area;
  readonly success: boolean;
  readonly turns: number;
  readonly zeds: number;
  readonly dead: readonly string[];
  readonly joined: readonly string[];
}

/** What links Encounters into one story. FTB-11.0. */
export interface Campaign {
  /** False for a single Encounter. */
  readonly on: boolean;
  when: When;
  area: Area;
  /** What of the campaign turn comes next. FTB-11.4. */
  step: string;
  /** Voluntary Encounters that are left this month. FTB-11.3c. */
  left: number;
  households: Household[];
  met: Acquaintance[];
  chronicle: Chapter[];
}

export function newCampaign(on: boolean): Campaign {
  return {
    on,
    when: { year: 1, month: 1, day: 1 },
    area: 'suburban',
    step: 'making',
    left: 0,
    households: [],
    met: [],
    chronicle: [],
  };
}
