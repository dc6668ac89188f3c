import { count, ids } from '@shambles/measured';
import * as z from 'zod/mini';
import { AREAS, DAY_PARTS, EDGES, ENCOUNTERS, ROAD_GOALS, ROAD_PEOPLE, ROAD_PLACES } from '../kinds.js';
import { Goods } from './goods.js';

const flag = z.boolean();

/**
 * A building, a part of a large one, or a trailer of a Big Rig that somebody has entered. BDZ-enc-occupied,
 * BDZ-enc-loot-large, BDZ-veh-type-bigrig.
 */
const House = z.strictObject({
  /** The id of the building or of the Big Rig. A found rig comes from the map too, whose ids all differ. */
  id: z.string(),
  /** True for the trailer of a Big Rig. BDZ-D-rig-trailer. */
  trailer: z.optional(flag),
  /** The index of the part; 0 for the first, and for a building that is not divided. */
  part: count,
  /** What was inside at first. BDZ-T-whats-inside. */
  was: z.enum(['vacant', 'humans', 'zombies']),
  /** People who stay inside and want no fight; they have no base on the table. BDZ-enc-mg-lose1. */
  people: ids,
  /**
   * People that the band may barter with, in the house or as guests; their number limits the trade. BDZ-enc-mg-win1.
   */
  barter: ids,
  /**
   * People who have searched it; nobody else may after the activation in which they did. BDZ-enc-loot-once, BDZ-D-c25.
   */
  searched: ids,
  /** The turn of the last search; none in states written before it was kept. BDZ-enc-rand-9a. */
  lastSearch: z.optional(count),
  /** How many things have been found in it. BDZ-bldg-trailer. */
  finds: count,
  /** True if it may not be searched, or no longer. BDZ-enc-mg-lose1, BDZ-enc-loot-once. */
  closed: flag,
  /**
   * `now`: clear and open to a search; `past`: no longer; `waits` only in games begun before revision 4. BDZ-D-c25,
   * BDZ-D-c64.
   */
  clear: z.enum(['no', 'waits', 'now', 'past']),
});
export type House = z.infer<typeof House>;

/** Who is met on the road, and where. BDZ-camp-road-who, BDZ-camp-road-where. */
const Road = z.strictObject({
  who: z.enum(ROAD_PEOPLE),
  goal: z.enum(ROAD_GOALS),
  place: z.enum(ROAD_PLACES),
  /** The side of the road, as the band travels, or 'on' the road. */
  side: z.enum(['left', 'right', 'on']),
  /** Inches from the road. */
  off: count,
  /** True if they have a vehicle there. */
  wheels: flag,
  /** True if they wanted only one attack and have made it. BDZ-D-c44. */
  spent: flag,
});
export type Road = z.infer<typeof Road>;

/** An encounter in progress on the table. */
export const Encounter = z.strictObject({
  kind: z.enum(ENCOUNTERS),
  area: z.enum(AREAS),
  part: z.enum(DAY_PARTS),
  weather: z.enum(['fair', 'foul']),
  /** The day of the outbreak. BDZ-D-c36. */
  day: count,
  /** Members of the band who went. */
  who: ids,
  houses: z.array(House),
  /** Goods that those who went brought along in their packs, and that belong to the band already. BDZ-camp-res-use. */
  brought: Goods,
  /**
   * Weapons and armour that those who went held and wore as they set out; none in encounters begun without it.
   * BDZ-D-c111.
   */
  own: z.optional(Goods),
  /** What each of those who went had in its load when a location of Day One began. BDZ-D-c97. */
  had: z.optional(z.record(z.string(), Goods)),
  /** The list that the people met come from, once rolled; a settlement has only one. BDZ-enc-raid-who. */
  list: z.string(),
  /** The member to be freed; '' for none. BDZ-enc-raid-goal. */
  captive: z.string(),
  /** Buildings of a settlement whose people have come out, or that were empty. BDZ-enc-raid-turnout, BDZ-D-c89. */
  emptied: ids,
  /** Those of them that were empty: nobody came out of them. BDZ-enc-loot-8. */
  vacant: z.optional(ids),
  /**
   * Whether the captive has been found, and whether somebody has reached it. BDZ-enc-raid-captive-find,
   * BDZ-enc-raid-captive-state.
   */
  held: z.enum(['hidden', 'found', 'freed']),
  /** Which side fired first, if any. BDZ-enc-raid-alarm, BDZ-enc-mercy-first. */
  fired: z.enum(['nobody', 'band', 'others']),
  /** People in the fight that has broken out, until it is over. BDZ-enc-wtw-end. */
  fight: ids,
  /** Enemies out of the fight who are in the band's hands. BDZ-enc-wtw-recover. */
  beaten: ids,
  /** People who fight on the band's side for this encounter only. BDZ-enc-mg-win1. */
  guests: ids,
  /** True if the band has declared that it runs. BDZ-D-c45. */
  evading: flag,
  /** The people met on the road; null elsewhere, and before they have been rolled. BDZ-camp-road-who. */
  road: z.nullable(Road),
  /** True while the people met are not enemies. BDZ-T-road-groups. */
  peace: flag,
  /** True if the nearest building is a refuge until morning. BDZ-enc-rand-11. */
  refuge: flag,
  /** Edges where the band entered. BDZ-D-c45. */
  edges: z.array(z.enum(EDGES)),
  /**
   * How alert a settlement is: `aware` of the band, or alarmed by `shots`, so that its people come out.
   * BDZ-enc-raid-alarm, BDZ-enc-rand-5a, BDZ-enc-raid-turnout.
   */
  alarm: z.enum(['quiet', 'aware', 'shots']),
  /** Whether it is fought on this table or the players' own, once known. BDZ-D-c141. */
  fought: z.optional(z.enum(['here', 'elsewhere'])),
  /** True if the encounter is over, whoever is still on the table. BDZ-D-c65. */
  ended: flag,
});
export type Encounter = z.infer<typeof Encounter>;

/** An encounter in which nothing has happened yet. */
export const NEW_ENCOUNTER = {
  captive: '',
  weather: 'fair',
  houses: [],
  brought: {},
  list: '',
  fired: 'nobody',
  fight: [],
  beaten: [],
  guests: [],
  emptied: [],
  held: 'hidden',
  alarm: 'quiet',
  road: null,
  peace: false,
  evading: false,
  refuge: false,
  edges: [],
  ended: false,
} as const satisfies Encounter | object;
