import { fixed, still, thing } from '@shambles/forms';
import { count, ids } from '@shambles/measured';
import * as z from 'zod/mini';
import { AREAS, type Area, CLASSES, DAY_PARTS, ENCOUNTERS, type EncounterKind } from '../kinds.js';
import { FIRST_DAYS } from '../tables/campaign.js';
import { Attitude, Item, sex } from './people.js';

/** A Star's Home and what is kept there, in addition to what the band carries. FTB-11.11, FTB-11.13a. */
const Household = thing({
  seat: fixed(z.string()),
  /** Id of the Star that leads the band; '' once it has none. FTB-4.3.3. */
  star: z.string(),
  /** Area of the Home; '' if there is none. */
  home: z.enum(['', ...AREAS]),
  /** Items kept there. */
  stock: z.array(Item),
  /** The next thing to settle before the first Encounter. FTB-8.4c. */
  making: z.enum(['first-attribute', 'second-attribute', 'weapon', 'band', 'items', 'done']),
});
export interface Household extends z.infer<typeof Household> {}

/** A moment of the calendar. FTB-11.3a. */
const When = z.readonly(
  thing({
    year: z.int().check(z.gte(1)),
    /** 1 to 12; the first thirty days are month 1 of year 1. */
    month: z.int().check(z.gte(1), z.lte(12)),
    /** Day of the first thirty; 31 ever after. */
    day: z.int().check(z.gte(1), z.lte(31)),
  }),
);
export interface When extends z.infer<typeof When> {}

/** People who were met and may be met again. FTB-12.15a. */
const Acquaintance = thing({
  id: fixed(z.string()),
  class: fixed(z.enum(CLASSES)),
  attitude: Attitude,
  /** Its people, the Leader first. */
  people: fixed(
    z.readonly(z.array(z.readonly(thing({ id: z.string(), sex, rep: z.int().check(z.gte(1)) })))),
  ),
  /** Past meetings, oldest first. */
  times: fixed(z.readonly(z.array(z.readonly(thing({ when: When, what: z.string() }))))),
});
export interface Acquaintance extends z.infer<typeof Acquaintance> {}

/** One Encounter of the story so far. */
const Chapter = z.readonly(
  thing({
    when: When,
    encounter: z.enum(ENCOUNTERS),
    area: z.enum(AREAS),
    success: z.boolean(),
    turns: count,
    /** Derived from the band's kills, so it is below 0 if somebody with more kills has left the band. */
    zeds: z.int(),
    dead: z.readonly(ids),
    joined: z.readonly(ids),
  }),
);
export interface Chapter extends z.infer<typeof Chapter> {}

/** An Encounter that is planned or under way. */
const Plan = z.readonly(
  thing({
    kind: z.enum(ENCOUNTERS),
    /** '' until it is chosen. FTB-14.6.3. */
    area: z.enum(['', ...AREAS]),
    /** '' until it is chosen or rolled. FTB-13.2. */
    part: z.enum(['', ...DAY_PARTS]),
    /** The Class that is raided, or met. FTB-14.12.5d, FTB-14.11.7. */
    foes: z.enum(['', ...CLASSES]),
    /** The goal: an Item of this kind, "somebody", or a hostage's id. FTB-14.12.1. */
    goal: z.string(),
    /** Seat whose Home, Items or band member is at stake; '' for all. */
    seat: z.string(),
    /** Ids of those who go. */
    who: z.readonly(ids),
    /** True if an Involuntary Encounter may follow. FTB-14.2a. */
    voluntary: z.boolean(),
    /** Seats that have packed. */
    ready: z.readonly(ids),
  }),
);
export interface Plan extends z.infer<typeof Plan> {}

/** A person under arrest. FTB-12.11, FTB-12.12. */
const Arrest = z.readonly(
  thing({
    who: z.string(),
    by: z.enum(['police', 'military']),
    /** Day of the Encounter in which the arrest was made. */
    day: z.int().check(z.gte(1), z.lte(31)),
  }),
);
export interface Arrest extends z.infer<typeof Arrest> {}

/** The next step of the campaign turn. FTB-11.4. */
const CampaignStep = z.enum([
  'making',
  /** Home, area, travel. */
  'declare',
  'food',
  /** Packing for the move to another area. FTB-11.5. */
  'move-out',
  /** An Encounter is chosen. */
  'choose',
  'details',
  'muster',
  'pack',
  'set-out',
  /** What an Encounter leaves to settle: who leads, and Classes. */
  'settle',
  'involuntary',
  /** Time passes. */
  'on',
]);
export type CampaignStep = z.infer<typeof CampaignStep>;

/** What connects Encounters into one story. FTB-11.0. */
export const Campaign = thing({
  /** False for a single Encounter. */
  on: fixed(z.boolean()),
  when: When,
  area: z.enum(AREAS),
  /** The area that they are about to move to. FTB-11.5. */
  bound: z.optional(z.enum(AREAS)),
  step: CampaignStep,
  /** Encounters left this week or month. FTB-11.3b, FTB-11.3c. */
  left: count,
  plan: z.nullable(Plan),
  arrests: z.array(Arrest),
  households: z.array(Household),
  /** Replaced rather than changed, so that all copies of a state share it. */
  met: still(z.readonly(z.array(Acquaintance))),
  chronicle: still(z.readonly(z.array(Chapter))),
});
export interface Campaign extends z.infer<typeof Campaign> {}

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

/** Items kept at Home, unless that is in another area. FTB-11.11, FTB-D-74. */
export function atHand({ area }: Pick<Campaign, 'area'>, { home, stock }: Household): readonly Item[] {
  return home === '' || home === area ? stock : [];
}

/** The plan of an Encounter of which only the kind and perhaps the area are known. */
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
