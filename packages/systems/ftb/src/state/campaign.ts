import type { Seat } from '@shambles/engine';
import type { Area, Class, DayPart, EncounterKind, Thing } from '../kinds.js';
import { FIRST_DAYS } from '../tables/campaign.js';
import type { Attitude, Item } from './people.js';

/** What a player's Star has beside what it carries. FTB-11.11, FTB-11.13a. */
export interface Household {
  readonly seat: Seat;
  /** The id of the Star that leads the band; '' once it has none any more. FTB-4.3.3. */
  star: string;
  /** Where Home is; '' without one. */
  home: Area | '';
  /** Items kept there. */
  stock: Item[];
  /** What is still to be settled before the first Encounter. FTB-8.4c. */
  making: 'first-attribute' | 'second-attribute' | 'weapon' | 'band' | 'items' | 'done';
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

/** An Encounter that is about to be played, or is. */
export interface Plan {
  readonly kind: EncounterKind;
  /** '' until it is chosen. FTB-14.6.3. */
  readonly area: Area | '';
  /** '' until it is chosen or rolled. FTB-13.2. */
  readonly part: DayPart | '';
  /** The Class that is raided, or met. FTB-14.12.5d, FTB-14.11.7. */
  readonly foes: Class | '';
  /** What is looked for: an Item of this kind, "somebody", or a hostage's id. FTB-14.12.1. */
  readonly goal: Thing | '';
  /** Whose Home, Items or band member is at stake; all of them where ''. */
  readonly seat: Seat | '';
  /** Who goes. */
  readonly who: readonly string[];
  /** An Involuntary Encounter may follow. FTB-14.2a. */
  readonly voluntary: boolean;
  /** Seats that have packed. */
  readonly ready: readonly string[];
}

/** Somebody under arrest. FTB-12.11, FTB-12.12. */
export interface Arrest {
  readonly who: string;
  readonly by: 'police' | 'military';
  /** The day of the Encounter in which it happened. */
  readonly day: number;
}

/** What of the campaign turn comes next. FTB-11.4. */
export type CampaignStep =
  | 'making'
  /** Home, area, travel. */
  | 'declare'
  | 'food'
  /** What is taken along to another area. FTB-11.5. */
  | 'move-out'
  /** An Encounter is chosen. */
  | 'choose'
  | 'details'
  | 'muster'
  | 'pack'
  | 'set-out'
  /** What an Encounter has left to settle: who leads, Classes, arrests. */
  | 'settle'
  | 'involuntary'
  /** Time passes. */
  | 'on';

/** What links Encounters into one story. FTB-11.0. */
export interface Campaign {
  /** False for a single Encounter. */
  readonly on: boolean;
  when: When;
  area: Area;
  /** Where they are bound for, while they are about to leave an area. FTB-11.5. */
  bound?: Area;
  step: CampaignStep;
  /** Voluntary Encounters that are left this month, or this week. FTB-11.3b, FTB-11.3c. */
  left: number;
  plan: Plan | null;
  arrests: Arrest[];
  households: Household[];
  /** Never changed but replaced, so that all copies of a state share what lies behind them. */
  met: readonly Acquaintance[];
  chronicle: readonly Chapter[];
}

export function newCampaign(on: boolean): Campaign {
  return {
    on,
    when: { year: 1, month: 1, day: 1 },
    area: 'suburban',
    step: 'making',
    left: 0,
    plan: null,
    arrests: [],
    households: [],
    met: [],
    chronicle: [],
  };
}

/** What is kept at Home, where that is not a month away. FTB-11.11, FTB-D-74. */
export function atHand({ area }: Pick<Campaign, 'area'>, { home, stock }: Household): readonly Item[] {
  return home === '' || home === area ? stock : [];
}

/** An Encounter of which no more is known than its kind. */
export function planFor(kind: EncounterKind, area: Area | '', voluntary: boolean): Plan {
  return { kind, area, part: '', foes: '', goal: '', seat: '', who: [], voluntary, ready: [] };
}

/** The next moment of the calendar: a week in the first thirty days, then a month. FTB-11.3a, FTB-11.3b, FTB-D-22. */
export function after({ year, month, day }: When): When {
  if (day + 7 < FIRST_DAYS) return { year, month, day: day + 7 };
  return {
    year: month === 12 ? year + 1 : year,
    month: month === 12 ? 1 : month + 1,
    day: FIRST_DAYS + 1,
  };
}
