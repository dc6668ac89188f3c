import { copier, still } from '@shambles/forms';
import { count, ids } from '@shambles/measured';
import * as z from 'zod/mini';
import { AREAS, DAY_PARTS, ENCOUNTERS } from '../kinds.js';
import { Goods } from './goods.js';

const flag = z.boolean();

/** A place of the campaign's map: a city, its suburbs, a piece of country. BDZ-camp-travel-steps. */
const Place = z.strictObject({
  id: z.string(),
  area: z.enum(AREAS),
  /** Its neighbours. */
  next: ids,
  /** What is left in it, by resource; null before the band has come. BDZ-camp-available-adjust, BDZ-D-c38. */
  stock: z.nullable(z.record(z.string(), count)),
  /** The band has a base here, and what is stored in it. BDZ-camp-base, BDZ-D-c88. */
  base: flag,
  store: Goods,
});
export type Place = z.infer<typeof Place>;
export const copyPlace = copier<Place>(Place);

/** Somebody of the band. */
const Member = z.strictObject({
  id: z.string(),
  /** The month in which it joined. BDZ-camp-together-mods. */
  since: count,
  /** It does not test after the next encounter. BDZ-camp-together-star2. */
  spared: flag,
});
export type Member = z.infer<typeof Member>;

/** What is going to be done. */
const Plan = z.strictObject({
  kind: z.enum(ENCOUNTERS),
  part: z.enum(DAY_PARTS),
  who: ids,
  vehicles: ids,
  captive: z.string(),
});
export type Plan = z.infer<typeof Plan>;

/** One encounter as it is remembered. BDZ-T-roster. */
const Chapter = z.strictObject({
  kind: z.enum(ENCOUNTERS),
  /** Where it was: a place of the map, or a location of Day One. Chapters of earlier revisions have none. */
  at: z.optional(z.string()),
  area: z.enum(AREAS),
  part: z.enum(DAY_PARTS),
  day: count,
  turns: count,
  killed: count,
  won: flag,
  joined: ids,
  lost: ids,
  /** Those who fought on the band's side and did not join it, and those who fought it and live. */
  friends: ids,
  enemies: ids,
  found: Goods,
});
export type Chapter = z.infer<typeof Chapter>;

/** What goes on from encounter to encounter. Time is told in quarters of a month. BDZ-camp-month, BDZ-D-c37. */
export const Campaign = z.strictObject({
  step: z.enum([
    'begin',
    'choose',
    'set-out',
    'home',
    'together',
    'mutiny',
    'rep',
    'month',
    'road',
    'day-one',
  ]),
  /** Counts everything that happens in it: what it is at never comes again. */
  clock: count,
  /** Quarters of a month used up, and months that have been settled. */
  quarters: count,
  months: count,
  at: z.string(),
  places: z.array(Place),
  goods: Goods,
  members: z.array(Member),
  /** Vehicles that are the band's. */
  vehicles: ids,
  /** Members in the hands of a settlement, and where. BDZ-enc-raid-goal, BDZ-D-c89. */
  captives: z.array(z.strictObject({ who: z.string(), place: z.string() })),
  /** Members who were in the band at any time of this month: they have eaten. BDZ-camp-food-month. */
  mouths: ids,
  /** A member has been lost in this month. BDZ-camp-together-mods. */
  bereft: flag,
  /** There was not enough food for all when a month last ended. BDZ-camp-together-mods. */
  hungry: flag,
  /** Grunts whose mutiny has yet to be fought out. BDZ-camp-together-grunt2. */
  mutineers: ids,
  /** Those who went on the last encounter, and whether it was a success for them. BDZ-camp-rep-success. */
  fared: z.array(z.strictObject({ who: z.string(), success: flag })),
  plan: z.nullable(Plan),
  /** Never changed but replaced, so that all copies of a state share what lies behind them. */
  chronicle: still(z.readonly(z.array(Chapter))),
  /** The number of the next person, and of the next vehicle of the band. */
  next: z.strictObject({ person: count, vehicle: count }),
});
export type Campaign = z.infer<typeof Campaign>;

/** Before anybody has chosen anything. */
export const NEW_CAMPAIGN = {
  step: 'begin',
  clock: 0,
  quarters: 0,
  months: 0,
  at: '',
  places: [],
  goods: {},
  members: [],
  vehicles: [],
  captives: [],
  mouths: [],
  bereft: false,
  hungry: false,
  mutineers: [],
  fared: [],
  plan: null,
  chronicle: [],
  next: { person: 1, vehicle: 1 },
} as const satisfies Campaign | object;
