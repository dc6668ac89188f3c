/** The twelve action cards. ROS-card-set. */
export const CARDS = [
  'run',
  'climb',
  'shoot',
  'both',
  'melee',
  'reload',
  'first-aid',
  'order',
  'grenade',
  'snipe',
  'give',
  'assist',
] as const;
export type Card = (typeof CARDS)[number];

/** What can be played: a card, or ORDER with a card that combines with it. ROS-card-combine. */
export const PLAYS = [...CARDS, 'order+reload', 'order+assist'] as const;
export type Play = (typeof PLAYS)[number];

/** The cards of a play. */
export function cardsOf(play: Play | ''): readonly Card[] {
  return play === '' ? [] : (play.split('+') as Card[]);
}

export type Gun = 'pistol' | 'shotgun' | 'assault rifle' | 'sniper rifle';
export type LongGun = Exclude<Gun, 'pistol'>;
export const LONG_GUNS: readonly LongGun[] = ['shotgun', 'assault rifle', 'sniper rifle'];

export type Club =
  | 'cricket bat'
  | 'baseball bat'
  | 'crowbar'
  | 'shovel'
  | 'sword'
  | 'machete'
  | 'spade'
  | 'fire axe'
  | 'chainsaw';
export const CLUBS: readonly Club[] = [
  'cricket bat',
  'baseball bat',
  'crowbar',
  'shovel',
  'sword',
  'machete',
  'spade',
  'fire axe',
  'chainsaw',
];

export type Thrown = 'HE grenade' | 'stun grenade' | 'pipe bomb' | 'Molotov cocktail' | 'WP grenade';
export const THROWN: readonly Thrown[] = [
  'HE grenade',
  'stun grenade',
  'pipe bomb',
  'Molotov cocktail',
  'WP grenade',
];

export type Supply = 'food supply' | 'drug supply' | 'weaponry supply';
export const SUPPLIES: readonly Supply[] = ['food supply', 'drug supply', 'weaponry supply'];

/** Items that take up places for minor items. ROS-carry-minor. */
export type Minor =
  | `${Gun} reload`
  | Thrown
  | 'binoculars'
  | 'torch'
  | 'tactical radio'
  | 'First Aid Kit'
  | Supply;

export const MINORS: readonly Minor[] = [
  'pistol reload',
  'shotgun reload',
  'assault rifle reload',
  'sniper rifle reload',
  ...THROWN,
  'binoculars',
  'torch',
  'tactical radio',
  'First Aid Kit',
  ...SUPPLIES,
];

/** Anything that can lie on the table or change hands. A gun keeps its clip: "shotgun 3". */
export type Thing = Minor | Club | Gun | `${Gun} ${number}` | `${LongGun} with a full clip`;

export type ZedKind = 'zed' | 'hunter' | 'tank' | 'boomer' | 'smoker' | 'witch';
export const MUTANTS: readonly Exclude<ZedKind, 'zed'>[] = ['hunter', 'tank', 'boomer', 'smoker', 'witch'];

export const CHARACTERS = ['steady', 'nervous', 'bold'] as const;
export type Character = (typeof CHARACTERS)[number];

/** Who a seated figure may be. ROS-S-3. */
export const SITTING = ['nps steady', 'nps nervous', 'nps bold', 'witch', 'body'] as const;

/** Half the width of a base, in cm. ROS-R-base. */
export const BASE = 1;
export const TANK_BASE = 2;

export function baseOf(kind: ZedKind): number {
  return kind === 'tank' ? TANK_BASE : BASE;
}
