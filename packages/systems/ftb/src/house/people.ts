import { listOf, oneOf, opened, whole } from '@shambles/forms';
import * as z from 'zod/mini';
import { CLASSES, DAY_PARTS as PARTS, PATHS } from '../kinds.js';
import { ARREST_MILITARY, CONFRONTATION_WHO, DAY_PART, INVOLUNTARY } from '../tables/campaign.js';
import { ENCOUNTER_RATING, LOOT_TABLE, LOOT_WEAPON } from '../tables/goods.js';
import { CONTACT_AFTER, CONTACT_FIRST, LAW_MODIFIERS, PEF_MOVEMENT, SPECIAL_PEF } from '../tables/meet.js';
import { GENERATORS } from '../tables/people.js';
import { DAY_PARTS } from '../tables/terrain.js';
import { CLOCK, NOISE, START } from '../tables/zeds.js';
import { DRAWS, ITEM, MODIFIER, REP, WEAPON, YES_OR_NO } from './columns.js';

const MET = [...CLASSES, 'zed'] as const;
const SPLIT = listOf(
  oneOf(MET),
  [1, 6],
  `a list of 1, or of 6, one for each face of a second die, of ${MET.join(', ')}`,
).check(z.refine((cell) => cell.length === 1 || cell.length === 6));
const INCHES = whole(1, 96);
const FOLLOWS = oneOf(['burglarized', 'confrontation', 'robbed', 'raid-defend', '']);
const PATH = oneOf(PATHS);
const HOW_MANY = oneOf(['1', '1/2d6', '1+1/2d6']);

/** The smallest band only has room for Rep 3 or less, so the table must contain such a person. FTB-4.1d. */
const LEAST = 3;
const generator = (of: keyof typeof GENERATORS) =>
  opened(
    GENERATORS[of],
    ['on'],
    { rep: REP, weapon: WEAPON, others: WEAPON, protected: YES_OR_NO },
    (rows) =>
      rows.some(({ rep }) => rep <= LEAST)
        ? undefined
        : `one row at least must have a "rep" of ${LEAST} or less.`,
  );

/** Tables of people, meetings and Encounters that house rules may change. */
export const MEETING = {
  'npc-citizen': generator('citizen'),
  'npc-ganger': generator('ganger'),
  'npc-militia': generator('militia'),
  'npc-military': generator('military'),
  'npc-police': generator('police'),
  'npc-survivor': generator('survivor'),
  pefMovement: opened(PEF_MOVEMENT, ['passed'], ({ does }) =>
    does === 'stay' ? {} : { inches: whole(1, 24) },
  ),
  contactFirst: opened(CONTACT_FIRST, ['on'], { days1to20: oneOf(MET), days21to30: oneOf(MET) }),
  contactAfter: opened(CONTACT_AFTER, ['on'], { rural: SPLIT, suburban: SPLIT, urban: SPLIT }),
  specialPef: opened(SPECIAL_PEF, ['on'], {
    meet: oneOf([...MET, 'robbery']),
    reported: oneOf([...MET, 'robbery']),
    number: HOW_MANY,
  }),
  law: opened(LAW_MODIFIERS, ['circumstance'], { dice: MODIFIER }),
  involuntary: opened(INVOLUNTARY, ['on'], { urban: FOLLOWS, suburban: FOLLOWS, rural: FOLLOWS }),
  confrontationWho: opened(CONFRONTATION_WHO, ['on'], { ganger: PATH, militia: PATH, survivor: PATH }),
};

/** Tables of zombies, hours and Loot that house rules may change. */
export const WORLD = {
  start: opened(START, ['area'], { die: oneOf(['whole', 'half']), plus: whole(0, 12) }),
  noise: opened(NOISE, ['area'], { draws: DRAWS }),
  clock: opened(CLOCK, ['on'], { clock: whole(1, 12), inches: whole(1, 24) }),
  dayParts: opened(DAY_PARTS, ['part'], { vision: INCHES, fullMoon: INCHES, woods: INCHES }),
  dayPartRoll: opened(DAY_PART, ['on'], { part: oneOf(PARTS) }),
  rating: opened(ENCOUNTER_RATING, ['area'], { rating: whole(0, 6) }),
  loot: opened(LOOT_TABLE, ['passed', 'die'], { item: ITEM }),
  lootWeapon: opened(LOOT_WEAPON, ['on'], { weapon: WEAPON }),
  safeZone: opened(ARREST_MILITARY, ['on'], { weapon: oneOf(['pistol', 'ba-pistol', 'assault-rifle', '']) }),
};
