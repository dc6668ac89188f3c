/** Classes of people. FTB-3.4a, FTB-3.4b. */
export const CLASSES = ['citizen', 'ganger', 'militia', 'survivor', 'military', 'police'] as const;
export type Class = (typeof CLASSES)[number];

/** Classes that a player can choose. FTB-3.4a. */
export const PATHS = ['ganger', 'militia', 'survivor'] as const;
export type Path = (typeof PATHS)[number];

/** Attributes in the order of their totals, 2 to 12. FTB-T-attributes. */
export const ATTRIBUTES = [
  'medic',
  'attractive',
  'brawler',
  'fast',
  'dim',
  'rage',
  'runt',
  'slow',
  'poser',
  'initiative',
  'hard-as-nails',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const AREAS = ['urban', 'suburban', 'rural'] as const;
export type Area = (typeof AREAS)[number];

export const DAY_PARTS = ['morning', 'daytime', 'evening', 'night'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** Id of a gun, from the rulebook or home-made. FTB-6.8. */
export type Gun = string;

export const MELEE_WEAPONS = ['one-hand', 'two-hand', 'chainsaw'] as const;
export type MeleeWeapon = (typeof MELEE_WEAPONS)[number];

/** Items that are not weapons. FTB-11.8. */
export const GOODS = ['body-armor', 'food', 'luxury', 'medical', 'cure', 'gear'] as const;
type Good = (typeof GOODS)[number];

/** What an Item is: a gun's id, a melee weapon, or a good. */
export type Thing = Gun | MeleeWeapon | Good;

/** Results of damage, from least to worst. FTB-7.6.1, FTB-5.7. */
export const DAMAGE = ['none', 'carry-on', 'duck-back', 'out-of-the-fight', 'obviously-dead'] as const;
export type Damage = (typeof DAMAGE)[number];

/** Results of Reaction Tests, from best to worst. FTB-T-reaction-order. */
export const RESULTS = ['carry-on', 'fire', 'charge', 'duck-back', 'run-away'] as const;
export type Result = (typeof RESULTS)[number];

/** Every Encounter. FTB-14.0. */
export const ENCOUNTERS = [
  'zed',
  'robbery-in-town',
  'escape',
  'burglarized',
  'chillin',
  'confrontation',
  'confronting',
  'raid',
  'rescue',
  'raid-defend',
  'robbed',
  'robbing',
  'search',
  'take-back',
  'no-terrain',
] as const;
export type EncounterKind = (typeof ENCOUNTERS)[number];

export function isMeleeWeapon(thing: Thing): thing is MeleeWeapon {
  return (MELEE_WEAPONS as readonly string[]).includes(thing);
}

function isGood(thing: Thing): thing is Good {
  return (GOODS as readonly string[]).includes(thing);
}

/** True if an Item is a gun: neither a melee weapon nor a good. */
export function isGun(thing: Thing): boolean {
  return !isMeleeWeapon(thing) && !isGood(thing);
}
