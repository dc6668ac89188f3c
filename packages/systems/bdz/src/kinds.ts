/** Classes of people. BDZ-class-four. */
export const CLASSES = ['civilian', 'ganger', 'military', 'survivor'] as const;
export type Class = (typeof CLASSES)[number];

/** Ranged weapons. BDZ-T-weapons. */
export const GUNS = [
  'assault-rifle',
  'ba-pistol',
  'bolt-action-rifle',
  'machine-pistol',
  'pistol',
  'semi-automatic-rifle',
  'shotgun',
  'squad-automatic-weapon',
  'submachine-gun',
] as const;
export type Gun = (typeof GUNS)[number];

/** Melee weapons, bare hands included. BDZ-T-melee-weapons. */
export const MELEE_WEAPONS = [
  'unarmed',
  'one-handed',
  'knife',
  'two-handed',
  'improvised-one-handed',
  'improvised-two-handed',
  'chainsaw',
] as const;
export type MeleeWeapon = (typeof MELEE_WEAPONS)[number];

/** Attributes: what makes a figure different from others of its Rep. BDZ-T-attributes. */
export const ATTRIBUTES = [
  'born-leader',
  'poser',
  'agile',
  'dumbass',
  'slow',
  'brawler',
  'ambidextrous',
  'slow-to-react',
  'vanilla',
  'stone-cold',
  'knifeman',
  'athlete',
  'wuss',
  'runt',
  'transporter',
  'marksman',
  'clumsy',
  'nerves-of-steel',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** BDZ-T-areas. */
export const AREAS = ['urban', 'suburbs', 'rural'] as const;
export type Area = (typeof AREAS)[number];

/**
 * Encounters of a campaign: three that a player chooses, one met on the road, a mutiny, and a location of Day One.
 * BDZ-enc-kinds, BDZ-camp-road-roll, BDZ-camp-together-grunt2, BDZ-day-table.
 */
export const ENCOUNTERS = ['discover', 'raid', 'take-back', 'road', 'mutiny', 'day-one'] as const;
export type EncounterKind = (typeof ENCOUNTERS)[number];

/** Edges of the table. BDZ-zgen-enter. */
export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];
/** People met on the road. BDZ-T-road-who. */
export const ROAD_PEOPLE = [
  'med-staff',
  'children',
  'dazed',
  'refugees',
  'media',
  'looters',
  'gangers',
  'sniper',
  'cultists',
  'prisoners',
  'rogue-police',
] as const;
export type RoadPeople = (typeof ROAD_PEOPLE)[number];

/** What people met on the road want. BDZ-T-road-groups. */
export const ROAD_GOALS = ['run-away', 'meet', 'hostile', 'one-shot'] as const;
export type RoadGoal = (typeof ROAD_GOALS)[number];

/** Where people are met on the road. BDZ-T-road-place. */
export const ROAD_PLACES = [
  'vehicle',
  'house',
  'campground',
  'oncoming',
  'broken-down',
  'out-of-gas',
  'road-block',
  'gas-station',
  'diner',
] as const;
export type RoadPlace = (typeof ROAD_PLACES)[number];

/**
 * Peculiarities of people met on the road. BDZ-T-road-patients, BDZ-T-road-kids, BDZ-T-road-dazed, BDZ-T-road-refugees,
 * BDZ-T-road-cultists.
 */
export const AILS = [
  'nothing',
  'ill',
  'elderly',
  'incompetent',
  'littler-one',
  'small-child',
  'dazed',
  'basket-case',
  'shell-shocked',
  'exalted',
] as const;
export type Ail = (typeof AILS)[number];

/** Parts of the day. BDZ-T-daypart. */
export const DAY_PARTS = ['daytime', 'pre-dawn', 'evening', 'night'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/**
 * Beings: dogs bite and cannot drive, children follow their mother. BDZ-enc-scen-atm-dogs, BDZ-enc-scen-bleens-tests.
 */
export const BEINGS = ['adult', 'dog', 'child'] as const;

/** The condition of a person. BDZ-react-carry-on, BDZ-react-od, BDZ-react-oof, BDZ-star-cheat. */
export const STATUSES = ['carry-on', 'stunned', 'ducked', 'hunkered', 'out', 'dead', 'cheated'] as const;

/** Resources that an area stocks. BDZ-T-available. */
export const RESOURCES = ['armor', 'food', 'fuel', 'luxury', 'medical', 'vehicles', 'weapons'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Things that people find, carry, store and barter. BDZ-T-cargo. */
export const ITEMS = [
  ...GUNS,
  ...MELEE_WEAPONS.filter((each) => each !== 'unarmed'),
  'grenade',
  'armor',
  'food',
  'fuel',
  'luxury',
  'medical',
  'keys',
  'cure',
] as const;
export type Item = (typeof ITEMS)[number];

export function isGun(item: Item | MeleeWeapon): item is Gun {
  return (GUNS as readonly string[]).includes(item);
}

export function isMelee(item: Item): item is Exclude<MeleeWeapon, 'unarmed'> {
  return (MELEE_WEAPONS as readonly string[]).includes(item);
}

/** What happens to a casualty after the encounter. BDZ-T-recover-after, BDZ-harry-turn. */
export const AFTERWARDS = ['unknown', 'normal', 'weaker', 'dies', 'never', 'turned', 'put-down'] as const;

/** Who can treat wounds. BDZ-recover-doctor, BDZ-recover-during. */
export const MEDICS = ['none', 'nurse', 'doctor'] as const;

/** Conditions of a chain saw. BDZ-melee-chainsaw-stall, BDZ-melee-chainsaw-gas. */
export const SAWS = ['works', 'stalled', 'dry'] as const;

/** What a hit or a lost melee does, the worst last. BDZ-T-damage. */
export const DAMAGE = ['knocked-down', 'out', 'dead'] as const;
export type Damage = (typeof DAMAGE)[number];

/** Reaction tests that a group takes. BDZ-T-react-tests. */
export const TESTS = [
  'fast-move',
  'in-sight',
  'received-fire',
  'wanting-to-charge',
  'being-charged',
  'rally',
  'man-down',
  'leader-lost',
  'recover-from-knock-down',
  'zed-or-no-zed',
  'see-the-feast',
  'sanity',
] as const;
export type Test = (typeof TESTS)[number];

/** BDZ-T-veh-list. */
export const VEHICLES = [
  'atv',
  'big-rig',
  'bus',
  'motorcycle',
  'pickup',
  'rv',
  'sedan',
  'sports-car',
  'suv',
] as const;
export type VehicleKind = (typeof VEHICLES)[number];

/** Seats in a vehicle. BDZ-veh-def-seats. */
export const SITTING = ['wheel', 'front', 'rear'] as const;

/**
 * Conditions of a vehicle. A disabled one can be repaired, a wreck cannot; an overturned one lies on its side.
 * BDZ-veh-shoot-disabled.
 */
export const CONDITIONS = ['runs', 'disabled', 'wreck', 'overturned'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Reaction tests of drivers, and of those whom a vehicle runs at. BDZ-veh-tests. */
export type VehicleTest =
  | 'vehicle-in-sight'
  | 'vehicle-received-fire'
  | 'vehicle-charge'
  | 'vehicle-charged'
  | 'being-run-down'
  | 'lose-control'
  | 'driver-test';

/** What somebody does who is to fire and has only a melee weapon, no gun that reaches, or no clear shot. */
export type NoFire = 'fire-melee' | 'fire-empty' | 'fire-unseen' | 'fire-unseen-ducks';
