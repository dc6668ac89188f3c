import { count, ids } from '@shambles/measured';
import * as z from 'zod/mini';
import { AREAS, DAY_PARTS, ENCOUNTERS } from '../kinds.js';
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
  /** Those who have searched it; nobody after the activation in which it was clear. BDZ-enc-loot-once, BDZ-D-c25. */
  searched: ids,
  /** Things found in it. BDZ-bldg-trailer. */
  finds: count,
  /** It may not be searched, or has been. BDZ-enc-mg-lose1, BDZ-enc-loot-once. */
  closed: flag,
  /** Whether it is clear, and may be searched: in this activation, or in the next one of those in it. BDZ-D-c25, BDZ-D-c64. */
  clear: z.enum(['no', 'waits', 'now', 'past']),
});
export type House = z.infer<typeof House>;

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
  /** Rolls of the activation dice until the weather breaks; -1 where it will not. BDZ-enc-rand-10a. */
  storm: z.int().check(z.gte(-1)),
  /** The nearest building is a refuge until morning. BDZ-enc-rand-11. */
  refuge: flag,
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
  evading: false,
  storm: -1,
  refuge: false,
  ended: false,
} as const satisfies Encounter | object;
