import { count, ids } from '@shambles/measured';
import * as z from 'zod/mini';
import { AREAS, DAY_PARTS, EDGES, ENCOUNTERS, ROAD_GOALS, ROAD_PEOPLE, ROAD_PLACES } from '../kinds.js';
import { Goods } from './goods.js';

const flag = z.boolean();

/** A building, or a part of a large one, that somebody has gone into. BDZ-enc-occupied, BDZ-enc-loot-large. */
const House = z.strictObject({
  /** The building of the map. */
  id: z.string(),
  /** Which of its parts: 0 for the first, and for a building that is not divided. */
  part: count,
  /** What was inside. BDZ-T-whats-inside. */
  was: z.enum(['vacant', 'humans', 'zombies']),
  /** People who stay inside and want no fight: they have no base on the table. BDZ-enc-mg-lose1. */
  people: ids,
  /** Those with whom bartering is open, in the house or as guests: as many figures as are named. BDZ-enc-mg-win1. */
  barter: ids,
  /** Those who have searched it; nobody else after the activation in which they did. BDZ-enc-loot-once, BDZ-D-c25. */
  searched: ids,
  /** Things found in it. BDZ-bldg-trailer. */
  finds: count,
  /** It may not be searched, or has been. BDZ-enc-mg-lose1, BDZ-enc-loot-once. */
  closed: flag,
  /** Whether it is clear and may be searched, or has been; `waits` only in games begun before revision 4. BDZ-D-c25, BDZ-D-c64. */
  clear: z.enum(['no', 'waits', 'now', 'past']),
});
export type House = z.infer<typeof House>;

/** Who is met on the road, and where. BDZ-camp-road-who, BDZ-camp-road-where. */
const Road = z.strictObject({
  who: z.enum(ROAD_PEOPLE),
  goal: z.enum(ROAD_GOALS),
  place: z.enum(ROAD_PLACES),
  /** Beside the road, as the band comes; 'on' it. */
  side: z.enum(['left', 'right', 'on']),
  /** Inches from the road. */
  off: count,
  /** They have a vehicle there. */
  wheels: flag,
  /** One attack was all they wanted, and it has been made. BDZ-D-c44. */
  spent: flag,
});
export type Road = z.infer<typeof Road>;

/** An encounter that is under way on the table. */
export const Encounter = z.strictObject({
  kind: z.enum(ENCOUNTERS),
  area: z.enum(AREAS),
  part: z.enum(DAY_PARTS),
  weather: z.enum(['fair', 'foul']),
  /** Of the outbreak. BDZ-D-c36. */
  day: count,
  /** Those of the band who went. */
  who: ids,
  houses: z.array(House),
  /** What those who went have brought along, and is the band's already. BDZ-camp-res-use. */
  brought: Goods,
  /** Which list those who are met are of, once it has been rolled: a settlement has one. BDZ-enc-raid-who. */
  list: z.string(),
  /** The member that is to be freed; '' for none. BDZ-enc-raid-goal. */
  captive: z.string(),
  /** Buildings of a settlement whose people have come out, or that had none. BDZ-enc-raid-turnout, BDZ-D-c89. */
  emptied: ids,
  /** Whether it has been found, and whether somebody has reached it. BDZ-enc-raid-captive-find, BDZ-enc-raid-captive-state. */
  held: z.enum(['hidden', 'found', 'freed']),
  /** Somebody of each side has fired, the band's first. BDZ-enc-raid-alarm, BDZ-enc-mercy-first. */
  fired: z.enum(['nobody', 'band', 'others']),
  /** People with whom a fight has broken out, until it is over. BDZ-enc-wtw-end. */
  fight: ids,
  /** Enemies out of the fight whom the band has in its hands. BDZ-enc-wtw-recover. */
  beaten: ids,
  /** Those who fight on the band's side for this game alone. BDZ-enc-mg-win1. */
  guests: ids,
  /** The band has said that it runs. BDZ-D-c45. */
  evading: flag,
  /** Who is met on the road; null elsewhere, and before it has been rolled. BDZ-camp-road-who. */
  road: z.nullable(Road),
  /** Those who are met are no enemies, as long as nobody makes them so. BDZ-T-road-groups. */
  peace: flag,
  /** The nearest building is a refuge until morning. BDZ-enc-rand-11. */
  refuge: flag,
  /** Edges by which the band came. BDZ-D-c45. */
  edges: z.array(z.enum(EDGES)),
  /** What a settlement has heard: it is fully aware of them; it comes out, or has. BDZ-enc-raid-alarm, BDZ-enc-rand-5a, BDZ-enc-raid-turnout. */
  alarm: z.enum(['quiet', 'aware', 'shots']),
  /** On this table or on the players' own, once that has been said. BDZ-D-c141. */
  fought: z.optional(z.enum(['here', 'elsewhere'])),
  /** It is over, whoever is still on the table. BDZ-D-c65. */
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
