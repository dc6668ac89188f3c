import { listOf, oneOf, opened, whole } from '@shambles/forms';
import * as z from 'zod/mini';
import { GUNS, type Gun, type Item } from '../kinds.js';
import { BARTER } from '../tables/campaign/barter.js';
import { DISCOVER_WHO, MERCY, RAID_WHO, TAKE_BACK_WHO, WHATS_INSIDE } from '../tables/campaign/contact.js';
import { AWARENESS, DAY_PARTS, OCCUPANTS } from '../tables/campaign/encounters.js';
import { RANDOM } from '../tables/campaign/events.js';
import { TOGETHER } from '../tables/campaign/keeping.js';
import { CARGO, CHALLENGES, FINDS, FOUND_WEAPONS, HOLDS, LOSERS } from '../tables/campaign/loot.js';
import { STOCK } from '../tables/campaign/months.js';
import { PARTS } from '../tables/campaign/parts.js';
import { LIST_IDS } from '../tables/lists.js';
import { TRAVEL } from './travel.js';

/* Tables of a campaign that house rules may change; those of the road and of Day One are in a file of their own. */

/** A modifier for the part of the day. */
const MOD = whole(-6, 6);

const LIST = oneOf(LIST_IDS);
const WHO = { rural: LIST, suburbs: LIST, urban: LIST };

const STORE = whole(0, 99);

/** Things other than weapons that a building can hold. */
const STORES = ['food', 'fuel', 'luxury', 'medical', 'keys', 'cure'] as const;

const areDifferent = (all: readonly string[]): boolean => new Set(all).size === all.length;
const ITEMS_HELD = listOf<Item>(
  oneOf(STORES),
  [0, STORES.length],
  `a list of different things among ${STORES.join(', ')}`,
).check(z.refine(areDifferent));
/** Whoever comes to a shop for a weapon rolls until it has one, so that every list has pistols. BDZ-D-c96. */
const WEAPONS_HELD = z.union([
  oneOf(['all', 'none']),
  listOf<Gun>(
    oneOf(GUNS),
    [1, GUNS.length],
    `a list of different guns, with the pistol, among ${GUNS.join(', ')}`,
  ).check(z.refine((all) => areDifferent(all) && all.includes('pistol'))),
]);

/** Totals of which one at least finds a pistol, so that nobody rolls for one for ever. BDZ-D-c96. */
const [LIKELY, LIKELIEST] = [6, 8];

const ROOMS = whole(1, 6);
const FEW_OR_MANY = z.tuple([ROOMS, ROOMS]).check(
  z.refine(([fewest, most]) => fewest <= most),
  z.meta({ description: 'a list of two whole numbers from 1 to 6, the fewest and the most' }),
);
const FLOOR = z.strictObject({ usual: ROOMS, large: ROOMS }).check(
  z.refine(({ usual, large }) => usual <= large),
  z.meta({
    description: '{ "usual": areas, "large": areas }, whole numbers from 1 to 6 and large no less than usual',
  }),
);

export const CAMPAIGN = {
  dayParts: opened(
    DAY_PARTS,
    ['part'],
    { inside: MOD, occupants: MOD, awareness: MOD, road: MOD },
    (rows) => {
      const dusk = rows.filter(({ part }) => part === 'pre-dawn' || part === 'evening');
      return new Set(dusk.map(({ inside }) => inside)).size > 1
        ? '"inside" must be the same for pre-dawn and evening, which are both dusk.'
        : undefined;
    },
  ),
  occupants: opened(OCCUPANTS, ['on'], { times: whole(0, 3), plus: MOD, least: whole(0, 6) }),
  awareness: opened(AWARENESS, ['on'], {
    is: oneOf(['ambush', 'in-sight-more', 'in-sight', 'activation', 'unaware']),
  }),
  inside: opened(WHATS_INSIDE, ['on'], {
    inside: oneOf(['vacant', 'humans', 'zombies']),
    more: z.nullable(whole(0, 6)),
  }),
  discoverWho: opened(DISCOVER_WHO, ['on'], WHO),
  raidWho: opened(RAID_WHO, ['on'], WHO),
  takeBackWho: opened(TAKE_BACK_WHO, ['on'], WHO),
  mercy: opened(MERCY, ['passed'], { result: oneOf(['spared', 'by-class', 'killed']) }),
  buildingAreas: opened(PARTS, ['building'], ({ areas, floor }) => ({
    ...(areas !== 'various' && { areas: z.union([ROOMS, FEW_OR_MANY]) }),
    ...(floor && { floor: FLOOR }),
  })),
  finds: opened(FINDS, ['on', 'sub'], { item: oneOf(['none', ...STORES, 'weapons']) }),
  foundWeapons: opened(FOUND_WEAPONS, ['on'], { item: oneOf([...GUNS, 'armor', 'grenade']) }, (rows) =>
    rows.some(({ on: [total], item }) => total >= LIKELY && total <= LIKELIEST && item === 'pistol')
      ? undefined
      : `a pistol must be found on a total of ${LIKELY}, ${LIKELY + 1} or ${LIKELIEST}.`,
  ),
  holds: opened(HOLDS, ['building'], { items: ITEMS_HELD, weapons: WEAPONS_HELD }),
  cargo: opened(CARGO, ['item'], { cargo: oneOf([0.25, 0.5, 1, 1.5, 2, 3, 4, 5, 6]) }),
  losers: opened(LOSERS, ['on'], { item: oneOf(['none', ...STORES]) }),
  challenges: opened(CHALLENGES, ['passed'], {
    first: oneOf(['success', 'choice', 'failure']),
    second: oneOf(['success', 'failure']),
  }),
  barter: opened(BARTER, ['lead'], {
    band: oneOf(['all', 'half', 'none']),
    others: oneOf(['all', 'half', 'none']),
  }),
  together: opened(TOGETHER, ['lead'], {
    star: oneOf(['spared', 'stays']),
    grunt: oneOf(['stays', 'leaves', 'mutiny']),
  }),
  stock: opened(STOCK, ['resource'], { urban: STORE, suburbs: STORE, rural: STORE }),
  occurrences: opened(RANDOM, ['id'], ({ zombies }) =>
    typeof zombies === 'string' ? { zombies: oneOf(['1d6', '2d6', '3d6']) } : {},
  ),
  ...TRAVEL,
};
