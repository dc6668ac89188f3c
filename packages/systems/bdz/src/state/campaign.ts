import { copier, still } from '@shambles/forms';
import { count, ids } from '@shambles/measured';
import * as z from 'zod/mini';
import { AREAS, DAY_PARTS, ENCOUNTERS, type Item } from '../kinds.js';
import { amountOf, Goods } from './goods.js';

const flag = z.boolean();

/** A place on the campaign's map: a city, its suburbs or a stretch of country. BDZ-camp-travel-steps. */
const Place = z.strictObject({
  id: z.string(),
  area: z.enum(AREAS),
  /** Its neighbours. */
  next: ids,
  /** What is left in it, by resource; null before the band has arrived. BDZ-camp-available-adjust, BDZ-D-c38. */
  stock: z.nullable(z.record(z.string(), count)),
  /** Whether the band has a base here, and what it stores there. BDZ-camp-base, BDZ-D-c88. */
  base: flag,
  store: Goods,
});
export type Place = z.infer<typeof Place>;
export const copyPlace = copier<Place>(Place);

/** A member of the band. */
const Member = z.strictObject({
  id: z.string(),
  /** The month in which it joined. BDZ-camp-together-mods. */
  since: count,
  /** True if it does not test after the next encounter. BDZ-camp-together-star2. */
  spared: flag,
});
export type Member = z.infer<typeof Member>;

/** The encounter that is planned. */
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
  /** Those of them who had come along in the same encounter; none in chapters written without them. */
  strangers: z.optional(ids),
  /** People who fought on the band's side without joining it, and people who fought against it and survived. */
  friends: ids,
  enemies: ids,
  found: Goods,
});
export type Chapter = z.infer<typeof Chapter>;

/** Why people leave the band between encounters. */
const PARTINGS = ['slipped-away', 'hungry', 'starved', 'left-behind'] as const;
export type Parting = (typeof PARTINGS)[number];

/** Somebody who left the band between encounters, in this month. BDZ-T-roster. */
const Parted = z.strictObject({ who: z.string(), why: z.enum(PARTINGS), month: count });

/** What lasts from encounter to encounter. Time is counted in quarters of a month. BDZ-camp-month, BDZ-D-c37. */
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
  /** Counts everything that happens in the campaign; it never takes the same value twice. */
  clock: count,
  /** Quarters of a month used up, and months completed. */
  quarters: count,
  months: count,
  at: z.string(),
  places: z.array(Place),
  goods: Goods,
  members: z.array(Member),
  /** Vehicles that belong to the band. */
  vehicles: ids,
  /** Members held by a settlement, and the place. BDZ-enc-raid-goal, BDZ-D-c89. */
  captives: z.array(z.strictObject({ who: z.string(), place: z.string() })),
  /** Everybody who was a member at any time this month, and so has eaten. BDZ-camp-food-month. */
  mouths: ids,
  /** True if a member has been lost this month. BDZ-camp-together-mods. */
  bereft: flag,
  /** True if there was not enough food for everybody when the last month ended. BDZ-camp-together-mods. */
  hungry: flag,
  /** Grunts whose mutiny has yet to be fought out. BDZ-camp-together-grunt2. */
  mutineers: ids,
  /** Members who went on the last encounter, and whether it was a success for each. BDZ-camp-rep-success. */
  fared: z.array(z.strictObject({ who: z.string(), success: flag })),
  plan: z.nullable(Plan),
  /** Replaced and never mutated, so that all copies of a state can share the past. */
  chronicle: still(z.readonly(z.array(Chapter))),
  /** As the chronicle; none in campaigns begun without it. */
  parted: z.optional(still(z.readonly(z.array(Parted)))),
  /** Numbers for the next person and for the band's next vehicle. */
  next: z.strictObject({ person: count, vehicle: count }),
});
export type Campaign = z.infer<typeof Campaign>;

/** Units of food that feed the band: its own, and what a base here holds. BDZ-camp-food-month, BDZ-D-c122. */
export function foodHere({ at, places, goods }: Readonly<Pick<Campaign, 'at' | 'places' | 'goods'>>): number {
  return amountOf(goods, 'food') + amountOf(baseStore({ at, places }), 'food');
}

/**
 * The goods out of which the band would take a thing after an encounter: what it has with it, else what a base here
 * holds. BDZ-camp-base, BDZ-enc-loot-medical, BDZ-camp-res-cure.
 */
export function goodsWith(c: Pick<Campaign, 'at' | 'places' | 'goods'>, item: Item): Goods {
  return amountOf(c.goods, item) > 0 ? c.goods : baseStore(c);
}

/** What a base where the band is holds; nothing without one. BDZ-camp-base. */
function baseStore({ at, places }: Readonly<Pick<Campaign, 'at' | 'places'>>): Goods {
  return places.find((p) => p.id === at && p.base)?.store ?? {};
}

/** A campaign before any choice has been made. */
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
