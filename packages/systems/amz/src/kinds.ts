/** How well a unit fights, the worst first. AMZ-quality-dice. */
export const QUALITIES = ['untrained', 'trained', 'veteran', 'elite'] as const;
export type Quality = (typeof QUALITIES)[number];

/** How well it holds, the worst first. AMZ-morale-dice. */
export const MORALES = ['low', 'average', 'good', 'high'] as const;
export type Morale = (typeof MORALES)[number];

/** What checks of Morale have left of it, the best first. AMZ-morale-levels. */
export const LEVELS = ['confident', 'shaken', 'broken'] as const;
export type Level = (typeof LEVELS)[number];

export const ARMORS = ['none', 'light', 'anti-zombie'] as const;
export type Armor = (typeof ARMORS)[number];

/** Classes of support weapons. AMZ-support-dice. */
export const SUPPORTS = ['light', 'medium', 'heavy'] as const;
export type Support = (typeof SUPPORTS)[number];

/** What sorts of units there are: the Living, and the types of zombies. AMZ-zombie-types. */
export const ZOMBIES = ['odies', 'zulus', 'romeos', 'dexters', 'possessed'] as const;
export type Zombie = (typeof ZOMBIES)[number];
/** Those that act without a will of their own. AMZ-interrupt-mindless. */
export const MINDLESS = ['odies', 'zulus', 'romeos'] as const;
export type Mindless = (typeof MINDLESS)[number];

/** How a unit moves in an activation. AMZ-T-movement. */
export const MODES = ['stationary', 'cautious', 'rapid', 'overwatch'] as const;
export type Mode = (typeof MODES)[number];

/** What a Living unit may announce. AMZ-activation. */
export const DEEDS = [
  'move-fire',
  'fire-move',
  'overwatch',
  'hide',
  'close-combat',
  'tend',
  'take-cover',
  'objective',
] as const;
export type Deed = (typeof DEEDS)[number];

export const VEHICLES = ['car', 'truck', 'gun truck', 'APC', 'IFV', 'AFV'] as const;
export type Vehicle = (typeof VEHICLES)[number];

/** How the building holds. AMZ-buildings. */
export const BUILDINGS = ['open', 'barricaded', 'fortified'] as const;
export type BuildingKind = (typeof BUILDINGS)[number];

/** What has become of a figure. AMZ-down, AMZ-first-aid-standard, AMZ-cc-lost, AMZ-capture, AMZ-leaving. */
export const STATUSES = ['active', 'down', 'slight', 'wia', 'kia', 'captured', 'left', 'destroyed'] as const;
